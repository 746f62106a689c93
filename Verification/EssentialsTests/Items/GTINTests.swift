import Essentials
import TestSupport
import Testing

@Suite("Items: the number of a product's barcode") struct GTINTests {
  /// The example of GS1's calculator of check digits, 629104150021 with 3, and others of packages.
  @Test(arguments: ["06291041500213", "00042100005264", "04006381333931", "00012345678905"])
  func aProductHasItsDigits(id: String) {
    expectEqual((try? ItemReference(.product, id))?.gtin, id)
    expect((try? ItemReference(.recipe, id))?.gtin == nil)
  }

  @Test(arguments: [
    "06291041500214", "6291041500213", "0629104150021x", "+6291041500213", "٠٦٢٩١٠٤",
  ])
  func anotherIDIsNone(id: String) { expect((try? ItemReference(.product, id))?.gtin == nil) }
}
