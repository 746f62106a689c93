import Essentials
import EventRegistration
import TestSupport
import Testing

@Suite("Provider account: places per year") struct ProviderAccountTests {
  private let coach = DeskSamples.coach
  private let now = DeskSamples.now

  /// An account with an offset from UTC.
  private func account(
    _ plan: ProviderPlan = .basic, utcOffset: Int = 0
  ) throws -> (account: ProviderAccount, facts: [ProviderAccount.Fact]) {
    var account = ProviderAccount(coach)
    var facts: [ProviderAccount.Fact] = []
    try account.setPlan(plan, utcOffset: utcOffset, at: now, facts: &facts)
    return (account, facts)
  }

  @Test func anAccountBeginsOnTheFirstPlanAndTheClocksOfUTC() {
    let account = ProviderAccount(coach)
    expectEqual(account.provider, coach)
    expectEqual(account.plan, .basic)
    expectEqual(account.utcOffset, 0)
    expectEqual(account.version, 0)
    expectEqual(account.used(in: 2026), 0)
    expect(!account.hasClaim(of: DeskSamples.event(1)))
  }

  @Test(arguments: ProviderPlan.allCases)
  func aYearHasAsManyPlacesAsThePlan(plan: ProviderPlan) throws {
    var (account, facts) = try account(plan)
    let limit = ProviderPlan.Limits.standard.limit(for: plan)
    for number in 0..<UInt64(limit) {
      let event = DeskSamples.event(number)
      expectEqual(account.claim(event, at: now, limits: .standard, facts: &facts), .claimed)
      expect(account.hasClaim(of: event))
      expectEqual(account.used(in: 2026), Int(number) + 1)
    }
    let before = account
    let told = facts.count
    expectEqual(
      account.claim(DeskSamples.event(99), at: now, limits: .standard, facts: &facts),
      .refused(.eventQuotaReached(plan, limit: limit, used: limit, year: 2026)))
    expectEqual(account, before)
    expectEqual(facts.count, told)
    let nextYear = now + 365 * 86_400
    expectEqual(
      account.claim(DeskSamples.event(99), at: nextYear, limits: .standard, facts: &facts), .claimed
    )
    expectEqual(account.used(in: 2027), 1)
    expectEqual(account.used(in: 2026), limit)
  }

  /// Claims and releases in any order count like entries of a dictionary.
  @Test(arguments: 0..<4)
  func countedEventsAreThoseOfADictionary(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (account, facts) = try account(.platinum)
    let limits = try ProviderPlan.Limits(basic: 10, gold: 20, platinum: 1000)
    var years: [EventID: Int] = [:]
    for step in 0..<400 {
      let event = DeskSamples.event(.random(in: 0..<60, using: &generator))
      let year = Int.random(in: 0...2, using: &generator)
      // More claims at first, more releases at last.
      if Int.random(in: 0..<400, using: &generator) > step {
        let claim = account.claim(
          event, at: now + Int64(year) * 365 * 86_400, limits: limits, facts: &facts)
        expectEqual(claim, (years[event] == nil ? .claimed : .alreadyClaimed))
        years[event] = years[event] ?? 2026 + year
      } else {
        account.release(event, at: now, facts: &facts)
        years[event] = nil
      }
      expectEqual(account.hasClaim(of: event), (years[event] != nil))
      guard step.isMultiple(of: 20) else { continue }
      for year in 2026...2028 {
        expectEqual(account.used(in: year), years.values.count { $0 == year })
      }
      for number in 0..<60 as Range<UInt64> {
        let event = DeskSamples.event(number)
        expectEqual(account.hasClaim(of: event), (years[event] != nil))
      }
    }
    var replayed = ProviderAccount(coach)
    for fact in facts { try replayed.apply(fact) }
    expectEqual(replayed, account)
  }

  @Test func aPlanCanHaveNoPlaces() throws {
    var (account, facts) = try account()
    let limits = try ProviderPlan.Limits(basic: 0, gold: 1, platinum: 2)
    expectEqual(
      account.claim(DeskSamples.event(1), at: now, limits: limits, facts: &facts),
      .refused(.eventQuotaReached(.basic, limit: 0, used: 0, year: 2026)))
  }

  @Test func aSecondClaimForAnEventTakesNoSecondPlace() throws {
    var (account, facts) = try account()
    let event = DeskSamples.event(1)
    expectEqual(account.claim(event, at: now, limits: .standard, facts: &facts), .claimed)
    let told = facts.count
    // Neither in another year, nor beyond the limit.
    for time in [now, now + 365 * 86_400, .max] {
      expectEqual(account.claim(event, at: time, limits: .standard, facts: &facts), .alreadyClaimed)
    }
    expectEqual(facts.count, told)
    expectEqual(account.used(in: 2026), 1)
    expectEqual(account.used(in: 2027), 0)
  }

  @Test func aPlaceIsGivenBackOnce() throws {
    var (account, facts) = try account()
    let event = DeskSamples.event(1)
    account.release(event, at: now, facts: &facts)
    expectEqual(facts.count, 1)
    _ = account.claim(event, at: now, limits: .standard, facts: &facts)
    account.release(event, at: now + 1, facts: &facts)
    account.release(event, at: now + 2, facts: &facts)
    expectEqual(account.used(in: 2026), 0)
    expect(!account.hasClaim(of: event))
    expectEqual(
      facts.map(\.change).suffix(2), [.slotClaimed(event, year: 2026), .slotReleased(event)])
    expectEqual(facts.map(\.version), [1, 2, 3])
    expectEqual(facts.map(\.time), [now, now, now + 1])
    expectEqual(account.claim(event, at: now, limits: .standard, facts: &facts), .claimed)
  }

  /// The last second of 2026 and the first of 2027 on clocks of every hour from -12 to +14.
  @Test(
    arguments: Array(stride(from: -12 * 3600, through: 14 * 3600, by: 3600)) + [-34_200, 20_700])
  func theYearEndsOnTheProvidersClocks(utcOffset: Int) throws {
    let newYear = try LocalDateTime(iso8601: "2027-01-01T00:00").secondsSinceEpoch(
      utcOffset: utcOffset)
    expectEqual(newYear, 1_798_761_600 - Int64(utcOffset))
    var (account, facts) = try account(utcOffset: utcOffset)
    for number in 0..<10 as Range<UInt64> {
      expectEqual(
        account.claim(DeskSamples.event(number), at: newYear - 1, limits: .standard, facts: &facts),
        .claimed)
    }
    expectEqual(account.used(in: 2026), 10)
    let another = DeskSamples.event(10)
    expectEqual(
      account.claim(another, at: newYear - 1, limits: .standard, facts: &facts),
      .refused(.eventQuotaReached(.basic, limit: 10, used: 10, year: 2026)))
    expectEqual(account.claim(another, at: newYear, limits: .standard, facts: &facts), .claimed)
    expectEqual(account.used(in: 2027), 1)
    expectEqual(facts.last?.change, .slotClaimed(another, year: 2027))
  }

  @Test func otherClocksLeaveThePlacesInTheirYears() throws {
    var (account, facts) = try account(utcOffset: 14 * 3600)
    let lastHours: Int64 = 1_798_761_600 - 3600
    _ = account.claim(DeskSamples.event(1), at: lastHours, limits: .standard, facts: &facts)
    try account.setPlan(.basic, utcOffset: -12 * 3600, at: lastHours, facts: &facts)
    _ = account.claim(DeskSamples.event(2), at: lastHours, limits: .standard, facts: &facts)
    expectEqual(account.used(in: 2027), 1)
    expectEqual(account.used(in: 2026), 1)
  }

  @Test(arguments: [Int.min, -43_201, 50_401, 86_400, .max])
  func anOffsetOfNoPlaceChangesNothing(utcOffset: Int) throws {
    var (account, facts) = try account(.gold, utcOffset: 3600)
    let before = account
    expectThrows(ProviderAccount.Error.utcOffsetOutOfRange(utcOffset)) {
      try account.setPlan(.basic, utcOffset: utcOffset, at: now, facts: &facts)
    }
    expect(account == before && facts.count == 1)
  }

  @Test func aTimeOutsideTheCalendarIsRefused() throws {
    var (account, facts) = try account()
    for time in [Int64.min, -62_135_596_801, 253_402_300_800, .max] {
      expectEqual(
        account.claim(DeskSamples.event(1), at: time, limits: .standard, facts: &facts),
        .refused(.malformed([.timeOutOfRange])))
    }
    expectEqual(facts.count, 1)
    expectEqual(
      account.claim(DeskSamples.event(1), at: -62_135_596_800, limits: .standard, facts: &facts),
      .claimed)
    expectEqual(account.used(in: 1), 1)
  }

  @Test func aLowerPlanKeepsWhatIsPublishedAndTakesNoMore() throws {
    var (account, facts) = try account(.gold)
    for number in 0..<15 as Range<UInt64> {
      _ = account.claim(DeskSamples.event(number), at: now, limits: .standard, facts: &facts)
    }
    try account.setPlan(.basic, utcOffset: 0, at: now, facts: &facts)
    expectEqual(account.plan, .basic)
    expectEqual(account.used(in: 2026), 15)
    expect((0..<15 as Range<UInt64>).allSatisfy { account.hasClaim(of: DeskSamples.event($0)) })
    expectEqual(
      account.claim(DeskSamples.event(20), at: now, limits: .standard, facts: &facts),
      .refused(.eventQuotaReached(.basic, limit: 10, used: 15, year: 2026)))
    for number in 0..<6 as Range<UInt64> {
      account.release(DeskSamples.event(number), at: now, facts: &facts)
    }
    expectEqual(
      account.claim(DeskSamples.event(20), at: now, limits: .standard, facts: &facts), .claimed)
  }

  @Test(arguments: 0..<20)
  func factsGiveTheAccountAgain(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (account, facts) = try account()
    let limits = try ProviderPlan.Limits(basic: 1, gold: 2, platinum: 4)
    for step in 0..<100 as Range<Int64> {
      let event = DeskSamples.event(.random(in: 0..<8, using: &generator))
      let time = now + step * 10_000_000
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let plan = ProviderPlan.allCases.randomElement(using: &generator) ?? .basic
        let offset = Int.random(in: EventDetails.utcOffsets, using: &generator)
        try account.setPlan(plan, utcOffset: offset, at: time, facts: &facts)
      case 1: account.release(event, at: time, facts: &facts)
      default: _ = account.claim(event, at: time, limits: limits, facts: &facts)
      }
      expectEqual(account.version, UInt64(facts.count))
    }
    var again = ProviderAccount(coach)
    for fact in facts {
      expectEqual(fact.provider, coach)
      try again.apply(fact)
      expectEqual(again.version, fact.version)
    }
    expectEqual(again, account)
  }

  @Test func factsThatCannotFollowAreNotTakenOver() throws {
    var (account, facts) = try account()
    let event = DeskSamples.event(1)
    _ = account.claim(event, at: now, limits: .standard, facts: &facts)
    account.release(event, at: now, facts: &facts)
    var again = ProviderAccount(coach)
    expectThrows(EventLedger.ReplayError.versionGap(expected: 1, found: 2)) {
      try again.apply(facts[1])
    }
    try again.apply(facts[0])
    expectThrows(EventLedger.ReplayError.versionGap(expected: 2, found: 1)) {
      try again.apply(facts[0])
    }
    var stranger = ProviderAccount(DeskSamples.library)
    expectThrows(EventLedger.ReplayError.impossible(version: 1)) { try stranger.apply(facts[0]) }
    expectEqual(stranger, ProviderAccount(DeskSamples.library))

    // A place that is taken cannot be taken, nor one given back that nobody has.
    var other = ProviderAccount(coach)
    var others: [ProviderAccount.Fact] = []
    _ = other.claim(event, at: now, limits: .standard, facts: &others)
    _ = other.claim(DeskSamples.event(2), at: now, limits: .standard, facts: &others)
    other.release(DeskSamples.event(2), at: now, facts: &others)
    try again.apply(facts[1])
    var before = again
    expectThrows(EventLedger.ReplayError.impossible(version: 3)) { try again.apply(others[2]) }
    expectEqual(again, before)
    try again.apply(facts[2])
    before = again
    expectThrows(EventLedger.ReplayError.versionGap(expected: 4, found: 3)) {
      try again.apply(facts[2])
    }
    expectEqual(again, before)
  }
}
