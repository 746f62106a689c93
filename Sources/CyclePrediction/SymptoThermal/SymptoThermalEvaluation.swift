extension SymptoThermalChart {
  /// The result of evaluating a ``SymptoThermalChart`` by the sympto-thermal method.
  ///
  /// Not a contraceptive, and not medical advice.
  public struct Evaluation: Hashable, Sendable, PrivateValue {
    /// The temperature shift, or `nil` if it is not complete.
    public let temperatureShift: SymptoThermalChart.TemperatureShift?

    /// The peak of the second sign, or `nil` if it or the shift is not complete.
    public let peak: SymptoThermalChart.PeakDay?

    /// The last of the infertile cycle days at the beginning, or zero if there are none.
    public let lastInfertileDayAtBeginning: Int

    /// The cycle day from whose evening on the cycle is infertile, or `nil` if the evaluation is
    /// not complete.
    ///
    /// This is the double check: the later of the days that complete the shift and the peak.
    public var infertileFromEveningOfDay: Int? {
      guard let temperatureShift, let peak else { return nil }
      return max(temperatureShift.completedOnDay, peak.completedOnDay)
    }

    /// Returns the status of a cycle day, which may be in the future; a day before day 1 is
    /// fertile.
    public func status(onDay day: Int) -> SymptoThermalChart.Status {
      if day >= 1, day <= lastInfertileDayAtBeginning { return .infertileAtBeginning }
      guard let evening = infertileFromEveningOfDay, day >= evening else { return .fertile }
      return day == evening ? .infertileFromEvening : .infertileAtEnd
    }
  }
}
