import Profiles
import TestSupport
import Testing

extension ReminderRuleTests {
  @Test func aSkippedDayMergesWithTheNextOne() throws {
    let apia = try OffsetSamples.apia()
    let daily = try rule(.daily(times: [9 * 60]))
    let start = try OffsetSamples.utc("2011-12-28T00:00")
    expectEqual(
      daily.occurrences(during: start..<start + 5 * 86_400, in: apia),
      [
        try OffsetSamples.utc("2011-12-28T19:00"), try OffsetSamples.utc("2011-12-29T19:00"),
        try OffsetSamples.utc("2011-12-30T19:00"), try OffsetSamples.utc("2011-12-31T19:00"),
        try OffsetSamples.utc("2012-01-01T19:00"),
      ])
  }

  @Test func eventsAndDatesHaveLeads() throws {
    let newYork = try OffsetSamples.newYork()
    let event = try OffsetSamples.utc("2026-05-01T18:00")
    let before = try rule(.before([event, event + 3600], minutes: [60, 1440]), .event)
    expectEqual(
      Array(before.occurrences(after: 0, in: newYork)),
      [
        event - 86_400, event - 82_800, event - 3600, event,
      ])
    expectEqual(before.nextOccurrence(after: event - 3600, in: newYork), event)
    expect(before.nextOccurrence(after: event, in: newYork) == nil)
    expect(before.isActive(after: event - 1, in: newYork))
    expect(!before.isActive(after: event, in: newYork))
    let dates = [try CalendarDate(2026, 3, 10), try CalendarDate(2026, 3, 9)]
    let period = try rule(.beforeDates(dates, days: [2, 1], at: 150), .period)
    expectEqual(
      Array(period.occurrences(after: 0, in: newYork)),
      [
        try OffsetSamples.utc("2026-03-07T07:30"), try OffsetSamples.utc("2026-03-08T07:30"),
        try OffsetSamples.utc("2026-03-09T06:30"),
      ])
    try expect(rule(.before([], minutes: [1])).nextOccurrence(after: 0, in: newYork) == nil)
  }

  @Test func weekdaysAndPeriods() throws {
    let phoenix = try OffsetSamples.phoenix()
    let start = try OffsetSamples.utc("2026-07-01T00:00")  // A Wednesday.
    let weekly = try rule(.weekly(on: [.monday, .friday], times: [600, 540, 600]))
    let times = Array(weekly.occurrences(after: start, in: phoenix).prefix(4))
    expectEqual(
      times,
      [
        try OffsetSamples.utc("2026-07-03T16:00"), try OffsetSamples.utc("2026-07-03T17:00"),
        try OffsetSamples.utc("2026-07-06T16:00"), try OffsetSamples.utc("2026-07-06T17:00"),
      ])
    let bounded = try rule(
      .daily(times: [0]), period: start..<(start + 3 * 86_400 + 7 * 3600))
    expectEqual(
      Array(bounded.occurrences(after: .min, in: phoenix)),
      (0..<3).map { start + 25_200 + $0 * 86_400 })
    var off = weekly
    off.isOn = false
    expect(off.nextOccurrence(after: start, in: phoenix) == nil)
  }

  @Test func quietHoursWaitDropOrComeThrough() throws {
    let phoenix = try OffsetSamples.phoenix()
    let night = try ReminderRule.QuietHours(from: 22 * 60, to: 7 * 60)
    let start = try OffsetSamples.utc("2026-07-01T07:00")  // Midnight.
    let pattern = ReminderRule.Pattern.daily(times: [60, 120, 419, 420, 1319, 1320])
    func minutes(_ topic: ReminderRule.Topic, _ hours: ReminderRule.QuietHours?) throws -> [Int64] {
      try rule(pattern, topic).occurrences(
        during: start..<start + 86_400, in: phoenix, quietHours: hours
      ).map { ($0 - start) / 60 }
    }
    try expectEqual(minutes(.cycleLog, night), [420, 1319])
    try expectEqual(minutes(.water, night), [420, 1319])
    try expectEqual(minutes(.prescription, night), [60, 120, 419, 420, 1319, 1320])
    let noon = try ReminderRule.QuietHours(from: 100, to: 130)
    try expectEqual(minutes(.other, noon), [60, 130, 419, 420, 1319, 1320])
    try expectEqual(minutes(.water, noon), [60, 419, 420, 1319, 1320])
    // Equal bounds mean that there are none.
    try expectEqual(minutes(.other, .init(from: 60, to: 60)).count, 6)
    // What waits since before the instant still comes.
    let waiting = try rule(.daily(times: [1380]))
    expectEqual(
      waiting.nextOccurrence(after: start + 3 * 3600, in: phoenix, quietHours: night),
      start + 7 * 3600)
    expectEqual(ReminderRule.Topic.allCases.filter { $0.quietPolicy == .wait }.count, 6)
  }

  @Test func quietHoursEndAlthoughTheClocksChange() throws {
    let newYork = try OffsetSamples.newYork()
    let spring = try OffsetSamples.utc("2026-03-08T06:30")  // 1:30.
    let early = try ReminderRule.QuietHours(from: 60, to: 150)
    // The clocks jump from 2:00 over 2:30 to 3:00, which is not quiet.
    try expectEqual(
      rule(.before([spring], minutes: [0])).nextOccurrence(
        after: 0, in: newYork, quietHours: early), spring + 1800)
    // At 2:00 the clocks go back to 1:00, which is quiet: the second 1:30 ends it.
    let autumn = try OffsetSamples.utc("2026-11-01T06:10")  // The second 1:10.
    let other = try ReminderRule.QuietHours(from: 30, to: 90)
    try expectEqual(
      rule(.before([autumn], minutes: [0])).nextOccurrence(
        after: 0, in: newYork, quietHours: other), autumn + 1200)
    let late = try ReminderRule.QuietHours(from: 30, to: 180)
    try expectEqual(
      rule(.before([autumn - 3600], minutes: [0])).nextOccurrence(
        after: 0, in: newYork, quietHours: late), autumn - 3600 + 2 * 3600 + 50 * 60)
  }

  /// The clocks jump from 22:00 to 4:00 of the next day, over the hours that are not quiet.
  @Test func aReminderWaitsLongerIfTheClocksJumpOverTheEndOfQuietHours() throws {
    let clock = try UTCOffsetTable(
      initial: -21_600, changes: [.init(at: 9_000_000, offset: 0)])
    let quiet = try ReminderRule.QuietHours(from: 101, to: 0)
    let date = try #require(CalendarDate(daysSinceEpoch: 103))
    let once = try rule(.beforeDates([date], days: [0], at: 101))
    let end: Int64 = 105 * 86_400
    expectEqual(Array(once.occurrences(after: 0, in: clock, quietHours: quiet)), [end])
    expectEqual(once.occurrences(during: end..<end + 1, in: clock, quietHours: quiet), [end])
  }

  @Test func aSnoozeMovesOneOccurrence() throws {
    let phoenix = try OffsetSamples.phoenix()
    let start = try OffsetSamples.utc("2026-07-01T07:00")
    let nine = start + 9 * 3600
    var daily = try rule(.daily(times: [540]))
    let plain = daily
    try daily.snooze(nine, until: nine + 600)
    func times(_ rule: ReminderRule) -> [Int64] {
      rule.occurrences(during: start..<start + 2 * 86_400, in: phoenix).map { $0 - start }
    }
    expectEqual(times(daily), [33_000, 118_800])
    // Again, and over midnight, and onto another occurrence.
    try daily.snooze(nine + 600, until: nine + 86_000)
    expectEqual(times(daily), [118_400, 118_800])
    try daily.snooze(nine + 86_000, until: nine + 86_400)
    expectEqual(times(daily), [118_800])
    try expectEqual(decoded(encoded(daily)), daily)
    for time in [nine, nine - 1, .min, .max] {
      let before = daily
      expectThrows(ReminderRule.Error.snoozeNotLater) { try daily.snooze(nine, until: time) }
      expectEqual(daily, before)
    }
    // A snooze comes through quiet hours, and one moved occurrence is found again after another.
    var two = plain
    try two.snooze(nine, until: nine + 60)
    try two.snooze(nine + 86_400, until: nine + 86_460)
    let quiet = try ReminderRule.QuietHours(from: 541, to: 600)
    expectEqual(
      Array(two.occurrences(after: start, in: phoenix, quietHours: quiet).prefix(3)),
      [nine + 60, nine + 86_460, nine + 172_800])
    expectEqual(two.nextOccurrence(after: nine + 59, in: phoenix), nine + 60)
    expectEqual(two.nextOccurrence(after: nine + 60, in: phoenix), nine + 86_460)
    two.isOn = false
    expect(two.nextOccurrence(after: start, in: phoenix) == nil)
    for step in 0..<150 as Range<Int64> { try two.snooze(step * 10, until: step * 10 + 5) }
    try expect(encoded(two).utf8.count < 6000)
  }

  @Test func timesOfAnySizeAreAnswered() throws {
    let newYork = try OffsetSamples.newYork()
    let night = try ReminderRule.QuietHours(from: 1320, to: 420)
    for pattern in [
      .daily(times: [0, 1439]), .weekly(on: [.sunday], times: [720]),
      .everyHours(24, from: 0, to: 1439), .elapsedHours(1000, since: 0),
      .before([-62_135_596_800, 253_402_300_799], minutes: [525_600]),
      .beforeDates([.earliest, .latest], days: [366, 0], at: 1439),
    ] as [ReminderRule.Pattern] {
      var rule = try rule(pattern)
      expect(rule.nextOccurrence(after: .max, in: newYork, quietHours: night) == nil)
      expect(rule.nextOccurrence(after: 253_402_300_799, in: newYork, quietHours: night) == nil)
      expect(rule.nextOccurrence(after: .min, in: newYork, quietHours: night) != nil)
      expect(rule.occurrences(during: .min ..< .max, in: newYork).count <= 1000)
      expect(rule.occurrences(during: 5..<5, in: newYork).isEmpty)
      try rule.snooze(.min, until: 0)
      expectEqual(rule.nextOccurrence(after: -1, in: newYork), 0)
    }
  }

  @Test func nothingIsPrinted() throws {
    let rule = try ReminderRule(
      "secret 7", .prescription, .daily(times: [540]), text: "secret 22", showsText: true)
    let clock = try UTCOffsetTable(initial: 0)
    expect(isSilent(rule) && isSilent(rule.pattern))
    for text in shownTexts(of: ReminderRule.Error.minuteOutOfRange(7319)) {
      expect(!text.contains("7319"))
    }
    let plan = ReminderPlan(for: [rule], at: 77, in: clock)
    let notice = try #require(plan.notices.first)
    expect(isSilent(plan) && isSilent(notice) && isSilent(notice.id))
    expect(isSilent(rule.occurrences(after: 77, in: clock)))
  }
}
