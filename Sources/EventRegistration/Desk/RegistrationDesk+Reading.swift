extension RegistrationDesk {
  /// Returns the current ledger of an event, or `nil` if the event is unknown.
  ///
  /// The next command on the event takes O(*n*) time for *n* children if you still keep the ledger.
  public func ledger(of event: EventID) -> EventLedger? {
    stripes.withLock(event) { $0.ledger(of: event) }
  }

  /// Returns the free seats of an event, which you can read at any time without waiting for a command, or `nil`
  /// if the event is unknown.
  public func spotsLeft(for event: EventID) -> SpotsLeft? {
    stripes.withLock(event) { $0.spots(of: event) }
  }

  /// Returns the record of an event, or `nil` if the event is unknown.
  public func record(of event: EventID) -> EventRecord? {
    stripes.withLock(event) { $0.record(of: event) }
  }

  /// Returns an event with all its registrations, or `nil` if the event is unknown.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public func roster(of event: EventID) -> EventRoster? {
    ledger(of: event).flatMap(EventRoster.init)
  }

  /// Returns the records of all events, sorted by start and ID.
  ///
  /// Each record is from some moment during the call.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public func records() -> [EventRecord] { allRecords(of: nil) }

  /// Returns a page of the records that meet a condition, sorted by start and ID.
  ///
  ///     let page = desk.records(20) { $0.isVisible(to: nil) }
  ///     let next = desk.records(20, after: page.last) { $0.isVisible(to: nil) }
  ///
  /// A page follows the last record of the previous page by its start and ID. So no event is
  /// repeated or left out, even if events are added, removed, or changed between pages, unless its
  /// own start moves across the end of a page. Each record is from some moment during the call.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of records; none for a negative one.
  ///   - last: The last record of the page before, or `nil` for the first page.
  ///   - isIncluded: The condition.
  /// - Returns: The records.
  /// - Complexity: O((*s* + *k*) (*s* + log *n*)) for *n* events in *s* stripes, of which *k* are read:
  ///   those of the page, and those before them that do not meet the condition.
  public func records(
    _ limit: Int, after last: EventRecord? = nil,
    where isIncluded: (EventRecord) -> Bool = { _ in true }
  ) -> [EventRecord] {
    records(limit, in: nil, after: last, where: isIncluded)
  }

  /// Returns a page of the records of events in a city that meet a condition, sorted by start and ID.
  ///
  ///     let page = desk.records(20, inCity: "Phoenix") { $0.details.venue.state == "AZ" }
  ///
  /// Names of cities are compared as in ``EventFilter/city``; a blank name matches no city.
  /// Otherwise, this method works like ``records(_:after:where:)``.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of records; none for a negative one.
  ///   - city: The name of the city.
  ///   - last: The last record of the page before, or `nil` for the first page.
  ///   - isIncluded: The condition.
  /// - Returns: The records.
  /// - Complexity: O((*s* + *k*) (*s* + log *n*)) for *n* events of the city in *s* stripes, of which *k*
  ///   are read.
  public func records(
    _ limit: Int, inCity city: String, after last: EventRecord? = nil,
    where isIncluded: (EventRecord) -> Bool = { _ in true }
  ) -> [EventRecord] {
    guard let city = FoldedCity(city) else { return [] }
    return records(limit, in: city, after: last, where: isIncluded)
  }

  private func records(
    _ limit: Int, in city: FoldedCity?, after last: EventRecord?,
    where isIncluded: (EventRecord) -> Bool
  ) -> [EventRecord] {
    var page: [EventRecord] = []
    guard limit > 0 else { return page }
    let start = last.map(EventOrder.Key.init)
    var heads = StripeHeads()
    for stripe in stripes.indices {
      heads.insert(stripes.withLock(stripe) { $0.key(after: start, in: city) }, of: stripe)
    }
    while page.count < limit, let (key, stripe) = heads.popFirst() {
      let (record, next) = stripes.withLock(stripe) {
        ($0.record(at: key, in: city), $0.key(after: key, in: city))
      }
      if let record, isIncluded(record) { page.append(record) }
      heads.insert(next, of: stripe)
    }
    return page
  }

  /// Returns the records of a provider's events, sorted by start and ID.
  ///
  /// Drafts and canceled events are included. Each record is from some moment during the call.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* events, *m* of them of the provider.
  public func records(of provider: PersonID) -> [EventRecord] {
    allRecords(of: provider)
  }

  private func allRecords(of provider: PersonID?) -> [EventRecord] {
    var records: [EventRecord] = []
    stripes.forEach { $0.forEachRecord(of: provider) { records.append($0) } }
    return records.sorted { $0.precedes($1) }
  }

  /// Returns all events with all their registrations, for the lists of parents.
  ///
  /// This reads every registration, so keep the result as long as the versions stay the same. Each
  /// event is from some moment during the call.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events and registrations.
  public func rosters() -> [EventRoster] {
    var ledgers: [EventLedger] = []
    stripes.forEach { $0.forEachLedger { ledgers.append($0) } }
    return ledgers.compactMap(EventRoster.init).sorted { $0.record.precedes($1.record) }
  }

  /// Returns the statistics of the desk, all from the same moment.
  public func counters() -> Counters { stripes.counters() }
}

/// The next event of each stripe in the order of lists.
private struct StripeHeads {
  /// Sorted, the first event last.
  private var heads: [(key: EventOrder.Key, stripe: UInt32)] = []

  mutating func insert(_ key: EventOrder.Key?, of stripe: UInt32) {
    guard let key else { return }
    var bounds = 0..<heads.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        key < heads[middle].key ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    heads.insert((key, stripe), at: bounds.lowerBound)
  }

  mutating func popFirst() -> (key: EventOrder.Key, stripe: UInt32)? { heads.popLast() }
}
