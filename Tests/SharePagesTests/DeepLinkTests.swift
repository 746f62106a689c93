import SharePages
import TestSupport
import Testing

@Suite("Deep links: web, app, and refused text") struct DeepLinkTests {
  static let site = try? DeepLink.Site(name: "Healthy", host: "Health.example", scheme: "Health")

  func link(_ text: String) throws -> DeepLink {
    try DeepLink(text, on: #require(Self.site))
  }

  @Test func webAndAppLeadToTheSameItem() throws {
    let market = try ItemReference(.market, "1012345")
    let link = try DeepLink(market, on: #require(Self.site))
    expectEqual(link.web, "https://health.example/r/market/1012345")
    expectEqual(link.app, "health://r/market/1012345")
    expectEqual(link.description, link.web)
    expectEqual(link.route, .record(market))
    try expectEqual(self.link(link.web), link)
    try expectEqual(self.link(link.app), link)
    try expectEqual(self.link("HTTPS://HEALTH.example/r/market/1012345?ref=mail#web").item, market)
    try expectEqual(self.link("HEALTH://r/market/1012345").item, market)
    for text in [
      "https://health.example/r/market/1012345/", "health://r/market/1012345/",
      "https://health.example/r/market/1012345/?ref=mail", "health://r/market/1012345/#web",
    ] {
      try expectEqual(self.link(text), link)
    }
  }

  @Test(arguments: [
    ("https://other.example/r/market/1", DeepLink.Error.otherHost),
    ("https://health.example.evil.example/r/market/1", .otherHost),
    ("https://health.example:443/r/market/1", .otherHost),
    ("https://a@health.example/r/market/1", .otherHost),
    ("https://health.example./r/market/1", .otherHost),
    ("https://health.example", .otherPath), ("https:///r/market/1", .otherHost),
    ("http://health.example/r/market/1", .otherScheme), ("javascript:alert(1)", .otherScheme),
    ("other://r/market/1", .otherScheme), ("health:r/market/1", .notALink),
    ("https:/health.example/r/market/1", .notALink), ("", .notALink), ("r/market/1", .notALink),
    (" https://health.example/r/market/1", .notALink),
    (#"https://health.example\r/market/1"#, .notALink),
    ("https://health.example/r/market/\n1", .notALink),
    ("https://health.example/r/market/é", .notALink),
    ("https://health.example/x/market/1", .otherPath),
    ("https://health.example/r/market", .otherPath),
    ("https://health.example/r/market/1/2", .otherPath),
    ("https://health.example/r/market/1/photos", .otherPath),
    ("https://health.example/r/market/1//", .otherPath), ("health://r/market//", .otherPath),
    ("https://health.example/r/market/a%2F..%2Fb", .invalidID),
    ("https://health.example/r/market/%2e%2e%5Cb/", .invalidID),
    ("https://health.example//r/market/1", .otherPath), ("health:///r/market/1", .otherPath),
    ("https://health.example/r/journal/1", .unknownKind),
    ("https://health.example/r/Market/1", .unknownKind),
    ("https://health.example/r//1", .unknownKind),
    ("https://health.example/r/../1", .unknownKind),
    ("https://health.example/r/market/", .invalidID),
    ("https://health.example/r/market/..", .invalidID),
    ("https://health.example/r/market/.", .invalidID),
    ("https://health.example/r/market/%2E%2e", .invalidID),
    ("https://health.example/r/market/%00", .invalidID),
    ("https://health.example/r/market/%0A", .invalidID),
    ("https://health.example/r/market/%2", .invalidID),
    ("https://health.example/r/market/%zz", .invalidID),
    ("https://health.example/r/market/%FF", .invalidID),
    ("https://health.example/r/market/%C0%AF", .invalidID),
  ])
  func isRefused(text: String, error: DeepLink.Error) {
    expectThrows(error) { try link(text) }
    expect(!error.description.isEmpty)
  }

  /// Some servers turn wide characters into ASCII, leave out invisible ones, and decode a path twice.
  @Test func aStepInAnyDisguiseIsNoID() throws {
    var generator = SeededGenerator(seed: 5)
    func pick(_ texts: String...) -> String { texts.randomElement(using: &generator) ?? "" }
    for _ in 0..<300 {
      let dot = { pick(".", "%2e", "\u{FF0E}", "%252E", "\u{2024}", "\u{FE52}") }
      let quiet = { pick("", "", " ", "\u{A0}", "\u{3000}", "\u{200B}", "\u{FEFF}") }
      let rest = pick("", "", ";x", "?x", "#x", "%3Bx")
      let dots = pick(dot(), dot() + dot(), "\u{2025}", "\u{FE30}")
      let step = quiet() + dots + quiet() + rest
      let slash = { pick("/", "\\", "%2F", "%5c", "\u{FF0F}", "\u{FE68}") }
      let id = pick("", "a" + slash()) + step + pick("", slash() + "b")
      guard let item = try? ItemReference(.market, id) else { continue }
      let link = try? DeepLink(item, on: #require(Self.site))
      expect(link == nil, id)
    }
    for id in [
      "a..b", "...", "..a", "a/.b", "1/2", "a?b#c", "100%", "a/...", "đ/ữ", "a…", "…", "a\u{2024}b",
    ] {
      let link = try DeepLink(try ItemReference(.market, id), on: #require(Self.site))
      try expectEqual(self.link(link.web + "/"), link)
    }
  }

  @Test(arguments: [
    ("health.example", "javascript", DeepLink.Site.Error.reservedScheme),
    ("health.example", "HTTPS", .reservedScheme), ("health.example", "market", .reservedScheme),
    ("health.example", "h", .invalidScheme), ("health.example", "", .invalidScheme),
    ("health.example", "1health", .invalidScheme), ("health.example", "he alth", .invalidScheme),
    ("health.example", "he:", .invalidScheme),
    ("health.example", String(repeating: "a", count: 41), .invalidScheme),
    ("", "health", .invalidHost), ("health.example:80", "health", .invalidHost),
    ("1.2.3.4", "health", .invalidHost), ("a/b", "health", .invalidHost),
    ("é.example", "health", .invalidHost),
  ])
  func aSiteIsChecked(host: String, scheme: String, error: DeepLink.Site.Error) {
    expectThrows(error) { try DeepLink.Site(name: "A", host: host, scheme: scheme) }
    expect(!error.description.isEmpty)
  }
}
