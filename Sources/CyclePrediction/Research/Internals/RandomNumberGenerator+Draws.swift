// The standard library may change how it turns bits into numbers; these never change.
extension RandomNumberGenerator {
  /// A multiple of 2⁻⁵³ in `0..<1`.
  mutating func nextFraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A whole number in `0..<count`, for a positive `count`.
  mutating func nextIndex(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Two independent draws of the standard normal distribution, by the method of Box and Muller.
  mutating func nextNormals() -> (Double, Double) {
    let radius = (-2 * logarithm(1 - nextFraction())).squareRoot()
    let (cosine, sine) = cosineAndSine(2 * .pi * nextFraction())
    return (radius * cosine, radius * sine)
  }

  /// A draw of Student's t distribution with 5 degrees of freedom.
  mutating func nextStudent5() -> Double {
    let (numerator, first) = nextNormals()
    // A chi-squared sum of 5 squares: one normal, and two exponentials for two squares each.
    let rest = -2 * logarithm((1 - nextFraction()) * (1 - nextFraction()))
    return numerator / ((first * first + rest) / 5).squareRoot()
  }
}
