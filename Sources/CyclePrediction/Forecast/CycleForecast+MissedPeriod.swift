extension CycleForecast {
  /// A logged cycle that more likely than not hides a period that was not logged.
  public struct MissedPeriod: Hashable, Sendable, PrivateValue {
    /// The cycle, which is then two or more.
    public let cycle: MenstrualCycle

    /// The probability of that.
    public let probability: Double
  }
}
