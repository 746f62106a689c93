extension BoundingBox {
  /// Creates a box from its center and its spans in degrees, as a map reports what it shows, or
  /// returns `nil` if a span is negative or not a number.
  ///
  /// The box ends at the poles, so the middle of a box that would extend beyond one is not `center`.
  /// A width of 360° or more is the whole circle.
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
  /// It takes the narrower way around the Earth. Of two ways of the same width, it takes the one
  /// that does not cross the antimeridian. The longitude of a pole has no effect.
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
  /// Two wide boxes can overlap at both ends. The result then contains both overlaps and what lies
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
  /// It takes the narrower way around the Earth, as ``init(around:)`` does.
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
}
