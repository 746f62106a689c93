@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension GroupCommit {
  /// A command, a read, or another action whose result is told after its batch is stored.
  final class Work {
    enum Action {
      case submitted(Command)
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
        .submitted(Command(submission, tell))
      }
    }

    /// A command, and how to tell its answer; an object, so that passing it on copies one reference.
    final class Command {
      let submission: RegistrationDesk.Submission
      let tell: (EventAnswer<EventCommand.Outcome>) -> Void

      init(
        _ submission: RegistrationDesk.Submission,
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>) -> Void
      ) {
        self.submission = submission
        self.tell = tell
      }
    }

    typealias PlanResult = Result<Void, ProviderAccount.Error>

    let action: Action
    let fail: (any Error) -> Void
    /// How often it was decided and not stored because other writers were faster.
    var attempts = 0
    /// The streams on which the decision depends beside its own.
    fileprivate var others: [Stream] = []
    /// How to tell the result of the decision; that of a command is told by its answer.
    var tell: (() -> Void)?
    /// The answer to a command.
    var answer: EventAnswer<EventCommand.Outcome>?
    /// The answer to remember, because no fact records it.
    var remembered: RequestMemory.Entry?
    /// The answers of a series to count.
    var answers: [EventAnswer<EventCommand.Outcome>] = []

    init(_ action: Action, orFail fail: @escaping (any Error) -> Void) {
      self.action = action
      self.fail = fail
    }

    /// The stream on which work is done in the order in which it was taken over.
    var stream: Stream {
      switch action {
      case .submitted(let command): .event(command.submission.event)
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
  var streams: [Stream] { [stream] + others }

  /// Notes that the decision depends on a stream.
  func depends(on stream: Stream) {
    if stream != self.stream { others.append(stream) }
  }

  /// Whether the decision depends on one of some streams.
  func depends(onAnyOf streams: Set<Stream>) -> Bool {
    streams.contains(stream) || others.contains { streams.contains($0) }
  }

  /// Ends the dependence on other streams, before the work is decided again.
  func forgetDecision() {
    others = []
    tell = nil
    answer = nil
    answers = []
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension GroupCommit {
  /// A batch, and the work that it is the result of.
  struct Draft {
    private(set) var works: [Work] = []
    private(set) var events: [RegistrationService.Batch.Append<EventID, EventFact>] = []
    private(set) var accounts: [RegistrationService.Batch.Append<PersonID, ProviderAccount.Fact>] =
      []
    private var indices: [Stream: Int] = [:]
    /// The records of the events after the batch.
    var records: [(event: EventID, record: EventRecord?)] = []

    /// How much a batch holds.
    struct Room {
      var works = 0
      var streams = 0
    }

    /// Creates an empty batch with room.
    init(_ room: Room) {
      works.reserveCapacity(room.works)
      events.reserveCapacity(room.streams)
      indices.reserveCapacity(room.streams)
    }

    var room: Room { Room(works: works.count, streams: indices.count) }

    var streams: some Sequence<Stream> { indices.keys }

    var batch: RegistrationService.Batch {
      RegistrationService.Batch(events: events, accounts: accounts)
    }

    func touches(_ stream: Stream) -> Bool { indices[stream] != nil }

    mutating func add(_ work: Work) { works.append(work) }

    /// Appends facts to an event that had a version before them.
    mutating func append(_ facts: [EventFact], to event: EventID, after version: UInt64) {
      let index = place(of: .event(event), events.count)
      if index == events.count {
        events.append(.init(stream: event, version: version, facts: facts))
      } else {
        events[index].facts += facts
      }
    }

    /// Appends facts to an account that had a version before them.
    mutating func append(
      _ facts: [ProviderAccount.Fact], to provider: PersonID, after version: UInt64
    ) {
      let index = place(of: .account(provider), accounts.count)
      if index == accounts.count {
        accounts.append(.init(stream: provider, version: version, facts: facts))
      } else {
        accounts[index].facts += facts
      }
    }

    /// Returns the place of a stream in its list, or that of a new one.
    private mutating func place(of stream: Stream, _ new: Int) -> Int {
      Self.fill(&indices[stream], new)
    }

    private static func fill(_ place: inout Int?, _ new: Int) -> Int {
      let filled = place ?? new
      place = filled
      return filled
    }

    /// Removes all that depends on some streams, and returns the work that is undone.
    mutating func remove(_ streams: Set<Stream>) -> [Work] {
      let undone = works.filter { $0.depends(onAnyOf: streams) }
      guard !undone.isEmpty else { return [] }
      works.removeAll { $0.depends(onAnyOf: streams) }
      events.removeAll { streams.contains(.event($0.stream)) }
      accounts.removeAll { streams.contains(.account($0.stream)) }
      records.removeAll { streams.contains(.event($0.event)) }
      indices = [:]
      for (index, append) in events.enumerated() { indices[.event(append.stream)] = index }
      for (index, append) in accounts.enumerated() { indices[.account(append.stream)] = index }
      return undone
    }
  }
}
