import Essentials
import EventRegistration
import TestSupport
import Testing

/// Publishing claims a place in the provider's plan.
@Suite("Publishing: places in the plan of a provider") struct DeskPublishingTests {
  private let soccer = DeskSamples.event(1)
  private let coach = DeskSamples.coach
  private let ana = DeskSamples.child(1)
  private let now = DeskSamples.now

  /// A desk whose basic plan has that many places.
  private func fixture(places: Int) throws -> DeskFixture {
    DeskFixture(plan: try ProviderPlan.Limits(basic: places, gold: places + 1, platinum: 50))
  }

  @Test func aPlanThatIsUsedUpRefusesAndDraftsAreFree() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    for number in 1...12 as ClosedRange<UInt64> {
      _ = desk.draft(try DeskSamples.details(), as: DeskSamples.event(number), fixture.coach())
    }
    expectEqual(desk.account(of: coach).version, 0)
    for number in 1...10 as ClosedRange<UInt64> {
      expectEqual(desk.publish(DeskSamples.event(number), fixture.coach()).outcome, .done)
    }
    let told = (fixture.recorder.facts, fixture.recorder.accountFacts)
    let answer = desk.publish(DeskSamples.event(11), fixture.coach())
    expectEqual(
      answer.outcome, .refused(.eventQuotaReached(.basic, limit: 10, used: 10, year: 2026)))
    expectEqual(answer.version, 1)
    expectEqual(fixture.recorder.facts, told.0)
    expectEqual(fixture.recorder.accountFacts, told.1)
    expectEqual(desk.ledger(of: DeskSamples.event(11))?.record?.status, .draft)

    try desk.setPlan(.gold, utcOffset: 0, of: coach, at: now)
    expectEqual(desk.publish(DeskSamples.event(11), fixture.coach()).outcome, .done)
    expectEqual(desk.account(of: coach).used(in: 2026), 11)
    try desk.setPlan(.basic, utcOffset: 0, of: coach, at: now)
    expectEqual(
      desk.publish(DeskSamples.event(12), fixture.coach()).outcome,
      .refused(.eventQuotaReached(.basic, limit: 10, used: 11, year: 2026)))
    expectEqual(desk.ledger(of: DeskSamples.event(11))?.record?.status, .published)
    try expectEqual(fixture.recorder.account(of: coach), desk.account(of: coach))
  }

  @Test func aUsedUpPlanIsCountedAndToldAgain() throws {
    var fixture = try fixture(places: 0)
    let desk = fixture.desk
    _ = desk.draft(try DeskSamples.details(), as: soccer, fixture.coach())
    let request = fixture.coach()
    let first = desk.publish(soccer, request)
    expectEqual(first.outcome.refusal?.kind, .eventQuotaReached)
    expect(!first.isReplay)
    expectEqual(desk.counters().commands, 2)
    expectEqual(desk.counters().refusals(.eventQuotaReached), 1)
    try desk.setPlan(.gold, utcOffset: 0, of: coach, at: now)
    let again = desk.publish(soccer, request)
    expectEqual(again.outcome, first.outcome)
    expect(again.isReplay)
    expectEqual(desk.account(of: coach).used(in: 2026), 0)
    expectEqual(desk.publish(soccer, fixture.coach()).outcome, .done)
    // A repeated request gets the same refusal, even if the plan has room now.
    expectEqual(desk.publish(soccer, request).outcome, first.outcome)
  }

  @Test func aRefusalThatWasToldStaysToldThoughThePlanIsUsedUpSince() throws {
    var fixture = try fixture(places: 1)
    let desk = fixture.desk
    _ = desk.draft(try DeskSamples.details(), as: soccer, fixture.coach())
    let late = fixture.coach(at: now + 1_000_000_000)
    let first = desk.publish(soccer, late)
    expectEqual(first.outcome.refusal?.kind, .eventEnded)
    try fixture.open(DeskSamples.event(2))
    let again = desk.publish(soccer, RegistrationRequest(late.id, by: late.requester, at: now))
    expectEqual(again.outcome, first.outcome)
    expect(again.isReplay)
  }

  @Test func anEventTakesOnePlace() throws {
    var fixture = try fixture(places: 2)
    let desk = fixture.desk
    _ = desk.draft(try DeskSamples.details(), as: soccer, fixture.coach())
    let request = fixture.coach()
    expectEqual(desk.publish(soccer, request).outcome, .done)
    expect(desk.publish(soccer, request).isReplay)
    expectEqual(desk.publish(soccer, fixture.coach()).outcome, .refused(.alreadyPublished))
    expectEqual(desk.account(of: coach).used(in: 2026), 1)
    expectEqual(fixture.recorder.accountFacts.map(\.change), [.slotClaimed(soccer, year: 2026)])
  }

  @Test func whatTheEventRefusesTakesNoPlace() throws {
    var fixture = try fixture(places: 1)
    let desk = fixture.desk
    _ = desk.draft(try DeskSamples.details(), as: soccer, fixture.coach())
    let kim = Requester.parent(DeskSamples.kim)
    let library = Requester.provider(DeskSamples.library)
    let refusals: [(RegistrationRequest, EventID, RegistrationRefusal.Kind)] = [
      (fixture.request(by: .provider(coach)), DeskSamples.event(9), .unknownEvent),
      (fixture.request(by: kim), soccer, .forbidden),
      (fixture.request(by: library), soccer, .forbidden),
      (fixture.request(by: .provider(coach), expecting: 7), soccer, .versionConflict),
      (fixture.coach(at: .max), soccer, .malformed),
    ]
    for (request, event, kind) in refusals {
      expectEqual(desk.publish(event, request).outcome.refusal?.kind, kind)
    }
    expectEqual(fixture.recorder.accountFacts, [])
    expectEqual(desk.publish(soccer, fixture.coach()).outcome, .done)
  }

  @Test func theOwnersPlanCountsWhoeverPublishes() throws {
    var fixture = try fixture(places: 1)
    let desk = fixture.desk
    let admin = Requester.admin(DeskSamples.admin)
    for number in 1...2 as ClosedRange<UInt64> {
      _ = desk.draft(try DeskSamples.details(), as: DeskSamples.event(number), fixture.coach())
    }
    expectEqual(desk.publish(soccer, fixture.request(by: admin)).outcome, .done)
    expect(desk.account(of: coach).hasClaim(of: soccer))
    expectEqual(desk.account(of: DeskSamples.admin).version, 0)
    expectEqual(
      desk.publish(DeskSamples.event(2), fixture.request(by: admin)).outcome.refusal?.kind,
      .eventQuotaReached)
  }

  @Test(arguments: [-12, -7, 0, 5, 14])
  func theYearIsThatOfTheProvidersClocks(hours: Int) throws {
    var fixture = try fixture(places: 1)
    let desk = fixture.desk
    try desk.setPlan(.basic, utcOffset: hours * 3600, of: coach, at: now)
    let newYear = 1_798_761_600 - Int64(hours) * 3600
    for (number, time) in [(1, newYear - 1), (2, newYear - 1), (3, newYear), (4, newYear)]
      as [(UInt64, Int64)]
    {
      let event = DeskSamples.event(number)
      _ = desk.draft(
        try DeskSamples.details(start: "2027-07-04T09:00"), as: event, fixture.coach(at: time))
      let outcome = desk.publish(event, fixture.coach(at: time)).outcome
      let year = time < newYear ? 2026 : 2027
      let full = RegistrationRefusal.eventQuotaReached(.basic, limit: 1, used: 1, year: year)
      expectEqual(outcome, (number % 2 == 1 ? .done : .refused(full)))
    }
  }

  /// A request's clock may be behind the event's.
  @Test func theYearIsThatOfTheInstantOfPublication() throws {
    var fixture = try fixture(places: 1)
    let desk = fixture.desk
    let newYear: Int64 = 1_798_761_600
    let details = try DeskSamples.details(start: "2027-07-04T09:00")
    _ = desk.draft(details, as: soccer, fixture.coach(at: newYear + 5))
    expectEqual(desk.publish(soccer, fixture.coach(at: newYear - 5)).outcome, .done)
    expectEqual(fixture.recorder.facts.last?.time, newYear + 5)
    expectEqual(desk.account(of: coach).used(in: 2027), 1)
  }

  @Test func aPublicationThatWasInterruptedIsRepeatedWithoutASecondPlace() throws {
    var fixture = try fixture(places: 1)
    _ = fixture.desk.draft(try DeskSamples.details(), as: soccer, fixture.coach())
    // The claim was stored, and the process ended before the event was published.
    var account = ProviderAccount(coach)
    var facts: [ProviderAccount.Fact] = []
    _ = account.claim(soccer, at: now, limits: .standard, facts: &facts)
    fixture.desk.restore(account)
    expectEqual(fixture.desk.publish(soccer, fixture.coach()).outcome, .done)
    expectEqual(fixture.desk.account(of: coach), account)
    expectEqual(fixture.recorder.accountFacts, [])
  }

  enum Before: CaseIterable {
    case nobodyAsked, aRefusal, aHold, aWaitingFamily, aRegistration, anEndedRegistration
  }

  @Test(arguments: Before.allCases)
  func callingOffGivesThePlaceBackIfNobodyEverHadASeat(before: Before) throws {
    var fixture = try fixture(places: 1)
    let capacity = before == .aWaitingFamily ? 1 : 5
    try fixture.open(capacity: capacity, policy: EventPolicy(waitlist: WaitlistPolicy(limit: 1)))
    let desk = fixture.desk
    switch before {
    case .nobodyAsked: break
    case .aRefusal: _ = desk.cancel([ana.id], for: soccer, fixture.parent())
    case .aHold: _ = desk.hold([ana], for: soccer, fixture.parent())
    case .aWaitingFamily:
      _ = desk.hold([ana], for: soccer, fixture.parent())
      _ = desk.register([DeskSamples.child(2)], for: soccer, fixture.parent())
    case .aRegistration: _ = desk.register([ana], for: soccer, fixture.parent())
    case .anEndedRegistration:
      _ = desk.register([ana], for: soccer, fixture.parent())
      _ = desk.cancel([ana.id], for: soccer, fixture.parent())
    }
    let request = fixture.coach()
    expectEqual(desk.cancelEvent(soccer, reason: "Rain.", request).outcome, .done)
    let isGivenBack =
      switch before {
      case .nobodyAsked, .aRefusal, .aHold, .aWaitingFamily: true
      case .aRegistration, .anEndedRegistration: false
      }
    expectEqual(desk.account(of: coach).hasClaim(of: soccer), !isGivenBack)
    let told = fixture.recorder.accountFacts
    expectEqual(told.count, (isGivenBack ? 2 : 1))
    // A retry does not release the place again.
    expect(desk.cancelEvent(soccer, reason: "Rain.", request).isReplay)
    expectEqual(fixture.recorder.accountFacts, told)
    _ = desk.draft(try DeskSamples.details(), as: DeskSamples.event(2), fixture.coach())
    let next = desk.publish(DeskSamples.event(2), fixture.coach()).outcome
    expectEqual(next.refusal?.kind, (isGivenBack ? nil : .eventQuotaReached))
  }

  @Test func aDraftThatIsCalledOffTakesAndGivesNothing() throws {
    var fixture = try fixture(places: 1)
    _ = fixture.desk.draft(try DeskSamples.details(), as: soccer, fixture.coach())
    expectEqual(fixture.desk.cancelEvent(soccer, reason: "", fixture.coach()).outcome, .done)
    expectEqual(fixture.desk.publish(soccer, fixture.coach()).outcome, .refused(.eventCancelled))
    expectEqual(fixture.recorder.accountFacts, [])
  }

  @Test func aPlaceThatACrashKeptIsGivenBackByTheRepetition() throws {
    var fixture = try fixture(places: 1)
    try fixture.open()
    let request = fixture.coach()
    _ = fixture.desk.cancelEvent(soccer, reason: "Rain.", request)
    // The cancellation was stored, and the process ended before the place was released.
    var account = ProviderAccount(coach)
    try account.apply(try #require(fixture.recorder.accountFacts.first))
    var next = try self.fixture(places: 1)
    next.desk.restore(account)
    next.desk.restore(try fixture.recorder.ledger(of: soccer))
    expect(next.desk.cancelEvent(soccer, reason: "Rain.", request).isReplay)
    expect(!next.desk.account(of: coach).hasClaim(of: soccer))
    try next.open(DeskSamples.event(2))
    expect(next.desk.account(of: coach).hasClaim(of: DeskSamples.event(2)))
  }

  @Test func accountsAreOfOneProviderEach() throws {
    var fixture = try fixture(places: 1)
    let desk = fixture.desk
    try desk.setPlan(.gold, utcOffset: 60, of: DeskSamples.library, at: now)
    try fixture.open()
    expectEqual(desk.account(of: DeskSamples.library).used(in: 2026), 0)
    expectEqual(desk.account(of: DeskSamples.library).plan, .gold)
    expectEqual(desk.account(of: DeskSamples.kim), ProviderAccount(DeskSamples.kim))
    try expectEqual(
      fixture.recorder.account(of: DeskSamples.library), desk.account(of: DeskSamples.library))
  }
}
