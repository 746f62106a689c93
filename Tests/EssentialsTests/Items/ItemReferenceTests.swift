import Essentials
import TestSupport
import Testing

@Suite("Item references: kinds, IDs, and text") struct ItemReferenceTests {
  @Test func kindsHaveShortPlainNames() {
    expectEqual(ItemKind("walking-group")?.name, "walking-group")
    expectEqual(ItemKind("market"), .market)
    for name in ["", "Market", "9lives", "-a", "a b", "é", String(repeating: "a", count: 41)] {
      expect(ItemKind(name) == nil, "\(name)")
    }
    expect(ItemKind(String(repeating: "a", count: 40)) != nil)
  }

  @Test func aReferenceIsItsDescription() throws {
    let park = try ItemReference(.park, "a/b c")
    expectEqual(park.description, "park/a/b c")
    expectEqual(ItemReference(park.description), park)
    expect(ItemReference("park") == nil)
    expect(ItemReference("/a") == nil)
  }

  @Test func anIDIsShortVisibleText() {
    expect((try? ItemReference(.park, "")) == nil)
    expect((try? ItemReference(.park, "a\nb")) == nil)
    expect((try? ItemReference(.park, String(repeating: "a", count: 200))) != nil)
    expect((try? ItemReference(.park, String(repeating: "a", count: 201))) == nil)
    expect((try? ItemReference(.park, String(repeating: "é", count: 101))) == nil)
  }

  @Test func referencesOfAKindStandTogether() throws {
    let texts = ["park/b", "event/z", "park/a"]
    try expectEqual(
      texts.map { try #require(ItemReference($0)) }.sorted().map(\.description),
      [
        "event/z", "park/a", "park/b",
      ])
  }

  @Test func encodesAsText() throws {
    let reference = try #require(ItemReference("market/downtown"))
    try expectEqual(encoded([reference]), #"["market/downtown"]"#)
    try expectEqual(decoded(#"["market/downtown"]"#), [reference])
    #expect(throws: DecodingError.self) { let _: [ItemReference] = try decoded(#"["market"]"#) }
    try expectEqual(encoded([ItemKind.testSite]), #"["test-site"]"#)
    #expect(throws: DecodingError.self) { let _: [ItemKind] = try decoded(#"["A"]"#) }
  }
}
