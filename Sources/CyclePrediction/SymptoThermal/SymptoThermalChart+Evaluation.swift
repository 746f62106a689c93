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
