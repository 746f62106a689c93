import Essentials

extension EventFilter {
  /// Whether an event meets all criteria.
  ///
  /// Drafts and canceled events can match; `filtered(by:at:for:)` leaves them out.
  ///
  /// - Parameters:
  ///   - record: The event.
  ///   - now: The time for ``isOpenForRegistration``, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: `true` if the event meets all criteria.
  /// - Complexity: O(*n*) in the length of the texts of the filter and the event.
  public func matches(_ record: EventRecord, at now: Int64) -> Bool {
    EventMatcher(self).matches(record, at: now)
  }
}

extension Sequence<EventRecord> {
  /// Returns the events that match a filter and are visible to a person, sorted by start and ID.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - now: The time for ``EventFilter/isOpenForRegistration``, in seconds since 1970-01-01 00:00
  ///     UTC.
  ///   - viewer: The person, who sees only their own drafts and canceled events, or `nil` if the
  ///     person is not signed in.
  /// - Returns: The matching events.
  /// - Complexity: O(*m* + *n* log *n*) for *n* events, where *m* is the length of all texts.
  public func filtered(
    by filter: EventFilter, at now: Int64, for viewer: PersonID? = nil
  ) -> [EventRecord] {
    let matcher = EventMatcher(filter)
    return self.filter { $0.isVisible(to: viewer) && matcher.matches($0, at: now) }
      .sorted { $0.precedes($1) }
  }
}

/// A filter with its texts prepared for comparisons.
private struct EventMatcher {
  let filter: EventFilter
  let pattern: CaseFoldedPattern
  let city: FoldedCity?
  let state: [UInt8]
  let zipCode: String

  init(_ filter: EventFilter) {
    self.filter = filter
    pattern = CaseFoldedPattern(filter.text.trimmed)
    city = FoldedCity(filter.city)
    state = filter.state.trimmed.caseFolded
    zipCode = filter.zipCode.trimmed
  }

  func matches(_ record: EventRecord, at now: Int64) -> Bool {
    let details = record.details
    return details.flags.isSuperset(of: filter.flags)
      && filter.freeSeats <= record.seats.available
      && (!filter.isOpenForRegistration || record.isOpenForRegistration(at: now))
      && matchesDay(of: details) && matchesAge(details) && matchesPlace(details.venue)
      && matchesText(of: details)
  }

  private func matchesDay(of details: EventDetails) -> Bool {
    guard filter.earliest != nil || filter.latest != nil else { return true }
    return details.sessions.contains { session in
      let day = session.start.date
      return filter.earliest.map { $0 <= day } ?? true && filter.latest.map { day <= $0 } ?? true
    }
  }

  private func matchesAge(_ details: EventDetails) -> Bool {
    guard let ages = details.policy.ages else { return true }
    if let age = filter.age, !ages.contains(age) { return false }
    guard let birthDate = filter.birthDate else { return true }
    return birthDate.age(on: details.start.date).map(ages.contains) ?? false
  }

  private func matchesPlace(_ venue: EventVenue) -> Bool {
    (zipCode.isEmpty || zipCode.hasSameBytes(as: venue.zipCode))
      && (state.isEmpty || state == venue.state.caseFolded)
      && (city?.isName(venue.city) ?? true)
  }

  private func matchesText(of details: EventDetails) -> Bool {
    let venue = details.venue
    return pattern.occurs(in: details.title) || pattern.occurs(in: venue.name)
      || pattern.occurs(in: venue.address) || pattern.occurs(in: venue.city)
      || pattern.occurs(in: details.summary)
  }
}
