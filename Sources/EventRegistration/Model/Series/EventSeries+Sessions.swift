public import Essentials

extension EventSeries {
  /// Returns the sessions, from earlier to later, with UTC offsets from the host.
  ///
  /// All sessions start and end at the same local time as the first, even if the UTC offset changes.
  /// The registration window of each session has the same distance from its start as for the first
  /// session. `offset` returns the offset of the venue's local time from UTC at the start of a
  /// session, in seconds and in ``EventDetails/utcOffsets``.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EventSeries/Error``, if an offset is out of range, or a time is outside the calendar.
  public func sessions(
    offset: (LocalDateTime) -> Int
  ) throws(EventSeries.Error) -> [EventDetails] {
    var sessions: [EventDetails] = []
    sessions.reserveCapacity(dates.count)
    for date in dates { sessions.append(try session(on: date, offset: offset)) }
    return sessions
  }

  /// Returns one event with all sessions, which share its seats: a child with a seat comes to all of them.
  ///
  /// The details are those of the first session, as ``sessions(offset:)`` returns it.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EventSeries/Error``, also if there is no session, or if one starts before the one before
  ///   has ended.
  public func oneEvent(offset: (LocalDateTime) -> Int) throws(EventSeries.Error) -> EventDetails {
    let events = try sessions(offset: offset)
    guard let first = events.first else { throw .noSessions }
    let further = events.flatMap(\.sessions).dropFirst()
    var checks = FieldChecks()
    checks.sessions(Array(further), after: first.sessions[0].endTime)
    guard further.count < EventDetails.maximumSessions else { throw .tooManyDays }
    guard checks.problems.isEmpty else { throw .sessionsOverlap }
    return first.with(
      start: first.start, end: first.end, utcOffset: first.utcOffset,
      furtherSessions: Array(further))
  }

  /// Returns the session on a date.
  private func session(
    on date: CalendarDate, offset: (LocalDateTime) -> Int
  ) throws(EventSeries.Error) -> EventDetails {
    let minutes = 1440 * Int64(first.start.date.days(until: date))
    guard let start = first.start.adding(minutes: minutes),
      let end = first.end.adding(minutes: minutes)
    else { throw .outsideCalendar }
    let utcOffset = offset(start)
    guard EventDetails.utcOffsets.contains(utcOffset) else {
      throw .utcOffsetOutOfRange(utcOffset, at: start)
    }
    do {
      var session = try first.rescheduled(from: start, to: end, utcOffset: utcOffset)
      session.policy.window = try first.policy.window.moved(
        by: session.startTime - first.startTime)
      return session
    } catch {
      throw .outsideCalendar
    }
  }
}

extension RegistrationWindow {
  /// Returns the window moved by a number of seconds.
  ///
  /// `seconds` is a difference of two instants of the calendar, so the sums cannot overflow.
  fileprivate func moved(by seconds: Int64) throws(RegistrationWindow.Error) -> Self {
    try RegistrationWindow(opens: opens.map { $0 + seconds }, closes: closes.map { $0 + seconds })
  }
}
