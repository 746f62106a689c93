import EventRegistration
import TestSupport
import Testing

/// Twenty tasks that send commands to services which crash, over a store with delays, failures,
/// unknown outcomes, and rivals.
@Suite("Registration service: crashes under load") struct ServiceCrashTests {
  private static let events: [EventID] = (1...3).map { DeskSamples.event($0) }

  private static let seeds = LongTest.seeds(40)

  @Test(arguments: seeds)
  func everyAnsweredCommandIsStoredOnce(seed: Int) async throws {
    let store = FaultyStore(seed: seed)
    let front = ServiceFront(store)
    try await open(front, store)
    var answered: [Answered] = []
    try await withThrowingTaskGroup(of: [Answered].self) { group in
      for task in 0..<20 {
        group.addTask {
          var person = SeededGenerator(seed: seed * 1000 + task)
          var answered: [Answered] = []
          for number in 0..<15 {
            let submission = Self.submission(&person, task, number)
            if task == 0, number == 7 { await front.crash() }
            guard let answer = await Self.send(submission, to: front, crashing: &person) else {
              continue
            }
            // Nobody is told of a command that is not in the log.
            if answer.outcome.refusal == nil {
              let stored = await store.facts(of: submission.event)
              expect(stored.contains { $0.cause?.request == submission.request.id })
            }
            answered.append(Answered(submission: submission, answer: answer))
          }
          return answered
        }
      }
      for try await part in group { answered += part }
    }
    await store.settle()
    expect(answered.count > 200)
    try await check(answered, store)
    for trouble in FaultyStore.Trouble.allCases {
      await expect(store.troubles[trouble, default: 0] > 0, "\(trouble) never happened")
    }
  }

  private struct Answered {
    let submission: RegistrationDesk.Submission
    let answer: EventAnswer<EventCommand.Outcome>
  }

  private func check(_ answered: [Answered], _ store: FaultyStore) async throws {
    for event in Self.events {
      let facts = await store.facts(of: event)
      var ledger = EventLedger(event)
      for fact in facts { try ledger.apply(fact) }
      expectEqual(ledger.checkInvariants(), [])
      var runs: [RegistrationRequest.ID: [UInt64]] = [:]
      for fact in facts {
        if let cause = fact.cause { runs[cause.request, default: []].append(fact.version) }
      }
      for (submission, answer) in answered.map({ ($0.submission, $0.answer) })
      where submission.event == event {
        let versions = runs[submission.request.id] ?? []
        if answer.outcome.refusal == nil {
          expectEqual(
            versions.last, answer.version, "\(submission.request.id) is lost or done twice")
          expect(zip(versions, versions.dropFirst()).allSatisfy { $0 + 1 == $1 })
        } else {
          expect(versions.isEmpty, "\(submission.request.id) was refused and is done")
        }
      }
    }
  }

  private func open(_ front: ServiceFront, _ store: FaultyStore) async throws {
    let coach = Requester.provider(DeskSamples.coach)
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 1000))
    for (index, event) in Self.events.enumerated() {
      let details = try DeskSamples.details(capacity: 5, policy: policy)
      for (step, command) in [EventCommand.draft(details), .publish].enumerated() {
        var person = SeededGenerator(seed: index)
        let request = RegistrationRequest(
          RegistrationRequest.ID(high: 7, low: UInt64(10 * index + step)), by: coach,
          at: DeskSamples.now)
        var answer: EventAnswer<EventCommand.Outcome>?
        while answer == nil {
          answer = await Self.send(
            RegistrationDesk.Submission(command, for: event, request), to: front, crashing: &person)
        }
        expectEqual(answer?.outcome, .done)
      }
    }
  }

  /// A random command of a parent with two children.
  private static func submission(
    _ person: inout SeededGenerator, _ task: Int, _ number: Int
  ) -> RegistrationDesk.Submission {
    let child = DeskSamples.child(UInt64(task * 2) + .random(in: 0...1, using: &person))
    let command: EventCommand =
      switch Int.random(in: 0...9, using: &person) {
      case 0...5: .register([child], joinWaitlist: .random(using: &person))
      case 6...8: .cancel([child.id])
      default: .leaveWaitlist([child.id])
      }
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: UInt64(task * 1000 + number)),
      by: .parent(PersonID(high: 2, low: UInt64(task))), at: DeskSamples.now)
    return RegistrationDesk.Submission(
      command, for: events[.random(in: 0..<events.count, using: &person)], request)
  }

  /// Sends a command until it is answered, and returns `nil` if the client gives up.
  private static func send(
    _ submission: RegistrationDesk.Submission, to front: ServiceFront,
    crashing person: inout SeededGenerator
  ) async -> EventAnswer<EventCommand.Outcome>? {
    for _ in 0..<20 {
      let service = await front.service
      let task = Task { try await service.perform(submission) }
      if Int.random(in: 0..<10, using: &person) == 0 { task.cancel() }
      if Int.random(in: 0..<60, using: &person) == 0 { await front.crash() }
      if let answer = try? await task.value { return answer }
    }
    return nil
  }
}

/// The service that answers now.
private actor ServiceFront {
  private let store: FaultyStore
  private(set) var service: RegistrationService
  private var generation = 0

  init(_ store: FaultyStore) {
    self.store = store
    service = RegistrationService(
      store: FaultyStore.Connection(store: store, generation: 0), seed: 1, batchLimit: 4)
  }

  /// Replaces the service; what the old one is storing may still arrive, and nothing else of it.
  func crash() async {
    generation += 1
    await store.cutOff(before: generation)
    service = RegistrationService(
      store: FaultyStore.Connection(store: store, generation: generation), seed: 1, batchLimit: 4)
  }
}

/// A store with random delays, failures, unknown outcomes, and rivals that write to it directly.
private actor FaultyStore {
  enum Trouble: CaseIterable { case failure, unknown, late, rival, contention, crash }

  struct Failure: Error {}

  /// The connection of a service, which ends when the service crashes.
  struct Connection: RegistrationService.Store {
    let store: FaultyStore
    let generation: Int

    func append(_ batch: RegistrationService.Batch) async throws -> Bool {
      try await store.append(batch, generation)
    }

    func ledger(of event: EventID) async throws -> EventLedger? {
      try await store.ledger(of: event, generation)
    }

    func account(of provider: PersonID) async throws -> ProviderAccount? {
      try await store.account(of: provider, generation)
    }
  }

  private var random: SeededGenerator
  /// The number of appends, which decides what goes wrong, so that all of it happens.
  private var appends: Int
  private var streams = StoredStreams()
  private(set) var troubles: [Trouble: Int] = [:]
  private var firstGeneration = 0
  private var lateBatches = 0
  private var rivals = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    appends = seed
  }

  func facts(of event: EventID) -> [EventFact] { streams.facts(of: event) }

  func cutOff(before generation: Int) {
    firstGeneration = generation
    troubles[.crash, default: 0] += 1
  }

  /// Waits for batches that are on their way.
  func settle() async { while lateBatches > 0 { await Task.yield() } }

  private func delay() async {
    for _ in 0..<Int.random(in: 0...8, using: &random) { await Task.yield() }
  }

  private func append(_ batch: RegistrationService.Batch, _ generation: Int) async throws -> Bool {
    await delay()
    guard generation >= firstGeneration else { throw Failure() }
    appends += 1
    if appends % 10 >= 8, let event = batch.events.first?.stream { rival(event) }
    switch appends % 10 {
    case 0:
      troubles[.failure, default: 0] += 1
      throw Failure()
    case 1:
      troubles[.unknown, default: 0] += 1
      _ = streams.append(batch)
      throw Failure()
    case 2:
      troubles[.late, default: 0] += 1
      lateBatches += 1
      Task { await self.storeLate(batch) }
      throw Failure()
    default:
      let isStored = streams.append(batch)
      if !isStored { troubles[.contention, default: 0] += 1 }
      await delay()
      guard generation >= firstGeneration else { throw Failure() }
      return isStored
    }
  }

  private func storeLate(_ batch: RegistrationService.Batch) async {
    for _ in 0..<30 { await Task.yield() }
    _ = streams.append(batch)
    lateBatches -= 1
  }

  /// Lets another process register a child.
  private func rival(_ event: EventID) {
    guard var ledger = try? streams.ledger(of: event), ledger.isPublished else { return }
    rivals += 1
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 6, low: UInt64(rivals)), by: .parent(DeskSamples.lee),
      at: DeskSamples.now)
    var facts: [EventFact] = []
    let child = DeskSamples.child(1000 + UInt64(rivals))
    _ = ledger.perform(.register([child], joinWaitlist: true), request, facts: &facts)
    guard !facts.isEmpty else { return }
    troubles[.rival, default: 0] += 1
    streams.add(facts, to: event)
  }

  private func ledger(of event: EventID, _ generation: Int) async throws -> EventLedger? {
    await delay()
    guard generation >= firstGeneration else { throw Failure() }
    return try streams.ledger(of: event)
  }

  private func account(of provider: PersonID, _ generation: Int) async throws -> ProviderAccount? {
    await delay()
    guard generation >= firstGeneration else { throw Failure() }
    return try streams.account(of: provider)
  }
}
