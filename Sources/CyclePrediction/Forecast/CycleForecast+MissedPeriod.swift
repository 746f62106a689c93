extension CycleForecast {
  /// A logged cycle that probably contains a period that was not logged.
  public struct MissedPeriod: Hashable, Sendable, PrivateValue {
    /// The cycle, which is probably two or more cycles.
    public let cycle: MenstrualCycle

    /// The probability that a period was not logged; above 0.5.
    public let probability: Double
  }
}
