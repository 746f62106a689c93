import IngredientAnalysis
import Testing

@Suite struct PriceTests {
  @Test(arguments: [0, 1, 349, 1_000_000_000_000] as [Int64])
  func takesCentsInRange(cents: Int64) throws {
    #expect(try Price(cents: cents, currency: "USD").cents == cents)
  }

  @Test(arguments: [-1, 1_000_000_000_001, .min, .max] as [Int64])
  func refusesOtherCents(cents: Int64) {
    #expect(throws: PriceError.centsOutOfRange(cents)) { try Price(cents: cents, currency: "USD") }
  }

  @Test func aCurrencyIsThreeLetters() throws {
    #expect(try Price(cents: 1, currency: "eur").currency == "EUR")
    for text in ["", "US", "USDT", "U$D", "ÉUR", "🇺🇸", "12A"] {
      #expect(throws: PriceError.malformedCurrency(text)) { try Price(cents: 1, currency: text) }
    }
  }

  @Test func isEncodedByName() throws {
    let json = #"{"cents":349,"currency":"USD"}"#
    #expect(try encoded(try Price(cents: 349, currency: "USD")) == json)
    #expect(try decoded(json) == (try Price(cents: 349, currency: "usd")))
    for json in [#"{"cents":-1,"currency":"USD"}"#, #"{"cents":1,"currency":"$"}"#, "{}"] {
      #expect(throws: DecodingError.self) { try decoded(json) as Price }
    }
  }
}
