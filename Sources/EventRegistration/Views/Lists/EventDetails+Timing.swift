extension EventDetails {
  /// Whether the event and another one take place at the same time, at least in part.
  ///
  /// An event that starts when the other ends does not overlap it.
  public func overlaps(_ other: EventDetails) -> Bool {
    startTime < other.endTime && other.startTime < endTime
  }

  /// Whether an event is upcoming, under way, or over.
  ///
  ///     record.time(at: now) == .upcoming
  public enum Timing: Hashable, CaseIterable, Sendable {
    /// The event starts later.
    case upcoming
    /// The event has started, now or earlier, and ends later.
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
