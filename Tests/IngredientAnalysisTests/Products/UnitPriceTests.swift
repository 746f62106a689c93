import IngredientAnalysis
import TestSupport
import Testing

@Suite("Unit price: comparison and rounding") struct UnitPriceTests {
  private func unitPrice(
    _ cents: Int64, _ size: String, _ currency: String = "USD"
  ) throws -> UnitPrice {
    UnitPrice(try ProductPrice(cents: cents, currency: currency), for: try PackageSize(size))
  }

  @Test func fractionsAreCompared() throws {
    try expectEqual(unitPrice(299, "1 lb 8 oz").order(to: unitPrice(199, "12 oz")), .cheaper)
    try expectEqual(unitPrice(199, "12 oz").order(to: unitPrice(299, "1 lb 8 oz")), .dearer)
    try expectEqual(unitPrice(200, "1 kg").order(to: unitPrice(100, "500 g")), .equal)
    try expect(unitPrice(0, "1 kg").isCheaper(than: unitPrice(1, "1000000 kg")))
    // A difference of one cent in 10¹² cents, which a floating-point quotient would not show.
    let (less, more) = try (
      unitPrice(999_999_999_999, "999999999999999 mg"),
      unitPrice(1_000_000_000_000, "1000000000000000 mg")
    )
    expectEqual(less.order(to: more), .cheaper)
    expect(less != more && !more.isCheaper(than: less))
  }

  @Test func otherCurrenciesAndKindsOfSizeAreNotCompared() throws {
    let price = try unitPrice(100, "1 kg")
    expectEqual(price.order(to: try unitPrice(100, "1 kg", "EUR")), nil)
    expectEqual(price.order(to: try unitPrice(100, "1 l")), nil)
    expect(!price.isCheaper(than: try unitPrice(1000, "12 ct")))
  }

  @Test(
    arguments: [
      (349, "500 g", 70), (349, "1 l", 35), (349, "12 ct", 29), (150, "12 ct", 13),
      (25, "200 g", 13),
      (0, "1 kg", 0), (1_000_000_000_000, "1 mg", 100_000_000_000_000_000), (1, "1000000000 kg", 0),
    ] as [(Int64, String, Int64)])
  func centsForAHundredAreRounded(cents: Int64, size: String, rounded: Int64) throws {
    try expectEqual(unitPrice(cents, size).roundedCents, rounded)
  }

  @Test(arguments: 0..<20)
  func theOrderIsTotalWithinAKind(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let prices = try (0..<12).map { _ in
      UnitPrice(
        try ProductPrice(cents: .random(in: 0...20, using: &generator), currency: "USD"),
        for: try PackageSize(milligrams: .random(in: 1...10, using: &generator)))
    }
    for a in prices {
      expectEqual(a.order(to: a), .equal)
      for b in prices {
        let quotient = Double(a.price.cents) * Double(b.size.amount)
        let other = Double(b.price.cents) * Double(a.size.amount)
        let expected: UnitPrice.Order =
          quotient < other ? .cheaper : quotient == other ? .equal : .dearer
        expectEqual(a.order(to: b), expected)
      }
    }
  }

  @Test func isEncodedByName() throws {
    let json = #"{"price":{"cents":349,"currency":"USD"},"size":{"milligrams":500000}}"#
    try expectEqual(encoded(try unitPrice(349, "500 g")), json)
    expectEqual(try decoded(json), try unitPrice(349, "500 g"))
  }
}
