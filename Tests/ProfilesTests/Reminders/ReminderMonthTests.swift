import Profiles
import TestSupport
import Testing

@Suite("Reminders: months and restarts") struct ReminderMonthTests {
  private func next(
    _ pattern: ReminderRule.Pattern, _ count: Int, after text: String
  ) throws -> [String] {
    let clock = try OffsetSamples.newYork()
    let rule = try ReminderRule("r", .prescription, pattern)
    return rule.occurrences(after: try OffsetSamples.utc(text), in: clock).prefix(count)
      .map { clock.localTime(at: $0)?.iso8601 ?? "" }
  }

  @Test func aMonthWithoutTheDayHasItsLast() throws {
    let last = try CalendarDate(2026, 1, 31)
    try expectEqual(
      next(.everyMonths(1, from: last, times: [540]), 4, after: "2026-01-01T00:00"),
      ["2026-01-31T09:00", "2026-02-28T09:00", "2026-03-31T09:00", "2026-04-30T09:00"])
    try expectEqual(
      next(
        .everyMonths(12, from: CalendarDate(2024, 2, 29), times: [540]), 3,
        after: "2026-01-01T00:00"),
      ["2026-02-28T09:00", "2027-02-28T09:00", "2028-02-29T09:00"])
    try expectEqual(
      next(.everyMonths(120, from: last, times: [540, 60]), 3, after: "2026-01-31T14:00"),
      ["2036-01-31T01:00", "2036-01-31T09:00", "2046-01-31T01:00"])
  }

  /// Against the plain definition: a date of the pattern is one whose month is a multiple of months away,
  /// on the day, or on the last of a shorter month.
  @Test(arguments: LongTest.seeds(200, small: 3))
  func monthsAreThoseOfTheCalendar(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let start = try #require(
      CalendarDate(daysSinceEpoch: .random(in: 18_000..<22_000, using: &generator)))
    let interval = Int.random(in: 1...30, using: &generator)
    let rule = try ReminderRule(
      "r", .other, .everyMonths(interval, from: start, times: [720]), quietPolicy: .comeThrough)
    let clock = try UTCOffsetTable(initial: 0)
    let after = CalendarDate(daysSinceEpoch: .random(in: 18_000..<23_000, using: &generator))
    let first = try #require(after)
    let found = rule.occurrences(after: Int64(first.daysSinceEpoch) * 86_400, in: clock).prefix(6)
    var expected: [Int64] = []
    var day = max(first, start)
    while expected.count < 6 {
      let months = (day.year - start.year) * 12 + day.month - start.month
      let last = CalendarMonth(containing: day).dayCount
      if months % interval == 0, day.day == min(start.day, last) {
        expected.append(Int64(day.daysSinceEpoch) * 86_400 + 43_200)
      }
      day = try #require(day.adding(days: 1))
    }
    expectEqual(Array(found), expected)
  }

  @Test func theEndOfTheCalendarEndsThem() throws {
    let rule = try ReminderRule(
      "r", .other, .everyMonths(7, from: CalendarDate(9998, 12, 31), times: [0]))
    let found = rule.occurrences(after: 0, in: try UTCOffsetTable(initial: 0))
    expectEqual(found.reduce(0) { count, _ in count + 1 }, 2)
    for interval in [0, -1, 121] {
      expectThrows(ReminderRule.Error.monthsOutOfRange(interval)) {
        try ReminderRule(
          "r", .other, .everyMonths(interval, from: CalendarDate.latest, times: [0]))
      }
    }
    let text = #"{"everyMonths":{"from":"9998-12-31","interval":7,"times":[0]}}"#
    let pattern: ReminderRule.Pattern = try decoded(text)
    expect(pattern == rule.pattern)
    try expectEqual(decoded(encoded(rule)), rule)
  }

  @Test func theNextDoseCountsFromTheOneTaken() throws {
    let clock = try OffsetSamples.newYork()
    let taken = try OffsetSamples.utc("2026-03-10T12:40")
    func restarted(_ pattern: ReminderRule.Pattern) throws -> [String] {
      var rule = try ReminderRule("r", .prescription, pattern)
      let due = try #require(rule.nextOccurrence(after: taken - 40 * 3600, in: clock))
      try rule.snooze(due, until: due + 60)
      try rule.restart(from: taken, in: clock)
      return rule.occurrences(after: taken, in: clock).prefix(2)
        .map { clock.localTime(at: $0)?.iso8601 ?? "" }
    }
    let day = try CalendarDate(2026, 3, 7)
    let since = try OffsetSamples.utc("2026-03-09T00:00")
    try expectEqual(
      restarted(.elapsedHours(8, since: since)), ["2026-03-10T16:40", "2026-03-11T00:40"])
    // Taken at 8:40, before the time of that day.
    try expectEqual(
      restarted(.everyDays(84, from: day, times: [540])), ["2026-06-02T09:00", "2026-08-25T09:00"])
    try expectEqual(
      restarted(.everyMonths(3, from: day, times: [540])), ["2026-06-10T09:00", "2026-09-10T09:00"])
    // A pack keeps its days.
    var pack = try ReminderRule(
      "p", .prescription, .everyDays(28, from: day, on: Set(1...21), times: [540]))
    let before = pack
    try pack.restart(from: taken, in: clock)
    expectEqual(pack, before)
    expectThrows(ReminderRule.Error.timeOutOfRange(.max)) {
      try pack.restart(from: .max, in: clock)
    }
  }
}
