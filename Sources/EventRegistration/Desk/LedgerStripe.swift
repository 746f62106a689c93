/// The ledgers of the events that share a lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct LedgerStripe: ~Copyable, Sendable {
  private struct Place: Sendable {
    var ledger: EventLedger
    let spots = RegistrationDesk.SpotsLeft()
    /// The place in the order of lists, or `nil` before the draft.
    var key: EventOrder.Key?
    /// The folded name of the city in whose list the event is.
    var city: String?
  }

  private var places: ContiguousArray<Place> = []
  private var indices: IDTable
  private var order = EventOrder()
  /// The events of each city, by its folded name.
  private var cities: [String: EventOrder] = [:]
  private var answers: AnswerMemory
  private let retention: RegistrationRequest.Retention
  private let seed: UInt64
  private(set) var counters = RegistrationDesk.Counters()

  /// - Parameters:
  ///   - seed: The key of the hashes of events, children, and requests.
  ///   - retention: How long and with how much memory an event remembers accepted requests, and the stripe
  ///     refused ones.
  init(seed: UInt64, _ retention: RegistrationRequest.Retention) {
    self.seed = seed
    self.retention = retention
    indices = IDTable(seed: seed)
    answers = AnswerMemory(retention, seed: seed)
  }

  var ledgers: some Sequence<EventLedger> { places.lazy.map(\.ledger) }

  private func index(of event: EventID) -> Int? {
    indices.number(high: event.high, low: event.low).map { Int($0) }
  }

  func ledger(of event: EventID) -> EventLedger? { index(of: event).map { places[$0].ledger } }

  func spots(of event: EventID) -> RegistrationDesk.SpotsLeft? {
    index(of: event).map { places[$0].spots }
  }

  /// Stores a ledger and replaces the one of the same event.
  mutating func put(_ ledger: EventLedger) {
    let waiting = ledger.storage.book.count.waiting
    let index = Int(indices.insert(high: ledger.id.high, low: ledger.id.low))
    if index < places.count {
      counters.count(waiting: waiting - places[index].ledger.storage.book.count.waiting)
      places[index].ledger = ledger
    } else {
      counters.count(waiting: waiting)
      places.append(Place(ledger: ledger))
    }
    placeInOrder(index)
    publishSpots(at: index)
  }

  /// Changes the ledger of an event, if there is one, without a change of its version or its seats.
  mutating func change(_ event: EventID, _ body: (inout EventLedger) -> Void) {
    if let index = index(of: event) { body(&places[index].ledger) }
  }

  /// Replaces the ID of a child in the remembered refusals.
  mutating func rename(_ rename: Renaming) { answers.rename(rename) }

  mutating func perform(_ submission: RegistrationDesk.Submission, facts: inout [EventFact])
    -> EventAnswer<EventCommand.Outcome>
  {
    let answer = decide(submission, facts: &facts)
    counters.count(answer)
    return answer
  }

  private mutating func decide(
    _ submission: RegistrationDesk.Submission, facts: inout [EventFact]
  ) -> EventAnswer<EventCommand.Outcome> {
    let request = submission.request
    guard let index = index(of: submission.event) else {
      var ledger = EventLedger(submission.event, seed: seed, remembering: retention)
      let answer = ledger.perform(submission.command, request, facts: &facts)
      if ledger.version > 0 { put(ledger) }
      return answer
    }
    if let earlier = answers.entry(
      for: submission, isInLedger: places[index].ledger.storage.requests[request.id] != nil)
    {
      return earlier.answer(to: submission, version: places[index].ledger.version)
    }
    let start = facts.count
    let waiting = places[index].ledger.storage.book.count.waiting
    let answer = places[index].ledger.perform(submission.command, request, facts: &facts)
    if facts.count > start {
      if facts[start...].contains(where: { $0.change.mayMoveStart }) { placeInOrder(index) }
      counters.count(facts[start...])
      counters.count(waiting: places[index].ledger.storage.book.count.waiting - waiting)
      publishSpots(at: index)
    }
    if !facts[start...].contains(where: { $0.cause?.request == request.id }) {
      remember(answer, to: submission)
    }
    return answer
  }

  /// Decides a command on a copy of the ledger, and changes nothing.
  func trial(
    of submission: RegistrationDesk.Submission
  ) -> SeriesDecision.Trial {
    var facts: [EventFact] = []
    guard var ledger = ledger(of: submission.event) else {
      let refusal = EventCommand.Outcome.refused(.unknownEvent(submission.event))
      return SeriesDecision.Trial(
        ledger: nil, facts: [],
        answer: EventAnswer(refusal, version: 0, request: submission.request.id))
    }
    let isInLedger = ledger.storage.requests[submission.request.id] != nil
    if let earlier = answers.entry(for: submission, isInLedger: isInLedger) {
      let answer = earlier.answer(to: submission, version: ledger.version)
      return SeriesDecision.Trial(ledger: nil, facts: [], answer: answer)
    }
    let answer = ledger.perform(submission.command, submission.request, facts: &facts)
    return SeriesDecision.Trial(ledger: ledger, facts: facts, answer: answer)
  }

  /// Keeps the ledger after a command that was decided on a copy.
  mutating func keep(
    _ ledger: EventLedger?, _ facts: [EventFact], _ answer: EventAnswer<EventCommand.Outcome>
  ) {
    counters.count(answer)
    counters.count(facts)
    if let ledger, !facts.isEmpty { put(ledger) }
  }

  /// Returns the provider whose plan needs a place and the time of the claim, if the request would
  /// publish the event.
  func publication(_ submission: RegistrationDesk.Submission) -> (owner: PersonID, time: Int64)? {
    guard let ledger = ledger(of: submission.event), let owner = ledger.owner,
      answers.entry(for: submission, isInLedger: true) == nil,
      let time = ledger.publicationTime(of: submission.command, submission.request)
    else { return nil }
    return (owner, time)
  }

  /// Refuses a command for a reason outside the ledger of its event.
  mutating func refuse(_ submission: RegistrationDesk.Submission, _ refusal: RegistrationRefusal)
    -> EventAnswer<EventCommand.Outcome>
  {
    let version = ledger(of: submission.event)?.version ?? 0
    let answer = EventAnswer(
      EventCommand.Outcome.refused(refusal), version: version, request: submission.request.id)
    counters.count(answer)
    remember(answer, to: submission)
    return answer
  }

  private mutating func remember(
    _ answer: EventAnswer<EventCommand.Outcome>, to submission: RegistrationDesk.Submission
  ) {
    if let entry = answers.entry(of: answer, to: submission) {
      answers.remember(entry, at: submission.request.time)
    }
  }

  /// Advances the time of all events, and calls `handOver` with the facts of each.
  mutating func advance(to time: Int64, _ handOver: ([EventFact]) -> Void) {
    for index in places.indices {
      var facts: [EventFact] = []
      let waiting = places[index].ledger.storage.book.count.waiting
      places[index].ledger.advance(to: time, facts: &facts)
      guard !facts.isEmpty else { continue }
      handOver(facts)
      counters.count(facts)
      counters.count(waiting: places[index].ledger.storage.book.count.waiting - waiting)
      publishSpots(at: index)
    }
  }

  // MARK: Order

  private mutating func placeInOrder(_ index: Int) {
    let record = places[index].ledger.record
    let key = record.map(EventOrder.Key.init)
    let city = record.flatMap { FoldedCity($0.details.venue.city)?.form }
    let (oldKey, oldCity) = (places[index].key, places[index].city)
    if key != oldKey {
      if let oldKey { order.remove(oldKey) }
      if let key { order.insert(key) }
    }
    guard key != oldKey || city != oldCity else { return }
    (places[index].key, places[index].city) = (key, city)
    if let oldKey, let oldCity {
      cities[oldCity]?.remove(oldKey)
      if cities[oldCity]?.key(after: nil) == nil { cities[oldCity] = nil }
    }
    if let key, let city { cities[city, default: EventOrder()].insert(key) }
  }

  /// Returns the key of the event after a key in the order of lists, or of the first one, of all events
  /// or of those in a city.
  func key(after key: EventOrder.Key?, in city: FoldedCity?) -> EventOrder.Key? {
    if let city { cities[city.form]?.key(after: key) } else { order.key(after: key) }
  }

  /// Returns the record of the event at a key, or `nil` if it is no longer there.
  func record(at key: EventOrder.Key, in city: FoldedCity?) -> EventRecord? {
    guard let index = index(of: key.id), places[index].key == key,
      city == nil || places[index].city == city?.form
    else { return nil }
    return places[index].ledger.record
  }

  /// Removes a ledger, and returns it, or `nil` if there is none or it may still change at a time.
  mutating func archive(_ event: EventID, at time: Int64) -> EventLedger? {
    guard let index = index(of: event), places[index].ledger.isOver(at: time) else { return nil }
    let ledger = places[index].ledger
    counters.count(waiting: -ledger.storage.book.count.waiting)
    places[index].ledger = EventLedger(event, remembering: .none)
    placeInOrder(index)
    places[index] = Place(ledger: places[index].ledger)
    _ = indices.remove(high: event.high, low: event.low)
    return ledger
  }

  private func publishSpots(at index: Int) {
    places[index].spots.set(
      places[index].ledger.storage.book.count.available, version: places[index].ledger.version)
  }
}

extension EventFact.Change {
  /// Whether the event may start at another time after the change.
  fileprivate var mayMoveStart: Bool {
    switch self {
    case .drafted, .edited, .rescheduled, .draftDeleted: true
    default: false
    }
  }
}
