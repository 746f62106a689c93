/// A row of a parent's list: an event with the registrations of the parent's children.
public struct EventListing: Hashable, Sendable, Identifiable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// The registrations of the parent's children that match the list, in the order of the roster;
  /// never empty.
  public let registrations: [ChildRegistration]

  init(record: EventRecord, registrations: [ChildRegistration]) {
    self.record = record
    self.registrations = registrations
  }

  /// The ID of the event.
  public var id: EventID { record.id }

  /// The best position of the parent's children on the waiting list, from 1, or `nil` if no child
  /// is waitlisted.
  public var position: Int? {
    registrations.compactMap { registration in
      if case .waiting(let position) = registration.status { position } else { nil }
    }.min()
  }

  /// The earliest deadline of the parent's holds and offers, in seconds since 1970-01-01 00:00 UTC,
  /// or `nil` if there is none.
  public var deadline: Int64? {
    registrations.compactMap { registration in
      switch registration.status {
      case .held(let until), .offered(let until): until
      case .registered, .waiting: nil
      }
    }.min()
  }
}

extension EventRecord {
  /// Returns the timing of the event at a time in seconds since 1970-01-01 00:00 UTC.
  public func time(at now: Int64) -> EventDetails.Timing {
    EventDetails.Timing(of: details, at: now)
  }

  /// Whether a person can see the event.
  ///
  /// Only the provider can see a draft or a canceled event. Everyone can see all others. Pass `nil`
  /// for a person who is not signed in. The families of a canceled event see it, too, with
  /// ``EventRoster/isVisible(to:at:)``.
  public func isVisible(to viewer: PersonID?) -> Bool {
    switch status {
    case .published, .closed: true
    case .draft, .cancelled: viewer == owner
    }
  }

  /// Whether parents can register at a time in seconds since 1970-01-01 00:00 UTC.
  ///
  /// They can if the event is published and not closed, the registration window is open, and the
  /// event has not ended. A window without an end closes at the start. The event can still be full.
  /// It is `false` under rules that only a newer version knows: ``EventDetails/hasUnknownRules``.
  public func isOpenForRegistration(at now: Int64) -> Bool {
    status == .published && details.policy.window.contains(now)
      && now < details.registrationCloses && time(at: now) != .expired
      && !details.hasUnknownRules
  }

  /// Whether this event comes before another in lists, by start and then by ID.
  func precedes(_ other: EventRecord) -> Bool {
    (details.startTime, id, version) < (other.details.startTime, other.id, other.version)
  }
}

extension Sequence<EventRecord> {
  /// Returns the events that a person can see, sorted by start and ID.
  ///
  /// Drafts and canceled events are included only if they are the viewer's own. Pass `nil` for a
  /// person who is not signed in.
  ///
  /// - Complexity: O(*n* log *n*)
  public func visible(to viewer: PersonID?) -> [EventRecord] {
    filter { $0.isVisible(to: viewer) }.sorted { $0.precedes($1) }
  }

  /// Returns the events of a provider that are upcoming, under way, or expired, sorted by start and
  /// ID.
  ///
  /// Drafts and canceled events are included.
  ///
  /// - Parameters:
  ///   - provider: The provider, who drafted the events.
  ///   - time: The timing of the events.
  ///   - now: The current time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The matching events.
  /// - Complexity: O(*n* log *n*)
  public func events(
    of provider: PersonID, _ time: EventDetails.Timing, at now: Int64
  ) -> [EventRecord] {
    filter { $0.owner == provider && $0.time(at: now) == time }.sorted { $0.precedes($1) }
  }
}
