import Essentials
import EventRegistration
import Testing

/// What a desk shows of its events.
@Suite struct RegistrationDeskReadingTests {
  private let soccer = DeskSamples.event(1)

  private let ana = DeskSamples.child(1)

  private let ben = DeskSamples.child(2)

  private let cleo = DeskSamples.child(3)

  private let now = DeskSamples.now

  @Test func recordsOfAProviderAreSortedByStart() throws {
    var fixture = DeskFixture()
    try fixture.open(DeskSamples.event(2), start: "2026-07-05T09:00")
    try fixture.open(soccer)
    let draft = DeskSamples.event(3)
    _ = fixture.desk.draft(try DeskSamples.details(), as: draft, fixture.coach())
    let library = fixture.request(by: .provider(DeskSamples.library))
    _ = fixture.desk.draft(try DeskSamples.details(), as: DeskSamples.event(4), library)
    let desk = fixture.desk
    #expect(desk.records(of: DeskSamples.coach).map(\.id) == [soccer, draft, DeskSamples.event(2)])
    #expect(desk.records(of: DeskSamples.library).map(\.id) == [DeskSamples.event(4)])
    #expect(desk.records(of: DeskSamples.kim) == [])
    #expect(desk.records().count == 4)
  }

  @Test func aLedgerThatWasReadDoesNotChange() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let before = try #require(fixture.desk.ledger(of: soccer))
    _ = fixture.desk.register([ana], for: soccer, fixture.parent())
    #expect(before.version == 2)
    #expect(before.registrations == [])
    #expect(fixture.desk.ledger(of: soccer)?.version == 3)
  }

  @Test func recordsComeByStartAndIdentity() throws {
    var fixture = DeskFixture(stripes: 4)
    #expect(fixture.desk.records() == [])
    let starts: [UInt64: String] = [
      5: "2026-07-01T09:00", 2: "2026-07-02T09:00", 3: "2026-07-02T09:00", 1: "2026-07-03T09:00",
    ]
    for (number, start) in starts {
      try fixture.open(DeskSamples.event(number), start: start)
    }
    _ = fixture.desk.draft(
      try DeskSamples.details(start: "2026-06-30T09:00"), as: DeskSamples.event(7), fixture.coach())
    let records = fixture.desk.records()
    #expect(records.map(\.id) == [7, 5, 2, 3, 1].map { DeskSamples.event($0) })
    #expect(records.first?.status == .draft)
    for record in records {
      #expect(record == fixture.desk.ledger(of: record.id)?.record)
      #expect(record == fixture.desk.record(of: record.id))
    }
    #expect(fixture.desk.record(of: DeskSamples.event(9)) == nil)
  }

  @Test func rostersHaveEveryoneWhoHasSomething() throws {
    var fixture = DeskFixture(stripes: 4)
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
    for number in 1...3 as ClosedRange<UInt64> {
      try fixture.open(DeskSamples.event(number), capacity: 2, policy: policy)
    }
    let desk = fixture.desk
    _ = desk.register([ana], for: soccer, fixture.parent())
    _ = desk.hold([ben], for: soccer, fixture.parent())
    _ = desk.register([cleo], for: soccer, fixture.parent())
    let rosters = desk.rosters()
    #expect(rosters.map(\.record) == desk.records())
    #expect(rosters.first?.registrations.map(\.attendee.id) == [ana.id, ben.id, cleo.id])
    for roster in rosters {
      #expect(roster.registrations == desk.ledger(of: roster.record.id)?.registrations)
      #expect(roster == desk.roster(of: roster.record.id))
    }
    #expect(desk.roster(of: DeskSamples.event(9)) == nil)
  }

  @Test func aSubmissionPrintsAsItsTypeAlone() {
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: 1), by: .parent(DeskSamples.kim), at: now)
    let submission = RegistrationDesk.Submission(.cancel([ana.id]), for: soccer, request)
    #expect("\(submission)" == "Submission(redacted)")
    #expect(Mirror(reflecting: submission).children.isEmpty)
    let same = RegistrationDesk.Submission(.cancel([ana.id]), for: soccer, request)
    #expect(Set([submission, same]).count == 1)
  }
}
