public import Essentials

extension EventSeries {
  /// The sessions, from earlier to later, with the offsets from UTC that the host knows.
  ///
  /// Every session starts and ends at the same time of day as the first, whatever the clocks did in
  /// between. The time to register moves along: it begins and ends as long before the start of each
  /// session as before that of the first. `offset` gives the seconds by which the clocks of the
  /// place are ahead of UTC when they show the start of a session, in ``EventDetails/utcOffsets``.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EventSeries/Error``, if an offset is out of range, or a time outside the calendar.
  public func sessions(
    offset: (LocalDateTime) -> Int
  ) throws(EventSeries.Error) -> [EventDetails] {
    var sessions: [EventDetails] = []
    sessions.reserveCapacity(dates.count)
    for date in dates { sessions.append(try session(on: date, offset: offset)) }
    return sessions
  }

  /// The session of a day.
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
  /// The window so many seconds later, or earlier for a negative number.
  ///
  /// The seconds between two instants of the calendar cannot make a sum overflow.
  fileprivate func moved(by seconds: Int64) throws(RegistrationWindow.Error) -> Self {
    try RegistrationWindow(opens: opens.map { $0 + seconds }, closes: closes.map { $0 + seconds })
  }
}
