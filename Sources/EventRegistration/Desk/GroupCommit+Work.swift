@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension GroupCommit {
  /// A command, a read, or another action whose result is told after its batch is stored.
  final class Work {
    enum Action {
      /// One of the commands that were sent together.
      case submitted(Commands, place: Int)
      case series(SeriesDecision, (RegistrationDesk.SeriesOutcome) -> Void)
      case plan(ProviderPlan, utcOffset: Int, PersonID, at: Int64, (PlanResult) -> Void)
      case advance(EventID, to: Int64, () -> Void)
      /// Returns how to tell what was read.
      case readEvent(EventID, (EventLedger) -> () -> Void)
      case readAccount(PersonID, (ProviderAccount) -> () -> Void)

      static func command(
        _ submission: RegistrationDesk.Submission,
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>) -> Void
      ) -> Action {
        .submitted(Commands([submission]) { answer, _ in tell(answer) }, place: 0)
      }
    }

    /// Commands that were sent together, and how to tell their answers; an object, so that the work on
    /// each of them has one reference.
    final class Commands {
      let submissions: [RegistrationDesk.Submission]
      let tell: (EventAnswer<EventCommand.Outcome>, _ place: Int) -> Void

      init(
        _ submissions: [RegistrationDesk.Submission],
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>, _ place: Int) -> Void
      ) {
        self.submissions = submissions
        self.tell = tell
      }
    }

    typealias PlanResult = Result<Void, ProviderAccount.Error>

    /// What was decided on work.
    struct Decision {
      /// The streams on which it depends beside that of the work.
      fileprivate(set) var others: [Stream] = []
      /// The answer to a command.
      var answer: EventAnswer<EventCommand.Outcome>?
      /// The answers of a series to count.
      var answers: [EventAnswer<EventCommand.Outcome>] = []
      /// The answer to remember from a time on, because no fact records it.
      var remembered: (entry: RequestMemory.Entry, time: Int64)?
      /// How to tell the result; that of a command is told by its answer.
      var tell: (() -> Void)?

      /// Notes the answer to a command, and what to remember of it.
      mutating func decide(
        _ answer: EventAnswer<EventCommand.Outcome>,
        _ remembered: (entry: RequestMemory.Entry, time: Int64)?
      ) {
        (self.answer, self.remembered) = (answer, remembered)
      }
    }

    let action: Action
    let fail: (any Error) -> Void
    /// How often it was decided and not stored because other writers were faster.
    var attempts = 0
    /// What was decided last, until it is told.
    var decision = Decision()

    init(_ action: Action, orFail fail: @escaping (any Error) -> Void) {
      self.action = action
      self.fail = fail
    }

    /// The stream on which work is done in the order in which it was taken over.
    var stream: Stream {
      switch action {
      case .submitted(let commands, let place): .event(commands.submissions[place].event)
      // Never empty; the order of work on its other events is that of the decisions.
      case .series(let series, _): .event(series.submissions[0].event)
      case .advance(let event, _, _), .readEvent(let event, _): .event(event)
      case .plan(_, _, let provider, _, _), .readAccount(let provider, _): .account(provider)
      }
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension GroupCommit.Work {
  typealias Stream = GroupCommit.Stream

  /// All streams on which the decision depends.
  var streams: [Stream] { [stream] + decision.others }

  /// Notes that the decision depends on a stream.
  func depends(on stream: Stream) {
    if stream != self.stream { decision.others.append(stream) }
  }

  /// Whether the decision depends on one of some streams.
  func depends(onAnyOf streams: Set<Stream>) -> Bool {
    streams.contains(stream) || decision.others.contains { streams.contains($0) }
  }

  /// Returns the decision, which ends with that.
  func takeDecision() -> Decision {
    var last = Decision()
    swap(&last, &decision)
    return last
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension GroupCommit {
  /// A batch, and the work that it is the result of.
  struct Draft {
    /// The number of the batch, greater than those of earlier batches.
    let number: Int
    private(set) var works: [Work] = []
    private(set) var events: [RegistrationService.Batch.Append<EventID, EventFact>] = []
    private(set) var accounts: [RegistrationService.Batch.Append<PersonID, ProviderAccount.Fact>] =
      []
    /// The ledgers of the events, in the same order.
    private(set) var held: [HeldLedgers.Held] = []
    /// The records of the events after the batch, in the same order, once it is closed.
    var records: [EventRecord?] = []
    private var places: [PersonID: Int] = [:]

    /// How much a batch holds.
    struct Room {
      var works = 0
      var events = 0
    }

    /// Creates an empty batch with room.
    init(number: Int, _ room: Room) {
      self.number = number
      works.reserveCapacity(room.works)
      events.reserveCapacity(room.events)
      held.reserveCapacity(room.events)
    }

    var room: Room { Room(works: works.count, events: events.count) }

    var streams: [Stream] {
      events.map { .event($0.stream) } + accounts.map { .account($0.stream) }
    }

    var batch: RegistrationService.Batch {
      RegistrationService.Batch(events: events, accounts: accounts)
    }

    func touches(_ provider: PersonID) -> Bool { places[provider] != nil }

    mutating func add(_ work: Work) { works.append(work) }

    /// Appends facts to an event that had a version before them.
    mutating func append(
      _ facts: [EventFact], to ledger: HeldLedgers.Held, after version: UInt64
    ) {
      events[place(of: ledger, at: version)].facts += facts
    }

    /// Performs a command, whose facts are those of this batch, and returns the answer and whether one of
    /// them records it.
    mutating func perform(
      _ submission: RegistrationDesk.Submission, on ledger: HeldLedgers.Held
    ) -> (answer: EventAnswer<EventCommand.Outcome>, isRecorded: Bool) {
      let place = place(of: ledger, at: ledger.ledger.version)
      let count = events[place].facts.count
      let answer = ledger.ledger.perform(
        submission.command, submission.request, facts: &events[place].facts)
      let isRecorded = events[place].facts[count...].contains {
        $0.cause?.request == submission.request.id
      }
      return (answer, isRecorded)
    }

    /// Returns the place of an event in this batch, which it enters with its version.
    private mutating func place(of ledger: HeldLedgers.Held, at version: UInt64) -> Int {
      if ledger.batch != number {
        (ledger.batch, ledger.place) = (number, events.count)
        events.append(.init(stream: ledger.ledger.id, version: version))
        held.append(ledger)
      }
      return ledger.place
    }

    /// Notes in each ledger its place in this batch.
    func notePlaces() {
      for (place, ledger) in held.enumerated() { (ledger.batch, ledger.place) = (number, place) }
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

    /// Removes all that depends on some streams, and returns the work that is undone.
    mutating func remove(_ streams: Set<Stream>) -> [Work] {
      let undone = works.filter { $0.depends(onAnyOf: streams) }
      guard !undone.isEmpty else { return [] }
      works.removeAll { $0.depends(onAnyOf: streams) }
      let kept = events.indices.filter { !streams.contains(.event(events[$0].stream)) }
      (events, held) = (kept.map { events[$0] }, kept.map { held[$0] })
      if !records.isEmpty { records = kept.map { records[$0] } }
      accounts.removeAll { streams.contains(.account($0.stream)) }
      places = [:]
      for (place, append) in accounts.enumerated() { places[append.stream] = place }
      return undone
    }
  }
}
