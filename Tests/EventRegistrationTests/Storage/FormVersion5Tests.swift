import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Version 5 of the stored form, which is written only for events of several sessions and deleted
/// drafts.
@Suite struct FormVersion5Tests {
  private static let golden = goldenBytes(in: factBytesOfVersion5)

  private static func fact(_ change: EventFact.Change) -> EventFact {
    EventFact(
      event: SampleFacts.event, version: 7, time: 1_770_000_000,
      cause: EventFact.Cause(
        request: RegistrationRequest.ID(high: 1, low: 2), digest: 0x0123_4567_89AB_CDEF),
      change: change)
  }

  /// Chess on New Year's Eve until one o'clock, and twice after that, the second time on other clocks.
  private static func details() throws -> EventDetails {
    var draft = EventDraft(try SampleFacts.plainDetails())
    draft.furtherSessions = [
      try EventDetails.Session(
        start: LocalDateTime(iso8601: "2027-01-01T01:00"),
        end: LocalDateTime(iso8601: "2027-01-01T02:30"), utcOffset: 0),
      try EventDetails.Session(
        start: LocalDateTime(iso8601: "2027-01-02T22:00"),
        end: LocalDateTime(iso8601: "2027-01-03T01:00"), utcOffset: 3600),
    ]
    return try draft.validated()
  }

  private static func facts() throws -> [(kind: String, fact: EventFact)] {
    [
      ("draftDeleted", fact(.draftDeleted)),
      ("edited, several sessions", fact(.edited(try details()))),
    ]
  }

  @Test func goldenFactsRoundTrip() throws {
    for (kind, fact) in try Self.facts() {
      let golden = try #require(Self.golden[kind], "\(kind)")
      #expect(fact.bytes == golden, "\(kind)")
      #expect(golden[8] == 5)
      #expect(try EventFact(bytes: golden) == fact, "\(kind)")
      // Another version would not be chosen by a writer.
      for version: UInt8 in 1...4 {
        let content = golden.dropFirst(10).dropLast(8)
        #expect(throws: FactBytesError.self, "\(kind)") {
          try EventFact(bytes: sealedRecord(content, version: version, kind: fact.change.kind))
        }
      }
      #expect(try decoded(try encoded(fact)) == fact, "\(kind)")
    }
    #expect(Self.fact(.published).bytes[8] == 2)
  }

  @Test func sessionsHaveTheirTimesInJSON() throws {
    let text = try encoded(try Self.details())
    #expect(
      text.contains(
        #""furtherSessions":[{"end":"2027-01-01T02:30","start":"2027-01-01T01:00","utcOffset":0},"#
          + #"{"end":"2027-01-03T01:00","start":"2027-01-02T22:00","utcOffset":3600}]"#))
    #expect(try decoded(text) == Self.details())
    // The second session would start before the first has ended, and end before it starts.
    let wrong = [
      (#""start":"2027-01-01T01:00""#, #""start":"2027-01-01T00:59""#),
      ("2027-01-01T02:30", "2027-01-01T01:00"),
    ]
    for (right, wrong) in wrong {
      #expect(throws: DecodingError.self) {
        try decoded(text.replacing(right, with: wrong)) as EventDetails
      }
    }
    #expect(try !encoded(try SampleFacts.plainDetails()).contains("furtherSessions"))
    let draft = EventDraft(try Self.details())
    #expect(try decoded(try encoded(draft)) == draft)
  }

  @Test func changedContentIsRefusedOrRoundTrips() throws {
    var generator = SeededGenerator(seed: 6)
    for (_, fact) in try Self.facts() {
      let content = Array(fact.bytes.dropFirst(10).dropLast(8))
      for position in content.indices {
        try checkFactBytes([fact.change.kind] + content.prefix(position))
        for _ in 0..<4 {
          var changed = content
          changed[position] = .random(in: 0...255, using: &generator)
          try checkFactBytes([fact.change.kind] + changed)
        }
      }
    }
  }

  // MARK: Snapshots

  /// A draft of several sessions, and the same after it was deleted.
  private static func ledgers() throws -> [(name: String, ledger: EventLedger)] {
    var ledger = EventLedger(SampleFacts.event, remembering: .requests(1024))
    var facts: [EventFact] = []
    var ledgers: [(String, EventLedger)] = []
    let commands: [(String, EventCommand)] = [
      ("snapshot, several sessions", .draft(try details())), ("snapshot, deleted", .deleteDraft),
    ]
    for (number, (name, command)) in commands.enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 1, low: UInt64(number + 1)),
        by: .provider(SampleFacts.person(9)), at: 1_770_000_000 + Int64(number))
      #expect(ledger.perform(command, request, facts: &facts).outcome == .done)
      ledgers.append((name, ledger))
    }
    return ledgers
  }

  @Test func goldenSnapshotsRoundTrip() throws {
    for (name, ledger) in try Self.ledgers() {
      let golden = try #require(Self.golden[name], "\(name)")
      let read = try EventLedger(snapshot: golden)
      #expect(read.snapshot == golden, "\(name)")
      #expect(read.record == ledger.record, "\(name)")
      let state = golden.dropFirst(16).dropLast(8)
      for version: UInt32 in 1...4 {
        #expect(throws: SnapshotError.self) {
          try EventLedger(snapshot: sealedSnapshot(state, version: version))
        }
      }
    }
    #expect(EventLedger(SampleFacts.event).snapshot[4] == 4)
  }

  @Test func changedSnapshotsAreRefusedOrRoundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    for (_, ledger) in try Self.ledgers() {
      let state = Array(ledger.snapshot.dropFirst(16).dropLast(8))
      for position in state.indices {
        var changed = state
        changed[position] = .random(in: 0...255, using: &generator)
        try checkSnapshotBytes(changed)
        try checkSnapshotBytes(Array(state.prefix(position)))
      }
    }
  }
}
