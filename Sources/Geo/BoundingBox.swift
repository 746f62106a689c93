/// The part of the Earth's surface between two parallels and two meridians, including its edges.
///
///     let hawaiiToJapan = try BoundingBox(
///       southwest: Coordinate(latitude: 20, longitude: 130),
///       northeast: Coordinate(latitude: 46, longitude: -154))
///     hawaiiToJapan.crossesAntimeridian  // true: its west is greater than its east
///
/// The box extends eastward from its western edge to its eastern edge. If the western longitude is
/// greater than the eastern one, the box crosses the antimeridian. For the edges of a map, which may
/// extend beyond 180°, use ``init(south:west:north:east:)``.
@frozen
public struct BoundingBox: Hashable, Sendable {
  /// The corner with the least latitude and the western longitude.
  public let southwest: Coordinate

  /// The corner with the greatest latitude and the eastern longitude.
  public let northeast: Coordinate

  /// Creates a box from two opposite corners.
  ///
  /// - Throws: ``BoundingBox/Error/southAboveNorth(south:north:)``.
  @inlinable
  public init(southwest: Coordinate, northeast: Coordinate) throws(BoundingBox.Error) {
    guard southwest.latitude <= northeast.latitude else {
      throw .southAboveNorth(south: southwest.latitude, north: northeast.latitude)
    }
    self.southwest = southwest
    self.northeast = northeast
  }

  /// Creates the smallest box that contains every place within `radius` of `center`, or returns
  /// `nil` if the radius is negative or not a number.
  ///
  /// Each edge lies up to 0.25 mm farther out than necessary, so that rounding leaves no place
  /// outside. If the circle contains a pole, or comes that close to one, the box spans all
  /// longitudes.
  public init?(within radius: Distance, of center: Coordinate) {
    let point = Self(
      validSouth: center.latitude, west: center.longitude, north: center.latitude,
      east: center.longitude)
    guard let box = point.widened(by: radius) else { return nil }
    self = box
  }

  /// Creates a box from edges that must be valid.
  init(validSouth south: Double, west: Double, north: Double, east: Double) {
    southwest = Coordinate(validLatitude: south, longitude: west)
    northeast = Coordinate(validLatitude: north, longitude: east)
  }

  /// Whether the box crosses the meridian of ±180°.
  @inlinable
  public var crossesAntimeridian: Bool { southwest.longitude > northeast.longitude }

  /// The width of the box in degrees of longitude, in `0...360`.
  @inlinable
  public var widthInDegrees: Double {
    northeast.longitude - southwest.longitude + (crossesAntimeridian ? 360 : 0)
  }

  /// The place in the middle of the latitudes and of the longitudes.
  public var center: Coordinate {
    let longitude = southwest.longitude + widthInDegrees / 2
    return Coordinate(
      validLatitude: southwest.latitude + (northeast.latitude - southwest.latitude) / 2,
      longitude: longitude > 180 ? longitude - 360 : longitude)
  }

  /// Returns whether `place` is in the box or on its edge.
  ///
  /// The longitudes −180° and 180° are the same meridian, and a pole lies on every meridian.
  @inlinable
  public func contains(_ place: Coordinate) -> Bool {
    guard place.latitude >= southwest.latitude, place.latitude <= northeast.latitude else {
      return false
    }
    if abs(place.latitude) == 90 { return true }
    let isEastOfWest = place.longitude >= southwest.longitude
    let isWestOfEast = place.longitude <= northeast.longitude
    if crossesAntimeridian { return isEastOfWest || isWestOfEast }
    return isEastOfWest && isWestOfEast
      || abs(place.longitude) == 180
        && (southwest.longitude == -180 || northeast.longitude == 180)
  }
}

extension BoundingBox {
  /// Creates a box from edges in degrees, which a map that was scrolled around the world may
  /// report.
  ///
  ///     try BoundingBox(south: -12, west: 170, north: 3, east: 195)  // from 170° to −165°
  ///
  /// Longitudes beyond ±180° and latitudes that are rounded beyond a pole count as in
  /// ``Coordinate/init(latitude:wrappingLongitude:)``. The box extends eastward from `west` to
  /// `east`; with 360° or more between them, it is the whole circle.
  ///
  /// - Throws: ``BoundingBox/Error``.
  public init(
    south: Double, west: Double, north: Double, east: Double
  ) throws(BoundingBox.Error) {
    let (southwest, northeast): (Coordinate, Coordinate)
    do throws(Coordinate.Error) {
      southwest = try Coordinate(latitude: south, wrappingLongitude: west)
      northeast = try Coordinate(latitude: north, wrappingLongitude: east)
    } catch {
      throw .outOfRange(error)
    }
    try self.init(southwest: southwest, northeast: northeast)
    // Rounding could let the edges of an almost complete circle meet, as if the width were 0.
    guard east - west >= 360 - 1e-11 else { return }
    self.init(
      validSouth: southwest.latitude, west: -180, north: northeast.latitude, east: 180)
  }

  /// Returns the smallest box that contains every place within `distance` of a place in this box, or
  /// `nil` if the distance is negative or not a number.
  ///
  /// As for ``init(within:of:)``, each edge lies up to 0.25 mm farther out than necessary, and a box
  /// that reaches a pole spans all longitudes.
  public func widened(by distance: Distance) -> BoundingBox? {
    guard distance.meters >= 0 else { return nil }
    let margin = 1e-9
    let angle =
      min(distance.meters / Distance.meanEarthRadius.meters / radiansPerDegree, 180) + margin
    let south = southwest.latitude - angle
    let north = northeast.latitude + angle
    // A circle that touches a pole touches every meridian.
    guard south > -90 + margin, north < 90 - margin else {
      return Self(validSouth: max(south, -90), west: -180, north: min(north, 90), east: 180)
    }
    // A circle reaches farthest to the east around a place that is farthest from the equator. The
    // meridian that touches it: sin Δλ = sin δ / cos φ, written without cancellation as
    // tan Δλ = sin δ / √(cos(φ + δ) cos(φ - δ)).
    let latitude = max(abs(southwest.latitude), abs(northeast.latitude))
    let adjacent =
      sineAndCosine(ofDegrees: latitude + angle).cosine
      * sineAndCosine(ofDegrees: latitude - angle).cosine
    let reach =
      arcTangent(y: sineAndCosine(ofDegrees: angle).sine, x: adjacent.squareRoot())
      / radiansPerDegree + margin
    guard widthInDegrees + 2 * reach < 360 else {
      return Self(validSouth: south, west: -180, north: north, east: 180)
    }
    let west = southwest.longitude - reach
    let east = northeast.longitude + reach
    return Self(
      validSouth: south, west: west < -180 ? west + 360 : west,
      north: north, east: east > 180 ? east - 360 : east)
  }

  /// Creates a box from its center and its spans in degrees, which a map may report for its
  /// viewport, or returns `nil` if a span is negative or not a number.
  ///
  /// The box ends at the poles, so `center` is not the middle of a box that would extend beyond a
  /// pole. A width of 360° or more is the whole circle.
  public init?(center: Coordinate, heightInDegrees: Double, widthInDegrees: Double) {
    guard heightInDegrees >= 0, widthInDegrees >= 0 else { return nil }
    let west = center.longitude - widthInDegrees / 2
    let east = center.longitude + widthInDegrees / 2
    // Rounding could let the edges of an almost complete circle meet, as if the width were 0.
    let isFull = widthInDegrees >= 360 - 1e-12
    self.init(
      validSouth: max(center.latitude - heightInDegrees / 2, -90),
      west: isFull ? -180 : west < -180 ? west + 360 : west,
      north: min(center.latitude + heightInDegrees / 2, 90),
      east: isFull ? 180 : east > 180 ? east - 360 : east)
  }

  /// Creates the smallest box that contains all places, such as the pins that a map must show, or
  /// returns `nil` if there are none.
  ///
  ///     let suva = try Coordinate(latitude: -18.14, longitude: 178.44)
  ///     let apia = try Coordinate(latitude: -13.83, longitude: -171.76)
  ///     let islands = BoundingBox(around: [suva, apia])  // crosses the antimeridian
  ///
  /// The box takes the narrower way around the Earth. If both ways have the same width, it takes
  /// the one that does not cross the antimeridian. The longitude of a pole has no effect.
  ///
  /// - Complexity: O(*n*) for places within 180° of longitude, else O(*n* log *n*).
  @inlinable
  public init?(around places: some Sequence<Coordinate>) {
    self.init(aroundAll: ContiguousArray(places))
  }

  @usableFromInline
  init?(aroundAll places: ContiguousArray<Coordinate>) {
    var (south, north) = (90.0, -90.0)
    var longitudes: [Double] = []
    var longitudeOfPole: Double?
    for place in places {
      south = min(south, place.latitude)
      north = max(north, place.latitude)
      if abs(place.latitude) == 90 {
        longitudeOfPole = min(place.longitude, longitudeOfPole ?? 180)
      } else {
        longitudes.append(place.longitude)
      }
    }
    if longitudes.isEmpty, let longitude = longitudeOfPole { longitudes = [longitude] }
    guard let arc = LongitudeArc(around: longitudes) else { return nil }
    self.init(south: south, north: north, longitudes: arc)
  }

  private init(south: Double, north: Double, longitudes: LongitudeArc) {
    let (west, east) = longitudes.edges
    self.init(validSouth: south, west: west, north: north, east: east)
  }

  /// The height of the box in degrees of latitude, in `0...180`.
  @inlinable
  public var heightInDegrees: Double { northeast.latitude - southwest.latitude }

  /// The area of the box in square kilometers, on a sphere of radius
  /// ``Distance/meanEarthRadius``.
  ///
  /// The area between two parallels and two meridians is R² Δλ (sin φ₂ - sin φ₁), written as
  /// 2 R² Δλ cos((φ₁ + φ₂) / 2) sin((φ₂ - φ₁) / 2), which is also precise for small boxes.
  public var areaInSquareKilometers: Double {
    let radius = Distance.meanEarthRadius.kilometers
    let middle = sineAndCosine(ofDegrees: southwest.latitude + heightInDegrees / 2).cosine
    let half = sineAndCosine(ofDegrees: heightInDegrees / 2).sine
    return 2 * radius * radius * (widthInDegrees * radiansPerDegree) * max(middle, 0) * half
  }

  /// Returns whether all places of another box are in this one.
  public func contains(_ other: BoundingBox) -> Bool {
    southwest.latitude <= other.southwest.latitude
      && other.northeast.latitude <= northeast.latitude
      && (other.isPole || longitudes.contains(other.longitudes))
  }

  /// Returns whether two boxes have a place in common, which may be on their edges.
  public func intersects(_ other: BoundingBox) -> Bool {
    let (south, north) = commonLatitudes(with: other)
    return south <= north
      && (abs(south) == 90 || abs(north) == 90 || longitudes.intersects(other.longitudes))
  }

  /// Returns the smallest box that contains every place in both boxes, or `nil` if there is no such
  /// place.
  ///
  /// Two wide boxes can overlap at both ends. The result then contains both overlaps and the area
  /// between them.
  public func intersection(_ other: BoundingBox) -> BoundingBox? {
    let (south, north) = commonLatitudes(with: other)
    guard south <= north else { return nil }
    if let common = longitudes.intersection(other.longitudes) {
      return BoundingBox(south: south, north: north, longitudes: common)
    }
    // Boxes without a common meridian still have a pole in common if both touch it.
    let (hasSouthPole, hasNorthPole) = (south == -90, north == 90)
    guard hasSouthPole || hasNorthPole else { return nil }
    let meridian = min(southwest.longitude, other.southwest.longitude)
    return BoundingBox(
      validSouth: hasSouthPole ? -90 : 90, west: meridian,
      north: hasNorthPole ? 90 : -90, east: meridian)
  }

  /// Returns the smallest box that contains all places of both boxes.
  ///
  /// The box takes the narrower way around the Earth, as ``init(around:)`` does.
  public func union(_ other: BoundingBox) -> BoundingBox {
    if contains(other) { return self }
    if other.contains(self) { return other }
    let longitudes =
      switch (isPole, other.isPole) {
      case (false, false): self.longitudes.union(other.longitudes)
      case (false, true): self.longitudes
      case (true, false): other.longitudes
      case (true, true): LongitudeArc(west: 0, east: 0)
      }
    return BoundingBox(
      south: min(southwest.latitude, other.southwest.latitude),
      north: max(northeast.latitude, other.northeast.latitude), longitudes: longitudes)
  }

  private var longitudes: LongitudeArc {
    LongitudeArc(west: southwest.longitude, east: northeast.longitude)
  }

  /// Whether the only place in the box is a pole, which lies on every meridian.
  private var isPole: Bool { southwest.latitude == 90 || northeast.latitude == -90 }

  private func commonLatitudes(with other: BoundingBox) -> (south: Double, north: Double) {
    (
      max(southwest.latitude, other.southwest.latitude),
      min(northeast.latitude, other.northeast.latitude)
    )
  }

  /// The reason two corners are not a ``BoundingBox``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The latitude of the southwestern corner is greater than that of the northeastern corner.
    case southAboveNorth(south: Double, north: Double)
    /// A latitude or a longitude is out of range.
    case outOfRange(Coordinate.Error)
  }
}

extension BoundingBox.Error: CustomStringConvertible {
  /// A sentence that states the rule.
  public var description: String {
    switch self {
    case .southAboveNorth:
      "The latitude of the southwestern corner must not exceed that of the northeastern corner."
    case .outOfRange(let error): error.description
    }
  }
}

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

#if !hasFeature(Embedded)
/// Encoded as `{"northeast": {…}, "southwest": {…}}`. Decoding accepts what
/// ``init(southwest:northeast:)`` accepts.
extension BoundingBox: Codable {
  private enum CodingKeys: String, CodingKey {
    case southwest
    case northeast
  }

  /// Decodes a box from its corners.
  ///
  /// - Throws: `DecodingError`, also if the southern edge is north of the northern edge.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let southwest = try container.decode(Coordinate.self, forKey: .southwest)
    let northeast = try container.decode(Coordinate.self, forKey: .northeast)
    do {
      try self.init(southwest: southwest, northeast: northeast)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .southwest, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the corners.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(southwest, forKey: .southwest)
    try container.encode(northeast, forKey: .northeast)
  }
}
#endif
