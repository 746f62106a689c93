extension CyclePopulation {
  /// The prior distribution of a trait counted in days, such as cycle length, among women and
  /// within one woman.
  ///
  /// Each woman has her own mode (typical value) and her own scale. Among women, the mode follows a
  /// Student t distribution with 5 degrees of freedom around ``location``. The logarithm of the
  /// scale follows a normal distribution around `logScale + logScaleSlope * (mode - pivot)`. Within
  /// one woman, days follow a two-piece Student t distribution: its scale above the mode is
  /// ``skew`` times the scale below, and no day is below ``minimum``.
  public struct TraitPrior: Hashable, Sendable {
    /// The typical mode at an age of 30 years, in days, in `1...150`.
    public let location: Double

    /// The scale of the modes of women, in days, in `0.1...30`.
    public let spread: Double

    /// The change of the location for each year of age above 30, in days, in `-1...1`; ages are
    /// clamped to 10 and 60.
    public let agePerYear: Double

    /// The typical logarithm of the scale below the mode, at ``pivot``, in `-4...4`.
    public let logScale: Double

    /// The change of the logarithm of the scale for each day of mode above ``pivot``, in `-1...1`.
    public let logScaleSlope: Double

    /// The standard deviation of the logarithm of the scale, in `0.02...3`.
    public let logScaleSpread: Double

    /// The ratio of the scale above the mode to the scale below it, in `0.2...5`.
    public let skew: Double

    /// The degrees of freedom of a woman's days, in `1...400`: the smaller, the more frequent are
    /// outliers.
    public let degreesOfFreedom: Double

    /// The mode to which ``logScale`` refers, in days, in `1...150`.
    public let pivot: Double

    /// The smallest possible number of days, in `1...100`.
    public let minimum: Int

    /// Creates a prior.
    ///
    /// - Throws: ``CyclePopulation/Error/outOfRange(_:)`` for the first parameter that is out of
    ///   range.
    public init(
      location: Double, spread: Double, agePerYear: Double = 0, logScale: Double,
      logScaleSlope: Double = 0, logScaleSpread: Double, skew: Double = 1, degreesOfFreedom: Double,
      pivot: Double, minimum: Int
    ) throws(CyclePopulation.Error) {
      for (parameter, value, range) in [
        (.location, location, 1...150), (.spread, spread, 0.1...30),
        (.agePerYear, agePerYear, -1...1), (.logScale, logScale, -4...4),
        (.logScaleSlope, logScaleSlope, -1...1), (.logScaleSpread, logScaleSpread, 0.02...3),
        (.skew, skew, 0.2...5), (.degreesOfFreedom, degreesOfFreedom, 1...400),
        (.pivot, pivot, 1...150), (.minimum, Double(minimum), 1...100),
      ] as [(CyclePopulation.Parameter, Double, ClosedRange<Double>)] {
        // `contains` is false for NaN.
        guard range.contains(value) else { throw .outOfRange(parameter) }
      }
      self.location = location
      self.spread = spread
      self.agePerYear = agePerYear
      self.logScale = logScale
      self.logScaleSlope = logScaleSlope
      self.logScaleSpread = logScaleSpread
      self.skew = skew
      self.degreesOfFreedom = degreesOfFreedom
      self.pivot = pivot
      self.minimum = minimum
    }
  }
}
