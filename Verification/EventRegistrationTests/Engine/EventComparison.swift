@testable import EventRegistration

/// A ledger and a plain event that get the same operations.
struct EventComparison {
  /// The first difference that was found.
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var coverage = AnswerCoverage()
  private let seed: Int
  private var operations: RandomOperations
  private var count = 0
  private var plain: PlainEvent
  var ledger: EventLedger
  /// The ledger that is restored from the facts, except for those that are not applied yet.
  private var replica: EventLedger
  private var pending: [EventFact] = []
  /// All facts of the event.
  private var history: [EventFact] = []

  init(seed: Int) {
    self.seed = seed
    operations = RandomOperations(seed: seed)
    let event = EventID(high: 0, low: UInt64(seed))
    let retention = operations.retention()
    plain = PlainEvent(event, retention)
    ledger = EventLedger(event, remembering: retention)
    replica = ledger
    operations.restart()
  }

  mutating func run(_ length: Int) throws {
    for step in 1...length {
      count += 1
      try compareStep()
      if step.isMultiple(of: 50) { try compareState() }
      if isOver && operations.generator.isOne(in: 20) { try restart() }
    }
    try compareState()
  }

  /// Whether the event is finished.
  private var isOver: Bool {
    if case .cancelled = plain.status { return true }
    guard let details = plain.details, plain.status != .draft else { return false }
    return max(operations.now, plain.lastTime) >= details.endTime
  }

  /// Starts another event, after checking the replay of this one.
  private mutating func restart() throws {
    try compareState()
    var again = EventLedger(plain.id, remembering: plain.retention)
    for fact in history { try again.apply(fact) }
    try compareState(of: again, "what is made of all facts")
    let retention = operations.retention()
    plain = PlainEvent(plain.id, retention)
    ledger = EventLedger(plain.id, remembering: retention)
    replica = ledger
    pending = []
    history = []
    operations.restart()
  }

  private func difference(_ text: String) -> Difference {
    Difference(description: "seed \(seed), operation \(count): \(text)")
  }
}

// MARK: - After each operation

extension EventComparison {
  private mutating func compareStep() throws {
    let version = plain.version
    var facts: [EventFact] = []
    switch try operations.next(for: plain) {
    case .advance(let time):
      plain.advance(to: time)
      ledger.advance(to: time, facts: &facts)
      try compare(facts, since: version, of: nil) { "advance" }
    case .perform(let command, let request):
      try performOnACopy(command, request)
      let expected = plain.perform(command, request)
      let answer = ledger.perform(command, request, facts: &facts)
      let name = { "\(CommandKind(command)) \(command.named.map(\.low))" }
      guard answer.outcome == expected.outcome, answer.isReplay == expected.isReplay else {
        let kinds = [answer, expected].map { AnswerKind($0.outcome, isReplay: $0.isReplay) }
        throw difference("\(name()) is told \(kinds[0]), not \(kinds[1])")
      }
      try compare(facts, since: version, of: request, name)
      guard answer.version == expected.version, answer.request == request.id else {
        throw difference("\(name()) is answered at \(answer.version), not \(expected.version)")
      }
      coverage.count(
        CommandKind(command), AnswerKind(answer.outcome, isReplay: answer.isReplay))
    }
    pending += facts
    history += facts
  }

  /// Sometimes sends a command to a copy, which does not change the ledger, or the copy if it refuses.
  private mutating func performOnACopy(_ command: EventCommand, _ request: RegistrationRequest)
    throws
  {
    guard operations.generator.isOne(in: 100) else { return }
    let before = ledger.snapshot
    var copy = ledger
    var facts: [EventFact] = []
    let answer = copy.perform(command, request, facts: &facts)
    if answer.outcome.refusal != nil, facts.isEmpty, copy.snapshot != before {
      throw difference("\(CommandKind(command)) is refused and changes something")
    }
    copy.advance(to: request.time &+ 1000, facts: &facts)
    if ledger.snapshot != before { throw difference("a copy shares its state") }
  }

  private func compare(
    _ facts: [EventFact], since version: UInt64, of request: RegistrationRequest?,
    _ name: () -> String
  ) throws {
    // The plain event has no digests. Retries show that the digests distinguish requests.
    let digest = facts.last?.cause?.digest ?? 0
    let firstMade = request?.firstMade
    var expected: [EventFact] = []
    for happening in plain.happenings {
      let cause =
        happening.isOfRequest
        ? request.map { ($0.id, digest, firstMade == happening.time ? nil : firstMade) } : nil
      expected.append(
        EventFact(
          event: plain.id, version: version + UInt64(expected.count) + 1, time: happening.time,
          cause: cause.map(EventFact.Cause.init), change: happening.change))
    }
    guard facts == expected else {
      throw difference("\(name()) makes \(facts.map(\.text)), not \(expected.map(\.text))")
    }
    guard ledger.version == plain.version, ledger.lastTime == plain.lastTime else {
      throw difference("version or time after \(name())")
    }
    guard ledger.record?.seats == plain.record?.seats else {
      throw difference("seats after \(name())")
    }
    guard ledger.forgottenThrough == plain.forgottenThrough,
      ledger.rememberedRequestCount == plain.remembered.count
    else {
      throw difference("remembered requests after \(name())")
    }
  }
}

// MARK: - Now and then

extension EventComparison {
  private mutating func compareState() throws {
    for fact in pending { try replica.apply(fact) }
    pending = []
    try compareState(of: ledger, "the ledger")
    try compareState(of: replica, "what is made of its facts")
    let snapshot = ledger.snapshot
    guard replica.snapshot == snapshot else { throw difference("the state is another") }
    // Any of the three can continue.
    if operations.generator.isOne(in: 4) { replica = try EventLedger(snapshot: snapshot) }
    if operations.generator.isOne(in: 2) { swap(&ledger, &replica) }
  }

  private func compareState(of ledger: EventLedger, _ name: String) throws {
    guard ledger.version == plain.version, ledger.lastTime == plain.lastTime,
      ledger.record == plain.record
    else {
      throw difference("the record of \(name)")
    }
    guard ledger.cancelledRegistrations == plain.cancelled else {
      throw difference("the registrations that were canceled, of \(name)")
    }
    guard ledger.formerRegistrations == plain.former else {
      throw difference("who had a seat, of \(name)")
    }
    let (found, expected) = (ledger.registrations, plain.registrations)
    guard found == expected else {
      throw difference("\(name) has \(found.map(\.text)), not \(expected.map(\.text))")
    }
    for number in 0..<operations.style.childCount {
      let child = operations.style.child(number)
      guard ledger.registration(of: child) == expected.first(where: { $0.attendee.id == child })
      else {
        throw difference("what \(name) says of child \(number)")
      }
    }
    let defects = ledger.checkInvariants()
    guard defects.isEmpty else { throw difference("\(name): \(defects)") }
  }
}
