public import Essentials

extension CycleHistory {
  /// Returns the interruption that contains a date, or `nil` if none does.
  ///
  /// - Complexity: O(log *n*)
  public func interruption(on date: CalendarDate) -> CycleInterruption? {
    let index = interruptions.partitioningIndex { $0.start > date }
    guard index > 0, interruptions[index - 1].contains(date) else { return nil }
    return interruptions[index - 1]
  }

  /// Adds an interruption.
  ///
  /// An interruption without an end overlaps every later interruption.
  ///
  /// - Complexity: O(log *n*) amortized for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)`` or
  ///   ``CycleHistory/Error/overlappingInterruption(with:)``.
  public mutating func add(
    _ interruption: CycleInterruption, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    let lastKnownDay = interruption.end ?? interruption.start
    guard lastKnownDay <= today else { throw .inFuture(lastKnownDay) }
    let index = interruptions.partitioningIndex { $0.start >= interruption.start }
    if index > 0, interruption.start <= interruptions[index - 1].lastDay {
      throw .overlappingInterruption(with: interruptions[index - 1])
    }
    if index < interruptions.endIndex, interruptions[index].start <= interruption.lastDay {
      throw .overlappingInterruption(with: interruptions[index])
    }
    interruptions.insert(interruption, at: index)
  }

  /// Moves the interruption that starts on a date to new dates, for example to correct its start.
  ///
  /// - Complexity: O(log *n*) for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such interruption or the new dates are rejected.
  public mutating func moveInterruption(
    startingOn start: CalendarDate, to interruption: CycleInterruption, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    let old = try removeInterruption(startingOn: start)
    do {
      try add(interruption, asOf: today)
    } catch {
      interruptions.insert(old, at: interruptions.partitioningIndex { $0.start >= start })
      throw error
    }
  }

  /// Sets the last day of the interruption that starts on a date, replacing any earlier end.
  ///
  /// The first ordinary cycle begins with the next period after that day.
  ///
  /// - Complexity: O(log *n*) for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such interruption, if the end is before its
  ///   start or after today, or if the next interruption shares a day with it.
  public mutating func endInterruption(
    startingOn start: CalendarDate, on end: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard let interruption = interruption(on: start), interruption.start == start else {
      throw .noInterruption(startingOn: start)
    }
    guard start <= end else { throw .endsBeforeStart }
    try moveInterruption(
      startingOn: start, to: CycleInterruption(interruption.kind, validStart: start, end: end),
      asOf: today)
  }

  /// Removes the interruption that starts on a date, and returns it.
  ///
  /// - Complexity: O(log *n*) for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noInterruption(startingOn:)``.
  @discardableResult
  public mutating func removeInterruption(
    startingOn start: CalendarDate
  ) throws(CycleHistory.Error) -> CycleInterruption {
    let index = interruptions.partitioningIndex { $0.start >= start }
    guard index < interruptions.endIndex, interruptions[index].start == start else {
      throw .noInterruption(startingOn: start)
    }
    return interruptions.remove(at: index)
  }

  /// Returns the first interruption that shares a day with a range of dates.
  func interruption(in days: Range<CalendarDate>) -> CycleInterruption? {
    let index = interruptions.partitioningIndex { $0.lastDay >= days.lowerBound }
    guard index < interruptions.endIndex, interruptions[index].start < days.upperBound else {
      return nil
    }
    return interruptions[index]
  }
}
