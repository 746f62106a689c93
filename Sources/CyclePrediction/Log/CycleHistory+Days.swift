public import Essentials

extension CycleHistory {
  /// What was noted about a day, or `nil` if nothing was.
  ///
  /// - Complexity: O(log *n*)
  public subscript(date: CalendarDate) -> DayLog? {
    let index = indexOfDay(notBefore: date)
    return isDay(at: index, date) ? loggedDays[index].log : nil
  }

  /// The logged days in a range of days, from the earliest to the latest.
  ///
  /// - Complexity: O(log *n*)
  public func loggedDays(in days: Range<CalendarDate>) -> ArraySlice<LoggedDay> {
    loggedDays[indexOfDay(notBefore: days.lowerBound)..<indexOfDay(notBefore: days.upperBound)]
  }

  /// Notes the log of a day in the place of an earlier one; an empty log removes it.
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)``.
  public mutating func log(
    _ log: DayLog, on date: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard date <= today else { throw .inFuture(date) }
    let index = indexOfDay(notBefore: date)
    switch (isDay(at: index, date), log.isEmpty) {
    case (true, true): loggedDays.remove(at: index)
    case (true, false): loggedDays[index].log = log
    case (false, true): break
    case (false, false): loggedDays.insert(LoggedDay(date: date, log: log), at: index)
    }
  }

  /// Changes what is noted about a day, beginning with an empty log if nothing is.
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

  /// Removes what is noted about a day, and returns it.
  ///
  /// - Complexity: O(log *n*) for the latest day, otherwise O(*n*).
  @discardableResult
  public mutating func removeLog(on date: CalendarDate) -> DayLog? {
    let index = indexOfDay(notBefore: date)
    return isDay(at: index, date) ? loggedDays.remove(at: index).log : nil
  }

  private func indexOfDay(notBefore date: CalendarDate) -> Int {
    loggedDays.partitioningIndex { $0.date >= date }
  }

  private func isDay(at index: Int, _ date: CalendarDate) -> Bool {
    index < loggedDays.endIndex && loggedDays[index].date == date
  }
}
