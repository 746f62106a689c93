extension SymptoThermalChart {
  /// What the sympto-thermal method makes of a ``SymptoThermalChart``.
  ///
  /// Not a contraceptive and not medical advice.
  public struct Evaluation: Hashable, Sendable, PrivateValue {
    /// The shift of the temperature, or `nil` while it is open.
    public let temperatureShift: SymptoThermalChart.TemperatureShift?

    /// The peak of the second sign, or `nil` while it or the shift is open.
    public let peak: SymptoThermalChart.PeakDay?

    /// The last cycle day of the infertile days at the beginning, or zero if there is none.
    public let lastInfertileDayAtBeginning: Int

    /// The cycle day from whose evening on the cycle is infertile, or `nil` while that is open.
    ///
    /// This is the double check: the later of the days that complete the shift and the peak.
    public var infertileFromEveningOfDay: Int? {
      guard let temperatureShift, let peak else { return nil }
      return max(temperatureShift.completedOnDay, peak.completedOnDay)
    }

    /// What the method says about a cycle day, also one to come; a day before the first is fertile.
    public func status(onDay day: Int) -> SymptoThermalChart.Status {
      if day >= 1, day <= lastInfertileDayAtBeginning { return .infertileAtBeginning }
      guard let evening = infertileFromEveningOfDay, day >= evening else { return .fertile }
      return day == evening ? .infertileFromEvening : .infertileAtEnd
    }
  }
}
