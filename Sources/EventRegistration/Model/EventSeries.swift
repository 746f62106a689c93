public import Essentials

/// A recurring event, whose sessions are separate events, or one event with one number of seats.
///
///     let series = try EventSeries(of: details, every: .weeks(1), count: 10, except: [thanksgiving])
///     let sessions = try series.sessions { utcOffset(at: $0) }
public struct EventSeries: Hashable, Sendable {
  /// The end of a series.
  @nonexhaustive public enum End: Hashable, Sendable {
    /// The series has this number of days, including exceptions.
    case count(Int)
    /// The series ends on this day, which can be one of its days.
    case until(CalendarDate)
  }

  /// The first session, unless its day is an exception.
  public let first: EventDetails

  /// The rule of recurrence.
  public let recurrence: Recurrence

  /// The end of the series.
  public let end: End

  /// The days without a session, from earlier to later, without duplicates.
  public let exceptions: [CalendarDate]

  /// The days with a session, from earlier to later; at most ``maximumCount``.
  public let dates: [CalendarDate]

  /// Creates a series with a number of days, some of which can be exceptions.
  ///
  /// An exception that is not a day of the series has no effect.
  ///
  /// - Parameters:
  ///   - first: The first session, whose day is the first of the series.
  ///   - recurrence: The rule of recurrence.
  ///   - count: The number of days, including exceptions; 1 to ``maximumCount``.
  ///   - exceptions: The days without a session.
  /// - Complexity: O(*m* + *n* log *n*) for *n* exceptions, where *m* is the number of days, or of
  ///   months up to the last day if that is larger.
  /// - Throws: ``EventSeries/Error``.
  public init(
    of first: EventDetails, every recurrence: Recurrence, count: Int,
    except exceptions: [CalendarDate] = []
  ) throws(EventSeries.Error) {
    try self.init(of: first, every: recurrence, end: .count(count), except: exceptions)
  }

  /// Creates a series that ends on a day.
  ///
  /// An exception that is not a day of the series has no effect.
  ///
  /// - Parameters:
  ///   - first: The first session, whose day is the first of the series.
  ///   - recurrence: The rule of recurrence.
  ///   - last: The last day that can have a session.
  ///   - exceptions: The days without a session.
  /// - Complexity: O(*m* + *n* log *n*) for *n* exceptions, where *m* is the number of days, or of
  ///   months up to the last day if that is larger.
  /// - Throws: ``EventSeries/Error``, also if there are more than ``maximumCount`` days, including
  ///   exceptions.
  public init(
    of first: EventDetails, every recurrence: Recurrence, until last: CalendarDate,
    except exceptions: [CalendarDate] = []
  ) throws(EventSeries.Error) {
    try self.init(of: first, every: recurrence, end: .until(last), except: exceptions)
  }

  /// Creates a series from its parts.
  init(
    of first: EventDetails, every recurrence: Recurrence, end: End,
    except exceptions: [CalendarDate]
  ) throws(EventSeries.Error) {
    self.first = first
    self.recurrence = recurrence
    self.end = end
    let excluded = Set(exceptions)
    self.exceptions = excluded.sorted()
    let days = try recurrence.dates(from: first.start.date, to: end)
    dates = days.filter { !excluded.contains($0) }
  }

  /// The maximum number of days of a series: 1,000.
  public static let maximumCount = 1000
}

extension EventSeries {
  /// The reason a series or its sessions cannot be created.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of days, weeks or months is not in ``EventSeries/Recurrence/intervals``.
    case intervalOutOfRange(Int)
    /// The first session is on this weekday, which the rule of recurrence does not include.
    case notOnWeekday(Weekday)
    /// The number of days is not in 1 to ``EventSeries/maximumCount``.
    case countOutOfRange(Int)
    /// The last day is before the first session.
    case endsBeforeFirst(CalendarDate)
    /// There are more than ``EventSeries/maximumCount`` days up to the last day, or more sessions of one event
    /// than ``EventDetails/maximumSessions``.
    case tooManyDays
    /// A session, or its registration window, is not in the years 1 to 9999.
    case outsideCalendar
    /// The offset from UTC at this local time is not in ``EventDetails/utcOffsets``.
    case utcOffsetOutOfRange(Int, at: LocalDateTime)
    /// All days of the series are exceptions.
    case noSessions
    /// A session starts before the previous session of the same event has ended.
    case sessionsOverlap
    /// The clocks skip the end of the session on this day, so that it does not end after it starts; the day
    /// can be an exception.
    case sessionSkipped(CalendarDate)

    /// The rule that the series breaks, in one sentence.
    public var description: String {
      switch self {
      case .intervalOutOfRange: "The interval must be from 1 to 1000."
      case .notOnWeekday: "The recurrence must include the weekday of the first session."
      case .countOutOfRange: "The number of sessions must be from 1 to 1000."
      case .endsBeforeFirst: "The last day must not be before the first session."
      case .tooManyDays: "A series can have at most 1000 days."
      case .outsideCalendar: "All sessions and their registration must be in the years 1 to 9999."
      case .utcOffsetOutOfRange(_, let start):
        "The UTC offset of the session at \(start) must be from -12 to +14 hours."
      case .noSessions: "The series must have a session."
      case .sessionsOverlap: "Each session must start after the one before has ended."
      case .sessionSkipped(let date): "The clocks skip the end of the session on \(date)."
      }
    }
  }

  /// Returns the sessions, from earlier to later, with UTC offsets from the host.
  ///
  /// All sessions start and end at the same local time as the first, even if the UTC offset
  /// changes. Registration for each session opens and closes the same number of days before it and
  /// at the same local time as for the first, such as a week before at 9:00. If it opens or closes
  /// on the day of the start, it does so the same number of seconds before or after the start.
  /// `offset` returns the offset of the venue's local time from UTC at the start or the end of a
  /// session, or when registration opens or closes, in seconds and in ``EventDetails/utcOffsets``.
  /// It is also called for the further sessions of an event that has several.
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
  /// The details belong to the first session, as ``sessions(offset:)`` returns it.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EventSeries/Error``, also if there is no session, or if one starts before the
  ///   previous one has ended.
  public func oneEvent(offset: (LocalDateTime) -> Int) throws(EventSeries.Error) -> EventDetails {
    let events = try sessions(offset: offset)
    guard let first = events.first else { throw .noSessions }
    let further = events.flatMap(\.sessions).dropFirst()
    var checks = FieldChecks()
    checks.sessions(Array(further), after: first.sessions[0].endTime)
    guard further.count < EventDetails.maximumSessions else { throw .tooManyDays }
    guard checks.problems.isEmpty else { throw .sessionsOverlap }
    return first.with(
      start: first.start, end: first.end, utcOffset: first.utcOffset, endOffset: first.endOffset,
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
      if error.problems.contains(where: { $0.problem == .endNotAfterStart }) {
        throw .sessionSkipped(date)
      }
      let overlap = EventDraft.FieldProblem(.furtherSessions, .beforeEndOfPrevious)
      throw error.problems.contains(overlap) ? .sessionsOverlap : .outsideCalendar
    }
    let window = first.policy.window
    let (opens, closes) = (
      try moved(window.opens, to: session, offset), try moved(window.closes, to: session, offset)
    )
    guard let moved = try? RegistrationWindow(opens: opens, closes: closes) else {
      throw .outsideCalendar
    }
    session.policy.window = moved
    return session
  }

  /// Returns an instant of the first session's window, such as a week before at 9:00, for another session.
  private func moved(
    _ instant: Int64?, to session: EventDetails, _ offset: (LocalDateTime) -> Int
  ) throws(EventSeries.Error) -> Int64? {
    let days = first.start.date.days(until: session.start.date)
    guard let instant, days != 0 else { return instant }
    // The host knows the offset of a local time. That of the instant is the one near it.
    guard let near = LocalDateTime(secondsSinceEpoch: instant, utcOffset: first.utcOffset) else {
      throw .outsideCalendar
    }
    var then = try checked(offset, at: near)
    // The second of two equal local times has the lesser offset, which only the time after them tells.
    if let local = LocalDateTime(secondsSinceEpoch: instant, utcOffset: then) {
      then = min(then, try checked(offset, at: local))
    }
    guard let local = LocalDateTime(secondsSinceEpoch: instant, utcOffset: then) else {
      throw .outsideCalendar
    }
    guard local.date != first.start.date else {
      return instant + session.startTime - first.startTime
    }
    guard let there = local.adding(minutes: 1440 * Int64(days)) else { throw .outsideCalendar }
    let seconds = instant - local.secondsSinceEpoch(utcOffset: then)
    return there.secondsSinceEpoch(utcOffset: try checked(offset, at: there)) + seconds
  }

  private func checked(
    _ offset: (LocalDateTime) -> Int, at local: LocalDateTime
  ) throws(EventSeries.Error) -> Int {
    let utcOffset = offset(local)
    guard EventDetails.utcOffsets.contains(utcOffset) else {
      throw .utcOffsetOutOfRange(utcOffset, at: local)
    }
    return utcOffset
  }
}

/// Encoded as `{"first": {…}, "recurrence": {…}, "count": 10, "exceptions": ["2026-11-26"]}`.
///
/// A series that ends on a day has `"until"` instead of `"count"`.
extension EventSeries: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a series; by default, there are no exceptions.
  ///
  /// - Throws: `DecodingError`, also for values that the initializers refuse, and if there are both a
  ///   count and a last day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let first = try container.decode(EventDetails.self, forKey: .first)
    let recurrence = try container.decode(Recurrence.self, forKey: .recurrence)
    let exceptions = try container.decodeIfPresent([CalendarDate].self, forKey: .exceptions)
    let last = try container.decodeIfPresent(CalendarDate.self, forKey: .until)
    guard last == nil || !container.contains(.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container,
        debugDescription: "A series has either a count or a last day.")
    }
    let end = try last.map(End.until) ?? .count(container.decode(Int.self, forKey: .count))
    do {
      try self.init(of: first, every: recurrence, end: end, except: exceptions ?? [])
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .recurrence, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the parts of the series, from which its days are computed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(recurrence, forKey: .recurrence)
    switch end {
    case .count(let count): try container.encode(count, forKey: .count)
    case .until(let last): try container.encode(last, forKey: .until)
    }
    try container.encode(exceptions, forKey: .exceptions)
  }
}
