/// A price: an integer number of cents in a currency.
///
///     let price = try ProductPrice(cents: 349, currency: "USD")
public struct ProductPrice: Hashable, Sendable {
  /// The amount in hundredths of the currency's unit, in `0...1_000_000_000_000`.
  public let cents: Int64

  /// The currency as three capital letters, as in ISO 4217.
  ///
  /// Whether the currency exists is not checked.
  public let currency: String

  /// Creates a price from hundredths of the currency's unit.
  ///
  /// - Parameters:
  ///   - cents: The amount, in `0...1_000_000_000_000`.
  ///   - currency: Three ASCII letters in either case.
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The number of cents is below zero or above 1,000,000,000,000.
    case centsOutOfRange(Int64)
    /// The currency is not three ASCII letters.
    case malformedCurrency(String)
  }
}

extension ProductPrice.Error: CustomStringConvertible {
  /// A sentence that names the field and its rule.
  public var description: String {
    switch self {
    case .centsOutOfRange: "The price must be from 0 to 1,000,000,000,000 cents."
    case .malformedCurrency: "The currency must be three ASCII letters, such as USD."
    }
  }
}

/// The price of a product relative to its size: per 100 g, 100 ml, or piece.
///
///     let small = UnitPrice(try ProductPrice(cents: 199, currency: "USD"), for: try PackageSize("12 oz"))
///     let large = UnitPrice(try ProductPrice(cents: 299, currency: "USD"), for: try PackageSize("1 lb 8 oz"))
///     large.isCheaper(than: small)  // true
///
/// Two unit prices are compared as exact fractions, without rounding.
public struct UnitPrice: Hashable, Sendable {
  /// The price of the package.
  public let price: ProductPrice

  /// The size of the package.
  public let size: PackageSize

  /// Creates the unit price of a package.
  public init(_ price: ProductPrice, for size: PackageSize) {
    self.price = price
    self.size = size
  }
}

extension UnitPrice {
  /// The order of two unit prices.
  public enum Order: Hashable, Sendable {
    /// The unit price is lower.
    case cheaper
    /// The unit prices are equal.
    case equal
    /// The unit price is higher.
    case dearer
  }

  /// Returns how the unit price compares to another, or `nil` if the currencies or dimensions
  /// differ.
  public func order(to other: UnitPrice) -> Order? {
    guard price.currency == other.price.currency, size.dimension == other.size.dimension else {
      return nil
    }
    let left = price.cents.multipliedFullWidth(by: other.size.amount)
    let right = other.price.cents.multipliedFullWidth(by: size.amount)
    if left == right { return .equal }
    return left < right ? .cheaper : .dearer
  }

  /// Whether the unit price is lower than another one of the same currency and dimension.
  public func isCheaper(than other: UnitPrice) -> Bool { order(to: other) == .cheaper }

  /// The cents per 100 g, 100 ml, or piece for display, rounded to the nearest cent, with halves
  /// rounded up.
  public var roundedCents: Int64 {
    let reference: Int64 = size.dimension == .count ? 1 : 100_000
    // At most 10^12 cents times 100,000, and half of 10^15: below 2^63.
    return (price.cents * reference + size.amount / 2) / size.amount
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object with the cents and the currency.
extension ProductPrice: Codable {
  private enum CodingKeys: String, CodingKey {
    case cents
    case currency
  }

  /// Decodes a price.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer rejects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cents = try container.decode(Int64.self, forKey: .cents)
    let currency = try container.decode(String.self, forKey: .currency)
    do {
      try self.init(cents: cents, currency: currency)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .cents, in: container, debugDescription: "\(error)")
    }
  }
}

/// Encoded as an object with the price and the size.
extension UnitPrice: Codable {
  private enum CodingKeys: String, CodingKey {
    case price
    case size
  }
}
#endif
