extension CyclePopulation {
  /// How long the luteal phase is in a cycle of known length: a straight line in the length, and a
  /// Student t distribution around it.
  public struct LutealRegression: Hashable, Sendable {
    /// The typical luteal phase of a cycle of 29 days, in days, in `5...20`.
    public let at29Days: Double

    /// What a day of cycle length adds, in days, in `-1...1`; beyond 21 and 45 days nothing.
    public let perDay: Double

    /// The scale of the Student t distribution, in days, in `0.1...10`.
    public let scale: Double

    /// Its degrees of freedom, in `1...400`.
    public let degreesOfFreedom: Double

    /// Creates a regression.
    ///
    /// - Throws: ``CyclePopulation/Error/outOfRange(_:)`` for a number out of its range.
    public init(
      at29Days: Double, perDay: Double, scale: Double, degreesOfFreedom: Double
    ) throws(CyclePopulation.Error) {
      guard (5...20).contains(at29Days), (-1...1).contains(perDay), (0.1...10).contains(scale),
        (1...400).contains(degreesOfFreedom)
      else { throw .outOfRange(.lutealRegression) }
      self.at29Days = at29Days
      self.perDay = perDay
      self.scale = scale
      self.degreesOfFreedom = degreesOfFreedom
    }

    /// The luteal phases that are learned from, in days; one outside comes of a mistaken day.
    ///
    /// This package's choice.
    static let plausibleLengths = 4...22

    /// The typical day of ovulation in a cycle of `length` days.
    func ovulationDay(inCycleOf length: Int) -> Double {
      Double(length) - at29Days - perDay * (Double(min(max(length, 21), 45)) - 29)
    }
  }
}
