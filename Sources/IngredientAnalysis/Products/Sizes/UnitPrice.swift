/// What a product costs for its size: a price per 100 g, 100 ml or piece.
///
///     let small = UnitPrice(try ProductPrice(cents: 199, currency: "USD"), for: try PackageSize("12 oz"))
///     let large = UnitPrice(try ProductPrice(cents: 299, currency: "USD"), for: try PackageSize("1 lb 8 oz"))
///     large.isCheaper(than: small)  // true
///
/// Two unit prices are compared as exact fractions; nothing is rounded.
public struct UnitPrice: Hashable, Sendable {
  /// The price of the package.
  public let price: ProductPrice

  /// What is in the package.
  public let size: PackageSize

  /// Creates the unit price of a package.
  public init(_ price: ProductPrice, for size: PackageSize) {
    self.price = price
    self.size = size
  }
}

extension UnitPrice {
  /// How one unit price stands to another.
  public enum Order: Hashable, Sendable {
    /// It is less.
    case cheaper
    /// They are the same fraction.
    case equal
    /// It is more.
    case dearer
  }

  /// Compares two unit prices, or returns `nil` if the currencies or the kinds of size differ.
  public func order(to other: UnitPrice) -> Order? {
    guard price.currency == other.price.currency, size.dimension == other.size.dimension else {
      return nil
    }
    // Cents are below 2^40 and amounts below 2^50, so the products fit.
    let left = UInt128(price.cents) * UInt128(other.size.amount)
    let right = UInt128(other.price.cents) * UInt128(size.amount)
    return left < right ? .cheaper : left == right ? .equal : .dearer
  }

  /// Whether the unit price is less than another of the same currency and kind of size.
  public func isCheaper(than other: UnitPrice) -> Bool { order(to: other) == .cheaper }

  /// The cents for 100 g, 100 ml or one piece, for display: rounded to the nearest, a half upward.
  public var roundedCents: Int64 {
    let reference: UInt128 = size.dimension == .count ? 1 : 100_000
    let amount = UInt128(size.amount)
    // At most 10^12 cents times 100,000 for one milligram: 10^17.
    return Int64((UInt128(price.cents) * reference + amount / 2) / amount)
  }
}
