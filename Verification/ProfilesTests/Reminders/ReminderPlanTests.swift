import Profiles
import TestSupport
import Testing

@Suite("Reminders: planning of notifications") struct ReminderPlanTests {
  private let now: Int64
  private let phoenix: UTCOffsetTable

  init() throws {
    now = try OffsetSamples.utc("2026-07-01T07:00")
    phoenix = try OffsetSamples.phoenix()
  }

  @Test func aPlanHasAtMostSixtyAndOneThatGoesOn() throws {
    let rules = [
      try ReminderRule("a", .water, .everyHours(2, from: 480, to: 1200)),
      try ReminderRule("b", .cycleLog, .daily(times: [1200])),
    ]
    let plan = ReminderPlan(for: rules, at: now, in: phoenix)
    expect(plan.notices.count == 61 && !plan.isComplete)
    expect(zip(plan.notices, plan.notices.dropFirst()).allSatisfy { $0.time <= $1.time })
    expect(plan.notices.allSatisfy { $0.time > now && $0.precision == .exact })
    // Eight a day: seven days, and four on the eighth; the fifth is asked for by opening the app.
    let last = try #require(plan.notices.last)
    expect(last.ruleID == nil && last.body == "Open the app to keep getting your reminders.")
    expectEqual(last.time, now + 7 * 86_400 + 16 * 3600)
    expectEqual(Set(plan.notices.map(\.id)).count, 61)
    // At the same time, in the order of the rules.
    expectEqual(plan.notices.filter { $0.time == now + 72_000 }.map(\.ruleID), ["a", "b"])
  }

  @Test func aPlanThatHoldsEverythingIsComplete() throws {
    func rule(_ count: Int) throws -> ReminderRule {
      try ReminderRule(
        "a", .event, .before((1...count).map { now + Int64($0) * 60 }, minutes: [0]))
    }
    let all = ReminderPlan(for: [try rule(60)], at: now, in: phoenix)
    expect(all.isComplete && all.notices.count == 60)
    let more = ReminderPlan(for: [try rule(61)], at: now, in: phoenix)
    expect(!more.isComplete && more.notices.count == 61)
    expectEqual(more.notices.last?.time, now + 61 * 60)
    // Also if each comes from a rule of its own.
    let single = try (1...61).map { number in
      try ReminderRule("\(number)", .event, .before([now + 60 * Int64(number)], minutes: [0]))
    }
    expectEqual(ReminderPlan(for: single, at: now, in: phoenix).notices.last, more.notices.last)
    expect(ReminderPlan(for: Array(single.dropLast()), at: now, in: phoenix).isComplete)
    let none = ReminderPlan(for: [], at: now, in: phoenix)
    expect(none.isComplete && none.notices.isEmpty)
    var off = try rule(5)
    off.isOn = false
    expect(ReminderPlan(for: [off], at: now, in: phoenix).notices.isEmpty)
  }

  @Test func aNoticeNamesNothingUnlessThePersonWantsIt() throws {
    let pattern = ReminderRule.Pattern.before([now + 60], minutes: [0])
    let rules = try [("", true), ("Iron", false), ("Iron", true)].enumerated().map {
      try ReminderRule(
        "\($0.offset)", .prescription, pattern, text: $0.element.0, showsText: $0.element.1)
    }
    var words = ReminderPlan.Messages()
    words.title = "Daisy"
    let plan = ReminderPlan(
      for: rules, at: now, in: phoenix, precision: .withinTenMinutes, words: words)
    expectEqual(plan.notices.map(\.title), ["Daisy", "Daisy", "Daisy"])
    expectEqual(plan.notices.map(\.body), ["You have a reminder.", "You have a reminder.", "Iron"])
    expect(plan.notices.allSatisfy { $0.precision == .withinTenMinutes })
  }

  /// Medicines have a place for each dose of two weeks and for the next one, the rest the other places.
  @Test(arguments: LongTest.seeds(20, small: 10))
  func aPlanHasTheDosesAndTheSoonestOfTheRest(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let night = try ReminderRule.QuietHours(from: 1320, to: 420)
    let rules = try (0..<Int.random(in: 1...150, using: &generator)).map { index in
      let start = now + .random(in: -86_400..<30 * 86_400, using: &generator)
      return try ReminderRule(
        "\(index)", ReminderRule.Topic.allCases.randomElement(using: &generator) ?? .other,
        Bool.random(using: &generator)
          ? .elapsedHours(.random(in: 1...500, using: &generator), since: start)
          : .before([start, start + 3600], minutes: [0, 90]))
    }
    let plan = ReminderPlan(for: rules, at: now, in: phoenix, quietHours: night)
    let all = rules.enumerated().flatMap { index, rule in
      rule.occurrences(after: now, in: phoenix, quietHours: night).prefix(61)
        .map { (time: $0, rule: index) }
    }
    let sorted = all.sorted { ($0.time, $0.rule) < ($1.time, $1.rule) }
    var seen: Set<Int> = []
    let isDose = sorted.map { due in
      let isNext = seen.insert(due.rule).inserted
      return rules[due.rule].topic == .prescription && (isNext || due.time <= now + 14 * 86_400)
    }
    let places = sorted.indices.filter { isDose[$0] } + sorted.indices.filter { !isDose[$0] }
    let planned = places.prefix(60).sorted()
    let notices = plan.notices.filter { $0.ruleID != nil }
    expectEqual(notices.map(\.time), planned.map { sorted[$0].time })
    expectEqual(notices.map(\.ruleID), planned.map { rules[sorted[$0].rule].id })
    expectEqual(plan.isComplete, sorted.count <= 60)
    let leftOut = places.dropFirst(60).map { sorted[$0].time }.min()
    expectEqual(plan.notices.first { $0.ruleID == nil }?.time, leftOut)
    expect(zip(plan.notices, plan.notices.dropFirst()).allSatisfy { $0.time <= $1.time })
  }
}
