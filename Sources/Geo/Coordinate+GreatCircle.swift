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
    .meters(angle(to: other) * radius.meters)
  }

  /// Returns the angle between the directions from the center of the sphere to two places, in
  /// radians.
  private func angle(to other: Self) -> Double {
    let cosines =
      sineAndCosine(ofDegrees: latitude).cosine
      * sineAndCosine(ofDegrees: other.latitude).cosine
    let northward = sineAndCosine(ofDegrees: (other.latitude - latitude) / 2).sine
    let eastward = sineAndCosine(ofDegrees: (other.longitude - longitude) / 2)
    let haversine = northward * northward + cosines * (eastward.sine * eastward.sine)
    if haversine <= 0.5 {
      return 2 * arcTangent(y: haversine.squareRoot(), x: (1 - haversine).squareRoot())
    }
    // The same formula with the antipode (-latitude, longitude ± 180°) in place of `other`.
    let acrossNorthward = sineAndCosine(ofDegrees: (other.latitude + latitude) / 2).sine
    let across =
      acrossNorthward * acrossNorthward + cosines * (eastward.cosine * eastward.cosine)
    return .pi - 2 * arcTangent(y: across.squareRoot(), x: (1 - across).squareRoot())
  }

  /// Returns the direction of the shorter great-circle arc to `other` at its start, or `nil` if it
  /// has none.
  ///
  /// There is no direction to the same place, and every direction leads to the antipode. Both also
  /// hold for places within 10 nm of them. At a pole, where every direction is south or north, the
  /// bearing is measured from the meridian of ``longitude``.
  public func initialBearing(to other: Self) -> Bearing? {
    let here = sineAndCosine(ofDegrees: latitude)
    let there = sineAndCosine(ofDegrees: other.latitude)
    let northward = sineAndCosine(ofDegrees: other.latitude - latitude).sine
    let half = sineAndCosine(ofDegrees: (other.longitude - longitude) / 2)
    // cos φ₁ sin φ₂ - sin φ₁ cos φ₂ cos Δλ, written so that near places lose no digits.
    return Bearing(
      east: there.cosine * (2 * half.sine * half.cosine),
      north: northward + 2 * here.sine * there.cosine * (half.sine * half.sine))
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

/// Measures the distances from a place to others, four at a time.
struct DistanceMeter {
  private let place: Coordinate
  /// The cosine of the latitude of the place.
  private let cosine: Double

  init(from place: Coordinate) {
    self.place = place
    cosine = sineAndCosine(ofDegrees: place.latitude).cosine
  }

  /// Returns the distances in meters to the places of four latitudes and longitudes, equal to those of
  /// `Coordinate.distance(to:)`.
  @inline(__always)
  func meters(toLatitudes latitudes: Quad, longitudes: Quad) -> Quad {
    let north = (latitudes - place.latitude) / 2
    let east = (longitudes - place.longitude) / 2
    // Where all differences are below 60°, sines are simple and haversines below 0.5.
    let isNear = north .> -30 .& north .< 30 .& east .> -30 .& east .< 30
    guard isNear[0], isNear[1], isNear[2], isNear[3] else {
      return Quad(
        meters(latitudes.x, longitudes.x), meters(latitudes.y, longitudes.y),
        meters(latitudes.z, longitudes.z), meters(latitudes.w, longitudes.w))
    }
    let product = cosine * cosines(ofDegrees: latitudes)
    let northward = sines(ofSmallDegrees: north)
    let eastward = sines(ofSmallDegrees: east)
    let haversines = northward * northward + product * (eastward * eastward)
    let angles = 2 * arcTangents(y: squareRoots(of: haversines), x: squareRoots(of: 1 - haversines))
    return angles * Distance.meanEarthRadius.meters
  }

  private func meters(_ latitude: Double, _ longitude: Double) -> Double {
    place.distance(to: Coordinate(validLatitude: latitude, longitude: longitude)).meters
  }
}
