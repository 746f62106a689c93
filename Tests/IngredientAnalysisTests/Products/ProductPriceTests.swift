import IngredientAnalysis
import TestSupport
import Testing

@Suite("Prices: cents and currencies") struct ProductPriceTests {
  @Test(arguments: [0, 1, 349, 1_000_000_000_000] as [Int64])
  func takesCentsInRange(cents: Int64) throws {
    try expectEqual(ProductPrice(cents: cents, currency: "USD").cents, cents)
  }

  @Test(arguments: [-1, 1_000_000_000_001, .min, .max] as [Int64])
  func refusesOtherCents(cents: Int64) {
    expectThrows(ProductPrice.Error.centsOutOfRange(cents)) {
      try ProductPrice(cents: cents, currency: "USD")
    }
  }

  @Test func aCurrencyIsThreeLetters() throws {
    try expectEqual(ProductPrice(cents: 1, currency: "eur").currency, "EUR")
    for text in ["", "US", "USDT", "U$D", "ÉUR", "🇺🇸", "12A"] {
      expectThrows(ProductPrice.Error.malformedCurrency(text)) {
        try ProductPrice(cents: 1, currency: text)
      }
    }
  }

  @Test func isEncodedByName() throws {
    let json = #"{"cents":349,"currency":"USD"}"#
    try expectEqual(encoded(try ProductPrice(cents: 349, currency: "USD")), json)
    expectEqual(try decoded(json), try ProductPrice(cents: 349, currency: "usd"))
    for json in [#"{"cents":-1,"currency":"USD"}"#, #"{"cents":1,"currency":"$"}"#, "{}"] {
      #expect(throws: DecodingError.self) { try decoded(json) as ProductPrice }
    }
  }
}
