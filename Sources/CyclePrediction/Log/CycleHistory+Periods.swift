public import Essentials

extension CycleHistory {
  /// Adds a period, and returns whether it was merged with neighboring periods.
  ///
  /// - A period with an unknown end counts as its first day alone.
  /// - A period that shares a day with another is rejected.
  /// - If at most ``MensesRule/maximumBreak`` days lie between the period and another, the two are
  ///   merged into one, from the earliest day to the last known day, including the days between. If
  ///   the cycle of either one was excluded, the cycle of the merged period is excluded.
  ///
  /// The result does not depend on the order in which periods without a common day are added.
  ///
  /// - Complexity: O(log *n*) amortized for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)`` or ``CycleHistory/Error/overlapping(with:)``.
  @discardableResult
  public mutating func add(
    _ period: LoggedPeriod, asOf today: CalendarDate
  ) throws(CycleHistory.Error) -> Addition {
    guard period.lastKnownDay <= today else { throw .inFuture(period.lastKnownDay) }
    return try insert(period)
  }

  /// Moves the period that starts on a date to new dates, for example to correct its start.
  ///
  /// The moved period is merged with its neighbors in the same way as an added one. If its cycle
  /// was excluded, it stays excluded.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such period or the new dates are rejected.
  @discardableResult
  public mutating func movePeriod(
    startingOn start: CalendarDate, to period: LoggedPeriod, asOf today: CalendarDate
  ) throws(CycleHistory.Error) -> Addition {
    guard period.lastKnownDay <= today else { throw .inFuture(period.lastKnownDay) }
    guard let index = indexOfPeriod(startingOn: start) else { throw .noPeriod(startingOn: start) }
    let old = periods.remove(at: index)
    do {
      let addition = try insert(period)
      if excludedCycleStarts.sortedRemove(start) {
        let whole = if case .joined(_, let whole) = addition { whole } else { period }
        excludedCycleStarts.sortedInsert(whole.start)
      }
      return addition
    } catch {
      periods.insert(old, at: index)
      throw error
    }
  }

  /// Sets the last day of bleeding of the period that starts on a date, replacing any earlier end.
  ///
  /// With its new end, the period is merged with its neighbors in the same way as an added one.
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
  /// The flow of its days stays in their logs, so ``addPeriodsFromFlow(asOf:)`` would create the
  /// period again.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noPeriod(startingOn:)``.
  @discardableResult
  public mutating func removePeriod(
    startingOn start: CalendarDate
  ) throws(CycleHistory.Error) -> LoggedPeriod {
    guard let index = indexOfPeriod(startingOn: start) else { throw .noPeriod(startingOn: start) }
    excludedCycleStarts.sortedRemove(start)
    return periods.remove(at: index)
  }

  /// Returns the index of the period that starts on a date, or `nil` if none does.
  func indexOfPeriod(startingOn start: CalendarDate) -> Int? {
    let index = periods.partitioningIndex { $0.start >= start }
    return index < periods.endIndex && periods[index].start == start ? index : nil
  }

  /// Inserts a period, or merges it with its neighbors.
  private mutating func insert(_ period: LoggedPeriod) throws(CycleHistory.Error) -> Addition {
    let index = periods.partitioningIndex { $0.start >= period.start }
    var range = index..<index
    if index > 0 {
      let breakDays = periods[index - 1].dryDays(before: period)
      guard breakDays >= 0 else { throw .overlapping(with: periods[index - 1]) }
      if breakDays <= rule.maximumBreak { range = index - 1..<index }
    }
    if index < periods.endIndex {
      let breakDays = period.dryDays(before: periods[index])
      guard breakDays >= 0 else { throw .overlapping(with: periods[index]) }
      if breakDays <= rule.maximumBreak { range = range.lowerBound..<index + 1 }
    }
    guard !range.isEmpty else {
      periods.insert(period, at: index)
      return .separate
    }
    let neighbors = Array(periods[range])
    let whole = neighbors.reduce(period) { $0.union($1) }
    periods.replaceSubrange(range, with: CollectionOfOne(whole))
    moveExclusions(from: neighbors, to: whole.start)
    return .joined(neighbors, into: whole)
  }

  /// Excludes the cycle that begins on a date if the cycle of one of these periods was excluded.
  private mutating func moveExclusions(from periods: [LoggedPeriod], to start: CalendarDate) {
    var isExcluded = false
    for period in periods where excludedCycleStarts.sortedRemove(period.start) { isExcluded = true }
    if isExcluded { excludedCycleStarts.sortedInsert(start) }
  }
}

extension CycleHistory {
  /// Returns the merged periods for periods in any order.
  ///
  /// - Throws: ``CycleHistory/Error/overlapping(with:)`` for periods that share a day.
  static func joined(
    disjoint periods: [LoggedPeriod], maximumBreak: Int
  ) throws(CycleHistory.Error) -> [LoggedPeriod] {
    let sorted = periods.sorted { ($0.start, $0.lastKnownDay) < ($1.start, $1.lastKnownDay) }
    for (earlier, later) in zip(sorted, sorted.dropFirst())
    where earlier.dryDays(before: later) < 0 {
      throw .overlapping(with: earlier)
    }
    return joined(sorted: sorted, maximumBreak: maximumBreak)
  }

  /// Returns the merged periods for periods sorted by start, which may share days.
  static func joined(sorted periods: [LoggedPeriod], maximumBreak: Int) -> [LoggedPeriod] {
    var result: [LoggedPeriod] = []
    result.reserveCapacity(periods.count)
    for period in periods {
      if let last = result.last, last.dryDays(before: period) <= maximumBreak {
        result[result.endIndex - 1] = last.union(period)
      } else {
        result.append(period)
      }
    }
    return result
  }
}

extension LoggedPeriod {
  /// Returns the number of days between the last known day and the start of a later period;
  /// negative if the two share a day.
  fileprivate func dryDays(before later: LoggedPeriod) -> Int {
    lastKnownDay.days(until: later.start) - 1
  }

  /// Returns the period from the earliest day of both to the last known day of both.
  fileprivate func union(_ other: LoggedPeriod) -> LoggedPeriod {
    LoggedPeriod(
      validStart: min(start, other.start), end: max(lastKnownDay, other.lastKnownDay))
  }
}
