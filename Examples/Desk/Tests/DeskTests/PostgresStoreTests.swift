import DeskEngines
@testable import DeskStores
import EventRegistration
import Foundation
import Testing

/// What the host must be able to rely on, and for each promise a store or host that breaks it.
@Suite(.postgres, .serialized) struct PostgresStoreTests {
  private let store: PostgresStore

  init() throws { store = try PostgresStore(PostgresTrait.info) }

  // MARK: 1. A second writer and a gap are refused

  @Test func secondWritersAndGapsAreRefused() async throws {
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

  @Test func oneOfManyRivalsStores() async throws {
    let stream = Samples.stream()
    let stores = try (0..<4).map { _ in try PostgresStore(PostgresTrait.info) }
    for version: UInt64 in 0..<10 {
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
    #expect(try await store.facts(of: stream, after: 0).count == 10)
  }

  /// A primary key alone refuses the rival, but not the gap.
  @Test func aPrimaryKeyAloneAllowsGaps() throws {
    var connection = PostgresConnection(
      try PostgresTrait.info,
      statements: [("plain", "INSERT INTO facts VALUES ($1::bytea, $2::bigint, $3::bytea)")])
    defer { connection.close() }
    func append(_ version: UInt8, to stream: [UInt8]) throws -> Bool {
      let place: [UInt8] = [0, 0, 0, 0, 0, 0, 0, version]
      return try connection.transaction([("plain", [stream, place, [1]])]).allSatisfy(\.hasRows)
    }
    let stream = Samples.stream().key
    #expect(try append(1, to: stream))
    #expect(try !append(1, to: stream))
    #expect(try append(3, to: stream), "The mistake is not a mistake any more.")
  }

  // MARK: 2. The facts of a command are stored all or none

  @Test func severalStreamsAreChangedTogetherOrNotAtAll() async throws {
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

  /// Two appends, one after the other, leave half of a command.
  @Test func oneAppendAfterTheOtherIsNotAllOrNone() async throws {
    let (one, other) = (Samples.stream(), Samples.stream())
    var stored: [Bool] = []
    for append in [FactAppend(one, after: 0, Samples.facts(1)), FactAppend(other, after: 1, [])] {
      stored.append(try await store.append([append]))
    }
    #expect(stored == [true, false])
  }

  // MARK: 4. A request that is sent again is done once

  @Test func requestsSentAgainAreDoneOnce() async throws {
    try await StorePromises.requestsSentAgainAreDoneOnce(store)
  }

  // MARK: 5. No seat too many

  @Test(arguments: [false, true]) func eightWritersDoNotOversell(careless: Bool) async throws {
    let stores = try (0..<8).map { _ in try PostgresStore(PostgresTrait.info) }
    try await StorePromises.rivalsDoNotOversell(stores, careless: careless)
  }

  // MARK: 6. The stored facts lead to the state in memory

  @Test func replayLeadsToTheStateInMemory() async throws {
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
