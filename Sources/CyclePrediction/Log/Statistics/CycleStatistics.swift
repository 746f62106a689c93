/// Averages and spreads of the ordinary cycles of a history.
///
///     let statistics = history.statistics(last: 12)
///     statistics?.cycleLengths.mean
///
/// They believe the log: a period that was not logged makes one long cycle out of two, and a long
/// hole one very long cycle. ``CycleForecast/suspectedMissedPeriods`` names such cycles, and
/// ``CycleHistory/exclude(cycleStartingOn:)`` leaves them out.
public struct CycleStatistics: Hashable, Sendable, PrivateValue {
  /// The lengths of the cycles, from the first day of a period to the day before the next.
  public let cycleLengths: Lengths

  /// The lengths of those periods of the cycles whose end is known.
  public let periodLengths: Lengths?

  /// The cycle days of ovulation, of the cycles in which it was declared.
  public let ovulationDays: Lengths?

  /// The days after the day of ovulation to the end of the cycle, where it was declared.
  public let lutealLengths: Lengths?

  /// Creates the statistics of the ordinary cycles among `cycles`, or returns `nil` if none is.
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
  /// The statistics of the ordinary cycles, or of the latest of them, as many as `last` says; `nil`
  /// if there is none.
  ///
  /// - Complexity: O(*n* log *n*)
  public func statistics(last count: Int? = nil) -> CycleStatistics? {
    let cycles = ordinaryCycles
    guard let count else { return CycleStatistics(cycles) }
    return CycleStatistics(Array(cycles.suffix(max(0, count))))
  }
}
