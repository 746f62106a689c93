import Essentials

extension LoggedTraits {
  /// Returns the published waiting time until the first period after an interruption; `nil` if there
  /// is a current cycle, or if only a pause came before.
  ///
  /// - Throws: ``CycleForecast/Error``, in an interruption, and without a published time. The feeding
  ///   must be known in the interruption for breastfeeding and after it.
  func firstPeriod(
    asOf today: CalendarDate, _ context: CycleContext
  ) throws(CycleForecast.Error) -> LifeStage.WaitingTime? {
    let interruption = history.interruption(on: today)
    let isFeeding = interruption?.kind == .breastfeeding && context.feeding != nil
    if let interruption, !isFeeding { throw .interrupted(interruption.kind) }
    guard
      current == nil,
      let (stage, since) = history.lifeStage(
        asOf: today, feeding: context.feeding ?? .fully, hormones: context.hormones)
    else {
      // A period has come while she breastfeeds, so ordinary cycles begin when that has ended.
      if let interruption { throw .interrupted(interruption.kind) }
      return nil
    }
    if context.feeding == nil, history.interruptions.last?.kind == .breastfeeding {
      throw .noForecastYet(.noPublishedTime)
    }
    // A birth without an interruption for breastfeeding.
    let known = stage == .afterBirth(.notAtAll) ? .afterBirth(context.feeding ?? .notAtAll) : stage
    switch known.outlook(daysSince: since.days(until: today)) {
    case .firstPeriod(let waiting): return waiting
    case .noForecast(let reason): throw .noForecastYet(reason)
    }
  }

  /// Returns the number of days since the day after the latest interruption; 0 without one.
  func daysSincePause(asOf today: CalendarDate) -> Int {
    history.interruptions.last.map { max($0.lastDay.days(until: today) - 1, 0) } ?? 0
  }
}
