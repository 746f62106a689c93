/// A length on the ground, with its unit.
///
///     let radius = Distance.miles(5)
///     radius.meters  // 8046.72
///
/// Any number of meters is a distance, including negative and infinite numbers and NaN. Each
/// function documents how it treats them. A difference of distances can be negative, but there is
/// no unary minus, because a length on the ground has no opposite.
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

  /// The length in international feet of exactly 0.3048 m.
  @inlinable
  public var feet: Double { meters / Self.metersPerFoot }

  /// The international foot, 0.3048 m exactly (international yard and pound agreement, 1959).
  @usableFromInline
  static var metersPerFoot: Double { 0.3048 }

  /// The international mile, 1609.344 m exactly (international yard and pound agreement, 1959).
  @usableFromInline
  static var metersPerMile: Double { 1609.344 }

  @usableFromInline
  init(inMeters meters: Double) { self.meters = meters }

  /// Returns a length in meters.
  @inlinable
  public static func meters(_ count: Double) -> Self { Self(inMeters: count) }

  /// Returns a length in kilometers.
  @inlinable
  public static func kilometers(_ count: Double) -> Self { Self(inMeters: count * 1000) }

  /// Returns a length in international miles of exactly 1609.344 m.
  @inlinable
  public static func miles(_ count: Double) -> Self { Self(inMeters: count * metersPerMile) }

  /// Returns a length in international feet of exactly 0.3048 m.
  @inlinable
  public static func feet(_ count: Double) -> Self { Self(inMeters: count * metersPerFoot) }

  /// The mean radius of the Earth as defined by the IUGG, R₁ = (2a + b) / 3 = 6,371,008.8 m.
  ///
  /// It is rounded to a decimeter and uses the axes of GRS 80: a = 6,378,137 m and
  /// b = 6,356,752.3141 m.
  @inlinable
  public static var meanEarthRadius: Self { .meters(6_371_008.8) }
}

extension Distance: Comparable {
  /// Returns whether `lhs` is shorter than `rhs`; false if either is NaN.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.meters < rhs.meters }

  // The default is `!(rhs < lhs)`, which is true for NaN.
  /// Returns whether `lhs` is at most as long as `rhs`; false if either is NaN.
  @inlinable
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.meters <= rhs.meters }

  /// Returns whether `lhs` is at least as long as `rhs`; false if either is NaN.
  @inlinable
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.meters >= rhs.meters }
}

extension Distance: AdditiveArithmetic {
  /// A distance of 0 m.
  @inlinable
  public static var zero: Self { .meters(0) }

  /// Returns the sum of two distances.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { .meters(lhs.meters + rhs.meters) }

  /// Returns the difference of two distances.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { .meters(lhs.meters - rhs.meters) }
}

extension Distance {
  /// Returns a multiple or a fraction of a distance.
  @inlinable
  public static func * (distance: Self, factor: Double) -> Self {
    .meters(distance.meters * factor)
  }

  /// Returns a multiple or a fraction of a distance.
  @inlinable
  public static func * (factor: Double, distance: Self) -> Self { distance * factor }

  /// Returns a part of a distance.
  @inlinable
  public static func / (distance: Self, divisor: Double) -> Self {
    .meters(distance.meters / divisor)
  }

  /// Returns the ratio of two distances.
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
