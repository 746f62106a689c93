extension SymptoThermalChart {
  /// The last day of the most fertile mucus, or of an open or soft cervix, followed by three less
  /// fertile days.
  public struct PeakDay: Hashable, Sendable, PrivateValue {
    /// The cycle day of the peak, which is known only afterwards.
    public let day: Int

    /// The cycle day of the third observation after the peak.
    public let completedOnDay: Int
  }
}
