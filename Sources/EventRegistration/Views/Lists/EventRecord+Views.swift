extension EventRecord {
  /// Where the event stands in time at an instant, in seconds since 1970-01-01 00:00 UTC.
  public func time(at now: Int64) -> EventDetails.Timing {
    EventDetails.Timing(of: details, at: now)
  }

  /// Whether a person sees the event.
  ///
  /// A draft and a cancelled event are for their provider alone, all others for everyone; `nil`
  /// stands for somebody who is not known.
  public func isVisible(to viewer: PersonID?) -> Bool {
    switch status {
    case .published, .closed: true
    case .draft, .cancelled: viewer == owner
    }
  }

  /// Whether parents can register at an instant, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// They can if the event is published and not closed, in its window, until it ends. Whether seats
  /// are free is another question.
  public func isOpenForRegistration(at now: Int64) -> Bool {
    status == .published && details.policy.window.contains(now) && time(at: now) != .expired
  }

  /// Whether this event stands before another in every list: by start, then by identity.
  func precedes(_ other: EventRecord) -> Bool {
    (details.startTime, id, version) < (other.details.startTime, other.id, other.version)
  }
}

extension Sequence<EventRecord> {
  /// The events that a person sees, sorted by start and identity.
  ///
  /// Drafts and cancelled events are among them only if they are the viewer's own; `nil` stands for
  /// somebody who is not known.
  ///
  /// - Complexity: O(*n* log *n*)
  public func visible(to viewer: PersonID?) -> [EventRecord] {
    filter { $0.isVisible(to: viewer) }.sorted { $0.precedes($1) }
  }

  /// The events of a provider that are upcoming, under way or expired, sorted by start and
  /// identity.
  ///
  /// Drafts and cancelled events are among them.
  ///
  /// - Parameters:
  ///   - provider: The provider, who drafted the events.
  ///   - time: Where the events stand in time.
  ///   - now: The instant from which that is seen, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The events.
  /// - Complexity: O(*n* log *n*)
  public func events(
    of provider: PersonID, _ time: EventDetails.Timing, at now: Int64
  ) -> [EventRecord] {
    filter { $0.owner == provider && $0.time(at: now) == time }.sorted { $0.precedes($1) }
  }
}
