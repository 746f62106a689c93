import HealthDomain
import TestSupport
import Testing

struct ItemReferenceTests {
  @Test func kindsHaveShortPlainNames() {
    #expect(ItemKind("walking-group")?.name == "walking-group")
    #expect(ItemKind("market") == .market)
    for name in ["", "Market", "9lives", "-a", "a b", "é", String(repeating: "a", count: 41)] {
      #expect(ItemKind(name) == nil, "\(name)")
    }
    #expect(ItemKind(String(repeating: "a", count: 40)) != nil)
  }

  @Test func aReferenceIsItsDescription() throws {
    let park = try #require(ItemReference(.park, "a/b c"))
    #expect(park.description == "park/a/b c")
    #expect(ItemReference(park.description) == park)
    #expect(ItemReference("park") == nil)
    #expect(ItemReference("/a") == nil)
  }

  @Test func anIDIsShortVisibleText() {
    #expect(ItemReference(.park, "") == nil)
    #expect(ItemReference(.park, "a\nb") == nil)
    #expect(ItemReference(.park, String(repeating: "a", count: 200)) != nil)
    #expect(ItemReference(.park, String(repeating: "a", count: 201)) == nil)
    #expect(ItemReference(.park, String(repeating: "é", count: 101)) == nil)
  }

  @Test func referencesOfAKindStandTogether() throws {
    let texts = ["park/b", "event/z", "park/a"]
    #expect(
      try texts.map { try #require(ItemReference($0)) }.sorted().map(\.description) == [
        "event/z", "park/a", "park/b",
      ])
  }

  @Test func aProductHasOneReference() throws {
    let barcode = try Barcode("042100005264")
    let product = ItemReference(barcode)
    #expect(product.description == "product/00042100005264")
    #expect(product.barcode == barcode)
    #expect(try #require(ItemReference(.product, "042100005264")).barcode == nil)
    #expect(try #require(ItemReference(.park, "00042100005264")).barcode == nil)
  }

  @Test func anEventHasOneReference() throws {
    let event = EventID(high: 1, low: 0xABC)
    let reference = ItemReference(event)
    #expect(reference.event == event)
    let other =
      event.uuidString == event.uuidString.uppercased()
      ? event.uuidString.lowercased() : event.uuidString.uppercased()
    #expect(try #require(ItemReference(.event, other)).event == nil)
    #expect(try #require(ItemReference(.park, event.uuidString)).event == nil)
  }

  @Test func encodesAsText() throws {
    let reference = try #require(ItemReference("market/downtown"))
    #expect(try encoded([reference]) == #"["market/downtown"]"#)
    #expect(try decoded(#"["market/downtown"]"#) == [reference])
    #expect(throws: DecodingError.self) { let _: [ItemReference] = try decoded(#"["market"]"#) }
    #expect(try encoded([ItemKind.testSite]) == #"["test-site"]"#)
    #expect(throws: DecodingError.self) { let _: [ItemKind] = try decoded(#"["A"]"#) }
  }
}
