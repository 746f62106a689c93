import Essentials

extension GroupCommit {
  /// What was decided on work, which is told after its batch is stored.
  struct Decision {
    enum Result {
      /// The answer to a command.
      case answer(EventAnswer<EventCommand.Outcome>)
      /// The answers to count, and how to tell the result.
      case other(counting: [EventAnswer<EventCommand.Outcome>], tell: () -> Void)
    }

    let work: Work
    /// The streams on which it depends beside that of the work.
    let others: [Stream]
    let result: Result

    init(on work: Work, others: [Stream] = [], _ result: consuming Result) {
      self.work = work
      self.others = others
      self.result = result
    }

    /// All streams on which it depends.
    var streams: [Stream] { [work.stream] + others }

    /// Whether it depends on one of some streams.
    func depends(onAnyOf streams: Set<Stream>) -> Bool {
      streams.contains(work.stream) || others.contains { streams.contains($0) }
    }
  }

  /// A batch, and the decisions that it is the result of.
  struct Draft {
    /// An answer to remember from a time on, because no fact of its event records it.
    struct Remembered {
      let entry: RequestMemory.Entry
      let event: EventID
      let time: Int64
    }

    /// How much a batch holds.
    struct Room {
      var decisions = 0
      var events = 0
    }

    /// The number of the batch, greater than those of earlier batches.
    let number: Int
    private(set) var decisions: [Decision] = []
    private(set) var remembered: [Remembered] = []
    private(set) var events: [RegistrationService.Batch.Append<EventID, EventFact>] = []
    private(set) var accounts: [RegistrationService.Batch.Append<PersonID, ProviderAccount.Fact>] =
      []
    /// The ledgers of the events, in the same order.
    private(set) var held: [HeldLedgers.Held] = []
    /// The records of the events after the batch, in the same order, once it is closed.
    var records: [EventRecord?] = []
    private var places: [PersonID: Int] = [:]

    /// Creates an empty batch with room.
    init(number: Int, _ room: Room) {
      self.number = number
      decisions.reserveCapacity(room.decisions)
      events.reserveCapacity(room.events)
      held.reserveCapacity(room.events)
    }

    var room: Room { Room(decisions: decisions.count, events: events.count) }

    var streams: [Stream] {
      events.map { .event($0.stream) } + accounts.map { .account($0.stream) }
    }

    var batch: RegistrationService.Batch {
      RegistrationService.Batch(events: events, accounts: accounts)
    }

    func touches(_ provider: PersonID) -> Bool { places[provider] != nil }
  }
}

// MARK: Changes

extension GroupCommit.Draft {
  mutating func add(_ decision: consuming GroupCommit.Decision) { decisions.append(decision) }

  mutating func remember(_ answer: consuming Remembered) { remembered.append(answer) }

  /// Appends facts to an event that had a version before them.
  mutating func append(_ facts: [EventFact], to ledger: HeldLedgers.Held, after version: UInt64) {
    events[place(of: ledger, at: version)].facts += facts
  }

  /// Performs a command, whose facts are those of this batch, and returns the answer and whether one of
  /// them records it.
  mutating func perform(
    _ submission: RegistrationDesk.Submission, digest: UInt64?, on ledger: HeldLedgers.Held
  ) -> (answer: EventAnswer<EventCommand.Outcome>, isRecorded: Bool) {
    let place = place(of: ledger, at: ledger.ledger.version)
    let count = events[place].facts.count
    let answer = ledger.ledger.perform(
      submission.command, digest: digest, submission.request, facts: &events[place].facts)
    return (answer, events[place].facts[count...].record(submission.request.id))
  }

  /// Returns the place of an event in this batch, which it enters with its version.
  private mutating func place(
    of ledger: HeldLedgers.Held, at version: @autoclosure () -> UInt64
  ) -> Int {
    let last = ledger.lastBatch
    if last.number == number { return last.place }
    ledger.lastBatch = .init(number: number, place: events.count)
    events.append(.init(stream: ledger.ledger.id, version: version()))
    held.append(ledger)
    return events.count - 1
  }

  /// Notes in each ledger its place in this batch.
  func notePlaces() {
    for (place, ledger) in held.enumerated() {
      ledger.lastBatch = .init(number: number, place: place)
    }
  }

  /// Appends facts to an account that had a version before them.
  mutating func append(
    _ facts: [ProviderAccount.Fact], to provider: PersonID, after version: UInt64
  ) {
    if let place = places[provider] {
      accounts[place].facts += facts
    } else {
      places[provider] = accounts.count
      accounts.append(.init(stream: provider, version: version, facts: facts))
    }
  }

  /// Removes all that depends on some streams, and returns the work that is undone and the answers that
  /// are not remembered.
  mutating func remove(
    _ streams: Set<GroupCommit.Stream>
  ) -> (undone: [GroupCommit.Work], forgotten: [Remembered]) {
    let undone = decisions.filter { $0.depends(onAnyOf: streams) }.map(\.work)
    guard !undone.isEmpty else { return ([], []) }
    decisions.removeAll { $0.depends(onAnyOf: streams) }
    let forgotten = remembered.filter { streams.contains(.event($0.event)) }
    remembered.removeAll { streams.contains(.event($0.event)) }
    let kept = events.indices.filter { !streams.contains(.event(events[$0].stream)) }
    (events, held) = (kept.map { events[$0] }, kept.map { held[$0] })
    if !records.isEmpty { records = kept.map { records[$0] } }
    accounts.removeAll { streams.contains(.account($0.stream)) }
    places = [:]
    for (place, append) in accounts.enumerated() { places[append.stream] = place }
    return (undone, forgotten)
  }
}
