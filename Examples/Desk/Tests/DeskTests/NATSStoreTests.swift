import DeskEngines
import DeskStores
import EventRegistration
import Testing

/// The same promises of the store in NATS JetStream, on a cluster of three servers.
@Suite(.serialized) struct NATSStoreTests {
  @Test func promisesHoldOnACluster() async throws {
    let cluster = try NATSCluster()
    defer { cluster.remove() }
    let store = try NATSStore(cluster.servers, threads: 4)
    try await secondWritersAndGapsAreRefused(store)
    // Also on servers that store two messages which come at the same time.
    try await StorePromises.oneOfManyRivalsStores(
      (0..<6).map { _ in try NATSStore(cluster.servers, threads: 1) }, rounds: 30)
    try await servicesReadWhatOthersStored(store)
    try await StorePromises.requestsSentAgainAreDoneOnce(store)
    let rivals = try (0..<8).map { _ in try NATSStore(cluster.servers, threads: 1) }
    for careless in [false, true] {
      try await StorePromises.rivalsDoNotOversell(rivals, careless: careless)
    }
    // The leader dies, and nothing that was answered is lost.
    let stream = Samples.stream()
    for version: UInt64 in 0..<20 {
      #expect(try await store.append([FactAppend(stream, after: version, Samples.facts(1))]))
    }
    let leader = try cluster.killLeader()
    #expect(try await store.append([FactAppend(stream, after: 20, Samples.facts(2))]))
    #expect(try await store.facts(of: stream, after: 0).count == 22)
    try cluster.restart(leader)
  }

  private func secondWritersAndGapsAreRefused(_ store: NATSStore) async throws {
    let stream = Samples.stream()
    #expect(try await !store.append([FactAppend(stream, after: 1, Samples.facts(1))]))
    #expect(try await store.append([FactAppend(stream, after: 0, Samples.facts(2))]))
    for version: UInt64 in [0, 1, 3] {
      #expect(try await !store.append([FactAppend(stream, after: version, Samples.facts(1))]))
      #expect(try await !store.append([FactAppend(stream, after: version, [])]))
    }
    #expect(try await store.append([FactAppend(stream, after: 2, [])]))
    #expect(try await store.append([FactAppend(stream, after: 2, Samples.facts(1))]))
    #expect(try await store.facts(of: stream, after: 1) == [Samples.facts(2)[1]] + Samples.facts(1))
  }

  private func servicesReadWhatOthersStored(_ store: NATSStore) async throws {
    let event: UInt64 = .random(in: 0 ... .max)
    let id = EventID(high: 1, low: event)
    let service = RegistrationService(store: RegistrationStore(store, seed: 1), seed: 1)
    try await Samples.open(event, seats: 3, service)
    for person: UInt64 in 0..<6 {
      _ = try await service.perform(Samples.submission(.register, event: event, person: person))
    }
    let memory = try await service.read(id) { $0.snapshot }
    let other = RegistrationStore(store, seed: 2, factsPerSnapshot: 4)
    #expect(try await other.ledger(of: id)?.snapshot == memory)
    #expect(try await store.snapshot(of: FactStream(id)) == memory)
    #expect(try await other.ledger(of: id)?.snapshot == memory)
  }
}
