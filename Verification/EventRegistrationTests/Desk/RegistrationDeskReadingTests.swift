import Essentials
import EventRegistration
import TestSupport
import Testing

/// A desk's views of its events.
@Suite("Registration desk: records and rosters") struct RegistrationDeskReadingTests {
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
    expectEqual(
      desk.records(of: DeskSamples.coach).map(\.id), [soccer, draft, DeskSamples.event(2)])
    expectEqual(desk.records(of: DeskSamples.library).map(\.id), [DeskSamples.event(4)])
    expectEqual(desk.records(of: DeskSamples.kim), [])
    expectEqual(desk.records().count, 4)
  }

  @Test func aLedgerThatWasReadDoesNotChange() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let before = try #require(fixture.desk.ledger(of: soccer))
    _ = fixture.desk.register([ana], for: soccer, fixture.parent())
    expectEqual(before.version, 2)
    expectEqual(before.registrations, [])
    expectEqual(fixture.desk.ledger(of: soccer)?.version, 3)
  }

  @Test func recordsComeByStartAndIdentity() throws {
    var fixture = DeskFixture(stripes: 4)
    expectEqual(fixture.desk.records(), [])
    let starts: [UInt64: String] = [
      5: "2026-07-01T09:00", 2: "2026-07-02T09:00", 3: "2026-07-02T09:00", 1: "2026-07-03T09:00",
    ]
    for (number, start) in starts {
      try fixture.open(DeskSamples.event(number), start: start)
    }
    _ = fixture.desk.draft(
      try DeskSamples.details(start: "2026-06-30T09:00"), as: DeskSamples.event(7), fixture.coach())
    let records = fixture.desk.records()
    expectEqual(records.map(\.id), [7, 5, 2, 3, 1].map { DeskSamples.event($0) })
    expectEqual(records.first?.status, .draft)
    for record in records {
      expectEqual(record, fixture.desk.ledger(of: record.id)?.record)
      expectEqual(record, fixture.desk.record(of: record.id))
    }
    expectEqual(fixture.desk.record(of: DeskSamples.event(9)), nil)
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
    expectEqual(rosters.map(\.record), desk.records())
    expectEqual(rosters.first?.registrations.map(\.attendee.id), [ana.id, ben.id, cleo.id])
    for roster in rosters {
      expectEqual(roster.registrations, desk.ledger(of: roster.record.id)?.registrations)
      expectEqual(roster, desk.roster(of: roster.record.id))
    }
    expectEqual(desk.roster(of: DeskSamples.event(9)), nil)
  }

  @Test func aSubmissionPrintsAsItsTypeAlone() {
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: 1), by: .parent(DeskSamples.kim), at: now)
    let submission = RegistrationDesk.Submission(.cancel([ana.id]), for: soccer, request)
    expectEqual("\(submission)", "Submission(redacted)")
    expect(Mirror(reflecting: submission).children.isEmpty)
    let same = RegistrationDesk.Submission(.cancel([ana.id]), for: soccer, request)
    expectEqual(Set([submission, same]).count, 1)
  }
}
