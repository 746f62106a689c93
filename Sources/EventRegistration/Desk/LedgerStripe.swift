import SeatCounting

/// The ledgers of the events that share a lock.
struct LedgerStripe: ~Copyable, Sendable {
  private var events: EventTable
  /// The numbers of free seats for which somebody asked, by the number of the event.
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

  /// Calls `body` with the ledgers of events that start before a time, at least the ledgers with children.
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
  /// or of the events in a city.
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

/// The ledgers of the events of a stripe, by small numbers.
struct EventTable: ~Copyable, Sendable {
  /// A ledger in memory, which its one owner changes in place.
  final class Awake: @unchecked Sendable {
    var ledger: EventLedger
    /// The time since which nobody changed it, as far as somebody looked, or `nil`.
    fileprivate var unusedSince: Int64?

    fileprivate init(_ ledger: EventLedger) { self.ledger = ledger }
  }

  enum State: ~Copyable, Sendable {
    case awake(Awake)
    case idle(IdleLedger)
    case free
  }

  /// The state of an event and its start, in 16 bytes: 9 of the state, and 6 of the start.
  struct Place: ~Copyable, Sendable {
    var state: State = .free
    private var startHigh: Int16 = .min
    private var startLow: UInt32 = 0

    /// The start of the event, or ``unplaced``.
    ///
    /// The instants of all years have 39 bits.
    var start: Int64 {
      get { Int64(startHigh) << 32 | Int64(startLow) }
      set {
        startHigh = Int16(truncatingIfNeeded: newValue >> 32)
        startLow = UInt32(truncatingIfNeeded: newValue)
      }
    }
  }

  /// Stands for the start of an event without a draft, which is before all instants.
  private static var unplaced: Int64 { Int64(Int16.min) << 32 }

  /// The seconds after which a ledger that nobody changes becomes idle.
  static var idleSeconds: Int64 { 3600 }

  private var places = Buffer<Place>(minimumCapacity: 1)
  private var numbers: IDTable
  private let seed: UInt64

  /// - Parameter seed: The key of the hashes of events, children, and requests.
  init(seed: UInt64) {
    self.seed = seed
    numbers = IDTable(seed: seed)
  }

  /// The numbers of all events, some of which may be free.
  var indices: Range<UInt32> { 0..<places.count }

  /// Returns the number of an event, or `nil` if it is unknown.
  func number(of event: EventID) -> UInt32? { numbers.number(high: event.high, low: event.low) }

  /// Returns the number of an event, a new one if it is unknown, or `nil` if there are too many events.
  mutating func insert(_ event: EventID) -> UInt32? {
    let number = numbers.insert(high: event.high, low: event.low)
    guard number <= places.count else { return nil }
    if number == places.count { places.append(Place()) }
    return number
  }

  /// Removes an event that has no place in the order of lists.
  mutating func remove(_ event: EventID) {
    guard let number = numbers.remove(high: event.high, low: event.low) else { return }
    places[number].state = .free
  }

  /// Sets the ledger of an event; one that can be idle can begin as such.
  mutating func set(_ ledger: EventLedger, at number: UInt32, isIdle: Bool) {
    places[number].state =
      isIdle && ledger.canBeIdle ? .idle(IdleLedger(ledger)) : .awake(Awake(ledger))
  }

  /// Returns the ledger of an event to change, awake from now on, or `nil` if it has none.
  mutating func wake(_ number: UInt32) -> Awake? {
    if let awake = awake(number) {
      awake.unusedSince = nil
      return awake
    }
    guard let ledger = ledger(number) else { return nil }
    let awake = Awake(ledger)
    places[number].state = .awake(awake)
    return awake
  }

  /// Returns the ledger of an event if it is awake.
  func awake(_ number: UInt32) -> Awake? {
    switch places[number].state {
    case .awake(let awake): awake
    case .idle: nil
    case .free: nil
    }
  }

  /// Returns the ledger of an event, which stays idle if it is.
  func ledger(_ number: UInt32) -> EventLedger? {
    switch places[number].state {
    case .awake(let awake): awake.ledger
    case .idle(let idle): idle.ledger(of: id(number), seed: seed)
    case .free: nil
    }
  }

  /// Returns the record of an event, which stays idle if it is, or `nil` if it is not drafted.
  func record(_ number: UInt32) -> EventRecord? {
    switch places[number].state {
    case .awake(let awake): awake.ledger.record
    case .idle(let idle): idle.record(of: id(number))
    case .free: nil
    }
  }

  /// Returns the provider who drafted an event.
  func owner(_ number: UInt32) -> PersonID? {
    switch places[number].state {
    case .awake(let awake): awake.ledger.owner
    case .idle(let idle): idle.owner
    case .free: nil
    }
  }

  /// Whether children are at an event; may be `true` for an event that is awake.
  func mayHaveChildren(_ number: UInt32) -> Bool {
    switch places[number].state {
    case .awake: true
    case .idle(let idle): idle.hasChildren
    case .free: false
    }
  }

  /// Makes the ledger of an event idle if nobody changed it for ``idleSeconds``, as far as this was called.
  mutating func rest(_ number: UInt32, at time: Int64) {
    guard let awake = awake(number) else { return }
    guard let since = awake.unusedSince, since <= time else {
      awake.unusedSince = time
      return
    }
    guard time - since >= Self.idleSeconds else { return }
    awake.unusedSince = time
    if awake.ledger.canBeIdle { places[number].state = .idle(IdleLedger(awake.ledger)) }
  }

  /// Returns the ID of an event.
  private func id(_ number: UInt32) -> EventID {
    let id = numbers.entry(number)
    return EventID(high: id.high, low: id.low)
  }
}

// MARK: Starts

extension EventTable: EventKeys {
  /// The start of an event, or `nil` if it is not drafted.
  func start(_ number: UInt32) -> Int64? {
    let start = places[number].start
    return start == Self.unplaced ? nil : start
  }

  mutating func setStart(_ start: Int64?, at number: UInt32) {
    places[number].start = start ?? Self.unplaced
  }

  func key(of number: UInt32) -> EventOrder.Key {
    EventOrder.Key(start: places[number].start, id: id(number))
  }

  func isEvent(_ number: UInt32, before key: EventOrder.Key) -> Bool {
    // Most starts differ, so that most IDs are not read.
    let start = places[number].start
    return start != key.start ? start < key.start : id(number) < key.id
  }
}
