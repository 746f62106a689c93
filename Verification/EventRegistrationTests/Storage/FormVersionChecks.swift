import TestSupport
import Testing

@testable import EventRegistration

/// Laws of every version of the stored form.
struct FormVersionChecks {
  let version: UInt8
  /// The bytes that writers of the version have stored, by their names.
  let golden: [String: [UInt8]]

  static func fact(
    _ change: EventFact.Change, digest: UInt64 = 0x0123_4567_89AB_CDEF, firstMade: Int64? = nil
  ) -> EventFact {
    EventFact(
      event: SampleFacts.event, version: 7, time: 1_770_000_000,
      cause: EventFact.Cause(
        request: RegistrationRequest.ID(high: 1, low: 2), digest: digest, firstMade: firstMade),
      change: change)
  }

  /// The facts are written as the golden bytes, in this version, and are read from them, but not from the
  /// same content with an earlier version, which a writer would not choose.
  func factsRoundTrip(_ facts: [(kind: String, fact: EventFact)]) throws {
    for (kind, fact) in facts {
      let golden = try #require(golden[kind], "\(kind)")
      expectEqual(fact.bytes, golden, "\(kind)")
      expectEqual(golden[8], version, "\(kind)")
      try expectEqual(EventFact(bytes: golden), fact, "\(kind)")
      let content = golden.dropFirst(10).dropLast(8)
      for version in 1..<version {
        #expect(throws: FactBytesError.self, "\(kind)") {
          try EventFact(bytes: sealedRecord(content, version: version, kind: fact.change.kind))
        }
      }
      try expectEqual(decoded(try encoded(fact)), fact, "\(kind)")
    }
  }

  /// Content that is cut off or changed at one byte is refused, or read as what writes the same bytes.
  func changedFactsAreRefusedOrRoundTrip(_ facts: [EventFact], seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for fact in facts {
      let content = Array(fact.bytes.dropFirst(10).dropLast(8))
      for position in places(below: content.count, small: 2) {
        try checkFactBytes([fact.change.kind] + content.prefix(position))
        for _ in 0..<4 {
          var changed = content
          changed[position] = .random(in: 0...255, using: &generator)
          try checkFactBytes([fact.change.kind] + changed)
        }
      }
    }
  }

  /// A snapshot with other versions of the form is refused.
  func snapshotIsRefused(_ name: String, inVersions versions: some Sequence<UInt32>) throws {
    let state = try #require(golden[name], "\(name)").dropFirst(16).dropLast(8)
    for version in versions {
      #expect(throws: SnapshotError.self, "\(name)") {
        try EventLedger(snapshot: sealedSnapshot(state, version: version))
      }
    }
  }

  /// A state that is cut off or changed at one byte is refused, or read as what writes the same bytes.
  func changedSnapshotsAreRefusedOrRoundTrip(_ ledgers: [EventLedger], seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for ledger in ledgers {
      let state = Array(ledger.snapshot.dropFirst(16).dropLast(8))
      for position in places(below: state.count, small: 12) {
        var changed = state
        changed[position] = .random(in: 0...255, using: &generator)
        try checkSnapshotBytes(changed)
        try checkSnapshotBytes(Array(state.prefix(position)))
      }
    }
  }
}
