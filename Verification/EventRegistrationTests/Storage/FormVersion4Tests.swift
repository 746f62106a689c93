import TestSupport
import Testing

@testable import EventRegistration

/// Version 4 of the stored form, which has the time at which a request was first made.
@Suite("Stored form: version 4, time of a request") struct FormVersion4Tests {
  private static let checks = FormVersionChecks(
    version: 4, golden: goldenBytes(in: factBytesOfVersion4))

  private static let facts: [(kind: String, fact: EventFact)] = [
    ("noted", FormVersionChecks.fact(.noted)),
    ("published, first made before", FormVersionChecks.fact(.published, firstMade: 1_769_999_940)),
  ]

  @Test func goldenFactsRoundTrip() throws {
    try Self.checks.factsRoundTrip(Self.facts)
    expectEqual(FormVersionChecks.fact(.published).bytes[8], 2)
  }

  @Test func aTimeThatTheFactHasIsNotRepeated() throws {
    let fact = FormVersionChecks.fact(.published, firstMade: 1_770_000_000)
    #expect(throws: FactBytesError.self) { try EventFact(bytes: fact.bytes) }
    try expectEqual(decoded(try encoded(fact)), FormVersionChecks.fact(.published))
    let other = FormVersionChecks.fact(.published, firstMade: 1_770_000_001)
    try expect(encoded(other).contains(#""firstMade":1770000001"#))
    try expectEqual(decoded(try encoded(other)), other)
    let wrong = try encoded(other).replacing("1770000001", with: "253402300800")
    #expect(throws: DecodingError.self) { try decoded(wrong) as EventFact }
  }

  @Test func aRequestHasItsTimeInJSON() throws {
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 1, low: 2), by: .parent(SampleFacts.person(1)),
      at: 1_770_000_000, firstMade: 1_769_999_940)
    let text = try encoded(request)
    expect(text.contains(#""firstMade":1769999940"#))
    try expectEqual(decoded(text), request)
    let plain = text.replacing(#""firstMade":1769999940,"#, with: "")
    let read: RegistrationRequest = try decoded(plain)
    expectEqual(read.firstMade, 1_770_000_000)
    try expectEqual(encoded(read), plain)
  }

  @Test func changedContentIsRefusedOrRoundTrips() throws {
    try Self.checks.changedFactsAreRefusedOrRoundTrip(Self.facts.map(\.fact), seed: 5)
  }

  // MARK: Snapshots

  @Test(arguments: ["fresh", "busy", "busy, unknown digests"])
  func snapshotsOfVersion2AreReadAsIfMadeAtTheLastFact(name: String) throws {
    let old = try #require(goldenBytes(in: snapshotsOfVersion2)[name])
    let read = try EventLedger(snapshot: old)
    let snapshot = read.snapshot
    expect(snapshot[4] == 4 && snapshot == Self.checks.golden[name + ", read from version 2"])
    try expectEqual(EventLedger(snapshot: snapshot).snapshot, snapshot)
    // The memory of the busy event was full, so requests until then may be forgotten.
    expectEqual(read.forgottenThrough, (name == "fresh" ? nil : 1_770_000_009))
  }

  @Test func aSnapshotOfVersion3IsRead() throws {
    let old = try #require(goldenBytes(in: factBytesOfVersion3)["snapshot"])
    var read = try EventLedger(snapshot: old)
    expect(read.forgottenThrough == nil && read.rememberedRequestCount == 3)
    expectEqual(read.snapshot[4], 4)
    var facts: [EventFact] = []
    let retry = RegistrationRequest(
      RegistrationRequest.ID(high: 1, low: 1), by: .provider(SampleFacts.person(9)),
      at: 1_770_000_000)
    expect(read.perform(.publish, retry, facts: &facts).isReplay)
    try FormVersionChecks(version: 3, golden: goldenBytes(in: factBytesOfVersion3))
      .snapshotIsRefused("snapshot", inVersions: [1, 2, 4])
  }

  @Test func aMemoryOutOfOrderIsRefused() throws {
    let ledger = try EventLedger(snapshot: #require(SnapshotBytesTests.golden["busy"]))
    let entries = ledger.storage.requests.entries
    expectEqual(entries.count, 5)
    func snapshot(_ change: (inout [RequestMemory.Entry]) -> Void) -> [UInt8] {
      var changed = entries
      change(&changed)
      var writer = ByteWriter(formVersion: 4)
      changed.encode(into: &writer)
      var original = ByteWriter(formVersion: 4)
      entries.encode(into: &original)
      let state = Array(ledger.snapshot.dropFirst(16).dropLast(8))
      return sealedSnapshot(state.replacing(original.bytes, with: writer.bytes)[...], version: 4)
    }
    expectEqual(snapshot { _ in }, ledger.snapshot)
    let changes: [(inout [RequestMemory.Entry]) -> Void] = [
      { $0.swapAt(0, 1) }, { $0[1].request = $0[0].request }, { $0[0].version = 0 },
      { $0[4].version = 12 },
      {
        $0.append($0[4]); $0[5].request = .init(high: 0, low: 0); $0[5].firstMade += 1
      },
      { $0[4].firstMade = Instant.validRange.upperBound + 1 },
    ]
    for change in changes {
      #expect(throws: SnapshotError.self) { try EventLedger(snapshot: snapshot(change)) }
    }
  }
}
