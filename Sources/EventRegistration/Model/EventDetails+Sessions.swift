public import Essentials

extension EventDetails {
  /// One of the times at which an event takes place.
  ///
  ///     let session = try EventDetails.Session(
  ///       start: LocalDateTime(iso8601: "2026-06-13T09:00"),
  ///       end: LocalDateTime(iso8601: "2026-06-13T10:30"), utcOffset: -7 * 3600)
  public struct Session: Hashable, Sendable {
    /// The start, in the local time of the venue.
    public let start: LocalDateTime

    /// The end, with the same UTC offset as ``start``, which it follows.
    public let end: LocalDateTime

    /// The offset of the local time from UTC, in seconds, in ``EventDetails/utcOffsets``.
    public let utcOffset: Int

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - start: The start, in the local time of the venue.
    ///   - end: The end, with the same UTC offset, after `start`.
    ///   - utcOffset: The offset of the local time from UTC, in seconds, in ``EventDetails/utcOffsets``.
    /// - Throws: ``EventDraft/Error``, with all problems of the time.
    public init(
      start: LocalDateTime, end: LocalDateTime, utcOffset: Int
    ) throws(EventDraft.Error) {
      var checks = FieldChecks()
      checks.times(from: start, to: end, utcOffset: utcOffset)
      guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
      self.init(validStart: start, end: end, utcOffset: utcOffset)
    }

    init(validStart start: LocalDateTime, end: LocalDateTime, utcOffset: Int) {
      self.start = start
      self.end = end
      self.utcOffset = utcOffset
    }

    /// The instant at which the session starts, in seconds since 1970-01-01 00:00 UTC.
    public var startTime: Int64 { start.secondsSinceEpoch(utcOffset: utcOffset) }

    /// The instant at which the session ends, in seconds since 1970-01-01 00:00 UTC.
    public var endTime: Int64 { end.secondsSinceEpoch(utcOffset: utcOffset) }
  }

  /// All sessions of the event, of which the first is from ``start`` to ``end``; never empty.
  ///
  /// - Complexity: O(*n*)
  public var sessions: [Session] {
    [Session(validStart: start, end: end, utcOffset: utcOffset)] + furtherSessions
  }

  /// Returns the UTC offset of the last session that has started at an instant, or of the first session
  /// before that.
  ///
  /// - Complexity: O(log *n*) for *n* sessions.
  func utcOffset(at instant: Int64) -> Int {
    let further = furtherSessions
    var (low, high) = (0, further.count)
    while low < high {
      let middle = (low + high) / 2
      if further[middle].startTime <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? utcOffset : further[low - 1].utcOffset
  }

  /// Whether an instant is in a session, or at its end, when the clocks of the venue have its UTC offset.
  ///
  /// - Complexity: O(*n*) for *n* sessions.
  func isInSession(at instant: Int64) -> Bool {
    sessions.contains { $0.startTime <= instant && instant <= $0.endTime }
  }

  /// The maximum number of sessions of an event: 1,000.
  public static let maximumSessions = 1000

  /// Whether the event takes place at the same times and the same venue as another one.
  func takesPlace(like other: EventDetails) -> Bool {
    start == other.start && end == other.end && utcOffset == other.utcOffset
      && venue == other.venue && furtherSessions == other.furtherSessions
  }

  /// Returns the same details with another time; the further sessions move by as much local time as
  /// the start, with UTC offsets from the host.
  ///
  ///     let moved = try details.rescheduled(from: start, to: end) { utcOffset(at: $0) }
  ///
  /// - Parameters:
  ///   - start: The start of the first session, in the local time of the venue.
  ///   - end: The end of the first session, with the same UTC offset, after `start`.
  ///   - offset: Returns the offset of the venue's local time from UTC at the start of a session, in
  ///     seconds and in ``utcOffsets``. It is called for each session in order.
  /// - Returns: The details with the sessions at their new times.
  /// - Throws: ``EventDraft/Error``, with all problems of the time, also if a session no longer ends
  ///   before the next one.
  /// - Complexity: O(*n*) for *n* sessions.
  public func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, offset: (LocalDateTime) -> Int
  ) throws(EventDraft.Error) -> EventDetails {
    try rescheduled(from: start, to: end, utcOffset: offset(start)) { _, start in offset(start) }
  }

  /// Returns the same details with another time; the further sessions move by as much local time as
  /// the start, with these UTC offsets.
  ///
  /// The clocks may change between the old and the new time, or between two sessions. Therefore the
  /// offsets of further sessions have no default: kept ones could shift a session by an hour.
  ///
  /// - Parameters:
  ///   - start: The start of the first session, in the local time of the venue.
  ///   - end: The end of the first session, with the same UTC offset, after `start`.
  ///   - utcOffset: The offset of the first session from UTC, in seconds, in ``utcOffsets``.
  ///   - furtherOffsets: The offset of each further session from UTC at its new start, in order.
  /// - Returns: The details with the sessions at their new times.
  /// - Throws: ``EventDraft/Error``, with all problems of the time, also if there is not one offset for
  ///   each further session, or if a session no longer ends before the next one.
  /// - Complexity: O(*n*) for *n* sessions.
  public func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int, furtherOffsets: [Int] = []
  ) throws(EventDraft.Error) -> EventDetails {
    let count = furtherSessions.count
    guard furtherOffsets.count >= count else {
      throw EventDraft.Error([EventDraft.FieldProblem(.furtherSessions, .missing)])
    }
    guard furtherOffsets.count == count else {
      throw EventDraft.Error([EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: count))])
    }
    return try rescheduled(from: start, to: end, utcOffset: utcOffset) { index, _ in
      furtherOffsets[index]
    }
  }

  /// Returns the details after the fact ``EventFact/Change/rescheduled(start:end:utcOffset:)``, in which
  /// further sessions keep their offsets.
  ///
  /// Such facts of events of several sessions were only written by earlier versions.
  func rescheduledKeepingOffsets(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int
  ) throws(EventDraft.Error) -> EventDetails {
    try rescheduled(
      from: start, to: end, utcOffset: utcOffset,
      furtherOffsets: furtherSessions.map(\.utcOffset))
  }

  /// Returns the same details with another time, and an offset for each further session, which is known
  /// by its place among them and its new start.
  private func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int,
    furtherOffset: (Int, LocalDateTime) -> Int
  ) throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    checks.times(from: start, to: end, utcOffset: utcOffset)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    let minutes = self.start.minutes(until: start)
    var moved: [Session] = []
    moved.reserveCapacity(furtherSessions.count)
    for (index, session) in furtherSessions.enumerated() {
      guard let start = session.start.adding(minutes: minutes),
        let end = session.end.adding(minutes: minutes)
      else { throw EventDraft.Error(.outsideCalendar) }
      let utcOffset = furtherOffset(index, start)
      guard Self.utcOffsets.contains(utcOffset) else {
        throw EventDraft.Error([
          EventDraft.FieldProblem(.utcOffset, .outOfRange(Self.utcOffsets))
        ])
      }
      guard let session = try? Session(start: start, end: end, utcOffset: utcOffset) else {
        throw EventDraft.Error(.outsideCalendar)
      }
      moved.append(session)
    }
    checks.sessions(moved, after: end.secondsSinceEpoch(utcOffset: utcOffset))
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    return with(start: start, end: end, utcOffset: utcOffset, furtherSessions: moved)
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

/// Encoded as `{"start": "2026-06-13T09:00", "end": "2026-06-13T10:30", "utcOffset": -25200}`.
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
    do {
      try self.init(start: start, end: end, utcOffset: utcOffset)
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
  }
}
