extension EventDetails {
  /// Whether a session of the event and one of another event are at the same time, at least in part.
  ///
  /// A session that starts when the other ends does not overlap it.
  ///
  /// - Complexity: O(*n*) for *n* sessions of both.
  public func overlaps(_ other: EventDetails) -> Bool {
    guard startTime < other.endTime, other.startTime < endTime else { return false }
    guard !furtherSessions.isEmpty || !other.furtherSessions.isEmpty else { return true }
    return firstSession(overlapping: other) != nil
  }

  /// Returns the first session of the event that is at the same time as one of another event, at least in
  /// part, or `nil` if none is.
  ///
  /// - Complexity: O(*n*) for *n* sessions of both.
  public func firstSession(overlapping other: EventDetails) -> Session? {
    var (mine, others) = (sessions[...], other.sessions[...])
    while let first = mine.first, let second = others.first {
      if first.startTime < second.endTime, second.startTime < first.endTime { return first }
      if first.endTime <= second.endTime { mine.removeFirst() } else { others.removeFirst() }
    }
    return nil
  }

  /// Whether an event is upcoming, under way, or over.
  ///
  ///     record.time(at: now) == .upcoming
  public enum Timing: Hashable, CaseIterable, Sendable {
    /// The event starts later.
    case upcoming
    /// The first session has started, now or earlier, and the last one ends later.
    case underWay
    /// The event has ended, now or earlier.
    case expired

    /// Creates the timing of an event at a time in seconds since 1970-01-01 00:00 UTC.
    public init(of details: EventDetails, at now: Int64) {
      self =
        if now < details.startTime { .upcoming } else if now < details.endTime { .underWay } else {
          .expired
        }
    }
  }
}
