public import Essentials

extension CycleHistory {
  /// Records that a logged period was one, as the answer to
  /// ``CycleForecast/Suggestion/spuriousStart(_:)``.
  ///
  /// Forecasts no longer take it for other bleeding. Moving the period keeps the answer, and removing
  /// the period removes it.
  ///
  /// - Complexity: O(log *n*) amortized for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  public mutating func confirmPeriod(startingOn start: CalendarDate) throws(CycleHistory.Error) {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    confirmedPeriodStarts.sortedInsert(start)
  }

  /// Removes the answer of ``confirmPeriod(startingOn:)``, so that a forecast may suspect the period
  /// again.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  public mutating func unconfirmPeriod(startingOn start: CalendarDate) throws(CycleHistory.Error) {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    confirmedPeriodStarts.sortedRemove(start)
  }

  /// Records that no period went unlogged in a cycle so far, as the answer to
  /// ``CycleForecast/Suggestion/missedPeriod(_:)`` or ``CycleForecast/suspectedMissedPeriods``.
  ///
  /// It holds until the last day of the cycle, or until `today` in the current cycle: a period that
  /// goes unlogged later can be suspected again. Moving the period at the start of the cycle keeps
  /// the answer, and removing it removes the answer.
  ///
  /// - Complexity: O(log *n*) amortized for the latest cycle, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``, or ``CycleHistory/Error/inFuture(_:)`` if
  ///   the cycle starts after today.
  public mutating func confirmCycle(
    startingOn start: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard let index = indexOfPeriod(startingOn: start) else { throw .noPeriod(startingOn: start) }
    guard start <= today else { throw .inFuture(start) }
    let next = index + 1 < periods.endIndex ? periods[index + 1].start : nil
    let last = max(min(today, next?.adding(days: -1) ?? today), start)
    confirmedCycleDays = (confirmedCycleDays + [start...last]).joiningEqualStarts()
  }

  /// Removes the answer of ``confirmCycle(startingOn:asOf:)``, so that a forecast may suspect a missed
  /// period in the cycle again.
  ///
  /// - Complexity: O(*n*) in the number of answers.
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  public mutating func unconfirmCycle(startingOn start: CalendarDate) throws(CycleHistory.Error) {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    confirmedCycleDays.removeAll { $0.lowerBound == start }
  }

  /// Records that a positive pregnancy test was no pregnancy, or that the pregnancy is not to be
  /// recorded, as the answer to ``CycleForecast/Suggestion/positivePregnancyTest(on:bleedingSince:)``.
  ///
  /// Forecasts no longer ask about positive tests on that day or earlier ones; a later positive test is
  /// asked about again. The tests stay in the log, and the answer stays if they are removed.
  ///
  /// - Parameters:
  ///   - date: The date of the test.
  ///   - today: Today.
  /// - Complexity: O(log *n*) for the latest answer, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``, for a day after today that is not logged.
  public mutating func confirmNoPregnancy(
    on date: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard isKnown(date, asOf: today) else { throw .inFuture(date) }
    confirmedNoPregnancyDays.sortedInsert(date)
  }

  /// Removes the answer of ``confirmNoPregnancy(on:asOf:)``, so that a forecast may ask again.
  ///
  /// - Complexity: O(log *n*) for the latest answer, otherwise O(*n*).
  public mutating func unconfirmNoPregnancy(on date: CalendarDate) {
    confirmedNoPregnancyDays.sortedRemove(date)
  }

  /// Moves or removes the answers about periods that start on a day or later after a change of the
  /// periods.
  mutating func updateConfirmations(from first: CalendarDate, _ bleedings: [Bleeding]) {
    let start = confirmedPeriodStarts.partitioningIndex { $0 >= first }
    if start < confirmedPeriodStarts.endIndex {
      let moved = confirmedPeriodStarts[start...].compactMap(bleedings.start(ofPeriodOn:))
      confirmedPeriodStarts.replaceSubrange(start..., with: moved.sortedWithoutRepeats())
    }
    let days = confirmedCycleDays.partitioningIndex { $0.lowerBound >= first }
    if days < confirmedCycleDays.endIndex {
      let moved = confirmedCycleDays[days...].compactMap { days in
        bleedings.start(ofPeriodOn: days.lowerBound).flatMap { days.starting(on: $0) }
      }
      confirmedCycleDays.replaceSubrange(days..., with: moved.joiningEqualStarts())
    }
  }

  /// Removes the answers about the period that starts on a day, and returns them.
  mutating func takeConfirmations(
    startingOn start: CalendarDate
  ) -> (isTrueStart: Bool, days: ClosedRange<CalendarDate>?) {
    let days = confirmedCycleDays.first { $0.lowerBound == start }
    confirmedCycleDays.removeAll { $0.lowerBound == start }
    return (confirmedPeriodStarts.sortedRemove(start), days)
  }
}

extension ClosedRange<CalendarDate> {
  /// Returns the days from another first day on; `nil` if there is none.
  func starting(on first: CalendarDate) -> ClosedRange? {
    first <= upperBound ? first...upperBound : nil
  }
}

extension [ClosedRange<CalendarDate>] {
  /// Returns the ranges by first day; of several with the same first day, the longest.
  func joiningEqualStarts() -> [ClosedRange<CalendarDate>] {
    var result: [ClosedRange<CalendarDate>] = []
    for days in sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
    where result.last?.lowerBound != days.lowerBound {
      result.append(days)
    }
    return result
  }
}
