public import Essentials

extension EventDetails {
  /// One of the times at which an event takes place.
  ///
  ///     let session = try EventDetails.Session(
  ///       start: LocalDateTime(iso8601: "2026-06-13T09:00"),
  ///       end: LocalDateTime(iso8601: "2026-06-13T10:30"), utcOffset: -4 * 3600)
  public struct Session: Hashable, Sendable {
    /// The start, in the local time of the venue.
    public let start: LocalDateTime

    /// The end, in the local time of the venue, which is after ``start`` in time.
    public let end: LocalDateTime

    /// The offset of the local time from UTC at the start, in seconds, in ``EventDetails/utcOffsets``.
    public let utcOffset: Int

    /// The offset of the local time from UTC at the end, in seconds, in ``EventDetails/utcOffsets``.
    public let endOffset: Int

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - start: The start, in the local time of the venue.
    ///   - end: The end, in the local time of the venue.
    ///   - utcOffset: The offset of the local time from UTC at the start, in seconds, in
    ///     ``EventDetails/utcOffsets``.
    ///   - endOffset: The offset at the end, or `nil` if it is the same.
    /// - Throws: ``EventDraft/Error``, with all problems of the time.
    public init(
      start: LocalDateTime, end: LocalDateTime, utcOffset: Int, endOffset: Int? = nil
    ) throws(EventDraft.Error) {
      var checks = FieldChecks()
      checks.times(from: start, to: end, utcOffset: utcOffset, endOffset: endOffset)
      guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
      self.init(
        validStart: start, end: end, utcOffset: utcOffset, endOffset: endOffset ?? utcOffset)
    }

    init(validStart start: LocalDateTime, end: LocalDateTime, utcOffset: Int, endOffset: Int) {
      self.start = start
      self.end = end
      self.utcOffset = utcOffset
      self.endOffset = endOffset
    }

    /// The instant at which the session starts, in seconds since 1970-01-01 00:00 UTC.
    public var startTime: Int64 { start.secondsSinceEpoch(utcOffset: utcOffset) }

    /// The instant at which the session ends, in seconds since 1970-01-01 00:00 UTC.
    public var endTime: Int64 { end.secondsSinceEpoch(utcOffset: endOffset) }
  }

  /// All sessions of the event, of which the first is from ``start`` to ``end``; never empty.
  ///
  /// - Complexity: O(*n*)
  public var sessions: [Session] {
    [Session(validStart: start, end: end, utcOffset: utcOffset, endOffset: endOffset)]
      + furtherSessions
  }

  /// Returns the UTC offset of the last session that has started at an instant, the one at its end once that
  /// is over, or the offset at the start of the first session before that.
  ///
  /// - Complexity: O(log *n*) for *n* sessions.
  func utcOffset(at instant: Int64) -> Int {
    let further = furtherSessions
    var (low, high) = (0, further.count)
    while low < high {
      let middle = (low + high) / 2
      if further[middle].startTime <= instant { low = middle + 1 } else { high = middle }
    }
    guard low == 0 else {
      let session = further[low - 1]
      return instant < session.endTime ? session.utcOffset : session.endOffset
    }
    return instant < end.secondsSinceEpoch(utcOffset: endOffset) ? utcOffset : endOffset
  }

  /// Whether an instant is in a session, or at its end, when the clocks of the venue have its UTC offset.
  ///
  /// If they change during the session, their offset is known at its start and at its end. In a long session,
  /// they may change and change back: in all zones since 1970, changes are almost a week apart.
  ///
  /// - Complexity: O(*n*) for *n* sessions.
  func isInSession(at instant: Int64) -> Bool {
    sessions.contains { session in
      let (start, end) = (session.startTime, session.endTime)
      return session.utcOffset == session.endOffset && end - start <= 6 * 86_400
        ? start <= instant && instant <= end : instant == start || instant == end
    }
  }

  /// Returns the instant at which the day of a session starts, from 0 for the first one, or `nil` if the event
  /// does not have it.
  func day(ofSession number: Int) -> Int64? {
    guard number != 0 else { return start.date.start(utcOffset: utcOffset) }
    guard furtherSessions.indices.contains(number - 1) else { return nil }
    let session = furtherSessions[number - 1]
    return session.start.date.start(utcOffset: session.utcOffset)
  }

  /// The maximum number of sessions of an event: 1,000.
  public static let maximumSessions = 1000

  /// Whether the event takes place at the same times and the same venue as another one.
  func takesPlace(like other: EventDetails) -> Bool {
    start == other.start && end == other.end && utcOffset == other.utcOffset
      && endOffset == other.endOffset
      && venue == other.venue && furtherSessions == other.furtherSessions
  }

  /// Returns the same details with another time; the further sessions move by the same local time
  /// as the start, with UTC offsets from the host.
  ///
  ///     let moved = try details.rescheduled(from: start, to: end) { utcOffset(at: $0) }
  ///
  /// - Parameters:
  ///   - start: The start of the first session, in the local time of the venue.
  ///   - end: The end of the first session, in the local time of the venue.
  ///   - offset: Returns the offset of the venue's local time from UTC at the start or the end of a session,
  ///     in seconds and in ``utcOffsets``. It is called for the start and the end of each session in order.
  /// - Returns: The details with the sessions at their new times.
  /// - Throws: ``EventDraft/Error``, with all problems of the time, also if a session no longer ends
  ///   before the next one.
  /// - Complexity: O(*n*) for *n* sessions.
  public func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, offset: (LocalDateTime) -> Int
  ) throws(EventDraft.Error) -> EventDetails {
    let utcOffset = offset(start)
    return try rescheduled(from: start, to: end, utcOffset: utcOffset, endOffset: offset(end)) {
      _, start, end in (offset(start), offset(end))
    }
  }

  /// Returns the same details with another time; the further sessions move by the same local time
  /// as the start, with these UTC offsets.
  ///
  /// The clocks may change between the old and the new time, or between two sessions. So the
  /// offsets of further sessions have no default, because old offsets could shift a session by an
  /// hour. A further session has one offset here, so an event with a further session in which the clocks
  /// change needs ``rescheduled(from:to:offset:)``.
  ///
  /// - Parameters:
  ///   - start: The start of the first session, in the local time of the venue.
  ///   - end: The end of the first session, in the local time of the venue.
  ///   - utcOffset: The offset from UTC at the start of the first session, in seconds, in ``utcOffsets``.
  ///   - endOffset: The offset at its end, or `nil` if it is the same.
  ///   - furtherOffsets: The offset of each further session from UTC at its new start, in order.
  /// - Returns: The details with the sessions at their new times.
  /// - Throws: ``EventDraft/Error``, with all problems of the time, also if there is not one offset for
  ///   each further session, if the clocks change during one, or if a session no longer ends before the next
  ///   one.
  /// - Complexity: O(*n*) for *n* sessions.
  public func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int, endOffset: Int? = nil,
    furtherOffsets: [Int] = []
  ) throws(EventDraft.Error) -> EventDetails {
    let count = furtherSessions.count
    guard furtherOffsets.count >= count,
      furtherSessions.allSatisfy({ $0.endOffset == $0.utcOffset })
    else {
      throw EventDraft.Error([EventDraft.FieldProblem(.furtherSessions, .missing)])
    }
    guard furtherOffsets.count == count else {
      throw EventDraft.Error([EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: count))])
    }
    return try rescheduled(
      from: start, to: end, utcOffset: utcOffset, endOffset: endOffset ?? utcOffset
    ) { index, _, _ in (furtherOffsets[index], furtherOffsets[index]) }
  }

  /// Returns the details after the fact ``EventFact/Change/rescheduled(start:end:utcOffset:)``, in which
  /// further sessions keep their offsets.
  ///
  /// Such facts of events of several sessions were only written by earlier versions.
  func rescheduledKeepingOffsets(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int
  ) throws(EventDraft.Error) -> EventDetails {
    let offsets = furtherSessions.map(\.utcOffset)
    return try rescheduled(
      from: start, to: end, utcOffset: utcOffset, endOffset: utcOffset
    ) { index, _, _ in (offsets[index], offsets[index]) }
  }

  /// Returns the same details with another time, and offsets for each further session, which is known by its
  /// place among them, its new start, and its new end.
  private func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int, endOffset: Int,
    further: (Int, LocalDateTime, LocalDateTime) -> (utcOffset: Int, endOffset: Int)
  ) throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    checks.times(from: start, to: end, utcOffset: utcOffset, endOffset: endOffset)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    let minutes = self.start.minutes(until: start)
    var moved: [Session] = []
    moved.reserveCapacity(furtherSessions.count)
    for (index, session) in furtherSessions.enumerated() {
      guard let start = session.start.adding(minutes: minutes),
        let end = session.end.adding(minutes: minutes)
      else { throw EventDraft.Error(.outsideCalendar) }
      let (utcOffset, endOffset) = further(index, start, end)
      guard Self.utcOffsets.contains(utcOffset), Self.utcOffsets.contains(endOffset) else {
        throw EventDraft.Error([
          EventDraft.FieldProblem(.utcOffset, .outOfRange(Self.utcOffsets))
        ])
      }
      do throws(EventDraft.Error) {
        moved.append(
          try Session(start: start, end: end, utcOffset: utcOffset, endOffset: endOffset))
      } catch {
        let isSkipped = error.problems.contains { $0.problem == .endNotAfterStart }
        throw EventDraft.Error(isSkipped ? .endNotAfterStart : .outsideCalendar)
      }
    }
    checks.sessions(moved, after: end.secondsSinceEpoch(utcOffset: endOffset))
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    return with(
      start: start, end: end, utcOffset: utcOffset, endOffset: endOffset, furtherSessions: moved)
  }
}

extension EventDraft.Error {
  /// A problem with the further sessions.
  fileprivate init(_ problem: EventDraft.FieldProblem.Problem) {
    self.init([EventDraft.FieldProblem(.furtherSessions, problem)])
  }
}

extension FieldChecks {
  /// Checks the UTC offsets of further sessions.
  mutating func furtherOffsets(_ offsets: [Int]) {
    let count = EventDetails.maximumSessions
    guard offsets.count < count else {
      return report(.tooLarge(maximum: count - 1), of: .furtherSessions)
    }
    let range = EventDetails.utcOffsets
    let isKnown = problems.contains(EventDraft.FieldProblem(.utcOffset, .outOfRange(range)))
    if !isKnown, !offsets.allSatisfy(range.contains) {
      report(.outOfRange(range), of: .utcOffset)
    }
  }

  /// Checks that further sessions are few enough, and that each starts after the one before has ended,
  /// the first of them after an instant, or after any if that is not known.
  mutating func sessions(_ sessions: [EventDetails.Session], after end: Int64?) {
    let maximum = EventDetails.maximumSessions - 1
    guard sessions.count <= maximum else {
      return report(.tooLarge(maximum: maximum), of: .furtherSessions)
    }
    var end = end ?? .min
    for session in sessions {
      guard session.startTime >= end else {
        return report(.beforeEndOfPrevious, of: .furtherSessions)
      }
      end = session.endTime
    }
  }
}

/// Encoded as `{"start": "2026-06-13T09:00", "end": "2026-06-13T10:30", "utcOffset": -25200}`, with an
/// `"endOffset"` if it is another one.
extension EventDetails.Session: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a session.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(LocalDateTime.self, forKey: .start)
    let end = try container.decode(LocalDateTime.self, forKey: .end)
    let utcOffset = try container.decode(Int.self, forKey: .utcOffset)
    let endOffset = try container.decodeIfPresent(Int.self, forKey: .endOffset)
    do {
      try self.init(start: start, end: end, utcOffset: utcOffset, endOffset: endOffset)
    } catch {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
  }

  /// Encodes the session.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    try container.encode(utcOffset, forKey: .utcOffset)
    if endOffset != utcOffset { try container.encode(endOffset, forKey: .endOffset) }
  }
}

extension CalendarDate {
  /// The instant at which the day starts by clocks with an offset from UTC.
  fileprivate func start(utcOffset: Int) -> Int64 {
    86_400 * Int64(daysSinceEpoch) - Int64(utcOffset)
  }
}
