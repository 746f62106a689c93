import EventRegistration
import TestSupport
import Testing

/// Publishing and canceling events on two streams.
@Suite("Publishing: two streams of facts") struct PublishingStepTests {
  private let coach = Requester.provider(DeskSamples.coach)

  private func request(_ number: UInt64, by requester: Requester) -> RegistrationRequest {
    RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: number), by: requester, at: DeskSamples.now)
  }

  private func drafted(_ number: UInt64) throws -> EventLedger {
    var ledger = EventLedger(DeskSamples.event(number))
    var facts: [EventFact] = []
    _ = ledger.perform(
      .draft(try DeskSamples.details()), request(number * 100, by: coach), facts: &facts)
    return ledger
  }

  /// The outcome, and the number of new facts of the event and of the account.
  private func perform(
    _ command: EventCommand, _ number: UInt64, by requester: Requester? = nil,
    _ ledger: inout EventLedger, _ account: inout ProviderAccount, places: Int = 10
  ) throws -> Result {
    var (facts, accountFacts): ([EventFact], [ProviderAccount.Fact]) = ([], [])
    let limits = try ProviderPlan.Limits(basic: places, gold: 20, platinum: 50)
    let answer = account.perform(
      command, request(number, by: requester ?? coach), on: &ledger, limits: limits, facts: &facts,
      accountFacts: &accountFacts)
    expect(answer.version == ledger.version || answer.isReplay)
    return Result(outcome: answer.outcome, facts: facts.count, accountFacts: accountFacts.count)
  }

  private struct Result: Equatable {
    var outcome: EventCommand.Outcome
    var facts: Int
    var accountFacts: Int
  }

  @Test func publishingCountsOnceAndRetriesDoNot() throws {
    var ledger = try drafted(1)
    var account = ProviderAccount(DeskSamples.coach)
    let publish = request(1, by: coach)
    expectEqual(ledger.publicationTime(of: .publish, publish), DeskSamples.now)
    expectEqual(ledger.publicationTime(of: .close, publish), nil)
    expect(!ledger.keepsPlace)
    try expectEqual(
      perform(.publish, 1, &ledger, &account), Result(outcome: .done, facts: 1, accountFacts: 1))
    expect(ledger.keepsPlace)
    expectEqual(ledger.publicationTime(of: .publish, publish), nil)
    try expectEqual(
      perform(.publish, 1, &ledger, &account), Result(outcome: .done, facts: 0, accountFacts: 0))
    try expectEqual(
      perform(.publish, 2, &ledger, &account),
      Result(outcome: .refused(.alreadyPublished), facts: 0, accountFacts: 0))
    expectEqual(account.used(in: 2026), 1)
  }

  @Test func aRetryWhoseIdWasUsedForTheDraftClaimsNothing() throws {
    var ledger = EventLedger(DeskSamples.event(1))
    var facts: [EventFact] = []
    _ = ledger.perform(.draft(try DeskSamples.details()), request(1, by: coach), facts: &facts)
    expectEqual(ledger.publicationTime(of: .publish, request(1, by: coach)), nil)
  }

  @Test(arguments: [0, 1]) func thePlanLimitsWhatIsPublished(places: Int) throws {
    var account = ProviderAccount(DeskSamples.coach)
    for number in 1...2 as ClosedRange<UInt64> {
      var ledger = try drafted(number)
      let before = ledger.snapshot
      let result = try perform(.publish, number, &ledger, &account, places: places)
      if number <= places {
        expectEqual(result, Result(outcome: .done, facts: 1, accountFacts: 1))
      } else {
        let refusal = RegistrationRefusal.eventQuotaReached(
          .basic, limit: places, used: places, year: 2026)
        expectEqual(result, Result(outcome: .refused(refusal), facts: 0, accountFacts: 0))
        expectEqual(ledger.snapshot, before)
      }
    }
  }

  @Test func cancelingGivesThePlaceBackUnlessAChildHadASeat() throws {
    for hasRegistration in [false, true] {
      var ledger = try drafted(1)
      var account = ProviderAccount(DeskSamples.coach)
      _ = try perform(.publish, 1, &ledger, &account)
      if hasRegistration {
        let register = EventCommand.register([DeskSamples.child(1)], joinWaitlist: false)
        _ = try perform(register, 2, by: .parent(DeskSamples.kim), &ledger, &account)
      }
      let canceled = try perform(.cancelEvent(reason: "Rain."), 3, &ledger, &account)
      expectEqual(canceled.outcome, .done)
      expectEqual(canceled.accountFacts, (hasRegistration ? 0 : 1))
      expectEqual(account.hasClaim(of: ledger.id), hasRegistration)
      expectEqual(ledger.keepsPlace, hasRegistration)
      // A retry changes nothing more.
      let again = try perform(.cancelEvent(reason: "Rain."), 3, &ledger, &account)
      expectEqual(again, Result(outcome: .done, facts: 0, accountFacts: 0))
    }
  }

  @Test func theAccountOfAnotherProviderPublishesNothing() throws {
    var ledger = try drafted(1)
    var other = ProviderAccount(DeskSamples.library)
    try expectEqual(
      perform(.publish, 1, &ledger, &other),
      Result(
        outcome: .refused(.forbidden(required: .provider)), facts: 0, accountFacts: 0))
    expect(!ledger.isPublished)
    var unknown = EventLedger(DeskSamples.event(2))
    try expectEqual(
      perform(.publish, 2, &unknown, &other).outcome, .refused(.unknownEvent(unknown.id)))
  }
}
