import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Version 5 of the stored form, which is written only for events of several sessions and deleted
/// drafts.
@Suite("Stored form: version 5, sessions and deleted drafts") struct FormVersion5Tests {
  private static let checks = FormVersionChecks(
    version: 5, golden: goldenBytes(in: factBytesOfVersion5))

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
      ("draftDeleted", FormVersionChecks.fact(.draftDeleted)),
      ("edited, several sessions", FormVersionChecks.fact(.edited(try details()))),
    ]
  }

  @Test func goldenFactsRoundTrip() throws {
    try Self.checks.factsRoundTrip(Self.facts())
    expectEqual(FormVersionChecks.fact(.published).bytes[8], 2)
  }

  @Test func sessionsHaveTheirTimesInJSON() throws {
    let text = try encoded(try Self.details())
    expect(
      text.contains(
        #""furtherSessions":[{"end":"2027-01-01T02:30","start":"2027-01-01T01:00","utcOffset":0},"#
          + #"{"end":"2027-01-03T01:00","start":"2027-01-02T22:00","utcOffset":3600}]"#))
    try expectEqual(decoded(text), Self.details())
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
    try expect(!encoded(try SampleFacts.plainDetails()).contains("furtherSessions"))
    let draft = EventDraft(try Self.details())
    try expectEqual(decoded(try encoded(draft)), draft)
  }

  @Test func changedContentIsRefusedOrRoundTrips() throws {
    try Self.checks.changedFactsAreRefusedOrRoundTrip(Self.facts().map(\.fact), seed: 6)
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
      expectEqual(ledger.perform(command, request, facts: &facts).outcome, .done)
      ledgers.append((name, ledger))
    }
    return ledgers
  }

  @Test func goldenSnapshotsRoundTrip() throws {
    for (name, ledger) in try Self.ledgers() {
      let golden = try #require(Self.checks.golden[name], "\(name)")
      let read = try EventLedger(snapshot: golden)
      expectEqual(read.snapshot, golden, "\(name)")
      expectEqual(read.record, ledger.record, "\(name)")
      try Self.checks.snapshotIsRefused(name, inVersions: 1...4)
    }
    expectEqual(EventLedger(SampleFacts.event).snapshot[4], 4)
  }

  @Test func changedSnapshotsAreRefusedOrRoundTrip() throws {
    try Self.checks.changedSnapshotsAreRefusedOrRoundTrip(Self.ledgers().map(\.ledger), seed: 7)
  }
}
