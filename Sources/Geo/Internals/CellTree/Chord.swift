/// The error bounds of the chord between two ``UnitVector``s.
///
/// The error of a component of a vector is at most 2⁻²⁵. So the error of a difference of two
/// components is at most 2⁻²⁴ plus 2⁻²⁴ of its size, and the two products and sums that follow add at
/// most 1.5 × 2⁻²⁴ of the length: in total √3 × 2⁻²⁴, and 2.5 × 2⁻²⁴ of the chord. The bounds here
/// are slightly wider, which also covers the rounding of `Coordinate.distance(to:)`, 2e-15 of the
/// Earth's radius.
enum Chord {
  /// A squared chord that no two vectors exceed: a chord is at most 2, plus its error.
  static var maximumSquared: Float { 4.1 }

  /// The error of a chord of any length, in radii of the Earth: 0.7 m on the ground.
  private static var absoluteError: Double { 1.1e-7 }
  /// The error of a chord relative to its length.
  private static var relativeError: Double { 1.6e-7 }

  /// Returns the squared single-precision chord up to which a place is certainly within `angle`
  /// radians, and the one beyond which it certainly is not.
  @inline(__always)
  static func squaredBounds(forAngle angle: Double) -> (certain: Float, possible: Float) {
    let chord = 2 * sineAndCosine(ofDegrees: angle * (0.5 / radiansPerDegree)).sine
    let error = absoluteError + relativeError * chord
    let certain = chord - error
    let possible = chord + error
    // One more part in 10⁷ covers the rounding to single precision.
    return (
      certain < 0 ? -1 : Float(certain * certain * (1 - 1e-7)),
      Float(possible * possible * (1 + 1e-7))
    )
  }

  /// Returns the squared chord beyond which a place is certainly farther than one at `squared`.
  ///
  /// It includes the error of each of the two places and four roundings.
  @inline(__always)
  static func reach(of squared: Float) -> Float {
    let chord = squared.squareRoot() * (1 + 6e-7) + 2.6e-7
    return chord * chord
  }
}
