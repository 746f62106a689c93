import Foundation
import SharePages
import TestSupport
import Testing

@Suite("Link association: files of a site") struct LinkAssociationTests {
  private func site(_ kinds: Set<ItemKind> = [.market, .recipe]) throws -> DeepLink.Site {
    try DeepLink.Site(name: "A", host: "a.example", scheme: "aa", kinds: kinds)
  }

  @Test func theFilesOfASite() throws {
    let app = try #require(LinkAssociation.AppleApp("ABCDE12345.org.example.health"))
    let bytes = (0..<32).map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
    let print = try #require(LinkAssociation.Fingerprint(bytes.joined()))
    let package = try #require(DeepLink.Site.AndroidPackage("org.example.health"))
    let android = try #require(LinkAssociation.AndroidApp(package, fingerprints: [print]))
    let files = try #require(LinkAssociation(site(), apple: [app], android: [android]))
    expectEqual(
      files.apple,
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.org.example.health"],"components":"#
        + ##"[{"#":"web","exclude":true},{"/":"/r/*/*/?*","exclude":true},{"/":"/r/market/?*"},{"/":"/r/recipe/?*"}]}]}}"##
    )
    expectEqual(
      files.android,
      #"[{"relation":["delegate_permission/common.handle_all_urls"],"target":"#
        + #"{"namespace":"android_app","package_name":"org.example.health","#
        + #""sha256_cert_fingerprints":["00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F:"#
        + #"10:11:12:13:14:15:16:17:18:19:1A:1B:1C:1D:1E:1F"]}}]"#)
    expectEqual(LinkAssociation.applePath, "/.well-known/apple-app-site-association")
    expectEqual(LinkAssociation.androidPath, "/.well-known/assetlinks.json")
  }

  @Test func aSiteWithoutAppsHasEmptyFiles() throws {
    let files = try #require(LinkAssociation(site()))
    expectEqual(files.apple, #"{"applinks":{"details":[]}}"#)
    expectEqual(files.android, "[]")
  }

  /// Apple reads at most 128 KB.
  @Test func theLargestFileIsReadWhole() throws {
    let kinds = (0..<1000).compactMap { ItemKind("k\($0)" + String(repeating: "a", count: 35)) }
    let long = "ABCDE12345." + String(repeating: "a", count: 244)
    let app = try #require(LinkAssociation.AppleApp(long))
    let apps = Array(repeating: app, count: 100)
    let files = try #require(LinkAssociation(site(Set(kinds)), apple: apps))
    expect(files.apple.utf8.count <= 128 * 1024)
    try expect(LinkAssociation(site(), apple: apps + [app]) == nil)
    let more = try site(Set(kinds + [.market]))
    expect(LinkAssociation(more) == nil)
  }

  @Test func textsAreChecked() throws {
    for bad in [
      "", "org.example", "ABCDE1234.org.example", "abcde12345.org.example", "ABCDE12345",
      "ABCDE12345.", "ABCDE12345.a..b", "ABCDE12345.a_b", "ABCDE12345.a\"b",
      "ABCDE12345." + String(repeating: "a", count: 245),
    ] {
      expect(LinkAssociation.AppleApp(bad) == nil)
    }
    let digits = String(repeating: "ab", count: 32)
    let colons = Array(repeating: "ab", count: 32).joined(separator: ":")
    expectEqual(LinkAssociation.Fingerprint(digits)?.text, colons.uppercased())
    expectEqual(LinkAssociation.Fingerprint(colons), LinkAssociation.Fingerprint(digits))
    for bad in [
      "", String(digits.dropLast()), digits + "a", String(repeating: "zz", count: 32),
      ":" + String(colons.dropFirst(3)) + "ab", digits + String(repeating: ":", count: 31),
    ] {
      expect(LinkAssociation.Fingerprint(bad) == nil)
    }
    let package = try #require(DeepLink.Site.AndroidPackage("org.example"))
    let one = try #require(LinkAssociation.Fingerprint(digits))
    expect(LinkAssociation.AndroidApp(package, fingerprints: []) == nil)
    expect(
      LinkAssociation.AndroidApp(package, fingerprints: Array(repeating: one, count: 21)) == nil)
  }
}
