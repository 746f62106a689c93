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
    listings(for: parent) { record, registration in
      registration.standing == standing && record.time(at: now) == time
    }
  }

  /// Returns the events that a parent's children attended, sorted by start and ID.
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
