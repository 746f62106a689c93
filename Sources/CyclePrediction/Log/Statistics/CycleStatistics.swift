/// Statistics of the ordinary cycles of a history.
///
///     let statistics = history.statistics(last: 12)
///     statistics?.cycleLengths.mean
///
/// The statistics take the log as it is: a period that was not logged turns two cycles into one
/// long cycle, and a long time without logging becomes one very long cycle.
/// ``CycleForecast/suspectedMissedPeriods`` finds such cycles, and
/// ``CycleHistory/exclude(cycleStartingOn:)`` excludes them.
public struct CycleStatistics: Hashable, Sendable, PrivateValue {
  /// The lengths of the cycles, from the first day of a period to the day before the next.
  public let cycleLengths: Lengths

  /// The lengths of the periods with a known end.
  public let periodLengths: Lengths?

  /// The cycle days of recorded ovulation days.
  public let ovulationDays: Lengths?

  /// The number of days after the recorded ovulation day until the end of the cycle.
  public let lutealLengths: Lengths?

  /// Creates the statistics of the ordinary cycles among `cycles`, or returns `nil` if there are
  /// none.
  ///
  /// - Complexity: O(*n* log *n*)
  public init?(_ cycles: [MenstrualCycle]) {
    let ordinary = cycles.filter(\.isOrdinary)
    guard let cycleLengths = Lengths(of: ordinary.map(\.length)) else { return nil }
    self.cycleLengths = cycleLengths
    periodLengths = Lengths(of: ordinary.compactMap(\.period.length))
    ovulationDays = Lengths(of: ordinary.compactMap(\.ovulationDay))
    lutealLengths = Lengths(
      of: ordinary.compactMap { cycle in cycle.ovulationDay.map { cycle.length - $0 } })
  }
}

extension CycleHistory {
  /// Returns the statistics of the ordinary cycles, or of the latest `count` of them; `nil` if
  /// there are none.
  ///
  /// - Complexity: O(*n* log *n*)
  public func statistics(last count: Int? = nil) -> CycleStatistics? {
    let cycles = ordinaryCycles
    guard let count else { return CycleStatistics(cycles) }
    return CycleStatistics(Array(cycles.suffix(max(0, count))))
  }
}
