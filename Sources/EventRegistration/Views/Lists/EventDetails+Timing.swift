extension EventDetails {
  /// Where an event stands in time.
  ///
  ///     record.time(at: now) == .upcoming
  public enum Timing: Hashable, CaseIterable, Sendable {
    /// It starts later.
    case upcoming
    /// It has started, at this instant or before, and ends later.
    case underWay
    /// It has ended, at this instant or before.
    case expired

    /// Creates the time of an event as seen from an instant, in seconds since 1970-01-01 00:00 UTC.
    public init(of details: EventDetails, at now: Int64) {
      self =
        if now < details.startTime { .upcoming } else if now < details.endTime { .underWay } else {
          .expired
        }
    }
  }
}
