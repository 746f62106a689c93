public import Essentials

extension CycleHistory {
  /// What became of a period that was added.
  public enum Addition: Hashable, Sendable, PrivateValue {
    /// It stands alone.
    case separate
    /// It was so near to these periods that all became the one that is named.
    case joined([LoggedPeriod], into: LoggedPeriod)
  }

  /// Adds a period, and says whether it became one menses with a neighbor.
  ///
  /// - A period whose end is not known counts as its first day alone.
  /// - A period that shares a day with another is refused.
  /// - If no more than ``MensesRule/maximumBreak`` days lie between the period and another, they
  ///   are one menses, from the earliest day to the last known one, and what lies between belongs
  ///   to it. If the cycle of one of them was excluded, the cycle of the whole is.
  ///
  /// The order in which periods without a common day are added makes no difference to the history.
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

  /// Puts another period in the place of the one that starts on a day, as when its start was wrong
  /// or its end is known now.
  ///
  /// The new period joins its neighbors as an added one does; if the cycle was excluded, it stays
  /// so.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such period or the new one is refused.
  @discardableResult
  public mutating func replacePeriod(
    startingOn start: CalendarDate, with period: LoggedPeriod, asOf today: CalendarDate
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

  /// Notes the last day of bleeding of the period that starts on a day, also in the place of an
  /// earlier one.
  ///
  /// With its new end the period joins its neighbors as an added one does.
  ///
  /// - Complexity: O(log *n*) for the latest period, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such period, if the end lies before its start
  ///   or after today, or if the next period shares a day with it.
  @discardableResult
  public mutating func endPeriod(
    startingOn start: CalendarDate, on end: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) -> Addition {
    guard indexOfPeriod(startingOn: start) != nil else { throw .noPeriod(startingOn: start) }
    guard start <= end else { throw .endsBeforeStart }
    return try replacePeriod(
      startingOn: start, with: LoggedPeriod(validStart: start, end: end), asOf: today)
  }

  /// Removes the period that starts on a day, and returns it; the cycle before it now lasts to the
  /// next period.
  ///
  /// The flow of its days stays in their logs, from which ``addPeriodsFromFlow(asOf:)`` would make
  /// the period again.
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

  /// The index of the period that starts on a day, or `nil` if none does.
  func indexOfPeriod(startingOn start: CalendarDate) -> Int? {
    let index = periods.partitioningIndex { $0.start >= start }
    return index < periods.endIndex && periods[index].start == start ? index : nil
  }

  /// Puts a period into its place, or joins it with its neighbors.
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

  /// Excludes the cycle that begins on a day if that of one of these periods was excluded.
  private mutating func moveExclusions(from periods: [LoggedPeriod], to start: CalendarDate) {
    var isExcluded = false
    for period in periods where excludedCycleStarts.sortedRemove(period.start) { isExcluded = true }
    if isExcluded { excludedCycleStarts.sortedInsert(start) }
  }
}

extension CycleHistory {
  /// The menses that periods in any order make.
  ///
  /// - Throws: ``CycleHistory/Error/overlapping(with:)``, for periods that share a day.
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

  /// The menses that periods in the order of their starts make, with common days or without.
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
  /// The number of days between the last known day and the start of a later period, negative if the
  /// two share a day.
  fileprivate func dryDays(before later: LoggedPeriod) -> Int {
    lastKnownDay.days(until: later.start) - 1
  }

  /// The period from the earliest day of both to the last known one.
  fileprivate func union(_ other: LoggedPeriod) -> LoggedPeriod {
    LoggedPeriod(
      validStart: min(start, other.start), end: max(lastKnownDay, other.lastKnownDay))
  }
}
