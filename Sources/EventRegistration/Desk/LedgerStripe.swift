/// The ledgers of the events that share a lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct LedgerStripe: ~Copyable, Sendable {
  private struct Place: Sendable {
    var ledger: EventLedger
    let spots = RegistrationDesk.SpotsLeft()
  }

  private var places: ContiguousArray<Place> = []
  private var indices: IDTable
  private var refusals: RequestMemory
  /// Whether a refusal was remembered that depends on dates of birth.
  private var hasAgeRefusals = false
  private let rememberedRequests: Int
  private let seed: UInt64
  private(set) var counters = RegistrationDesk.Counters()

  /// - Parameters:
  ///   - seed: The key of the hashes of events, children, and requests.
  ///   - rememberedRequests: How many accepted requests an event remembers, and how many refused
  ///     requests the stripe remembers.
  init(seed: UInt64, rememberedRequests: Int) {
    self.seed = seed
    self.rememberedRequests = rememberedRequests
    indices = IDTable(seed: seed)
    refusals = RequestMemory(limit: rememberedRequests, seed: seed)
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
    publishSpots(at: index)
  }

  /// Changes the ledger of an event, if there is one, without a change of its version or its seats.
  mutating func change(_ event: EventID, _ body: (inout EventLedger) -> Void) {
    if let index = index(of: event) { body(&places[index].ledger) }
  }

  /// Replaces the ID of a child in the remembered refusals.
  mutating func rename(_ rename: Renaming) {
    refusals.change { entry in
      guard case .refused(let refusal) = entry.outcome else { return }
      let renamed = refusal.renamed(rename)
      if renamed != refusal { (entry.outcome, entry.digest) = (.refused(renamed), nil) }
    }
  }

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
      var ledger = EventLedger(
        submission.event, seed: seed, rememberedRequests: rememberedRequests)
      let answer = ledger.perform(submission.command, request, facts: &facts)
      if ledger.version > 0 { put(ledger) }
      return answer
    }
    if let earlier = refusal(of: submission, by: places[index].ledger) {
      return repeated(earlier, submission, version: places[index].ledger.version)
    }
    let start = facts.count
    let waiting = places[index].ledger.storage.book.count.waiting
    let answer = places[index].ledger.perform(submission.command, request, facts: &facts)
    if facts.count > start {
      counters.count(facts[start...])
      counters.count(waiting: places[index].ledger.storage.book.count.waiting - waiting)
      publishSpots(at: index)
    }
    if !facts[start...].contains(where: { $0.cause?.request == request.id }) {
      remember(answer, to: submission)
    }
    return answer
  }

  /// Returns the provider whose plan needs a place and the time of the claim, if the request would
  /// publish the event.
  func publication(_ submission: RegistrationDesk.Submission) -> (owner: PersonID, time: Int64)? {
    guard refusals[submission.key] == nil, var trial = ledger(of: submission.event),
      let owner = trial.owner
    else { return nil }
    var facts: [EventFact] = []
    let answer = trial.perform(submission.command, submission.request, facts: &facts)
    guard answer.outcome == .done, let fact = facts.last else { return nil }
    return (owner, fact.time)
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

  /// Returns the remembered refusal of a request.
  ///
  /// A refusal that depends on dates of birth is the answer to retries with the same dates only. A
  /// corrected date is decided anew, and the answer to that precedes the refusal.
  private func refusal(
    of submission: RegistrationDesk.Submission, by ledger: borrowing EventLedger
  ) -> RequestMemory.Entry? {
    if let earlier = refusals[submission.key] { return earlier }
    guard hasAgeRefusals, ledger.storage.requests[submission.request.id] == nil else { return nil }
    return refusals[submission.key(seed: seed)]
  }

  private func repeated(
    _ earlier: RequestMemory.Entry, _ submission: RegistrationDesk.Submission, version: UInt64
  ) -> EventAnswer<EventCommand.Outcome> {
    let request = submission.request
    return earlier.isAnswer(to: submission.digest)
      ? EventAnswer(earlier.outcome, version: earlier.version, request: request.id, isReplay: true)
      : EventAnswer(.refused(.requestReused(request.id)), version: version, request: request.id)
  }

  /// Remembers an answer that no fact records: a refusal, or a command that changed nothing.
  ///
  /// Without this, a late retry could get a seat that its sender believes was refused.
  private mutating func remember(
    _ answer: EventAnswer<EventCommand.Outcome>, to submission: RegistrationDesk.Submission
  ) {
    guard !answer.isReplay, answer.outcome.refusal?.isFinal ?? true else { return }
    let isAboutAge = answer.outcome.refusal?.dependsOnBirthDates ?? false
    if isAboutAge { hasAgeRefusals = true }
    refusals.remember(
      RequestMemory.Entry(
        request: isAboutAge ? submission.key(seed: seed) : submission.key,
        digest: submission.digest, outcome: answer.outcome,
        version: answer.version))
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

  private func publishSpots(at index: Int) {
    places[index].spots.set(
      places[index].ledger.storage.book.count.available, version: places[index].ledger.version)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RegistrationDesk.Submission {
  /// The request ID combined with the event ID, because each event has its own requests.
  fileprivate var key: RegistrationRequest.ID {
    RegistrationRequest.ID(
      high: request.id.high ^ event.high, low: request.id.low ^ (event.low << 32 | event.low >> 32))
  }

  /// The ``key`` combined with a keyed hash of the dates of birth, for refusals that depend on them.
  ///
  /// It stays in the memory of the desk.
  fileprivate func key(seed: UInt64) -> RegistrationRequest.ID {
    var hash = SipHash(seed: seed)
    for child in command.newChildren {
      hash.combine(UInt64(bitPattern: child.birthDate.map { Int64($0.daysSinceEpoch) } ?? .min))
    }
    return RegistrationRequest.ID(
      high: key.high, low: key.low ^ hash.finish(0, byteCount: 8 * command.newChildren.count))
  }

  /// A digest of the command, the event, and the requester.
  fileprivate var digest: UInt64 {
    command.digest(requester: request.requester) ^ event.high ^ event.low &* 3
  }
}

extension RegistrationRefusal {
  /// Whether a retry of the request gets the same refusal.
  ///
  /// It does not if the command was malformed or the refusal asks the client to try again.
  fileprivate var isFinal: Bool {
    switch kind {
    case .requestReused, .malformed, .unknownEvent, .eventExists, .versionConflict,
      .changedByTime:
      false
    default: true
    }
  }

  /// Whether a corrected date of birth can lead to another answer.
  fileprivate var dependsOnBirthDates: Bool {
    if case .severalReasons(let reasons) = self {
      return reasons.contains(where: \.dependsOnBirthDates)
    }
    return kind == .ageNotAllowed || kind == .birthDateMissing
  }
}
