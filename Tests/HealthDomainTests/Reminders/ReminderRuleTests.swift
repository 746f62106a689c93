import HealthDomain
import TestSupport
import Testing

@Suite struct ReminderRuleTests {
  private func rule(
    _ pattern: ReminderRule.Pattern, _ topic: ReminderRule.Topic = .other,
    period: Range<Int64>? = nil
  ) throws -> ReminderRule {
    try ReminderRule("r", topic, pattern, period: period)
  }

  /// The UTC hours at which a rule comes on two days from local midnight on.
  private func hours(
    _ pattern: ReminderRule.Pattern, _ clock: UTCOffsetTable, from day: String, count: Int
  ) throws -> [Int] {
    let start = clock.instant(of: try LocalDateTime(iso8601: "\(day)T00:00"))
    let times = try rule(pattern).occurrences(after: start - 1, in: clock).prefix(count)
    return times.map { Int(($0 % 86_400) / 3600) }
  }

  @Test func everyFewHoursInAWindow() throws {
    let (phoenix, newYork) = (try OffsetSamples.phoenix(), try OffsetSamples.newYork())
    let day = "2026-07-01"
    #expect(
      try hours(.everyHours(2, from: 480, to: 1200), phoenix, from: day, count: 7)
        == [15, 17, 19, 21, 23, 1, 3])
    #expect(
      try hours(.everyHours(5, from: 540, to: 1020), phoenix, from: day, count: 3) == [16, 21, 16])
    let spring = "2026-03-08"
    #expect(
      try hours(.everyHours(3, from: 0, to: 720), newYork, from: spring, count: 5)
        == [5, 7, 10, 13, 16])
    #expect(
      try hours(.everyHours(1, from: 60, to: 300), newYork, from: spring, count: 5)
        == [6, 7, 8, 9, 5])
    let autumn = "2026-11-01"
    #expect(
      try hours(.everyHours(1, from: 0, to: 240), newYork, from: autumn, count: 6)
        == [4, 5, 7, 8, 9, 5])
    #expect(
      try hours(.everyHours(4, from: 480, to: 1200), newYork, from: autumn, count: 5)
        == [13, 17, 21, 1, 13])
    // An end before the start is on the next day.
    #expect(
      try hours(.everyHours(4, from: 1320, to: 360), phoenix, from: day, count: 5)
        == [9, 13, 5, 9, 13])
    // An interval counts elapsed hours, also through a change of the clocks.
    let start = try OffsetSamples.utc("2026-03-08T04:00")
    #expect(
      try hours(.elapsedHours(8, since: start), newYork, from: "2026-03-08", count: 4)
        == [12, 20, 4, 12])
  }

  @Test func aSkippedDayMergesWithTheNextOne() throws {
    let apia = try OffsetSamples.apia()
    let daily = try rule(.daily(times: [9 * 60]))
    let start = try OffsetSamples.utc("2011-12-28T00:00")
    #expect(
      daily.occurrences(during: start..<start + 5 * 86_400, in: apia) == [
        try OffsetSamples.utc("2011-12-28T19:00"), try OffsetSamples.utc("2011-12-29T19:00"),
        try OffsetSamples.utc("2011-12-30T19:00"), try OffsetSamples.utc("2011-12-31T19:00"),
        try OffsetSamples.utc("2012-01-01T19:00"),
      ])
  }

  @Test func eventsAndDatesHaveLeads() throws {
    let newYork = try OffsetSamples.newYork()
    let event = try OffsetSamples.utc("2026-05-01T18:00")
    let before = try rule(.before([event, event + 3600], minutes: [60, 1440]), .event)
    #expect(
      Array(before.occurrences(after: 0, in: newYork)) == [
        event - 86_400, event - 82_800, event - 3600, event,
      ])
    #expect(before.nextOccurrence(after: event - 3600, in: newYork) == event)
    #expect(before.nextOccurrence(after: event, in: newYork) == nil)
    #expect(before.isActive(after: event - 1, in: newYork))
    #expect(!before.isActive(after: event, in: newYork))
    let dates = [try CalendarDate(2026, 3, 10), try CalendarDate(2026, 3, 9)]
    let period = try rule(.beforeDates(dates, days: [2, 1], at: 150), .period)
    #expect(
      Array(period.occurrences(after: 0, in: newYork)) == [
        try OffsetSamples.utc("2026-03-07T07:30"), try OffsetSamples.utc("2026-03-08T07:30"),
        try OffsetSamples.utc("2026-03-09T06:30"),
      ])
    #expect(try rule(.before([], minutes: [1])).nextOccurrence(after: 0, in: newYork) == nil)
  }

  @Test func weekdaysAndPeriods() throws {
    let phoenix = try OffsetSamples.phoenix()
    let start = try OffsetSamples.utc("2026-07-01T00:00")  // A Wednesday.
    let weekly = try rule(.weekly(on: [.monday, .friday], times: [600, 540, 600]))
    let times = Array(weekly.occurrences(after: start, in: phoenix).prefix(4))
    #expect(
      times == [
        try OffsetSamples.utc("2026-07-03T16:00"), try OffsetSamples.utc("2026-07-03T17:00"),
        try OffsetSamples.utc("2026-07-06T16:00"), try OffsetSamples.utc("2026-07-06T17:00"),
      ])
    let bounded = try rule(
      .daily(times: [0]), period: start..<(start + 3 * 86_400 + 7 * 3600))
    #expect(
      Array(bounded.occurrences(after: .min, in: phoenix))
        == (0..<3).map { start + 25_200 + $0 * 86_400 })
    var off = weekly
    off.isOn = false
    #expect(off.nextOccurrence(after: start, in: phoenix) == nil)
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
    #expect(try minutes(.cycleLog, night) == [420, 1319])
    #expect(try minutes(.water, night) == [420, 1319])
    #expect(try minutes(.prescription, night) == [60, 120, 419, 420, 1319, 1320])
    let noon = try ReminderRule.QuietHours(from: 100, to: 130)
    #expect(try minutes(.other, noon) == [60, 130, 419, 420, 1319, 1320])
    #expect(try minutes(.water, noon) == [60, 419, 420, 1319, 1320])
    // Equal bounds mean that there are none.
    #expect(try minutes(.other, .init(from: 60, to: 60)).count == 6)
    // What waits since before the instant still comes.
    let waiting = try rule(.daily(times: [1380]))
    #expect(
      waiting.nextOccurrence(after: start + 3 * 3600, in: phoenix, quietHours: night)
        == start + 7 * 3600)
    #expect(ReminderRule.Topic.allCases.filter { $0.quietPolicy == .wait }.count == 6)
  }

  @Test func quietHoursEndAlthoughTheClocksChange() throws {
    let newYork = try OffsetSamples.newYork()
    let spring = try OffsetSamples.utc("2026-03-08T06:30")  // 1:30.
    let early = try ReminderRule.QuietHours(from: 60, to: 150)
    // The clocks jump from 2:00 over 2:30 to 3:00, which is not quiet.
    #expect(
      try rule(.before([spring], minutes: [0])).nextOccurrence(
        after: 0, in: newYork, quietHours: early) == spring + 1800)
    // At 2:00 the clocks go back to 1:00, which is quiet: the second 1:30 ends it.
    let autumn = try OffsetSamples.utc("2026-11-01T06:10")  // The second 1:10.
    let other = try ReminderRule.QuietHours(from: 30, to: 90)
    #expect(
      try rule(.before([autumn], minutes: [0])).nextOccurrence(
        after: 0, in: newYork, quietHours: other) == autumn + 1200)
    let late = try ReminderRule.QuietHours(from: 30, to: 180)
    #expect(
      try rule(.before([autumn - 3600], minutes: [0])).nextOccurrence(
        after: 0, in: newYork, quietHours: late) == autumn - 3600 + 2 * 3600 + 50 * 60)
  }

  /// The clocks jump from 22:00 to 4:00 of the next day, over the hours that are not quiet.
  @Test func aReminderWaitsLongerIfTheClocksJumpOverTheEndOfQuietHours() throws {
    let clock = try UTCOffsetTable(
      initial: -21_600, changes: [.init(at: 9_000_000, offset: 0)])
    let quiet = try ReminderRule.QuietHours(from: 101, to: 0)
    let date = try #require(CalendarDate(daysSinceEpoch: 103))
    let once = try rule(.beforeDates([date], days: [0], at: 101))
    let end: Int64 = 105 * 86_400
    #expect(Array(once.occurrences(after: 0, in: clock, quietHours: quiet)) == [end])
    #expect(once.occurrences(during: end..<end + 1, in: clock, quietHours: quiet) == [end])
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
    #expect(times(daily) == [33_000, 118_800])
    // Again, and over midnight, and onto another occurrence.
    try daily.snooze(nine + 600, until: nine + 86_000)
    #expect(times(daily) == [118_400, 118_800])
    try daily.snooze(nine + 86_000, until: nine + 86_400)
    #expect(times(daily) == [118_800])
    #expect(try decoded(encoded(daily)) == daily)
    for time in [nine, nine - 1, .min, .max] {
      let before = daily
      #expect(throws: ReminderRule.Error.snoozeNotLater) { try daily.snooze(nine, until: time) }
      #expect(daily == before)
    }
    // A snooze comes through quiet hours, and one moved occurrence is found again after another.
    var two = plain
    try two.snooze(nine, until: nine + 60)
    try two.snooze(nine + 86_400, until: nine + 86_460)
    let quiet = try ReminderRule.QuietHours(from: 541, to: 600)
    #expect(
      Array(two.occurrences(after: start, in: phoenix, quietHours: quiet).prefix(3))
        == [nine + 60, nine + 86_460, nine + 172_800])
    #expect(two.nextOccurrence(after: nine + 59, in: phoenix) == nine + 60)
    #expect(two.nextOccurrence(after: nine + 60, in: phoenix) == nine + 86_460)
    two.isOn = false
    #expect(two.nextOccurrence(after: start, in: phoenix) == nil)
    for step in 0..<150 as Range<Int64> { try two.snooze(step * 10, until: step * 10 + 5) }
    #expect(try encoded(two).utf8.count < 6000)
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
      #expect(rule.nextOccurrence(after: .max, in: newYork, quietHours: night) == nil)
      #expect(rule.nextOccurrence(after: 253_402_300_799, in: newYork, quietHours: night) == nil)
      #expect(rule.nextOccurrence(after: .min, in: newYork, quietHours: night) != nil)
      #expect(rule.occurrences(during: .min ..< .max, in: newYork).count <= 1000)
      #expect(rule.occurrences(during: 5..<5, in: newYork).isEmpty)
      try rule.snooze(.min, until: 0)
      #expect(rule.nextOccurrence(after: -1, in: newYork) == 0)
    }
  }

  @Test func rulesAreChecked() throws {
    func error(_ pattern: ReminderRule.Pattern, id: String = "r", text: String = "")
      -> ReminderRule.Error?
    {
      do throws(ReminderRule.Error) {
        _ = try ReminderRule(id, .other, pattern, text: text)
        return nil
      } catch {
        return error
      }
    }
    let fine = ReminderRule.Pattern.daily(times: [0])
    #expect(error(fine) == nil && error(fine, id: "") == .invalidID)
    #expect(error(fine, id: String(repeating: "x", count: 201)) == .invalidID)
    #expect(error(fine, text: String(repeating: "x", count: 501)) == .textTooLong)
    #expect(error(.daily(times: [])) == .tooMany)
    #expect(error(.daily(times: Array(0..<49))) == .tooMany)
    #expect(error(.daily(times: [1440])) == .minuteOutOfRange(1440))
    #expect(error(.weekly(on: [], times: [0])) == .noDays)
    #expect(error(.weekly(on: [.monday], times: [-1])) == .minuteOutOfRange(-1))
    #expect(error(.everyHours(0, from: 0, to: 0)) == .hoursOutOfRange(0))
    #expect(error(.everyHours(25, from: 0, to: 0)) == .hoursOutOfRange(25))
    #expect(error(.everyHours(1, from: 0, to: 1440)) == .minuteOutOfRange(1440))
    #expect(error(.elapsedHours(1001, since: 0)) == .hoursOutOfRange(1001))
    #expect(error(.elapsedHours(1, since: .max)) == .timeOutOfRange(.max))
    #expect(error(.before([.min], minutes: [0])) == .timeOutOfRange(.min))
    #expect(error(.before([0], minutes: [])) == .tooMany)
    #expect(error(.before([0], minutes: [-1])) == .leadOutOfRange(-1))
    #expect(error(.before(Array(repeating: 0, count: 1001), minutes: [0])) == .tooMany)
    #expect(error(.beforeDates([.earliest], days: [367], at: 0)) == .leadOutOfRange(367))
    #expect(error(.beforeDates([.earliest], days: [0], at: -1)) == .minuteOutOfRange(-1))
    #expect(throws: ReminderRule.Error.minuteOutOfRange(1440)) {
      try ReminderRule.QuietHours(from: 0, to: 1440)
    }
  }

  static let stored: [(ReminderRule.Pattern, String)] = [
    (.daily(times: [540]), #"{"daily":{"times":[540]}}"#),
    (
      .weekly(on: [.friday, .monday], times: [1]),
      #"{"weekly":{"times":[1],"weekdays":["monday","friday"]}}"#
    ),
    (.everyHours(2, from: 480, to: 1200), #"{"everyHours":{"from":480,"hours":2,"to":1200}}"#),
    (.elapsedHours(4, since: 7), #"{"elapsedHours":{"hours":4,"since":7}}"#),
    (.before([9], minutes: [60]), #"{"before":{"instants":[9],"minutes":[60]}}"#),
    (
      .beforeDates([.earliest], days: [2], at: 540),
      #"{"beforeDates":{"at":540,"dates":["0001-01-01"],"days":[2]}}"#
    ),
  ]

  @Test(arguments: stored)
  func patternsAreEncodedByName(pattern: ReminderRule.Pattern, json: String) throws {
    #expect(try encoded(pattern) == json)
    #expect(try decoded(json) == pattern)
  }

  @Test func isEncodedByName() throws {
    var rule = try ReminderRule(
      "pill", .prescription, .daily(times: [540]), text: "Iron", showsText: true,
      quietPolicy: .wait, period: 0..<99)
    rule.isOn = false
    try rule.snooze(5, until: 6)
    let json =
      #"{"end":99,"id":"pill","isOn":false,"pattern":{"daily":{"times":[540]}},"#
      + #""quietPolicy":"wait","showsText":true,"snoozes":[{"occurrence":5,"until":6}],"start":0,"#
      + #""text":"Iron","topic":"prescription"}"#
    #expect(try encoded(rule) == json)
    #expect(try decoded(json) == rule)
    let short = #"{"id":"pill","pattern":{"daily":{"times":[540]}},"topic":"prescription"}"#
    #expect(try decoded(short) == (try ReminderRule("pill", .prescription, .daily(times: [540]))))
    for (old, new) in [
      (#""end":99"#, #""end":-1"#), ("[540]", "[7319]"), ("daily", "monthly"),
      ("prescription", "7319"),
      ("wait", "7319"), (#""pill""#, #""""#),
      (#""until":6"#, #""until":5"#),
    ] {
      do {
        let _: ReminderRule = try decoded(json.replacing(old, with: new))
        Issue.record("decoded with \(new)")
      } catch {
        #expect(error is DecodingError && !"\(error)".contains("7319"))
      }
    }
    let hours = try ReminderRule.QuietHours(from: 1320, to: 420)
    #expect(try encoded(hours) == #"{"from":1320,"to":420}"#)
    #expect(try decoded(#"{"from":1320,"to":420}"#) == hours)
    #expect(throws: DecodingError.self) {
      try decoded(#"{"from":1440,"to":420}"#) as ReminderRule.QuietHours
    }
  }

  @Test func nothingIsPrinted() throws {
    let rule = try ReminderRule(
      "secret 7", .prescription, .daily(times: [540]), text: "secret 22", showsText: true)
    let clock = try UTCOffsetTable(initial: 0)
    #expect(isSilent(rule) && isSilent(rule.pattern))
    for text in shownTexts(of: ReminderRule.Error.minuteOutOfRange(7319)) {
      #expect(!text.contains("7319"))
    }
    let plan = ReminderPlan(for: [rule], at: 77, in: clock)
    let notice = try #require(plan.notices.first)
    #expect(isSilent(plan) && isSilent(notice) && isSilent(notice.id))
    #expect(isSilent(rule.occurrences(after: 77, in: clock)))
  }
}
