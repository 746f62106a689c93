/// Distances and directions on the sphere of radius ``Distance/meanEarthRadius``.
///
/// Compared with geodesics of the WGS 84 ellipsoid, the error of a distance is at most 0.562 %, which
/// occurs along a meridian at the equator.
extension Coordinate {
  /// Returns the length of the shorter great-circle arc to `other`, on a sphere of a finite radius.
  ///
  /// The result is symmetric and zero for equal places. On a sphere with the Earth's radius it is
  /// within 1e-8 m of the exact value, also between antipodes.
  ///
  /// The haversine formula loses half its digits near the antipode of `self`, so places in the
  /// farther half of the globe are measured from that antipode instead.
  public func distance(to other: Self, radius: Distance = .meanEarthRadius) -> Distance {
    let (_, cosines) = sinesAndCosines(ofDegrees: Pair(latitude, other.latitude))
    let halves = Pair(other.latitude - latitude, other.longitude - longitude) / 2
    let (sines, halfCosines) = sinesAndCosines(ofDegrees: halves)
    let angles = haversineAngles(
      cosines: Pair(cosines.x * cosines.y, 0), northward: Pair(sines.x, 0),
      eastward: (Pair(sines.y, 0), Pair(halfCosines.y, 0)),
      means: Pair((other.latitude + latitude) / 2, 0))
    return .meters(angles.x * radius.meters)
  }

  /// Returns the direction of the shorter great-circle arc to `other` at its start, or `nil` if it
  /// has none.
  ///
  /// There is no direction to the same place, and every direction leads to the antipode. Both also
  /// hold for places within 10 nm of them. At a pole, where every direction is south or north, the
  /// bearing is measured from the meridian of ``longitude``.
  public func initialBearing(to other: Self) -> Bearing? {
    let latitudes = sinesAndCosines(ofDegrees: Pair(latitude, other.latitude))
    let differences = sinesAndCosines(
      ofDegrees: Pair(other.latitude - latitude, (other.longitude - longitude) / 2))
    let (half, there) = (differences.sines.y, latitudes.cosines.y)
    // cos φ₁ sin φ₂ - sin φ₁ cos φ₂ cos Δλ, written so that near places lose no digits.
    return Bearing(
      east: there * (2 * half * differences.cosines.y),
      north: differences.sines.x + 2 * latitudes.sines.x * there * (half * half))
  }

  /// Returns the direction of the shorter great-circle arc to `other` at its end, or `nil` if it has
  /// none.
  ///
  /// There is no direction to the same place and to the antipode, as for ``initialBearing(to:)``.
  public func finalBearing(to other: Self) -> Bearing? {
    other.initialBearing(to: self)?.reversed
  }

  /// Returns the place at a distance along the great circle that starts in a direction, or `nil` if
  /// the distance is infinite or not a number.
  ///
  /// A negative distance leads backward, and a distance beyond the antipode leads further around
  /// the Earth.
  public func destination(_ distance: Distance, toward bearing: Bearing) -> Self? {
    guard distance.meters.isFinite else { return nil }
    let turns = distance.meters / (2 * .pi * Distance.meanEarthRadius.meters)
    let arc = sineAndCosine(ofDegrees: turns.truncatingRemainder(dividingBy: 1) * 360)
    let here = sineAndCosine(ofDegrees: latitude)
    let direction = sineAndCosine(ofDegrees: bearing.degrees)
    return Coordinate(
      outward: here.cosine * arc.cosine - here.sine * arc.sine * direction.cosine,
      eastward: arc.sine * direction.sine,
      northward: here.sine * arc.cosine + here.cosine * arc.sine * direction.cosine,
      fromMeridian: longitude)
  }

  /// Returns the place halfway along the shorter great-circle arc to `other`, or `nil` for
  /// antipodes.
  ///
  /// Antipodes have many midpoints; the same holds for places within 10 µm of them.
  public func midpoint(to other: Self) -> Self? {
    let here = sineAndCosine(ofDegrees: latitude)
    let there = sineAndCosine(ofDegrees: other.latitude)
    let east = sineAndCosine(ofDegrees: other.longitude - longitude)
    let outward = here.cosine + there.cosine * east.cosine
    let eastward = there.cosine * east.sine
    let northward = here.sine + there.sine
    guard max(abs(outward), abs(eastward), abs(northward)) > 1e-12 else { return nil }
    return Coordinate(
      outward: outward, eastward: eastward, northward: northward, fromMeridian: longitude)
  }

  /// Creates the mean direction of coordinates, or returns `nil` if there is none, as for no
  /// coordinates or for antipodes.
  ///
  /// - Complexity: O(*n*)
  init?(centerOf coordinates: [Coordinate]) {
    guard let meridian = coordinates.first?.longitude else { return nil }
    var (outward, eastward, northward) = (0.0, 0.0, 0.0)
    for coordinate in coordinates {
      let north = sineAndCosine(ofDegrees: coordinate.latitude)
      let east = sineAndCosine(ofDegrees: coordinate.longitude - meridian)
      outward += north.cosine * east.cosine
      eastward += north.cosine * east.sine
      northward += north.sine
    }
    guard max(abs(outward), abs(eastward), abs(northward)) > 1e-12 else { return nil }
    self.init(
      outward: outward, eastward: eastward, northward: northward, fromMeridian: meridian)
  }

  /// Creates the place in the direction of a vector from the center of the Earth.
  ///
  /// Its components point outward through the equator at a meridian, eastward from there, and toward
  /// the north pole.
  init(
    outward: Double, eastward: Double, northward: Double, fromMeridian meridian: Double
  ) {
    let horizontal = (outward * outward + eastward * eastward).squareRoot()
    let latitude = arcTangent(y: northward, x: horizontal) / radiansPerDegree
    let longitude = meridian + arcTangent(y: eastward, x: outward) / radiansPerDegree
    self.init(
      validLatitude: min(max(latitude, -90), 90),
      longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude)
  }
}

/// Measures the angles between the directions from the center of the sphere to one place and to
/// others, two at a time.
struct AngleMeter {
  private let place: Coordinate
  /// The cosine of the latitude of the place.
  private let cosine: Double

  @inline(__always)
  init(from place: Coordinate) {
    self.place = place
    cosine = sineAndCosine(ofDegrees: place.latitude).cosine
  }

  /// Returns the angles to two places, in radians.
  @inline(__always)
  func angles(to first: Coordinate, _ second: Coordinate) -> Pair {
    let latitudes = Pair(first.latitude, second.latitude)
    let longitudes = Pair(first.longitude, second.longitude)
    let cosines = cosine * sinesAndCosines(ofDegrees: latitudes).cosines
    let northward = sinesAndCosines(ofDegrees: (latitudes - place.latitude) / 2).sines
    let eastward = sinesAndCosines(ofDegrees: (longitudes - place.longitude) / 2)
    return haversineAngles(
      cosines: cosines, northward: northward, eastward: eastward,
      means: (latitudes + place.latitude) / 2)
  }
}

/// Returns the angles in radians between the places of two pairs, of which are given: the products of
/// the cosines of both latitudes; the sines of half the differences of the latitudes, northward; the
/// sines and cosines of half the differences of the longitudes, eastward; and the means of the
/// latitudes in degrees.
@inline(__always)
private func haversineAngles(
  cosines: Pair, northward: Pair, eastward: (sines: Pair, cosines: Pair), means: Pair
) -> Pair {
  let haversines = northward * northward + cosines * (eastward.sines * eastward.sines)
  let angles = 2 * arcTangents(y: squareRoots(of: haversines), x: squareRoots(of: 1 - haversines))
  let isFar = haversines .> 0.5
  guard isFar[0] || isFar[1] else { return angles }
  // The same formula with the antipode (-latitude, longitude ± 180°) in place of the other place.
  let acrossNorthward = sinesAndCosines(ofDegrees: means).sines
  let across =
    acrossNorthward * acrossNorthward + cosines * (eastward.cosines * eastward.cosines)
  let others = 2 * arcTangents(y: squareRoots(of: across), x: squareRoots(of: 1 - across))
  return angles.replacing(with: .pi - others, where: isFar)
}
