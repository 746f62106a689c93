import DeskStores
import EventRegistration
import Testing

/// Tests of what a host must be able to rely on, for any engine.
enum StorePromises {
  /// A request whose answer was lost is done once, by the same service and by another one that knows nothing.
  static func requestsSentAgainAreDoneOnce(_ store: some FactStore) async throws {
    let event: UInt64 = .random(in: 0 ... .max)
    let forgetful = ForgetfulStore(store)
    let service = RegistrationService(store: RegistrationStore(forgetful, seed: 1), seed: 1)
    try await Samples.open(event, seats: 9, service)
    await forgetful.forget(nextAnswers: 1)
    let line = Samples.line(.register, event: event, number: 2)
    let submission = try #require(line.submission)
    await #expect(throws: FactStoreError.self) { try await service.perform(submission) }
    let others = RegistrationService(store: RegistrationStore(store, seed: 2), seed: 2)
    for service in [service, others] {
      let answer = try await service.perform(submission)
      #expect(answer.isReplay && answer.outcome == .registered(seats: 2))
    }
    let ledger = try await Samples.ledger(of: line.eventID, in: store)
    #expect(ledger.version == 3 && ledger.record?.seats.taken == 2)
    // With a new request ID, it is another request.
    var again = line
    (again.request, again.person) = (line.request &+ 1, 2)
    let second = try await service.perform(try #require(again.submission))
    #expect(!second.isReplay && second.version == 4)
  }

  /// Servers race for the ten seats of an event; with a store that does not compare, they oversell it.
  static func rivalsDoNotOversell(_ stores: [any FactStore], careless: Bool) async throws {
    let event: UInt64 = .random(in: 0 ... .max)
    let services = stores.map { store in
      let store: any FactStore = careless ? CarelessStore(store) : store
      return RegistrationService(
        store: RegistrationStore(store, seed: 1), seed: 1, attempts: 1000)
    }
    try await Samples.open(event, seats: 10, services[0])
    for service in services { _ = try await service.record(of: EventID(high: 1, low: event)) }
    let seats = await withTaskGroup(of: Int.self) { group in
      for (index, service) in services.enumerated() {
        group.addTask {
          var seats = 0
          for number in 0..<4 {
            let person = UInt64(index * 4 + number)
            let command = try? Samples.submission(.registerNow, event: event, person: person)
            guard let command, let answer = try? await service.perform(command),
              case .registered(let count) = answer.outcome
            else { continue }
            seats += count
          }
          return seats
        }
      }
      return await group.reduce(0, +)
    }
    // Counted from the stored bytes alone.
    let stored = try await stores[0].facts(of: FactStream(EventID(high: 1, low: event)), after: 0)
    let taken = try stored.map { try EventFact(bytes: $0) }.reduce(0) {
      if case .registered(let party) = $1.change { $0 + party.attendees.count } else { $0 }
    }
    #expect(careless ? taken > 10 : taken == 10)
    #expect(taken == seats)
  }

  static func secondWritersAndGapsAreRefused(_ store: some FactStore) async throws {
    let stream = Samples.stream()
    #expect(try await !store.append([FactAppend(stream, after: 1, Samples.facts(1))]))
    #expect(try await store.append([FactAppend(stream, after: 0, Samples.facts(2))]))
    for version: UInt64 in [0, 1, 3, 4] {
      #expect(try await !store.append([FactAppend(stream, after: version, Samples.facts(1))]))
      #expect(try await !store.append([FactAppend(stream, after: version, [])]))
    }
    #expect(try await store.append([FactAppend(stream, after: 2, [])]))
    #expect(try await store.facts(of: stream, after: 0) == Samples.facts(2))
    #expect(try await store.facts(of: stream, after: 1) == Array(Samples.facts(2)[1...]))
  }

  /// Stores of one database append at the same time, as processes do.
  static func oneOfManyRivalsStores(
    _ stores: [any FactStore], rounds: UInt64 = 10
  ) async throws {
    let stream = Samples.stream()
    for version in 0..<rounds {
      let stored = await withTaskGroup(of: Bool?.self) { group in
        for (index, store) in stores.enumerated() {
          group.addTask {
            try? await store.append([
              FactAppend(stream, after: version, Samples.facts(1, UInt8(index)))
            ])
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(stored.filter { $0 == true }.count == 1 && !stored.contains(nil))
    }
    #expect(try await stores[0].facts(of: stream, after: 0).count == Int(rounds))
  }

  static func severalStreamsAreChangedTogetherOrNotAtAll(_ store: some FactStore) async throws {
    let (one, other) = (Samples.stream(), Samples.stream())
    let facts = Samples.facts(3)
    #expect(try await store.append([FactAppend(one, after: 0, facts)]))
    // The second part is stale, absent, or a gap.
    for wrong in [
      FactAppend(one, after: 2, facts), FactAppend(one, after: 2, []),
      FactAppend(one, after: 4, []),
    ] {
      #expect(try await !store.append([FactAppend(other, after: 0, facts), wrong]))
      #expect(try await store.facts(of: other, after: 0).isEmpty)
      #expect(try await store.facts(of: one, after: 0) == facts)
    }
    #expect(
      try await store.append([FactAppend(other, after: 0, facts), FactAppend(one, after: 3, facts)])
    )
    #expect(
      try await store.append([FactAppend(other, after: 3, []), FactAppend(one, after: 6, [])]))
    #expect(try await store.facts(of: one, after: 0) == facts + facts)
    #expect(try await store.facts(of: other, after: 0) == facts)
  }

  static func replayLeadsToTheStateInMemory(_ store: some FactStore) async throws {
    let event: UInt64 = .random(in: 0 ... .max)
    let service = RegistrationService(store: RegistrationStore(store, seed: 1), seed: 1)
    try await Samples.open(event, seats: 5, service)
    let operations: [DeskLine.Operation] = [.register, .hold, .cancel, .confirm, .leave, .release]
    for number in 0..<120 {
      let person = UInt64(number % 7)
      _ = try await service.perform(
        Samples.submission(operations[number % 6], event: event, person: person, number: 2))
    }
    let id = EventID(high: 1, low: event)
    let memory = try await service.read(id) { $0.snapshot }
    #expect(try await Samples.ledger(of: id, in: store).snapshot == memory)
    // A snapshot on the way changes nothing.
    let half = RegistrationStore(store, seed: 3, factsPerSnapshot: 1)
    #expect(try await half.ledger(of: id)?.snapshot == memory)
    #expect(try await store.snapshot(of: FactStream(id)) == memory)
    #expect(try await half.ledger(of: id)?.snapshot == memory)
    // Without its last fact, the state is another one.
    var ledger = EventLedger(id)
    for bytes in try await store.facts(of: FactStream(id), after: 0).dropLast() {
      try ledger.apply(EventFact(bytes: bytes))
    }
    #expect(ledger.snapshot != memory)
  }
}
