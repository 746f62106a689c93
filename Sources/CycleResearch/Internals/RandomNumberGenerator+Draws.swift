import CyclePrediction

// The standard library may change how it derives numbers from bits; these functions never change.
extension RandomNumberGenerator {
  /// Returns a multiple of 2⁻⁵³ in `0..<1`.
  mutating func nextFraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns an integer in `0..<count`, for a positive `count`.
  mutating func nextIndex(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Returns two independent draws of the standard normal distribution, by the Box-Muller method.
  mutating func nextNormals() -> (Double, Double) {
    let radius = (-2 * logarithm(1 - nextFraction())).squareRoot()
    let (cosine, sine) = cosineAndSine(2 * .pi * nextFraction())
    return (radius * cosine, radius * sine)
  }

  /// Returns a draw of Student's t distribution with 5 degrees of freedom.
  mutating func nextStudent5() -> Double {
    let (numerator, first) = nextNormals()
    // A chi-squared sum of 5 squares: one normal draw, and two exponential draws for two squares
    // each.
    let rest = -2 * logarithm((1 - nextFraction()) * (1 - nextFraction()))
    return numerator / ((first * first + rest) / 5).squareRoot()
  }
}
