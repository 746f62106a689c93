import Essentials

/// The ledgers of the events that share a lock.
struct LedgerStripe: ~Copyable, Sendable {
  private var events: EventTable
  /// What shows the free seats of an event, by its number, if somebody asked for it.
  private var spots: [UInt32: RegistrationDesk.SpotsLeft] = [:]
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
    events = EventTable(seed: seed)
    answers = AnswerMemory(retention, seed: seed)
  }

  /// Calls `body` with the ledger of each event.
  func forEachLedger(_ body: (EventLedger) -> Void) {
    for number in events.indices {
      if let ledger = events.ledger(number) { body(ledger) }
    }
  }

  /// Calls `body` with the record of each event that is drafted, or of each of a provider.
  func forEachRecord(of owner: PersonID?, _ body: (EventRecord) -> Void) {
    for number in events.indices where owner == nil || events.owner(number) == owner {
      if let record = events.record(number) { body(record) }
    }
  }

  /// Calls `body` with the ledgers of events that start before a time, at least of those with children.
  func forEachLedger(startingBefore end: Int64, _ body: (EventLedger) -> Void) {
    for number in events.indices where events.mayHaveChildren(number) {
      guard let start = events.start(number), start < end else { continue }
      if let ledger = events.ledger(number) { body(ledger) }
    }
  }

  func ledger(of event: EventID) -> EventLedger? {
    guard let number = events.number(of: event) else { return nil }
    return events.ledger(number)
  }

  func record(of event: EventID) -> EventRecord? {
    guard let number = events.number(of: event) else { return nil }
    return events.record(number)
  }

  mutating func spots(of event: EventID) -> RegistrationDesk.SpotsLeft? {
    guard let number = events.number(of: event), let ledger = events.ledger(number) else {
      return nil
    }
    if let spots = spots[number] { return spots }
    let new = RegistrationDesk.SpotsLeft()
    new.set(ledger.storage.book.count.available, version: ledger.version)
    spots[number] = new
    return new
  }

  /// Stores a ledger and replaces the one of the same event.
  ///
  /// One that is not needed soon can begin idle.
  mutating func put(_ ledger: EventLedger, isIdle: Bool = false) {
    guard let number = events.insert(ledger.id) else { return }
    let old = events.ledger(number)
    counters.count(
      waiting: ledger.storage.book.count.waiting - (old?.storage.book.count.waiting ?? 0))
    events.set(ledger, at: number, isIdle: isIdle)
    placeInOrder(number, ledger.content?.details, before: old?.content?.details)
    publishSpots(of: ledger, at: number)
  }

  /// Changes the ledger of an event, if there is one, without a change of its version or its seats.
  mutating func change(_ event: EventID, _ body: (inout EventLedger) -> Void) {
    if let number = events.number(of: event), let awake = events.wake(number) {
      body(&awake.ledger)
    }
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
    guard let number = events.number(of: submission.event), let awake = events.wake(number) else {
      var ledger = EventLedger(submission.event, seed: seed, remembering: retention)
      let answer = ledger.perform(submission.command, submission.request, facts: &facts)
      if ledger.version > 0 { put(ledger) }
      return answer
    }
    return decide(submission, on: &awake.ledger, at: number, facts: &facts)
  }

  /// Decides a command on the ledger of its event, which has a number.
  private mutating func decide(
    _ submission: RegistrationDesk.Submission, on ledger: inout EventLedger, at number: UInt32,
    facts: inout [EventFact]
  ) -> EventAnswer<EventCommand.Outcome> {
    let (request, digest) = (submission.request, submission.digest)
    if let earlier = answers.entry(
      for: submission, isInLedger: ledger.storage.requests[request.id] != nil)
    {
      return earlier.answer(to: submission, digest: digest, version: ledger.version)
    }
    let start = facts.count
    let waiting = ledger.storage.book.count.waiting
    let details = ledger.content?.details
    let answer = ledger.perform(submission.command, digest: digest, request, facts: &facts)
    if facts.count > start {
      if facts[start...].contains(where: { $0.change.mayMoveStart }) {
        placeInOrder(number, ledger.content?.details, before: details)
      }
      counters.count(facts[start...])
      counters.count(waiting: ledger.storage.book.count.waiting - waiting)
      publishSpots(of: ledger, at: number)
    }
    if !facts[start...].record(request.id) {
      remember(answer, to: submission, digest: digest)
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
      let answer = earlier.answer(
        to: submission, digest: submission.digest, version: ledger.version)
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
    remember(answer, to: submission, digest: submission.digest)
    return answer
  }

  private mutating func remember(
    _ answer: EventAnswer<EventCommand.Outcome>, to submission: RegistrationDesk.Submission,
    digest: UInt64?
  ) {
    if let entry = answers.entry(of: answer, to: submission, digest: digest) {
      answers.remember(entry, at: submission.request.time)
    }
  }

  /// Advances the time of all events, and calls `handOver` with the facts of each.
  ///
  /// Time changes no ledger that is idle, and lets others become so.
  mutating func advance(to time: Int64, _ handOver: ([EventFact]) -> Void) {
    for number in events.indices {
      guard let awake = events.awake(number) else { continue }
      var facts: [EventFact] = []
      let waiting = awake.ledger.storage.book.count.waiting
      awake.ledger.advance(to: time, facts: &facts)
      guard !facts.isEmpty else {
        if Instant.validRange.contains(time) { events.rest(number, at: time) }
        continue
      }
      handOver(facts)
      counters.count(facts)
      counters.count(waiting: awake.ledger.storage.book.count.waiting - waiting)
      publishSpots(of: awake.ledger, at: number)
    }
  }

  // MARK: Order

  /// Moves an event with other details than before to its place in the order of lists.
  private mutating func placeInOrder(
    _ number: UInt32, _ details: EventDetails?, before old: EventDetails?
  ) {
    let (start, oldStart) = (details?.startTime, events.start(number))
    let city = details.flatMap { FoldedCity($0.venue.city)?.form }
    let oldCity = old.flatMap { FoldedCity($0.venue.city)?.form }
    guard start != oldStart || city != oldCity else { return }
    if oldStart != nil {
      order.remove(number, in: events)
      if let oldCity {
        cities[oldCity]?.remove(number, in: events)
        if cities[oldCity]?.isEmpty ?? false { cities[oldCity] = nil }
      }
    }
    events.setStart(start, at: number)
    guard start != nil else { return }
    order.insert(number, in: events)
    if let city { cities[city, default: EventOrder()].insert(number, in: events) }
  }

  /// Returns the key of the event after a key in the order of lists, or of the first one, of all events
  /// or of those in a city.
  func key(after key: EventOrder.Key?, in city: FoldedCity?) -> EventOrder.Key? {
    guard let city else { return order.key(after: key, in: events) }
    return cities[city.form]?.key(after: key, in: events)
  }

  /// Returns the record of the event at a key, or `nil` if it is no longer there.
  func record(at key: EventOrder.Key, in city: FoldedCity?) -> EventRecord? {
    guard let number = events.number(of: key.id), events.start(number) == key.start,
      let record = events.record(number), city?.isName(record.details.venue.city) ?? true
    else { return nil }
    return record
  }

  /// Removes a ledger, and returns it, or `nil` if there is none or it may still change at a time.
  mutating func archive(_ event: EventID, at time: Int64) -> EventLedger? {
    guard let number = events.number(of: event), let ledger = events.ledger(number),
      ledger.isOver(at: time)
    else { return nil }
    counters.count(waiting: -ledger.storage.book.count.waiting)
    placeInOrder(number, nil, before: ledger.content?.details)
    spots[number] = nil
    events.remove(event)
    return ledger
  }

  private func publishSpots(of ledger: EventLedger, at number: UInt32) {
    guard !spots.isEmpty else { return }
    spots[number]?.set(ledger.storage.book.count.available, version: ledger.version)
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
