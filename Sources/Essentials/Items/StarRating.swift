/// A person's rating of a product, from one star to five.
public struct StarRating: Hashable, Sendable {
  /// The number of stars, in `1...5`.
  public let stars: Int

  /// Creates a rating, or returns `nil` if the number of stars is not in `1...5`.
  public init?(_ stars: Int) {
    guard (1...5).contains(stars) else { return nil }
    self.stars = stars
  }
}

extension StarRating: Comparable {
  /// Orders ratings from fewer stars to more.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.stars < rhs.stars }
}

#if !hasFeature(Embedded)
/// Encoded as the number of stars.
extension StarRating: Codable {
  /// Decodes a rating from a number of stars.
  ///
  /// - Throws: `DecodingError`, also for a number out of range; the error does not contain the number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let rating = Self(try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The number of stars must be from 1 to 5.")
    }
    self = rating
  }

  /// Encodes the number of stars.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stars)
  }
}
#endif
