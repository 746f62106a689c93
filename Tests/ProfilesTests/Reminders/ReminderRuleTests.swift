import Profiles
import TestSupport
import Testing

@Suite("Reminders: rules and quiet hours") struct ReminderRuleTests {
  func rule(
    _ pattern: ReminderRule.Pattern, _ topic: ReminderRule.Topic = .other,
    period: Range<Int64>? = nil
  ) throws -> ReminderRule {
    try ReminderRule("r", topic, pattern, period: period)
  }

  /// The UTC hours at which a rule comes on two days from local midnight on.
  func hours(
    _ pattern: ReminderRule.Pattern, _ clock: UTCOffsetTable, from day: String, count: Int
  ) throws -> [Int] {
    let start = clock.instant(of: try LocalDateTime(iso8601: "\(day)T00:00"))
    let times = try rule(pattern).occurrences(after: start - 1, in: clock).prefix(count)
    return times.map { Int(($0 % 86_400) / 3600) }
  }

  @Test func aReminderWithoutATopicIsRefused() throws {
    let json = try encoded(rule(.daily(times: [480])))
    expect(json.contains(#""topic":"other""#))
    #expect(throws: DecodingError.self) {
      try decoded(
        json.replacing(#""topic":"other","#, with: "")
          .replacing(#","topic":"other""#, with: "")) as ReminderRule
    }
  }

  @Test func everyFewHoursInAWindow() throws {
    let (phoenix, newYork) = (try OffsetSamples.phoenix(), try OffsetSamples.newYork())
    let day = "2026-07-01"
    try expectEqual(
      hours(.everyHours(2, from: 480, to: 1200), phoenix, from: day, count: 7),
      [15, 17, 19, 21, 23, 1, 3])
    try expectEqual(
      hours(.everyHours(5, from: 540, to: 1020), phoenix, from: day, count: 3), [16, 21, 16])
    let spring = "2026-03-08"
    try expectEqual(
      hours(.everyHours(3, from: 0, to: 720), newYork, from: spring, count: 5), [5, 7, 10, 13, 16])
    try expectEqual(
      hours(.everyHours(1, from: 60, to: 300), newYork, from: spring, count: 5), [6, 7, 8, 9, 5])
    let autumn = "2026-11-01"
    try expectEqual(
      hours(.everyHours(1, from: 0, to: 240), newYork, from: autumn, count: 6), [4, 5, 7, 8, 9, 5])
    try expectEqual(
      hours(.everyHours(4, from: 480, to: 1200), newYork, from: autumn, count: 5),
      [13, 17, 21, 1, 13])
    // An end before the start is on the next day.
    try expectEqual(
      hours(.everyHours(4, from: 1320, to: 360), phoenix, from: day, count: 5), [9, 13, 5, 9, 13])
    // An interval counts elapsed hours, also through a change of the clocks.
    let start = try OffsetSamples.utc("2026-03-08T04:00")
    try expectEqual(
      hours(.elapsedHours(8, since: start), newYork, from: "2026-03-08", count: 4), [12, 20, 4, 12])
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
    expect(error(fine) == nil && error(fine, id: "") == .invalidID)
    expectEqual(error(fine, id: String(repeating: "x", count: 201)), .invalidID)
    expectEqual(error(fine, text: String(repeating: "x", count: 501)), .textTooLong)
    expectEqual(error(.daily(times: [])), .tooMany)
    expectEqual(error(.daily(times: Array(0..<49))), .tooMany)
    expectEqual(error(.daily(times: [1440])), .minuteOutOfRange(1440))
    expectEqual(error(.weekly(on: [], times: [0])), .noDays)
    expectEqual(error(.weekly(on: [.monday], times: [-1])), .minuteOutOfRange(-1))
    for interval in [0, 367, .max, .min] {
      let pattern = ReminderRule.Pattern.everyDays(interval, from: .latest, times: [0])
      expectEqual(error(pattern), .daysOutOfRange(interval))
    }
    expectEqual(error(.everyDays(7, from: .earliest, on: [], times: [0])), .noDays)
    expectEqual(error(.everyDays(7, from: .earliest, on: [1, 8], times: [0])), .daysOutOfRange(8))
    expectEqual(error(.everyDays(7, from: .earliest, on: [0], times: [0])), .daysOutOfRange(0))
    expectEqual(error(.everyDays(7, from: .earliest, times: [])), .tooMany)
    expectEqual(error(.everyHours(0, from: 0, to: 0)), .hoursOutOfRange(0))
    expectEqual(error(.everyHours(25, from: 0, to: 0)), .hoursOutOfRange(25))
    expectEqual(error(.everyHours(1, from: 0, to: 1440)), .minuteOutOfRange(1440))
    expectEqual(error(.elapsedHours(1001, since: 0)), .hoursOutOfRange(1001))
    expectEqual(error(.elapsedHours(1, since: .max)), .timeOutOfRange(.max))
    expectEqual(error(.before([.min], minutes: [0])), .timeOutOfRange(.min))
    expectEqual(error(.before([0], minutes: [])), .tooMany)
    expectEqual(error(.before([0], minutes: [-1])), .leadOutOfRange(-1))
    expectEqual(error(.before(Array(repeating: 0, count: 1001), minutes: [0])), .tooMany)
    expectEqual(error(.beforeDates([.earliest], days: [367], at: 0)), .leadOutOfRange(367))
    expectEqual(error(.beforeDates([.earliest], days: [0], at: -1)), .minuteOutOfRange(-1))
    expectThrows(ReminderRule.Error.minuteOutOfRange(1440)) {
      try ReminderRule.QuietHours(from: 0, to: 1440)
    }
  }

  static let stored: [(ReminderRule.Pattern, String)] = [
    (.daily(times: [540]), #"{"daily":{"times":[540]}}"#),
    (
      .weekly(on: [.friday, .monday], times: [1]),
      #"{"weekly":{"times":[1],"weekdays":["monday","friday"]}}"#
    ),
    (
      .everyDays(28, from: .earliest, on: [2, 1], times: [9]),
      #"{"everyDays":{"from":"0001-01-01","interval":28,"on":[1,2],"times":[9]}}"#
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
    try expectEqual(encoded(pattern), json)
    try expectEqual(decoded(json), pattern)
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
    try expectEqual(encoded(rule), json)
    try expectEqual(decoded(json), rule)
    let short = #"{"id":"pill","pattern":{"daily":{"times":[540]}},"topic":"prescription"}"#
    try expectEqual(decoded(short), ReminderRule("pill", .prescription, .daily(times: [540])))
    for (old, new) in [
      (#""end":99"#, #""end":-1"#), ("[540]", "[7319]"), (#"{"daily":{"times":[540]}}"#, "{}"),
      (#""topic":"prescription""#, #""topic":7319"#), (#""pill""#, #""""#),
      (#""until":6"#, #""until":5"#),
    ] {
      do {
        let _: ReminderRule = try decoded(json.replacing(old, with: new))
        Issue.record("decoded with \(new)")
      } catch {
        expect(error is DecodingError && !"\(error)".contains("7319"))
      }
    }
    let hours = try ReminderRule.QuietHours(from: 1320, to: 420)
    try expectEqual(encoded(hours), #"{"from":1320,"to":420}"#)
    try expectEqual(decoded(#"{"from":1320,"to":420}"#), hours)
    #expect(throws: DecodingError.self) {
      try decoded(#"{"from":1440,"to":420}"#) as ReminderRule.QuietHours
    }
  }
}
