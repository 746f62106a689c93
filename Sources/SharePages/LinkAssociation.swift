import Essentials

/// The files with which a website tells phones that an app opens its links.
///
///     if let files = LinkAssociation(site, apple: [appleApp], android: [androidApp]) {
///       serve(files.apple, at: LinkAssociation.applePath)
///     }
///
/// Serve both as `application/json` over `https` without a redirect, from each host of the site. Phones
/// read them when the app is installed, and about once a week, so a change takes days to arrive.
public struct LinkAssociation: Hashable, Sendable {
  /// The path of the file for Apple's systems.
  public static let applePath = "/.well-known/apple-app-site-association"

  /// The path of the file for Android.
  public static let androidPath = "/.well-known/assetlinks.json"

  /// The site.
  public let site: DeepLink.Site

  /// The apps for Apple's systems.
  public let appleApps: [AppleApp]

  /// The apps for Android.
  public let androidApps: [AndroidApp]

  /// The maximum number of apps for each system.
  public static var maximumApps: Int { 100 }

  /// Creates the association of a site, or returns `nil` if there are more than ``maximumApps``, or
  /// if the kinds of items exceed the 128 KB that Apple reads.
  public init?(_ site: DeepLink.Site, apple: [AppleApp] = [], android: [AndroidApp] = []) {
    guard apple.count <= Self.maximumApps, android.count <= Self.maximumApps,
      site.kinds.count <= 1000
    else { return nil }
    self.site = site
    appleApps = apple
    androidApps = android
  }

  /// The text of the file for Apple's systems (Apple, "Supporting associated domains").
  ///
  /// The first matching rule counts. A link that ends in `#web` and a link to a page below that of
  /// an item stay in the browser, and a link to an item opens the app.
  public var apple: String {
    let items = site.kinds.sorted().map { kind in
      ScriptJSON.object(["/": .text("/\(DeepLink.root)/\(kind.name)/?*")])
    }
    let rules: [ScriptJSON] =
      [
        .object(["#": .text("web"), "exclude": .truth(true)]),
        .object(["/": .text("/\(DeepLink.root)/*/*/?*"), "exclude": .truth(true)]),
      ] + items
    let details = ScriptJSON.object([
      "appIDs": .list(appleApps.map { .text($0.id) }), "components": .list(rules),
    ])
    return ScriptJSON.object([
      "applinks": .object(["details": .list(appleApps.isEmpty ? [] : [details])])
    ]).text
  }

  /// The text of the file for Android ("Verify Android App Links").
  public var android: String {
    ScriptJSON.list(
      androidApps.map { app in
        .object([
          "relation": .list([.text("delegate_permission/common.handle_all_urls")]),
          "target": .object([
            "namespace": .text("android_app"), "package_name": .text(app.package.name),
            "sha256_cert_fingerprints": .list(app.fingerprints.map { .text($0.text) }),
          ]),
        ])
      }
    ).text
  }
}

extension LinkAssociation {
  /// An app for Apple's systems.
  public struct AppleApp: Hashable, Sendable {
    /// The team and the bundle, such as `ABCDE12345.org.example.health`.
    public let id: String

    /// Creates an app from its ID: ten uppercase letters and digits, a point, and a bundle ID of letters,
    /// digits, hyphens, and points; or returns `nil` for another text.
    public init?(_ id: String) {
      let parts = id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard parts.count >= 2, id.utf8.count <= 255, let team = parts.first, team.count == 10,
        team.allSatisfy({ $0.isDigit || $0.isLetter && $0 < UInt8(ascii: "a") }),
        parts.allSatisfy({ part in
          !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        })
      else { return nil }
      self.id = id
    }
  }

  /// An app for Android.
  public struct AndroidApp: Hashable, Sendable {
    /// The name of the app.
    public let package: DeepLink.Site.AndroidPackage

    /// The fingerprints of the certificates with which the app is signed: those of the store's keys.
    public let fingerprints: [Fingerprint]

    /// Creates an app, or returns `nil` without fingerprints, or for more than 20.
    public init?(_ package: DeepLink.Site.AndroidPackage, fingerprints: [Fingerprint]) {
      guard (1...20).contains(fingerprints.count) else { return nil }
      self.package = package
      self.fingerprints = fingerprints
    }
  }

  /// The SHA-256 of a certificate.
  public struct Fingerprint: Hashable, Sendable {
    /// The 32 bytes in uppercase hexadecimal digits with colons between them.
    public let text: String

    /// Creates a fingerprint from 32 bytes in hexadecimal digits, with or without colons, or returns
    /// `nil` for another text.
    public init?(_ text: String) {
      let digits = text.uppercased().utf8.filter { $0 != UInt8(ascii: ":") }
      guard digits.count == 64, digits.allSatisfy({ $0.hexadecimal != nil }),
        text.utf8.count == 64 || text.utf8.count == 95
      else { return nil }
      var known: [UInt8] = []
      for (place, digit) in digits.enumerated() {
        if place > 0, place % 2 == 0 { known.append(UInt8(ascii: ":")) }
        known.append(digit)
      }
      guard text.utf8.count == 64 || text.uppercased().utf8.elementsEqual(known) else { return nil }
      self.text = String(decoding: known, as: UTF8.self)
    }
  }
}
