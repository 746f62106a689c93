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

extension SymptoThermalChart {
  /// Evaluates the chart by the rules of Sensiplan.
  ///
  /// In the first cycle after hormonal contraception, every temperature rule requires one more
  /// measurement above the coverline, by any amount, right after those of the rule.
  ///
  /// The peak of the second sign must not be later than the day that completes the temperature
  /// evaluation.
  ///
  /// - Parameters:
  ///   - earlier: The data of the earlier cycles.
  ///   - heedsEverySign: Whether fertile mucus and a fertile cervix both end the infertile days at
  ///     the beginning; otherwise only the second sign does.
  /// - Returns: The evaluation; days recorded later never change a shift or a peak once it is
  ///   complete.
  /// - Complexity: O(*n*) in the number of recorded days, without allocating memory.
  public func evaluation(
    after earlier: EarlierCycles, heedsEverySign: Bool = false
  ) -> Evaluation {
    let shift = temperatureShift(
      needsExtraMeasurement: earlier.isFirstAfterHormonalContraception)
    return Evaluation(
      temperatureShift: shift,
      peak: shift.flatMap { peak(throughDay: $0.completedOnDay) },
      lastInfertileDayAtBeginning: lastInfertileDayAtBeginning(
        allowed: earlier.infertileDaysAtBeginning, heedsEverySign: heedsEverySign))
  }

  /// Returns the last of the allowed days, or the last recorded day before the first fertile sign
  /// among them.
  ///
  /// A day without any record right before the fertile sign is not called infertile.
  private func lastInfertileDayAtBeginning(allowed: Int, heedsEverySign: Bool) -> Int {
    guard secondSign != .none else { return 0 }
    // Day 1 counts as recorded: its bleeding started the cycle.
    var last = 1
    for entry in entries {
      guard entry.day <= allowed else { break }
      let isFertile =
        heedsEverySign
        ? entry.observation.isFertile(by: .mucus) || entry.observation.isFertile(by: .cervix)
        : entry.observation.isFertile(by: secondSign)
      if isFertile { return entry.day == 1 ? 0 : last }
      last = Int(entry.day)
    }
    return allowed
  }
}
