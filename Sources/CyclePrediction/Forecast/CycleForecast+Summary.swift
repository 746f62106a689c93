public import Essentials

extension CycleForecast {
  /// What a home screen shows: where in her cycle a woman is, and what comes next.
  ///
  ///     let summary = forecast.summary
  ///     print(summary.daysUntilNextPeriod, summary.nextPeriodInterval, summary.lateBy)
  public struct Summary: Hashable, Sendable, PrivateValue {
    /// The day of the cycle, the first being 1; `nil` if no period is known, or none since an
    /// interruption.
    public let cycleDay: Int?

    /// The most likely phase; `nil` without a current cycle.
    public let phase: CyclePhase?

    /// The days to the median start of the next period; 0 if that is today.
    public let daysUntilNextPeriod: Int

    /// The dates that hold the next start with a probability of 80 %.
    public let nextPeriodInterval: ClosedRange<CalendarDate>

    /// How many days have passed since the day on which the period was expected when the cycle
    /// began, or once signs of ovulation were seen; 0 if that is not past.
    public let lateBy: Int

    /// The days to the median day of ovulation; `nil` once that is past, and without a current
    /// cycle.
    public let daysUntilOvulation: Int?

    /// The probability that today is a fertile day.
    public let fertileProbability: Double

    /// The probability that a period came and was not logged since the cycle began.
    public let probabilityOfMissedPeriod: Double

    init(today: CycleForecast.Day, _ forecast: CycleForecast) {
      let ovulation = forecast.currentOvulation.median
      cycleDay = forecast.currentCycle?.day
      phase = forecast.currentCycle == nil ? nil : today.phase
      daysUntilNextPeriod = forecast.daysUntilNextPeriod
      nextPeriodInterval = forecast.nextPeriod.start.interval(covering: 0.8)
      lateBy =
        forecast.currentCycle.map { max(0, $0.day - 1 - forecast.expectedLength.median) } ?? 0
      daysUntilOvulation = forecast.currentCycle == nil || ovulation < 0 ? nil : ovulation
      fertileProbability = today.fertileProbability
      probabilityOfMissedPeriod = forecast.probabilityOfMissedPeriod
    }
  }
}
