import DeskEngines
@testable import DeskStores
import EventRegistration
import Foundation
import Testing

/// The promises to a host, each with a store or host that breaks it.
@Suite(.postgres, .serialized) struct PostgresStoreTests {
  private let store: PostgresStore

  init() throws { store = try PostgresStore(PostgresTrait.info) }

  // MARK: 1. A second writer and a gap are refused

  @Test func secondWritersAndGapsAreRefused() async throws {
    try await StorePromises.secondWritersAndGapsAreRefused(store)
  }

  @Test func oneOfManyRivalsStores() async throws {
    let stores = try (0..<4).map { _ in try PostgresStore(PostgresTrait.info) }
    try await StorePromises.oneOfManyRivalsStores(stores)
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
    try await StorePromises.severalStreamsAreChangedTogetherOrNotAtAll(store)
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
    try await StorePromises.replayLeadsToTheStateInMemory(store)
  }
}
