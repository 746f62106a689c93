import HealthDomain
import TestSupport
import Testing

struct ItemReferenceTests {
  @Test func kindsHaveShortPlainNames() {
    expectEqual(ItemKind("walking-group")?.name, "walking-group")
    expectEqual(ItemKind("market"), .market)
    for name in ["", "Market", "9lives", "-a", "a b", "é", String(repeating: "a", count: 41)] {
      expect(ItemKind(name) == nil, "\(name)")
    }
    expect(ItemKind(String(repeating: "a", count: 40)) != nil)
  }

  @Test func aReferenceIsItsDescription() throws {
    let park = try #require(ItemReference(.park, "a/b c"))
    expectEqual(park.description, "park/a/b c")
    expectEqual(ItemReference(park.description), park)
    expect(ItemReference("park") == nil)
    expect(ItemReference("/a") == nil)
  }

  @Test func anIDIsShortVisibleText() {
    expect(ItemReference(.park, "") == nil)
    expect(ItemReference(.park, "a\nb") == nil)
    expect(ItemReference(.park, String(repeating: "a", count: 200)) != nil)
    expect(ItemReference(.park, String(repeating: "a", count: 201)) == nil)
    expect(ItemReference(.park, String(repeating: "é", count: 101)) == nil)
  }

  @Test func referencesOfAKindStandTogether() throws {
    let texts = ["park/b", "event/z", "park/a"]
    try expectEqual(
      texts.map { try #require(ItemReference($0)) }.sorted().map(\.description),
      [
        "event/z", "park/a", "park/b",
      ])
  }

  @Test func aProductHasOneReference() throws {
    let barcode = try Barcode("042100005264")
    let product = ItemReference(barcode)
    expectEqual(product.description, "product/00042100005264")
    expectEqual(product.barcode, barcode)
    try expect(#require(ItemReference(.product, "042100005264")).barcode == nil)
    try expect(#require(ItemReference(.park, "00042100005264")).barcode == nil)
  }

  @Test func anEventHasOneReference() throws {
    let event = EventID(high: 1, low: 0xABC)
    let reference = ItemReference(event)
    expectEqual(reference.event, event)
    let other =
      event.uuidString == event.uuidString.uppercased()
      ? event.uuidString.lowercased() : event.uuidString.uppercased()
    try expect(#require(ItemReference(.event, other)).event == nil)
    try expect(#require(ItemReference(.park, event.uuidString)).event == nil)
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
