/// An event with all its registrations, at one version.
///
///     guard let roster = EventRoster(ledger) else { return }
///     let mailing = roster.recipients(with: [.registered, .waiting])
public struct EventRoster: Equatable, Sendable, PrivateValue {
  /// The event.
  public let record: EventRecord

  /// The registrations of children.
  public let registrations: [ChildRegistration]

  /// The registrations that the cancellation of the event ended, as they were before.
  public let cancelledRegistrations: [ChildRegistration]

  /// The earlier registrations of children who had a seat on the day of the event or later and no
  /// longer have one.
  public let formerRegistrations: [ChildRegistration]

  /// Creates a roster from an event and its registrations at the same version.
  ///
  /// - Parameters:
  ///   - record: The event.
  ///   - registrations: The registrations of children.
  ///   - cancelledRegistrations: The registrations that the cancellation of the event ended.
  ///   - formerRegistrations: The children who had a seat on the day of the event or later.
  public init(
    _ record: EventRecord, _ registrations: [ChildRegistration],
    cancelledRegistrations: [ChildRegistration] = [],
    formerRegistrations: [ChildRegistration] = []
  ) {
    self.record = record
    self.registrations = registrations
    self.cancelledRegistrations = cancelledRegistrations
    self.formerRegistrations = formerRegistrations
  }

  /// Creates the current roster of an event, or returns `nil` if the event is not drafted yet.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public init?(_ ledger: EventLedger) {
    guard let record = ledger.record else { return nil }
    self.init(
      record, ledger.registrations, cancelledRegistrations: ledger.cancelledRegistrations,
      formerRegistrations: ledger.formerRegistrations)
  }
}

extension EventRoster {
  /// Whether a person can see the event at a time in seconds since 1970-01-01 00:00 UTC.
  ///
  /// A canceled event is also visible to the families who were registered, waited, or had a hold or
  /// an offer, until it would have ended. Everything else is as in ``EventRecord/isVisible(to:)``.
  ///
  /// - Complexity: O(*n*) for *n* children.
  public func isVisible(to viewer: PersonID?, at now: Int64) -> Bool {
    if record.isVisible(to: viewer) { return true }
    guard let viewer, record.time(at: now) != .expired else { return false }
    return cancelledRegistrations.contains { $0.concerns(viewer) }
  }
}

extension EventRoster {
  /// Returns the children with a seat, now or on the day of the event or later, whose last
  /// observation at a session is this one.
  ///
  ///     roster.children(.present, in: 2)  // Not picked up yet.
  ///     roster.children(nil, in: 2)       // Not marked yet.
  ///
  /// First come the children with a seat, in the order of their registration.
  ///
  /// - Parameters:
  ///   - attendance: The observed attendance, or `nil` for children without a mark.
  ///   - session: The number of the session, from 0 for the first one.
  /// - Returns: The registrations of the children.
  /// - Complexity: O(*n*) for *n* registrations.
  public func children(
    _ attendance: ChildRegistration.Attendance?, in session: Int = 0
  ) -> [ChildRegistration] {
    let rows = registrations + cancelledRegistrations + formerRegistrations
    return rows.filter {
      $0.standing == .registered && $0.observation(in: session)?.attendance == attendance
    }
  }
}

extension Sequence<EventRoster> {
  /// Returns the events at which a parent's children have a certain standing, sorted by start and
  /// ID.
  ///
  /// A parent's children are those whom the parent registered or is the guardian of. Drafts and
  /// canceled events are left out, except the parent's own.
  ///
  ///     rosters.listings(for: kim, .waiting).map(\.position)
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - standing: The standing of the children.
  /// - Returns: The events with only those children.
  /// - Complexity: O(*n* log *n* + *m*) for *n* events with *m* registrations.
  public func listings(
    for parent: PersonID, _ standing: ChildRegistration.Standing
  ) -> [EventListing] {
    listings(for: parent) { _, registration in registration.standing == standing }
  }

  /// Returns the events at which a parent's children have a certain standing and that are upcoming,
  /// under way, or expired.
  ///
  /// A canceled event is listed with the registrations that its cancellation ended, until it would
  /// have ended. Its status is ``EventRecord/Status/cancelled(reason:)``.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - standing: The standing of the children.
  ///   - time: The timing of the events.
  ///   - now: The current time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The events with only those children, sorted by start and ID.
  /// - Complexity: O(*n* log *n* + *m*) for *n* events with *m* registrations.
  public func listings(
    for parent: PersonID, _ standing: ChildRegistration.Standing, _ time: EventDetails.Timing,
    at now: Int64
  ) -> [EventListing] {
    listings(for: parent, at: now) { record, registration in
      registration.standing == standing && record.time(at: now) == time
    }
  }

  /// Returns the events that a parent's children attended, sorted by start and ID.
  ///
  /// An event stays in the list if the registration, or the event, was canceled afterwards.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - countingUnmarked: Whether registered children without an attendance record count as having
  ///     attended after the event has ended.
  ///   - now: The current time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The events with only those children.
  /// - Complexity: O(*n* log *n* + *m*) for *n* events with *m* registrations.
  public func attended(
    by parent: PersonID, countingUnmarked: Bool = false, at now: Int64
  ) -> [EventListing] {
    listings(for: parent, withFormer: true) { record, registration in
      registration.attended
        ?? (countingUnmarked && registration.standing == .registered
          && record.time(at: now) == .expired)
    }
  }

  /// Returns the other events at which a child has or waits for a seat while an event takes place, sorted by
  /// start and ID, each with the registration of that child.
  ///
  /// Canceled events are left out.
  ///
  /// - Complexity: O(*m*) for events with *m* registrations, plus sorting.
  public func overlaps(of child: ChildID, with event: EventRecord) -> [EventListing] {
    let others = filter {
      $0.record.id != event.id && $0.record.details.overlaps(event.details)
    }
    return others.compactMap { roster in
      roster.registrations.first { $0.id == child }
        .map { EventListing(record: roster.record, registrations: [$0]) }
    }.sorted { $0.record.precedes($1.record) }
  }

  /// Returns the events with registrations of a parent's children that are listed.
  ///
  /// With a time, this includes canceled events that would not have ended yet. With former children, it includes
  /// those who attended and do not have a seat any more.
  private func listings(
    for parent: PersonID, at now: Int64? = nil, withFormer: Bool = false,
    where isListed: (EventRecord, ChildRegistration) -> Bool
  ) -> [EventListing] {
    var listings: [EventListing] = []
    for roster in self {
      let showsCancelled = now.map { roster.record.time(at: $0) != .expired } ?? false
      let rows =
        roster.record.isVisible(to: parent) ? roster.registrations : []
      var registrations = (rows + (showsCancelled ? roster.cancelledRegistrations : [])).filter {
        $0.concerns(parent) && isListed(roster.record, $0)
      }
      if withFormer {
        registrations += (roster.cancelledRegistrations + roster.formerRegistrations).filter {
          $0.concerns(parent) && $0.attended == true
        }
      }
      if !registrations.isEmpty {
        listings.append(EventListing(record: roster.record, registrations: registrations))
      }
    }
    return listings.sorted { $0.record.precedes($1.record) }
  }
}
