import Profiles
import TestSupport
import Testing

@Suite("Reminders: doses of medicines") struct ReminderDoseTests {
  private func times(_ plan: ReminderPlan, of rule: ReminderRule) -> [Int64] {
    plan.notices.filter { $0.ruleID == rule.id }.map(\.time)
  }

  private func rule(
    _ id: String, _ pattern: ReminderRule.Pattern, _ topic: ReminderRule.Topic = .prescription
  ) throws -> ReminderRule {
    try ReminderRule(id, topic, pattern)
  }

  private func pill(_ pattern: ReminderRule.Pattern) throws -> ReminderRule {
    try rule("pill", pattern)
  }

  private func times(_ texts: String...) throws -> [Int64] {
    try texts.map { try OffsetSamples.utc($0) }
  }

  @Test func nothingPushesADoseOutOfAPlan() throws {
    let (phoenix, now) = (try OffsetSamples.phoenix(), try OffsetSamples.utc("2026-06-01T00:00"))
    let water = try rule("water", .everyHours(1, from: 480, to: 1200), .water)
    let daily = try pill(.daily(times: [21 * 60]))
    let weekly = try rule("injection", .weekly(on: [.sunday], times: [540]))
    let far = try rule("far", .everyDays(84, from: CalendarDate(2026, 8, 1), times: [540]))
    let plan = ReminderPlan(for: [water, daily, weekly, far], at: now, in: phoenix)
    expect(plan.notices.count == 61 && !plan.isComplete)
    expectEqual(times(plan, of: daily).count, 14)
    expectEqual(times(plan, of: weekly).count, 2)
    try expectEqual(times(plan, of: far), times("2026-08-01T16:00"))
    expectEqual(times(plan, of: water).count, 43)
    // The app is to be opened when the first glass of water was left out.
    let open = try #require(plan.notices.first { $0.ruleID == nil })
    expect(times(plan, of: water).allSatisfy { $0 < open.time } && open.occurrences.isEmpty)

    let events = try rule("e", .before((1...80).map { now + $0 * 3000 }, minutes: [0]), .event)
    let twice = try pill(.daily(times: [480, 1200]))
    let crowded = ReminderPlan(for: [events, twice], at: now, in: phoenix)
    expectEqual(times(crowded, of: twice).count, 28)
    expectEqual(times(crowded, of: events).count, 32)
    let many = try pill(.everyHours(2, from: 0, to: 1320))
    let doses = ReminderPlan(for: [events, many], at: now, in: phoenix)
    expect(times(doses, of: many).count == 60 && !doses.isComplete)
  }

  /// A newer version of an app on another device may remind of a kind of medicine by its own topic.
  @Test func aTopicOfANewerVersionComesFirst() throws {
    let (phoenix, now) = (try OffsetSamples.phoenix(), try OffsetSamples.utc("2026-06-01T00:00"))
    let water = try rule("water", .everyHours(1, from: 480, to: 1200), .water)
    let weekly: ReminderRule = try decoded(
      #"{"id":"x","topic":"injection","pattern":{"weekly":{"weekdays":["sunday"],"times":[540]}}}"#)
    for rules in [[water, weekly], [weekly, water]] {
      let plan = ReminderPlan(for: rules, at: now, in: phoenix)
      expectEqual(times(plan, of: weekly).count, 2)
    }
  }

  /// Nobody may take a plan for complete that lacks a medicine at times that this version cannot tell.
  @Test func aPatternOfANewerVersionMakesAPlanIncomplete() throws {
    let (phoenix, now) = (try OffsetSamples.phoenix(), try OffsetSamples.utc("2026-06-01T00:00"))
    let once = try pill(.before([now + 60], minutes: [0]))
    var newer: ReminderRule = try decoded(
      #"{"id":"x","topic":"prescription","pattern":{"moon":{"times":[540]}}}"#)
    let plan = ReminderPlan(for: [once, newer], at: now, in: phoenix)
    expect(plan.notices.map(\.time) == [now + 60] && !plan.isComplete)
    newer.isOn = false
    expect(ReminderPlan(for: [once, newer], at: now, in: phoenix).isComplete)
  }

  @Test func anIntervalOfDaysIsOnTheClock() throws {
    let newYork = try OffsetSamples.newYork()
    let start = try OffsetSamples.utc("2026-01-15T00:00")
    func next(_ pattern: ReminderRule.Pattern, _ count: Int) throws -> [Int64] {
      Array(try pill(pattern).occurrences(after: start, in: newYork).prefix(count))
    }
    let first = try CalendarDate(2026, 1, 15)
    try expectEqual(
      next(.everyDays(84, from: first, times: [540]), 5),
      times(
        "2026-01-15T14:00", "2026-04-09T13:00", "2026-07-02T13:00", "2026-09-24T13:00",
        "2026-12-17T14:00"))
    try expectEqual(
      next(.everyDays(365, from: first, times: [540]), 2),
      times("2026-01-15T14:00", "2027-01-15T14:00"))
    try expectEqual(
      next(.everyDays(2, from: CalendarDate(2025, 1, 1), times: [480]), 2),
      times("2026-01-16T13:00", "2026-01-18T13:00"))
    // Every other week from a Monday on, on Monday and Thursday.
    try expectEqual(
      next(.everyDays(14, from: CalendarDate(2026, 1, 19), on: [1, 4], times: [540]), 4),
      times("2026-01-19T14:00", "2026-01-22T14:00", "2026-02-02T14:00", "2026-02-05T14:00"))
    // A pack of 21 pills and a break of 7 days.
    let pack = try next(.everyDays(28, from: first, on: Set(1...21), times: [540]), 22)
    try expectEqual(Array(pack.suffix(2)), times("2026-02-04T14:00", "2026-02-12T14:00"))
  }

  @Test func aNoticeSaysForWhichDoseItIs() throws {
    let phoenix = try OffsetSamples.phoenix()
    var night = try pill(.daily(times: [1410]))
    try night.snooze(1_772_778_600, until: 1_772_781_600)
    let plan = ReminderPlan(for: [night], at: 1_772_778_000, in: phoenix)
    let first = try #require(plan.notices.first)
    expect(first.time == 1_772_781_600 && first.occurrences == [1_772_778_600])
    expectEqual(phoenix.localTime(at: 1_772_778_600)?.iso8601, "2026-03-05T23:30")
    expectEqual(plan.notices[1].occurrences, [plan.notices[1].time])

    let (morning, evening) = (1_772_722_800 as Int64, 1_772_766_000 as Int64)
    var twice = try pill(.daily(times: [480, 1200]))
    try twice.snooze(morning, until: evening)
    let both = ReminderPlan(for: [twice], at: morning, in: phoenix)
    expectEqual(both.notices.first?.occurrences, [morning, evening])

    let quiet = try ReminderRule.QuietHours(from: 1320, to: 420)
    var log = try rule("log", .daily(times: [1380, 1410, 420]), .cycleLog)
    let waiting = ReminderPlan(for: [log], at: evening, in: phoenix, quietHours: quiet)
    let end = evening + 11 * 3600
    expectEqual(waiting.notices.first?.time, end)
    expectEqual(waiting.notices.first?.occurrences, [evening + 10_800, evening + 12_600, end])
    // One that waited and was snoozed then is still that of the evening.
    try log.snooze(end, until: end + 600)
    let snoozed = ReminderPlan(for: [log], at: evening, in: phoenix, quietHours: quiet)
    expectEqual(snoozed.notices.first?.time, end + 600)
    expectEqual(snoozed.notices.first?.occurrences, [evening + 10_800, evening + 12_600, end])
  }

  @Test func aSnoozedNoticeOfTwoDosesStaysOneOfBoth() throws {
    let phoenix = try OffsetSamples.phoenix()
    let (morning, evening) = (1_772_722_800 as Int64, 1_772_766_000 as Int64)
    var twice = try pill(.daily(times: [480, 1200]))
    try twice.snooze(morning, until: evening)
    try twice.snooze(evening, until: evening + 3600)
    try twice.snooze(evening + 3600, until: evening + 7200)
    for rule in [twice, try decoded(encoded(twice))] {
      let notice = ReminderPlan(for: [rule], at: evening, in: phoenix).notices.first
      expectEqual(notice?.time, evening + 7200)
      expectEqual(notice?.occurrences, [morning, evening])
    }
    // The evening dose was moved away before the morning one came at its time.
    var apart = try pill(.daily(times: [480, 1200]))
    try apart.snooze(evening, until: evening + 7200)
    try apart.snooze(morning, until: evening)
    try apart.snooze(evening, until: evening + 3600)
    let notices = ReminderPlan(for: [apart], at: evening, in: phoenix).notices.prefix(2)
    expectEqual(notices.map(\.occurrences), [[morning], [evening]])
    // However often one is moved, the dose keeps its place.
    for step in 1...150 as ClosedRange<Int64> {
      try twice.snooze(evening + 7140 + 60 * step, until: evening + 7200 + 60 * step)
    }
    let last = ReminderPlan(for: [twice], at: evening + 16_000, in: phoenix).notices.first
    expectEqual(last?.time, evening + 16_200)
    expectEqual(last?.occurrences.first, morning)
  }

  /// Every dose is taken once, whatever was snoozed onto the next ones, again and again.
  @Test(arguments: 0..<6)
  func everyDoseIsTakenOnce(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let newYork = try OffsetSamples.newYork()
    let start = try OffsetSamples.utc("2026-03-05T12:00")
    var rule = try pill(.daily(times: [480, .random(in: 600..<1200, using: &generator), 1410]))
    let plain = rule
    var (now, taken) = (start, [Int64]())
    var notices = ReminderPlan(for: [rule], at: now, in: newYork).notices
    for _ in 0..<30 {
      now = notices[0].time
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: taken += notices[0].occurrences
      case 1: try rule.snooze(now, until: notices[1].time)
      default: try rule.snooze(now, until: now + 600 * .random(in: 1...200, using: &generator))
      }
      notices = ReminderPlan(for: [rule], at: now, in: newYork).notices
    }
    taken += notices.flatMap(\.occurrences).filter { $0 <= now }
    expectEqual(taken.sorted(), plain.occurrences(during: start..<now + 1, in: newYork))
  }

  @Test func onePlanHasTwoClocks() throws {
    let (phoenix, newYork) = (try OffsetSamples.phoenix(), try OffsetSamples.newYork())
    let now = try OffsetSamples.utc("2026-06-01T00:00")
    let home = try pill(.daily(times: [21 * 60]))
    let water = try rule("water", .everyHours(2, from: 480, to: 1200), .water)
    let plan = ReminderPlan(
      for: [home, water], at: now, in: newYork, clocks: [home.id: phoenix])
    expectEqual(plan.notices.count, 61)
    // 21:00 in Phoenix is midnight in New York.
    try expectEqual(
      Array(times(plan, of: home).prefix(2)), times("2026-06-01T04:00", "2026-06-02T04:00"))
    try expectEqual(
      Array(times(plan, of: water).prefix(2)), times("2026-06-01T12:00", "2026-06-01T14:00"))
    // Quiet hours are those of the place.
    let quiet = try ReminderRule.QuietHours(from: 1320, to: 420)
    let log = try ReminderRule("pill", .cycleLog, .daily(times: [21 * 60]))
    let waiting = ReminderPlan(
      for: [log], at: now, in: newYork, clocks: [log.id: phoenix], quietHours: quiet)
    try expectEqual(waiting.notices.first?.time, OffsetSamples.utc("2026-06-01T11:00"))
    try expectEqual(waiting.notices.first?.occurrences, times("2026-06-01T04:00"))
  }

  /// Every instant of the patterns is named by one notice, whatever was snoozed or waited.
  @Test(arguments: 0..<20)
  func everyDoseIsNamedOnce(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let (phoenix, now) = (try OffsetSamples.phoenix(), try OffsetSamples.utc("2026-06-01T12:00"))
    let quiet = try ReminderRule.QuietHours(
      from: .random(in: 0..<1440, using: &generator), to: .random(in: 0..<1440, using: &generator))
    let dates = (0..<12).map { _ in now + 600 * .random(in: 1...1500, using: &generator) }
    var rule = try ReminderRule(
      "r", .prescription, .before(dates, minutes: [0]),
      quietPolicy: Bool.random(using: &generator) ? .wait : .comeThrough)
    let heard = rule.occurrences(after: now, in: phoenix, quietHours: quiet)
    for time in heard where Int.random(in: 0..<3, using: &generator) == 0 {
      try rule.snooze(time, until: time + 600 * .random(in: 1...300, using: &generator))
    }
    let plan = ReminderPlan(for: [rule], at: now, in: phoenix, quietHours: quiet)
    expect(
      plan.notices.allSatisfy { notice in notice.occurrences.allSatisfy { $0 <= notice.time } })
    expectEqual(Set(plan.notices.flatMap(\.occurrences)), Set(dates))
  }
}
