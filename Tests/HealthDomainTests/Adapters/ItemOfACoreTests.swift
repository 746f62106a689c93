import HealthDomain
import TestSupport
import Testing

@Suite("Item references: products and events") struct ItemOfACoreTests {
  @Test func aProductHasOneReference() throws {
    let barcode = try Barcode("042100005264")
    let product = ItemReference(barcode)
    expectEqual(product.description, "product/00042100005264")
    expectEqual(product.barcode, barcode)
    try expect(ItemReference(.product, "042100005264").barcode == nil)
    try expect(ItemReference(.park, "00042100005264").barcode == nil)
  }

  @Test func anEventHasOneReference() throws {
    let event = EventID(high: 1, low: 0xABC)
    let reference = ItemReference(event)
    expectEqual(reference.event, event)
    let other =
      event.uuidString == event.uuidString.uppercased()
      ? event.uuidString.lowercased() : event.uuidString.uppercased()
    try expect(ItemReference(.event, other).event == nil)
    try expect(ItemReference(.park, event.uuidString).event == nil)
  }
}
