/// A length on the ground, with its unit.
///
///     let radius = Distance.miles(5)
///     radius.meters  // 8046.72
///
/// Any number of meters is a distance, also a negative one, an infinite one, and NaN: a query says
/// what it makes of them.
@frozen
public struct Distance: Hashable, Sendable {
  /// The length in meters.
  public let meters: Double

  /// The length in kilometers.
  @inlinable
  public var kilometers: Double { meters / 1000 }

  /// The length in international miles of exactly 1609.344 m.
  @inlinable
  public var miles: Double { meters / Self.metersPerMile }

  /// The international mile, 1609.344 m exactly (international yard and pound agreement, 1959).
  @usableFromInline
  static var metersPerMile: Double { 1609.344 }

  @usableFromInline
  init(inMeters meters: Double) { self.meters = meters }

  /// A length in meters.
  @inlinable
  public static func meters(_ count: Double) -> Self { Self(inMeters: count) }

  /// A length in kilometers.
  @inlinable
  public static func kilometers(_ count: Double) -> Self { Self(inMeters: count * 1000) }

  /// A length in international miles of exactly 1609.344 m.
  @inlinable
  public static func miles(_ count: Double) -> Self { Self(inMeters: count * metersPerMile) }

  /// The mean radius of the Earth as the IUGG defines it, R₁ = (2a + b) / 3 = 6,371,008.8 m.
  ///
  /// To the decimeter, for the axes a = 6,378,137 m and b = 6,356,752.3141 m of GRS 80.
  @inlinable
  public static var meanEarthRadius: Self { .meters(6_371_008.8) }
}

extension Distance: Comparable {
  /// Orders distances from shorter to longer; false if either is NaN.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.meters < rhs.meters }

  // The default is `!(rhs < lhs)`, which would be true of NaN.
  /// Whether `lhs` is shorter than `rhs` or as long; false if either is NaN.
  @inlinable
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.meters <= rhs.meters }

  /// Whether `lhs` is longer than `rhs` or as long; false if either is NaN.
  @inlinable
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.meters >= rhs.meters }
}

extension Distance: AdditiveArithmetic {
  /// No distance at all.
  @inlinable
  public static var zero: Self { .meters(0) }

  /// The length of both distances together.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { .meters(lhs.meters + rhs.meters) }

  /// The length by which `lhs` exceeds `rhs`.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { .meters(lhs.meters - rhs.meters) }
}

extension Distance {
  /// The length of a multiple or of a part.
  @inlinable
  public static func * (distance: Self, factor: Double) -> Self {
    .meters(distance.meters * factor)
  }

  /// How many times `rhs` goes into `lhs`.
  @inlinable
  public static func / (lhs: Self, rhs: Self) -> Double { lhs.meters / rhs.meters }
}

#if !hasFeature(Embedded)
/// Encoded as `{"meters": 8046.72}`.
extension Distance: Codable {
  private enum CodingKeys: String, CodingKey {
    case meters
  }

  /// Decodes a distance from its length in meters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(inMeters: try container.decode(Double.self, forKey: .meters))
  }

  /// Encodes the length in meters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(meters, forKey: .meters)
  }
}
#endif
