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
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``.
  public mutating func log(
    _ log: DayLog, on date: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard date <= today else { throw .inFuture(date) }
    let index = indexOfDay(notBefore: date)
    let isLogged = isDay(at: index, date)
    let flow = isLogged ? loggedDays[index].log.flow : nil
    let lastLogged = loggedDays.last?.date
    switch (isLogged, log.isEmpty) {
    case (true, true): loggedDays.remove(at: index)
    case (true, false): loggedDays[index].log = log
    case (false, true): break
    case (false, false): loggedDays.insert(LoggedDay(date: date, log: log), at: index)
    }
    flowChanged(on: date, from: flow, to: log.flow, lastLogged: lastLogged)
  }

  /// Changes the log of a date, starting from an empty log if the date has none.
  ///
  ///     try history.updateLog(on: today, asOf: today) { $0.flow = .light }
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``.
  public mutating func updateLog(
    on date: CalendarDate, asOf today: CalendarDate, _ change: (inout DayLog) -> Void
  ) throws(CycleHistory.Error) {
    guard date <= today else { throw .inFuture(date) }
    var log = self[date] ?? DayLog()
    change(&log)
    try self.log(log, on: date, asOf: today)
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
    flowChanged(on: date, from: log.flow, to: nil, lastLogged: lastLogged)
    return log
  }

  private func indexOfDay(notBefore date: CalendarDate) -> Int {
    loggedDays.partitioningIndex { $0.date >= date }
  }

  private func isDay(at index: Int, _ date: CalendarDate) -> Bool {
    index < loggedDays.endIndex && loggedDays[index].date == date
  }
}
