import SharePages
import TestSupport
import Testing

extension DeepLinkTests {
  @Test func anIDIsEscaped() throws {
    let recipe = try ItemReference(.recipe, "a/b é")
    let link = try DeepLink(recipe, on: #require(Self.site))
    expectEqual(link.web, "https://health.example/r/recipe/a%2Fb%20%C3%A9")
    try expectEqual(self.link(link.web).item, recipe)
  }

  @Test func lengthsAreLimited() throws {
    let text = "https://health.example/r/market/1?" + String(repeating: "a", count: 1966)
    try expectEqual(link(text).item.id, "1")
    expectThrows(DeepLink.Error.notALink) { try link(text + "a") }
    let longest = try ItemReference(.market, String(repeating: "🍅", count: 50))
    try expectEqual(link(DeepLink(longest, on: #require(Self.site)).web).item, longest)
  }

  @Test func whatABrowserWouldChangeHasNoLink() throws {
    for id in [
      ".", "..", "../../etc/passwd", "a/../b", "..\\a", "./a", "a/..", "a\\.", "/../a", "%2e%2E/a",
      "a%2F..%5Cb", "%252e./a", "..;x/a", "a/.. /b", "a/.%2525252e", "...%2F./a",
    ] {
      let item = try ItemReference(.market, id)
      expectThrows(DeepLink.Error.invalidID) {
        try DeepLink(item, on: #require(Self.site))
      }
    }
  }

  @Test(arguments: [
    "a/b é", "...", "a..b", ".well-known", "..a", "a/.b", "50% off", "%2", "a;..", "%zz/..a", "/",
  ])
  func otherIDsHaveALink(id: String) throws {
    let item = try ItemReference(.market, id)
    let link = try DeepLink(item, on: #require(Self.site))
    try expectEqual(self.link(link.web).item, item)
  }

  /// A journal is not for the public, whatever an app calls its items.
  @Test func onlyKindsOfTheSiteAreShared() throws {
    for name in ["journal", "cycle", "child", "walking-group"] {
      let item = try #require(ItemKind(name).flatMap { (try? ItemReference($0, "1")) })
      expectThrows(DeepLink.Error.unknownKind) { try DeepLink(item, on: #require(Self.site)) }
    }
    let group = try #require(ItemKind("walking-group"))
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa", kinds: [group])
    let item = try ItemReference(group, "1")
    try expectEqual(DeepLink("aa://r/walking-group/1", on: site).item, item)
    expectThrows(DeepLink.Error.unknownKind) { try DeepLink("aa://r/market/1", on: site) }
  }

  @Test(arguments: LongTest.seeds(20))
  func everyIDComesBack(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let site = try #require(Self.site)
    for _ in 0..<100 {
      guard let item = HostileText.record(&generator)?.id else { continue }
      guard let link = try? DeepLink(item, on: site) else {
        // Only dots make a step in a path.
        expect(item.id.contains { ".\u{FF0E}%".contains($0) }, item.id)
        continue
      }
      for text in [link.web, link.app, link.web + "?utm=1", link.web + "#web"] {
        let read = try DeepLink(text, on: site)
        expectEqual(read.item.kind, item.kind)
        expect(read.item.id.utf8.elementsEqual(item.id.utf8))
        expectEqual(read.web, link.web)
      }
      expectEqual(DestinationURL(link.web)?.text, link.web)
    }
  }

  @Test(arguments: LongTest.seeds(20))
  func anyBytesAreAnsweredAndWhatIsReadIsPrinted(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let site = try #require(Self.site)
    let parts = [
      "https://", "health://", "health.example", "/", "r", "market", "1", "%", "2F", "..", "@", ":",
      "?", "#", "é", "\u{0}", "%41", "recipe",
    ]
    for _ in 0..<200 {
      var text = Bool.random(using: &generator) ? "https://health.example/r/market/" : ""
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        text += parts.randomElement(using: &generator) ?? ""
      }
      guard let read = try? DeepLink(text, on: site) else { continue }
      try expectEqual(DeepLink(read.web, on: site), read)
    }
  }

  @Test func appsOfStoresAreChecked() {
    expectEqual(
      DeepLink.Site.AppStoreID("1234567890")?.url.text, "https://apps.apple.com/app/id1234567890")
    for bad in ["", "12a", "1,app-argument=x", String(repeating: "1", count: 21), "١٢"] {
      expect(DeepLink.Site.AppStoreID(bad) == nil)
    }
    expectEqual(
      DeepLink.Site.AndroidPackage("org.example.health_1")?.url.text,
      "https://play.google.com/store/apps/details?id=org.example.health_1")
    for bad in ["", "health", "org.", ".a", "org.1a", "org.a-b", "org.a&b=c", "org..a"] {
      expect(DeepLink.Site.AndroidPackage(bad) == nil)
    }
  }
}
