import HealthDomain
import TestSupport
import Testing

/// A person's steps with a cycle tracker.
@Suite("Stories of a cycle tracker") struct CycleStoryTests {
  static let predictor = CyclePredictor()

  let today: CalendarDate
  let me = PersonID(high: 1, low: 1)
  let partner = PersonID(high: 1, low: 2)

  init() throws { today = try CalendarDate(2027, 3, 20) }

  /// Six periods, 28 to 30 days apart, of which the last one started fifteen days ago.
  func history() throws -> CycleHistory {
    var history = CycleHistory()
    for days in [162, 133, 105, 75, 44, 15] {
      let start = try #require(today.adding(days: -days))
      _ = try history.add(
        LoggedPeriod(start: start, end: start.adding(days: 4)), asOf: today)
    }
    return history
  }

  func forecast(_ history: CycleHistory? = nil) throws -> CycleForecast {
    try Self.predictor.forecast(for: history ?? self.history(), asOf: today)
  }

  @Test("004-1: An account with a name, and a session that ends")
  func account() throws {
    var form = AccountForm.Member()
    #expect(form.problems.map(\.field) == [.displayName])
    form.displayName = "Ana"
    var session = AccountSession()
    session.signIn(
      me, email: try EmailAddress("ana@example.com"), as: .member,
      profiles: .init(member: try form.profile()))
    #expect(session.profiles.member?.displayName.text == "Ana")
    session.end()
    #expect(session.profiles.member == nil)
  }

  @Test("004-2: Periods, moods, and flow are logged and changed, and the forecast follows")
  func log() throws {
    var history = try history()
    let before = try forecast(history)
    #expect((10...18).contains(before.daysUntilNextPeriod))
    let window = try #require(before.nextFertileWindow)
    #expect(window.lowerBound < before.summary.nextPeriodInterval.lowerBound)
    try history.log(DayLog(flow: .spotting, moods: [.tired]), on: today, asOf: today)
    #expect(history[today]?.moods == [.tired] && history.flowSeries.last?.value == .spotting)
    let last = try #require(history.periods.last)
    let moved = try LoggedPeriod(
      start: #require(last.start.adding(days: -1)), end: last.end)
    try history.movePeriod(startingOn: last.start, to: moved, asOf: today)
    #expect(history.cycleLengthSeries.last?.value == 28)
    #expect(history.statistics()?.cycleLengths.count == 5)
    #expect(try forecast(CycleHistory()).summary.cycleDay == nil)
  }

  @Test("004-3: A partner sees what was shared, until it is revoked")
  func share() throws {
    var grant = try ShareGrant(
      id: "g1", from: me, to: partner, parts: ShareGrant.forPartner, at: 100, until: 1_000)
    let card = try grant.card(of: forecast(), for: partner, at: 200)
    #expect(!card.html.isEmpty && card.parts.contains(.predictions))
    #expect(grant.decision(for: .predictions, to: me, at: 200) == .otherPerson)
    grant.revoke(at: 300)
    #expect(throws: ShareGrant.Card.Error.self) {
      try grant.card(of: forecast(), for: partner, at: 400)
    }
  }

  @Test("004-4: A passcode opens the app, and wrong ones make it wait")
  func passcode() {
    var lock = PasscodeLock()
    for second in 0..<4 {
      _ = lock.attempt(at: .init(boot: "a", seconds: Int64(second))) { false }
    }
    var answer = lock.attempt(at: .init(boot: "a", seconds: 5)) { false }
    while case .wrong(let wait) = answer, wait == 0 {
      answer = lock.attempt(at: .init(boot: "a", seconds: 5)) { false }
    }
    guard case .locked = lock.attempt(at: .init(boot: "a", seconds: 6), isRight: { true }) else {
      Issue.record("Wrong passcodes cost no time.")
      return
    }
    #expect(lock.attempt(at: .init(boot: "a", seconds: 1_000_000), isRight: { true }) == .open)
  }

  @Test("004-5: Reminders of the pill, of water, and of the next period come at the local time")
  func reminders() throws {
    // New York, where clocks go ahead on March 14, 2027.
    let clock = try UTCOffsetTable(
      initial: -18_000, changes: [.init(at: 1_805_007_600, offset: -14_400)])
    let now = clock.instant(of: try LocalDateTime(today, hour: 7, minute: 0))
    var period = try ReminderRule("period", .period, .beforeDates([], days: [2], at: 480))
    period.follow(try forecast())
    let rules = [
      try ReminderRule("pill", .prescription, .daily(times: [480])),
      try ReminderRule("water", .water, .everyHours(2, from: 540, to: 1_080)),
    ]
    let plan = ReminderPlan(for: rules, at: now, in: clock)
    let first = try #require(plan.notices.first)
    #expect(first.ruleID == "pill")
    #expect(clock.localTime(at: first.time) == (try LocalDateTime(today, hour: 8, minute: 0)))
    #expect(period.nextOccurrence(after: now, in: clock) != nil)
  }

  @Test("004-6: The health store's bleeding comes in, and the log goes out")
  func healthStore() throws {
    let start = try #require(today.adding(days: -2))
    let samples = HealthStoreSamples(
      flow: try (0...2).map { day in
        HealthStoreSamples.MenstrualFlowSample(
          date: try #require(start.adding(days: day)), level: .medium, startsCycle: day == 0)
      })
    var history = try history()
    history.merge(samples)
    #expect(history.periods.last?.start == start)
    #expect(history[start]?.flow == .medium)
    let written = history.healthStoreSamples.flow.filter { $0.date >= start }
    #expect(written.count == 3 && written.first?.startsCycle == true)
  }

  @Test("004-7: A person chooses what home shows, and opens the calendar")
  func home() throws {
    let forecast = try forecast()
    let words = CycleMessages()
    #expect(!words.discreetText(for: forecast.summary).isEmpty)
    #expect(!words.fertilityText(for: forecast.summary).isEmpty)
    let month = CalendarMonth(containing: today)
    let weeks = forecast.weeks(in: month, startingOn: .monday)
    #expect(weeks.allSatisfy { $0.count == 7 })
    let days = weeks.flatMap(\.self).compactMap(\.self)
    #expect(days.filter(\.isLoggedPeriod).count == 5)
    #expect(days.allSatisfy { (0...1).contains($0.periodProbability) })
  }
}
