extension Sequence<EventRoster> {
  /// The events at which children of a parent are registered, wait, or have seats kept or offered.
  ///
  /// The children of a parent are those for whom the parent answers or asked for the seat. Drafts
  /// and cancelled events are left out, except the parent's own. The list is sorted by start and
  /// identity.
  ///
  ///     rosters.listings(for: kim, .waiting).map(\.position)
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - standing: What the children have.
  /// - Returns: The events, each with those children alone.
  /// - Complexity: O(*n* log *n* + *m*) for *n* events with *m* registrations.
  public func listings(
    for parent: PersonID, _ standing: ChildRegistration.Standing
  ) -> [EventListing] {
    listings(for: parent) { _, registration in registration.standing == standing }
  }

  /// The same events, only those that are upcoming, under way or expired.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - standing: What the children have.
  ///   - time: Where the events stand in time.
  ///   - now: The instant from which that is seen, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The events, each with those children alone, sorted by start and identity.
  /// - Complexity: O(*n* log *n* + *m*) for *n* events with *m* registrations.
  public func listings(
    for parent: PersonID, _ standing: ChildRegistration.Standing, _ time: EventDetails.Timing,
    at now: Int64
  ) -> [EventListing] {
    listings(for: parent) { record, registration in
      registration.standing == standing && record.time(at: now) == time
    }
  }

  /// The events to which children of a parent came, sorted by start and identity.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - countingUnmarked: Whether registered children of whom nobody noted if they came count as
  ///     having come once the event has ended.
  ///   - now: The instant from which that is seen, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The events, each with those children alone.
  /// - Complexity: O(*n* log *n* + *m*) for *n* events with *m* registrations.
  public func attended(
    by parent: PersonID, countingUnmarked: Bool = false, at now: Int64
  ) -> [EventListing] {
    listings(for: parent) { record, registration in
      registration.attended
        ?? (countingUnmarked && registration.standing == .registered
          && record.time(at: now) == .expired)
    }
  }

  private func listings(
    for parent: PersonID, where isListed: (EventRecord, ChildRegistration) -> Bool
  ) -> [EventListing] {
    var listings: [EventListing] = []
    for roster in self where roster.record.isVisible(to: parent) {
      let registrations = roster.registrations.filter {
        $0.concerns(parent) && isListed(roster.record, $0)
      }
      if !registrations.isEmpty {
        listings.append(EventListing(record: roster.record, registrations: registrations))
      }
    }
    return listings.sorted { $0.record.precedes($1.record) }
  }
}
