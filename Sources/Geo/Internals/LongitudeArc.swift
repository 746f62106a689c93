/// A closed range of meridians, from a western one eastward to an eastern one.
///
/// Only comparisons decide what an arc contains, so no rounding loses a meridian.
struct LongitudeArc {
  /// The first meridian in degrees, in `-180..<180`.
  private let west: Double
  /// The last meridian in degrees, in `-180..<180`; not east of `west` if the arc crosses ±180°.
  private let east: Double
  /// Whether the arc contains all meridians; then both edges are -180°.
  private let isFull: Bool

  private static let full = Self(west: -180, east: -180, isFull: true)

  private init(west: Double, east: Double, isFull: Bool) {
    (self.west, self.east, self.isFull) = (west, east, isFull)
  }

  /// Creates the arc between two longitudes in degrees, in `-180...180`.
  init(west: Double, east: Double) {
    self.init(
      west: west == 180 ? -180 : west, east: east == 180 ? -180 : east,
      isFull: west == -180 && east == 180)
  }

  /// Creates the narrowest arc that contains all longitudes, or returns `nil` if there are none.
  ///
  /// Of several, it is one that does not cross the antimeridian, or else the one that begins
  /// farthest west.
  ///
  /// - Complexity: O(*n*) if all lie within 180°, else O(*n* log *n*).
  init?(around longitudes: [Double]) {
    let longitudes = longitudes.map { $0 == 180 ? -180 : $0 }
    guard let first = longitudes.min(), let last = longitudes.max() else { return nil }
    var (west, east) = (first, last)
    var widestGap = 360 - (last - first)
    // Within half of the Earth, no gap is as wide as the one around the other half.
    let sorted = widestGap < 180 ? longitudes.sorted() : []
    for (before, after) in zip(sorted, sorted.dropFirst()) where after - before > widestGap {
      widestGap = after - before
      (west, east) = (after, before)
    }
    self.init(west: west, east: east, isFull: false)
  }

  /// The edges in degrees, in `-180...180`.
  ///
  /// An arc that ends at the antimeridian ends at 180°, unless it has no width.
  var edges: (west: Double, east: Double) {
    (west, east == -180 && (isFull || west != -180) ? 180 : east)
  }

  private var width: Double { isFull ? 360 : east - west + (east < west ? 360 : 0) }

  /// Returns whether one meridian is not east of another on the way eastward from `west`.
  private func isOrdered(_ first: Double, _ second: Double) -> Bool {
    (first < west ? 1 : 0, first) <= (second < west ? 1 : 0, second)
  }

  private func contains(_ longitude: Double) -> Bool { isFull || isOrdered(longitude, east) }

  /// Returns whether all meridians of another arc are in this one.
  func contains(_ other: Self) -> Bool {
    if isFull { return true }
    return !other.isFull && contains(other.west) && contains(other.east)
      && isOrdered(other.west, other.east)
  }

  /// Returns whether two arcs have a meridian in common.
  func intersects(_ other: Self) -> Bool { contains(other.west) || other.contains(west) }

  /// Returns the narrowest arc with all meridians that two arcs have in common, or `nil` if there
  /// are none.
  func intersection(_ other: Self) -> Self? {
    if contains(other) { return other }
    if other.contains(self) { return self }
    switch (contains(other.west), other.contains(west)) {
    case (false, false): return nil
    case (true, false): return Self(west: other.west, east: east, isFull: false)
    case (false, true): return Self(west: west, east: other.east, isFull: false)
    // They overlap at both ends, and each contains both overlaps.
    case (true, true): return narrower(self, other)
    }
  }

  /// Returns the narrowest arc with all meridians of two arcs.
  func union(_ other: Self) -> Self {
    if contains(other) { return self }
    if other.contains(self) { return other }
    let eastward = Self(west: west, east: other.east, isFull: false)
    let westward = Self(west: other.west, east: east, isFull: false)
    switch (contains(other.west), other.contains(west)) {
    case (true, true): return .full
    case (true, false): return eastward
    case (false, true): return westward
    case (false, false): return narrower(eastward, westward)
    }
  }

  /// Returns the narrower of two arcs, and of two equally wide ones the same in either order.
  private func narrower(_ first: Self, _ second: Self) -> Self {
    (first.width, first.east < first.west ? 1 : 0, first.west)
      <= (second.width, second.east < second.west ? 1 : 0, second.west) ? first : second
  }
}
