import DeskStores
import EventRegistration
import Testing

/// How a service and a store work together when many tasks decide at once.
@Suite(.postgres, .serialized) struct ServiceOrderTests {
  private let store: PostgresStore

  init() throws { store = try PostgresStore(PostgresTrait.info) }

  // MARK: 7. Tasks on one service store in the order of their decisions

  @Test func tasksStoreInTheOrderOfTheirDecisions() async throws {
    let event: UInt64 = .random(in: 0 ... .max)
    let service = RegistrationService(store: RegistrationStore(store, seed: 1), seed: 1)
    try await Samples.open(event, seats: 20, service)
    let answers = try await withThrowingTaskGroup(of: EventAnswer<EventCommand.Outcome>.self) {
      group in
      for person in 0..<60 {
        group.addTask {
          try await service.perform(
            Samples.submission(.registerNow, event: event, person: UInt64(person)))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let facts = try await store.facts(of: FactStream(EventID(high: 1, low: event)), after: 0)
      .map { try EventFact(bytes: $0) }
    #expect(facts.map(\.version) == Array(1...22))
    let accepted = answers.filter { $0.outcome.refusal == nil }
    #expect(accepted.count == 20)
    for answer in accepted {
      #expect(facts[Int(answer.version) - 1].cause?.request == answer.request)
    }
  }

  /// An actor that decides, and then awaits the store with what others decided meanwhile, stores another order.
  private actor NaiveActor {
    private var ledger: EventLedger
    private let store: any FactStore

    init(_ ledger: EventLedger, _ store: any FactStore) {
      self.ledger = ledger
      self.store = store
    }

    func perform(_ submission: RegistrationDesk.Submission, delay: Int) async throws -> Bool {
      var facts: [EventFact] = []
      let version = ledger.version
      _ = ledger.perform(submission.command, submission.request, facts: &facts)
      try await Task.sleep(for: .milliseconds(delay))
      return try await store.append([
        FactAppend(FactStream(submission.event), after: version, facts.map(\.bytes))
      ])
    }
  }

  @Test func aNaiveActorStoresNothingInOrder() async throws {
    let event: UInt64 = .random(in: 0 ... .max)
    let id = EventID(high: 1, low: event)
    let service = RegistrationService(store: RegistrationStore(store, seed: 1), seed: 1)
    try await Samples.open(event, seats: 20, service)
    let naive = NaiveActor(try await Samples.ledger(of: id, in: store), store)
    async let first = naive.perform(
      Samples.submission(.register, event: event, person: 1), delay: 300)
    try await Task.sleep(for: .milliseconds(50))
    async let second = naive.perform(
      Samples.submission(.register, event: event, person: 2), delay: 0)
    // The second was decided after the first, and comes to the store before it: the store refuses the gap.
    #expect(try await [first, second] == [true, false])
  }

  // MARK: 8. A conflict undoes only what depends on it

  @Test func aConflictDoesNotDelayOtherEvents() async throws {
    let events = (0..<8).map { _ in UInt64.random(in: 0 ... .max) }
    let counting = ForgetfulStore(store)
    let lanes = EventLanes(counting, seed: 1)
    for event in events {
      try await Samples.open(event, seats: 9, lanes.service(for: EventID(high: 1, low: event)))
    }
    try await disturb(events[0])
    let before = await counting.appends.count
    try await withThrowingTaskGroup(of: Void.self) { group in
      for event in events {
        group.addTask {
          let answers = try await lanes.perform([
            Samples.submission(.register, event: event, person: 1)
          ])
          #expect(answers.first?.outcome == .registered(seats: 1))
        }
      }
      try await group.waitForAll()
    }
    // One append for each event, and one more for that of the rival.
    #expect(await counting.appends.count - before == 9)
  }

  /// One service for all events decides all of them again.
  @Test func aConflictUndoesABatchOfOneService() async throws {
    let events = (0..<2).map { _ in UInt64.random(in: 0 ... .max) }
    let counting = ForgetfulStore(store)
    let service = RegistrationService(store: RegistrationStore(counting, seed: 1), seed: 1)
    for event in events { try await Samples.open(event, seats: 9, service) }
    try await disturb(events[0])
    let before = await counting.appends.count
    _ = try await service.perform(
      events.map { try Samples.submission(.register, event: $0, person: 1) })
    let other = FactStream(EventID(high: 1, low: events[1]))
    let again = await counting.appends[before...].filter { $0.contains { $0.stream == other } }
    #expect(again.count == 2, "The mistake is not a mistake any more.")
  }

  /// A rival changes an event.
  private func disturb(_ event: UInt64) async throws {
    let rival = RegistrationService(store: RegistrationStore(store, seed: 2), seed: 2)
    let answer = try await rival.perform(
      Samples.submission(.register, event: event, person: 99))
    try #require(answer.outcome == .registered(seats: 1))
  }
}
