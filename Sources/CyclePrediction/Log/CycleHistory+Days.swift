public import Essentials

extension CycleHistory {
  /// The log of a date, or `nil` if nothing is logged on it.
  ///
  /// - Complexity: O(log *n*)
  public subscript(date: CalendarDate) -> DayLog? {
    let index = indexOfDay(notBefore: date)
    return isDay(at: index, date) ? loggedDays[index].log : nil
  }

  /// Returns the logged days in a range of dates, from earliest to latest.
  ///
  /// - Complexity: O(log *n*)
  public func loggedDays(in days: Range<CalendarDate>) -> ArraySlice<LoggedDay> {
    loggedDays[indexOfDay(notBefore: days.lowerBound)..<indexOfDay(notBefore: days.upperBound)]
  }

  /// Sets the log of a date, replacing any earlier log; an empty log removes the entry.
  ///
  /// Flow above spotting starts or prolongs a period at once, by the ``rule``, and without it the
  /// period is as before; see ``periods(derivedFromFlow:)``.
  ///
  /// A logged day can be corrected whatever today is: after a flight across the date line, her own
  /// entry may lie after today. The earlier log's ``DayLog/unknownFields`` stay.
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``, for a new day after today.
  public mutating func log(
    _ log: DayLog, on date: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    var log = log
    if !log.isEmpty, let earlier = self[date] {
      log.unknownFields.formUnion(earlier.unknownFields)
    }
    try replaceLog(with: log, on: date, asOf: today)
  }

  private mutating func replaceLog(
    with log: DayLog, on date: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    var log = log
    log.removeReplacedFields()
    let index = indexOfDay(notBefore: date)
    let isLogged = isDay(at: index, date)
    guard date <= today || isLogged else { throw .inFuture(date) }
    let flow = isLogged ? loggedDays[index].log.bleeding : nil
    let lastLogged = loggedDays.last?.date
    switch (isLogged, log.isEmpty) {
    case (true, true): loggedDays.remove(at: index)
    case (true, false): loggedDays[index].log = log
    case (false, true): break
    case (false, false): loggedDays.insert(LoggedDay(date: date, log: log), at: index)
    }
    flowChanged(on: date, from: flow, to: log.bleeding, lastLogged: lastLogged)
  }

  /// Changes the log of a date, starting from an empty log if the date has none.
  ///
  ///     try history.updateLog(on: today, asOf: today) { $0.flow = .light }
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``, for a new day after today.
  public mutating func updateLog(
    on date: CalendarDate, asOf today: CalendarDate, _ change: (inout DayLog) -> Void
  ) throws(CycleHistory.Error) {
    guard isKnown(date, asOf: today) else { throw .inFuture(date) }
    var log = self[date] ?? DayLog()
    change(&log)
    try replaceLog(with: log, on: date, asOf: today)
  }

  /// Removes the log of a date, and returns it.
  ///
  /// - Complexity: O(log *n*) for the latest day, otherwise O(*n*).
  @discardableResult
  public mutating func removeLog(on date: CalendarDate) -> DayLog? {
    let index = indexOfDay(notBefore: date)
    guard isDay(at: index, date) else { return nil }
    let lastLogged = loggedDays.last?.date
    let log = loggedDays.remove(at: index).log
    flowChanged(on: date, from: log.bleeding, to: nil, lastLogged: lastLogged)
    return log
  }

  /// Whether a date is not after today, or a day of the log, which can be corrected.
  func isKnown(_ date: CalendarDate, asOf today: CalendarDate) -> Bool {
    date <= today || self[date] != nil
  }

  /// Returns the last day of a log whose latest period begins one or two days after a day, as after a
  /// flight across the date line; `nil` if it goes on later, or the period began before.
  ///
  /// - Complexity: O(1)
  func lastDay(justAfter today: CalendarDate) -> CalendarDate? {
    guard let period = periods.last, period.start > today else { return nil }
    let last = [
      period.lastKnownDay, addedPeriods.last?.lastKnownDay, loggedDays.last?.date,
      ovulationDays.last,
    ].compactMap { $0 }.max()
    return last.flatMap { today.days(until: $0) <= 2 ? $0 : nil }
  }

  private func indexOfDay(notBefore date: CalendarDate) -> Int {
    loggedDays.partitioningIndex { $0.date >= date }
  }

  private func isDay(at index: Int, _ date: CalendarDate) -> Bool {
    index < loggedDays.endIndex && loggedDays[index].date == date
  }
}
