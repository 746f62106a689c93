public import Essentials

extension CycleHistory {
  /// The completed cycles, from earliest to latest.
  ///
  /// There is one fewer than ``periods``. The list includes interrupted and excluded cycles, which
  /// are marked as such. After an interruption, the next cycle begins with the next period.
  ///
  /// - Complexity: O(*n*)
  public var cycles: [MenstrualCycle] {
    var result: [MenstrualCycle] = []
    result.reserveCapacity(max(0, periods.count - 1))
    var (excluded, interrupting, ovulation) = (0, 0, 0)
    for (period, next) in zip(periods, periods.dropFirst()) {
      while excluded < excludedCycleStarts.endIndex, excludedCycleStarts[excluded] < period.start {
        excluded += 1
      }
      while interrupting < interruptions.endIndex,
        interruptions[interrupting].lastDay < period.start
      {
        interrupting += 1
      }
      while ovulation < ovulationDays.endIndex, ovulationDays[ovulation] < next.start {
        ovulation += 1
      }
      result.append(
        MenstrualCycle(
          days: period.start..<next.start, period: period,
          isExcluded: excluded < excludedCycleStarts.endIndex
            && excludedCycleStarts[excluded] == period.start,
          interruption: interruptions[interrupting...].first.flatMap {
            $0.start < next.start ? $0 : nil
          },
          ovulationDay: ovulationDays[..<ovulation].last.flatMap {
            $0 < period.start ? nil : period.start.days(until: $0) + 1
          }))
    }
    return result
  }

  /// The completed cycles that statistics and forecasts use: those neither excluded nor
  /// interrupted.
  ///
  /// - Complexity: O(*n*)
  public var ordinaryCycles: [MenstrualCycle] { cycles.filter { $0.isOrdinary } }

  /// The cycle that contains a date, based only on what was known on that date; `nil` before the
  /// first period.
  ///
  /// - Complexity: O(log *n*)
  public func currentCycle(asOf today: CalendarDate) -> MenstrualCycle.Current? {
    guard let period = period(knownOn: today) else { return nil }
    let ovulation = ovulationDays.partitioningIndex { $0 > today }
    let interruption = interruption(in: period.start..<today) ?? interruption(on: today)
    return MenstrualCycle.Current(
      start: period.start, day: period.start.days(until: today) + 1,
      period: period,
      isExcluded: excludedCycleStarts.sortedContains(period.start),
      interruption: interruption?.known(on: today),
      ovulationDay: ovulationDays[..<ovulation].last.flatMap {
        $0 < period.start ? nil : period.start.days(until: $0) + 1
      })
  }

  /// The cycle day of a date, where 1 is the first day of the cycle; `nil` before the first period.
  ///
  /// - Complexity: O(log *n*)
  public func cycleDay(of date: CalendarDate) -> Int? {
    period(beginningTheCycleOf: date).map { $0.start.days(until: date) + 1 }
  }

  /// The latest period that starts on or before a date.
  func period(beginningTheCycleOf date: CalendarDate) -> LoggedPeriod? {
    periods[..<periods.partitioningIndex { $0.start > date }].last
  }

  /// Excludes the cycle that begins with a period from statistics and forecasts.
  ///
  /// - Complexity: O(log *n*) amortized for the latest cycle, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  public mutating func exclude(cycleStartingOn start: CalendarDate) throws(CycleHistory.Error) {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    excludedCycleStarts.sortedInsert(start)
  }

  /// Includes an excluded cycle in statistics and forecasts again.
  ///
  /// - Complexity: O(log *n*) for the latest cycle, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  public mutating func include(cycleStartingOn start: CalendarDate) throws(CycleHistory.Error) {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    excludedCycleStarts.sortedRemove(start)
  }

  /// Records a date as the day of ovulation, as reported by the person or a device.
  ///
  /// If several days of a cycle are recorded, the last one counts.
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``, for a day after today that is not logged.
  public mutating func declareOvulation(
    on date: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard isKnown(date, asOf: today) else { throw .inFuture(date) }
    ovulationDays.sortedInsert(date)
  }

  /// Removes a recorded ovulation day, and returns whether it was recorded.
  ///
  /// - Complexity: O(log *n*) for the latest day, otherwise O(*n*).
  @discardableResult
  public mutating func removeOvulation(on date: CalendarDate) -> Bool {
    ovulationDays.sortedRemove(date)
  }
}

/// A completed menstrual cycle: from the first day of a period to the day before the next period.
///
///     for cycle in history.cycles.reversed() { show(cycle.start, cycle.length) }
public struct MenstrualCycle: Hashable, Identifiable, Sendable, PrivateValue {
  /// The days of the cycle, from the first day of bleeding; never empty.
  public let days: Range<CalendarDate>

  /// The period that starts the cycle.
  public let period: LoggedPeriod

  /// Whether the person excluded the cycle from statistics and forecasts.
  public let isExcluded: Bool

  /// The interruption that shares a day with the cycle; the earliest if there are several.
  public let interruption: CycleInterruption?

  /// The cycle day recorded as the ovulation day, or `nil` if none is recorded; the first day of
  /// the cycle is 1.
  public let ovulationDay: Int?

  /// The first day of the cycle.
  public var start: CalendarDate { days.lowerBound }

  /// The first day, which no other cycle of a history has.
  public var id: CalendarDate { start }

  /// The number of days from the first day to the day before the next period.
  public var length: Int { days.lowerBound.days(until: days.upperBound) }

  /// Whether statistics and forecasts use the cycle: it is neither excluded nor interrupted.
  public var isOrdinary: Bool { !isExcluded && interruption == nil }
}

extension MenstrualCycle {
  /// The cycle that contains a date, as it was known on that date.
  public struct Current: Hashable, Sendable, PrivateValue {
    /// The first day of the cycle.
    public let start: CalendarDate

    /// The cycle day of the date; the first day of the cycle is 1.
    public let day: Int

    /// The period that started the cycle; its end is `nil` if it is unknown or after the date.
    public let period: LoggedPeriod

    /// Whether the person excluded the cycle from statistics and forecasts.
    public let isExcluded: Bool

    /// The interruption that shares a day with the cycle so far; the earliest if there are several.
    public let interruption: CycleInterruption?

    /// The cycle day recorded as the ovulation day, or `nil` if none is recorded so far.
    public let ovulationDay: Int?

    /// Whether statistics and forecasts will use the cycle once it is complete: it is neither
    /// excluded nor interrupted so far.
    public var isOrdinary: Bool { !isExcluded && interruption == nil }
  }
}
