extension SymptoThermalChart {
  /// Evaluates the chart by the rules of Sensiplan.
  ///
  /// In the first cycle after hormonal contraception, any rule for the temperature asks for one
  /// more measurement above the coverline, right after those of the rule, by any amount.
  ///
  /// The peak of the second sign must not be later than the end of the evaluation of the
  /// temperature.
  ///
  /// - Parameters:
  ///   - earlier: What is known of the cycles before.
  ///   - heedsEverySign: Whether the infertile days at the beginning end before the first fertile
  ///     mucus or cervix, rather than before the first fertile day of the second sign alone.
  /// - Returns: The same for the same chart; a later day never changes a shift or a peak once it is
  ///   complete.
  /// - Complexity: O(*n*) in the number of recorded days; it allocates nothing.
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

  /// The last of the days allowed, or the last recorded day before the first fertile sign among
  /// them.
  ///
  /// A day without any record right before the fertile sign is not called infertile.
  private func lastInfertileDayAtBeginning(allowed: Int, heedsEverySign: Bool) -> Int {
    guard secondSign != .none else { return 0 }
    // Day 1 counts as recorded: its bleeding began the cycle.
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
