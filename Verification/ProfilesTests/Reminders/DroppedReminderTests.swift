import Profiles
import TestSupport
import Testing

/// Reminders all or nearly all of which quiet hours drop.
@Suite("Reminders: dropped by quiet hours") struct DroppedReminderTests {
  private func rule(_ pattern: ReminderRule.Pattern) throws -> ReminderRule {
    try ReminderRule("r", .water, pattern)
  }

  /// Without a limit, a search for a time that is not quiet would go through eight thousand years.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: LongTest.values(
      [
        ReminderRule.Pattern.everyHours(1, from: 1330, to: 400),
        .weekly(on: [.monday, .sunday], times: Array(0..<48)),
        .elapsedHours(24, since: 111_600),
      ], small: 1))
  func oneThatIsAlwaysQuietNeverComes(pattern: ReminderRule.Pattern) throws {
    let night = try ReminderRule.QuietHours(from: 1320, to: 420)
    let clocks = [try OffsetSamples.phoenix(), try OffsetSamples.losAngeles()]
    for clock in LongTest.values(clocks, small: 1) {
      for start in LongTest.values([1_780_000_000, 0, Int64.min], small: 1) {
        try expect(rule(pattern).nextOccurrence(after: start, in: clock, quietHours: night) == nil)
      }
    }
  }

  @Test func aTimeThatTheClocksSkipComesAfterQuietHours() throws {
    let quiet = try ReminderRule.QuietHours(from: 120, to: 180)
    let daily = try rule(.daily(times: [125, 150]))
    let newYork = try OffsetSamples.newYork()
    let spring = try newYork.changes.map(\.time).filter {
      try OffsetSamples.utc("2026-01-01T00:00") < $0 && newYork.offset(at: $0) == -14_400
    }
    expectEqual(spring.count, 15)
    let start = try OffsetSamples.utc("2026-01-01T00:00")
    let times = Array(daily.occurrences(after: start, in: newYork, quietHours: quiet))
    expectEqual(times, spring.flatMap { [$0 + 300, $0 + 1800] })
  }

  @Test func elapsedHoursLeaveQuietHoursWithTheClocks() throws {
    // Daily at 3:00 of standard time, which is 4:00 in summer.
    let start = try OffsetSamples.utc("2026-01-01T08:00")
    let daily = try rule(.elapsedHours(24, since: start))
    let newYork = try OffsetSamples.newYork()
    let quiet = try ReminderRule.QuietHours(from: 150, to: 210)
    let times = Array(daily.occurrences(after: start, in: newYork, quietHours: quiet).prefix(240))
    let spring = try OffsetSamples.utc("2026-03-08T08:00")
    expectEqual(Array(times.prefix(238)), (0..<238).map { spring + 86_400 * $0 })
    try expectEqual(times[238], OffsetSamples.utc("2027-03-14T08:00"))
  }

  /// Each dose is an hour earlier on the clock, and the first 22 of them are quiet.
  @Test func allTimesOfTheDayAreTriedBeforeItIsGivenUp() throws {
    let start = try OffsetSamples.utc("2026-01-01T05:00")
    let doses = try rule(.elapsedHours(23, since: start))
    let quiet = try ReminderRule.QuietHours(from: 60, to: 1380)
    let phoenix = try OffsetSamples.phoenix()
    expectEqual(
      Array(doses.occurrences(after: start - 1, in: phoenix, quietHours: quiet).prefix(3)),
      [
        start + 22 * 82_800, start + 23 * 82_800, start + 46 * 82_800,
      ])
  }
}
