extension SymptoThermalChart {
  /// The last day of the most fertile quality of mucus, or of a cervix that is open or soft,
  /// followed by three days below it.
  public struct PeakDay: Hashable, Sendable, PrivateValue {
    /// The cycle day of the peak; it is known only afterwards.
    public let day: Int

    /// The cycle day of the third observation after the peak.
    public let completedOnDay: Int
  }
}
