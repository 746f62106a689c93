import Foundation
import SharePages
import TestSupport
import Testing

@Suite("Map links: directions") struct MapsLinkTests {
  func link(_ latitude: Double, _ longitude: Double, _ label: String = "") throws
    -> MapsLink
  {
    MapsLink(to: try Coordinate(latitude: latitude, longitude: longitude), label: label)
  }

  @Test func directionsToACoordinate() throws {
    var link = try link(33.4484, -112.074, "A & B's (1)")
    expectEqual(
      link.apple.text, "https://maps.apple.com/?daddr=33.4484,-112.074&q=A%20%26%20B%27s%20%281%29")
    expectEqual(
      link.google.text, "https://www.google.com/maps/dir/?api=1&destination=33.4484%2C-112.074")
    expectEqual(link.geo?.text, "geo:33.4484,-112.074")
    expectEqual(link.geo(uncertainty: 35)?.text, "geo:33.4484,-112.074;u=35")
    expectEqual(link.android.text, "geo:0,0?q=33.4484,-112.074(A%20%26%20B%27s%20%281%29)")
    let flags = [MapsLink.Travel.driving: "d", .walking: "w", .transit: "r"]
    for travel in MapsLink.Travel.allCases {
      link.travel = travel
      expect(link.apple.text.hasSuffix("&dirflg=\(flags[travel] ?? "")"))
      expect(link.google.text.hasSuffix("&travelmode=\(travel)"))
    }
  }

  /// RFC 5870: no exponent, one name of the antimeridian, and longitude 0 at the poles.
  @Test(
    arguments: [
      (0.0, 0.0, "geo:0,0"), (-0.0000001, 1e-7, "geo:0,0"), (10, -180, "geo:10,180"),
      (10, 180, "geo:10,180"), (90, 33, "geo:90,0"), (-90, -180, "geo:-90,0"),
      (1e-5, -100.1234567, "geo:0.00001,-100.123457"), (10, -179.9999999, "geo:10,180"),
      (100.0 / 3, 20, "geo:33.333333,20"),
    ] as [(Double, Double, String)])
  func aPlaceHasOneName(latitude: Double, longitude: Double, text: String) throws {
    try expectEqual(link(latitude, longitude).geo?.text, text)
  }

  @Test(arguments: [
    "ab" + String(repeating: "👨‍👩‍👧‍👦", count: 40),
    String(repeating: " ", count: 990) + "ab" + String(repeating: "👨‍👩‍👧‍👦", count: 40),
    "a" + String(repeating: "🇺🇸", count: 100), String(repeating: "か\u{3099}", count: 99),
  ])
  func aLongTextEndsAfterAWholeCharacter(text: String) throws {
    let link = try #require(MapsLink(toAddress: text, label: text))
    let written = link.apple.text.split(separator: "=").dropFirst().map { part in
      String(part.split(separator: "&")[0])
    }
    let parts = written.compactMap(\.removingPercentEncoding)
    expectEqual(parts.count, 2)
    let whole = text.drop(while: \.isWhitespace)
    for part in parts {
      expect((200...250).contains(part.utf8.count))
      expect(whole.prefix(part.count).utf8.elementsEqual(part.utf8))
    }
  }
}
