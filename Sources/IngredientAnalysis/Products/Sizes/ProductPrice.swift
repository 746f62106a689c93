/// An amount of money: a whole number of cents of a currency.
///
///     let price = try ProductPrice(cents: 349, currency: "USD")
public struct ProductPrice: Hashable, Sendable {
  /// The amount in hundredths of the currency's unit, in `0...1_000_000_000_000`.
  public let cents: Int64

  /// The three capital letters of the currency, as in ISO 4217; the form, not whether there is such
  /// a currency.
  public let currency: String

  /// Creates a price from hundredths of a currency's unit.
  ///
  /// - Parameters:
  ///   - cents: The amount, in `0...1_000_000_000_000`.
  ///   - currency: Three ASCII letters; small ones are made capital.
  /// - Throws: ``ProductPrice/Error``.
  public init(cents: Int64, currency: String) throws(ProductPrice.Error) {
    guard (0...1_000_000_000_000).contains(cents) else { throw .centsOutOfRange(cents) }
    let letters = currency.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }
    guard letters.count == 3, letters.allSatisfy({ (65...90).contains($0) }) else {
      throw .malformedCurrency(currency)
    }
    self.cents = cents
    self.currency = String(decoding: letters, as: UTF8.self)
  }
}

extension ProductPrice {
  /// The reason a number and a text do not make a ``ProductPrice``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The number of cents is below zero or above 1,000,000,000,000.
    case centsOutOfRange(Int64)
    /// The currency is not three ASCII letters.
    case malformedCurrency(String)
  }
}
