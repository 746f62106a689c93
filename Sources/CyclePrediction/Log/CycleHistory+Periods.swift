public import Essentials

extension CycleHistory {
  /// Adds a period, and returns whether it was merged with neighboring periods.
  ///
  /// - A period with an unknown end counts as its first day alone, together with the flow logged
  ///   from that day on.
  /// - A period that shares a day with an added one is rejected.
  /// - If at most ``MensesRule/maximumBreak`` days lie between the period and another, or if one
  ///   starts before the ``MensesRule/shortestCycle`` of the other has passed, the two are merged
  ///   into one, from the earliest day to the last known day. If the cycle of either one was
  ///   excluded, the cycle of the merged period is excluded.
  /// - Flow of the period's days belongs to it, even if the person had said otherwise.
  ///
  /// The result does not depend on the order in which periods are added.
  ///
  /// - Complexity: O(log *n*) amortized for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``, for a last day after today that is not logged, or
  ///   ``CycleHistory/Error/overlapping(with:)``.
  @discardableResult
  public mutating func add(
    _ period: LoggedPeriod, asOf today: CalendarDate
  ) throws(CycleHistory.Error) -> Addition {
    guard isKnown(period.lastKnownDay, asOf: today) else { throw .inFuture(period.lastKnownDay) }
    try rejectOverlap(of: period, replacing: nil)
    return insert(period, replacing: nil)
  }

  /// Moves the period that starts on a date to new dates, for example to correct its start.
  ///
  /// The moved period is merged with its neighbors in the same way as an added one. If its cycle was excluded
  /// or confirmed, it remains excluded or confirmed. Flow on old days that are not among the new days no
  /// longer belongs to a period; see ``bleedingOutsidePeriods``.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such period or the new dates are rejected.
  @discardableResult
  public mutating func movePeriod(
    startingOn start: CalendarDate, to period: LoggedPeriod, asOf today: CalendarDate
  ) throws(CycleHistory.Error) -> Addition {
    let index = indexOfPeriod(startingOn: start)
    let lastDay = index.map { lastBleedingDay(ofPeriodAt: $0) }
    guard isKnown(period.lastKnownDay, asOf: max(today, lastDay ?? today)) else {
      throw .inFuture(period.lastKnownDay)
    }
    guard let lastDay else { throw .noPeriod(startingOn: start) }
    let old = start...lastDay
    try rejectOverlap(of: period, replacing: old)
    let isExcluded = excludedCycleStarts.sortedRemove(start)
    let confirmed = takeConfirmations(startingOn: start)
    let isNear = abs(start.days(until: period.start)) < MensesRule.shortestCycle
    takeOut(old) { date in
      if let end = period.end { return date < period.start || end < date }
      return date < period.start || !isNear
    }
    let addition = insert(period, replacing: old)
    guard let whole = self.period(beginningTheCycleOf: period.start) else { return addition }
    if isExcluded { excludedCycleStarts.sortedInsert(whole.start) }
    if confirmed.isTrueStart { confirmedPeriodStarts.sortedInsert(whole.start) }
    if let days = confirmed.days?.starting(on: whole.start) {
      confirmedCycleDays = (confirmedCycleDays + [days]).joiningEqualStarts()
    }
    return addition
  }

  /// Sets the last day of bleeding of the period that starts on a date, replacing any earlier end.
  ///
  /// With its new end, the period is merged with its neighbors in the same way as an added one.
  /// Later flow of the period no longer belongs to it.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such period, if the end is before its start
  ///   or after today, or if the next period shares a day with it.
  @discardableResult
  public mutating func endPeriod(
    startingOn start: CalendarDate, on end: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) -> Addition {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    guard start <= end else { throw .endsBeforeStart }
    return try movePeriod(
      startingOn: start, to: LoggedPeriod(validStart: start, end: end), asOf: today)
  }

  /// Removes the period that starts on a date, and returns it; the cycle before it then lasts until
  /// the next period.
  ///
  /// The flow of its days stays in their logs as ``bleedingOutsidePeriods``. To restore the period,
  /// add the returned one, or log the flow again.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  @discardableResult
  public mutating func removePeriod(
    startingOn start: CalendarDate
  ) throws(CycleHistory.Error) -> LoggedPeriod {
    guard let index = indexOfPeriod(startingOn: start) else { throw .noPeriod(startingOn: start) }
    let period = periods[index]
    excludedCycleStarts.sortedRemove(start)
    _ = takeConfirmations(startingOn: start)
    takeOut(start...lastBleedingDay(ofPeriodAt: index)) { _ in true }
    updatePeriods(from: start)
    return period
  }

  /// Returns the index of the period that starts on a date, or `nil` if none does.
  func indexOfPeriod(startingOn start: CalendarDate) -> Int? {
    let index = periods.partitioningIndex { $0.start >= start }
    return index < periods.endIndex && periods[index].start == start ? index : nil
  }

  /// Throws if a period shares a day with an added period that does not start on the days to
  /// replace.
  private func rejectOverlap(
    of period: LoggedPeriod, replacing old: ClosedRange<CalendarDate>?
  ) throws(CycleHistory.Error) {
    let first = addedPeriods.partitioningIndex { $0.lastKnownDay >= period.start }
    for other in addedPeriods[first...] {
      guard other.start <= period.lastKnownDay else { return }
      if old?.contains(other.start) ?? false { continue }
      throw .overlapping(with: self.period(beginningTheCycleOf: other.start) ?? other)
    }
  }

  /// Inserts a period that shares no day with an added one, and returns with which periods it was
  /// merged, other than the replaced one.
  private mutating func insert(
    _ period: LoggedPeriod, replacing old: ClosedRange<CalendarDate>?
  ) -> Addition {
    let first = max(periods.partitioningIndex { $0.start >= period.start } - 1, 0)
    let neighbors = Array(periods[first...])
    addedPeriods.insert(
      period, at: addedPeriods.partitioningIndex { $0.start >= period.start })
    countFlow(of: period)
    updatePeriods(from: min(period.start, old?.lowerBound ?? period.start))
    let next = periods.partitioningIndex { $0.start > period.start }
    guard next > 0 else { return .separate }
    let whole = periods[next - 1]
    let joined = neighbors.filter {
      whole.start <= $0.start && (next == periods.endIndex || $0.start < periods[next].start)
        && !(old?.contains($0.start) ?? false)
    }
    return joined.isEmpty ? .separate : .joined(joined, into: whole)
  }

  /// Removes the added periods that start on the days of a period, and marks those days of its flow
  /// as outside periods that fulfill a condition.
  private mutating func takeOut(
    _ days: ClosedRange<CalendarDate>, _ isOutside: (CalendarDate) -> Bool
  ) {
    let first = addedPeriods.partitioningIndex { $0.start >= days.lowerBound }
    let end = addedPeriods.partitioningIndex { $0.start > days.upperBound }
    addedPeriods.removeSubrange(first..<end)
    let logged = loggedDays.partitioningIndex { $0.date >= days.lowerBound }
    for day in loggedDays[logged...] {
      guard day.date <= days.upperBound else { break }
      if let flow = day.log.bleeding, flow > .spotting, isOutside(day.date) {
        bleedingOutsidePeriods.sortedInsert(day.date)
      }
    }
  }

  /// Lets the flow of a period's days belong to the period again.
  private mutating func countFlow(of period: LoggedPeriod) {
    let first = bleedingOutsidePeriods.partitioningIndex { $0 >= period.start }
    var (end, lastDay) = (first, period.lastKnownDay)
    while end < bleedingOutsidePeriods.endIndex {
      let date = bleedingOutsidePeriods[end]
      let isCounted =
        period.end.map { date <= $0 }
        ?? rule.isSameMenses(date, startedOn: period.start, lastDay: lastDay)
      guard isCounted else { break }
      lastDay = date
      end += 1
    }
    if first < end { bleedingOutsidePeriods.removeSubrange(first..<end) }
  }
}
