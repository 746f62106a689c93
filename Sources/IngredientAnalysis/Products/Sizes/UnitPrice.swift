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

/// Encoded as an object with the price and the size.
extension UnitPrice: Codable {
  private enum CodingKeys: String, CodingKey {
    case price
    case size
  }

  /// Decodes a unit price.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ProductPrice.self, forKey: .price),
      for: try container.decode(PackageSize.self, forKey: .size))
  }

  /// Encodes the price and the size.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(price, forKey: .price)
    try container.encode(size, forKey: .size)
  }
}
