import TestSupport
import Testing

@testable import EventRegistration

/// Version 3 of the stored form, which is written only for what version 2 cannot hold.
@Suite("Stored form: version 3") struct FormVersion3Tests {
  private static let checks = FormVersionChecks(
    version: 3, golden: goldenBytes(in: factBytesOfVersion3))

  /// Details abroad with a price, a poster, and a question of each kind.
  static func details() throws -> EventDetails {
    var draft = EventDraft(try SampleFacts.plainDetails())
    draft.capacity = 4
    (draft.country, draft.region, draft.postalCode) = ("mx", "Sonora", "83000")
    draft.fee = .price(try EventDetails.Fee.Price(minorUnits: 1250, currency: "MXN"))
    draft.poster = "posters/1.jpg"
    let kinds: [(EventDetails.Question.Subject, EventDetails.Question.AnswerType)] = [
      (.allergies, .text), (.emergencyContact, .number), (.authorizedPickup, .yesOrNo),
      (.other("Size"), .choice(["S", "M"])),
    ]
    draft.questions = try kinds.enumerated().map { number, kind in
      try EventDetails.Question(
        EventDetails.Question.ID(high: 14, low: UInt64(number)), kind.0, answer: kind.1,
        isRequired: number == 3)
    }
    return try draft.validated()
  }

  static let attendee = EventAttendee(
    id: SampleFacts.child(1), guardian: SampleFacts.person(2), consents: [.participation],
    sealedAnswers: Child.SealedAnswers([0xC0, 0xDE, 0xFF]))

  static func facts() throws -> [(kind: String, fact: EventFact)] {
    let other = EventAttendee(
      id: SampleFacts.child(2), guardian: nil, consents: [],
      sealedAnswers: Child.SealedAnswers([0xC0]))
    let party = EventFact.Party(
      registeredBy: SampleFacts.person(1), attendees: [attendee, other])
    let changes: [(String, EventFact.Change)] = [
      ("drafted", .drafted(try details(), owner: SampleFacts.person(9))),
      ("registered", .registered(party)),
      (
        "transferred",
        .transferred(from: SampleFacts.child(3), to: attendee, by: SampleFacts.person(2))
      ),
    ]
    return changes.map { ($0, FormVersionChecks.fact($1, digest: 3)) }
  }

  @Test func goldenBytesRoundTrip() throws {
    try Self.checks.factsRoundTrip(Self.facts())
  }

  @Test func onlyFactsThatNeedVersion3HaveIt() throws {
    for (kind, fact) in try SampleFacts.facts() where !["noted", "draftDeleted"].contains(kind) {
      expectEqual(fact.bytes[8], 2)
      // A version that a writer would not choose is refused.
      let content = fact.bytes.dropFirst(10).dropLast(8)
      #expect(throws: FactBytesError.self, "\(kind)") {
        try EventFact(bytes: sealedRecord(content, version: 3, kind: fact.change.kind))
      }
    }
  }

  @Test func changedContentIsRefusedOrRoundTrips() throws {
    try Self.checks.changedFactsAreRefusedOrRoundTrip(Self.facts().map(\.fact), seed: 3)
  }

  /// A ledger with sealed answers, at an event abroad or at one that has nothing of version 3 itself.
  static func ledger(of details: EventDetails) -> EventLedger {
    var ledger = EventLedger(SampleFacts.event, remembering: .requests(1024))
    var facts: [EventFact] = []
    var child = Child(attendee.id, guardian: attendee.guardian)
    child.answers[EventDetails.Question.ID(high: 14, low: 3)] = .choice(0)
    child.sealedAnswers = attendee.sealedAnswers
    let commands: [(EventCommand, Requester)] = [
      (.draft(details), .provider(SampleFacts.person(9))),
      (.publish, .provider(SampleFacts.person(9))),
      (.register([child], joinWaitlist: false), .parent(SampleFacts.person(2))),
    ]
    for (number, (command, requester)) in commands.enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 1, low: UInt64(number)), by: requester, at: 1_770_000_000)
      let answer = ledger.perform(command, request, facts: &facts)
      expectEqual(answer.outcome.refusal, nil)
    }
    return ledger
  }

  @Test func aSnapshotIsReadInTheVersionThatItNeeds() throws {
    let golden = try #require(Self.checks.golden["snapshot"])
    let read = try EventLedger(snapshot: golden)
    // All requests have the time of the last fact, as if they were made then.
    expectEqual(read.snapshot, Self.ledger(of: try Self.details()).snapshot)
    try Self.checks.snapshotIsRefused("snapshot", inVersions: 1...2)
    let small = try #require(goldenBytes(in: snapshotsOfVersion2)["busy"])
    #expect(throws: SnapshotError.self) {
      try EventLedger(
        snapshot: sealedSnapshot(small.dropFirst(16).dropLast(8), version: 3))
    }
  }

  @Test func changedSnapshotsAreRefusedOrRoundTrip() throws {
    try Self.checks.changedSnapshotsAreRefusedOrRoundTrip(
      [Self.ledger(of: try Self.details())], seed: 4)
  }
}
