public import Essentials

extension EventSeries {
  /// Returns the sessions, from earlier to later, with UTC offsets from the host.
  ///
  /// All sessions start and end at the same local time as the first, even if the UTC offset changes.
  /// The registration window of each session has the same distance from its start as for the first
  /// session. `offset` returns the offset of the venue's local time from UTC at the start of a
  /// session, in seconds and in ``EventDetails/utcOffsets``. It is also asked for the further sessions of
  /// an event that has several.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EventSeries/Error``, if an offset is out of range, a time is outside the calendar, or a
  ///   change of the clocks makes the sessions of one event overlap.
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
    var outOfRange: EventSeries.Error?
    var session: EventDetails
    do {
      session = try first.rescheduled(from: start, to: end) { start in
        let utcOffset = offset(start)
        if outOfRange == nil, !EventDetails.utcOffsets.contains(utcOffset) {
          outOfRange = .utcOffsetOutOfRange(utcOffset, at: start)
        }
        return utcOffset
      }
    } catch {
      if let outOfRange { throw outOfRange }
      let overlap = EventDraft.FieldProblem(.furtherSessions, .beforeEndOfPrevious)
      throw error.problems.contains(overlap) ? .sessionsOverlap : .outsideCalendar
    }
    guard let window = first.policy.window.moved(by: session.startTime - first.startTime) else {
      throw .outsideCalendar
    }
    session.policy.window = window
    return session
  }
}

extension RegistrationWindow {
  /// Returns the window moved by a number of seconds, or `nil` if it leaves the calendar.
  ///
  /// `seconds` is a difference of two instants of the calendar, so the sums cannot overflow.
  fileprivate func moved(by seconds: Int64) -> Self? {
    try? RegistrationWindow(opens: opens.map { $0 + seconds }, closes: closes.map { $0 + seconds })
  }
}
