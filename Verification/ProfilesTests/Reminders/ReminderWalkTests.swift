import Profiles
import TestSupport
import Testing

/// Reminders against a walk over every minute, which knows nothing but what the clocks show.
@Suite("Reminders: clock changes against a walk by minutes") struct ReminderWalkTests {
  /// A random rule of the civil kinds, and whether a local minute is one of its times.
  private struct Sample {
    let pattern: ReminderRule.Pattern
    /// Whether the pattern has this minute of a day with a number since 1970-01-01.
    let contains: (_ day: Int, _ minute: Int) -> Bool

    init(_ generator: inout SeededGenerator) {
      let times = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Int.random(in: 0..<1440, using: &generator)
      }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        // Times near the changes of the clocks.
        let near = times.map { $0 % 240 }
        pattern = .daily(times: near)
        contains = { _, minute in near.contains(minute) }
      case 1:
        let days = Set(Weekday.allCases.filter { _ in Bool.random(using: &generator) } + [.sunday])
        pattern = .weekly(on: days, times: times)
        contains = { day, minute in
          // 1970-01-01 was a Thursday.
          let names = Weekday.week(startingOn: .thursday)
          return days.contains(names[(day % 7 + 7) % 7]) && times.contains(minute)
        }
      case 2:
        let start = Int.random(in: 14_000..<20_600, using: &generator)
        let interval = Int.random(in: 1...9, using: &generator)
        let on = Set((1...interval).filter { _ in Bool.random(using: &generator) } + [interval])
        pattern = .everyDays(
          interval, from: CalendarDate(daysSinceEpoch: start) ?? .latest, on: on, times: times)
        contains = { day, minute in
          day >= start && on.contains((day - start) % interval + 1) && times.contains(minute)
        }
      default:
        let hours = Int.random(in: 1...9, using: &generator)
        let (start, end) = (times[0], Int.random(in: 0..<1440, using: &generator))
        pattern = .everyHours(hours, from: start, to: end)
        contains = { _, minute in
          let since = (minute - start + 1440) % 1440
          return since <= (end - start + 1440) % 1440 && since % (60 * hours) == 0
        }
      }
    }
  }

  /// The instants in a range at which a sample comes, found minute by minute.
  ///
  /// A clock that was put forward is also read as if it had not been, for as long as it jumped. A time
  /// that the clocks have shown before does not count again.
  private func walk(
    _ sample: Sample, _ table: UTCOffsetTable, _ range: Range<Int64>
  ) -> [Int64] {
    var results: [Int64] = []
    var shown: [Int64: Int64] = [:]
    let start = range.lowerBound - 3 * 86_400
    let changes = table.changes.filter { $0.time > start - 90_000 && $0.time < range.upperBound }
    for time in stride(from: start, to: range.upperBound, by: 60) {
      let offset = Int64(table.offset(at: time))
      var readings = [time + offset]
      for change in changes where change.time <= time && time - change.time < 90_000 {
        let before = Int64(table.offset(at: change.time - 1))
        if time - change.time < Int64(change.offset) - before { readings.append(time + before) }
      }
      for local in readings {
        // Elsewhere, no time comes twice.
        if changes.contains(where: { abs($0.time - time) < 3 * 86_400 }) {
          if let first = shown[local], first < time { continue }
          shown[local] = time
        }
        let day = local >= 0 ? local / 86_400 : (local + 1) / 86_400 - 1
        let minute = Int((local - 86_400 * day) / 60)
        if sample.contains(Int(day), minute), range.contains(time), results.last != time {
          results.append(time)
        }
      }
    }
    return results
  }

  private func isQuiet(
    _ time: Int64, _ hours: ReminderRule.QuietHours, _ table: UTCOffsetTable
  ) -> Bool {
    let minute = Int((time + Int64(table.offset(at: time))) % 86_400 / 60)
    if hours.start == hours.end { return false }
    return hours.start < hours.end
      ? (hours.start..<hours.end).contains(minute) : minute >= hours.start || minute < hours.end
  }

  /// What a walk makes of quiet hours: it looks at each minute after an occurrence until one is not
  /// quiet.
  private func deferred(
    _ times: [Int64], _ hours: ReminderRule.QuietHours, _ table: UTCOffsetTable
  ) -> [Int64] {
    var results: [Int64] = []
    for time in times {
      var end = time
      while isQuiet(end, hours, table) { end += 60 }
      if results.last != end { results.append(end) }
    }
    return results
  }

  private func check(seed: Int, _ table: UTCOffsetTable, _ range: Range<Int64>) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = Sample(&generator)
    let rule = try ReminderRule("r", .other, sample.pattern)
    let walked = walk(sample, table, range)
    var found: [Int64] = []
    for time in rule.occurrences(after: range.lowerBound - 1, in: table) {
      guard time < range.upperBound else { break }
      found.append(time)
    }
    expectEqual(found, walked, "seed \(seed)")
    let quiet = try ReminderRule.QuietHours(
      from: .random(in: 0..<1440, using: &generator), to: .random(in: 0..<1440, using: &generator))
    // Two days at the beginning may wait for what came before the range, and at the end for what comes
    // after it.
    let inner = range.lowerBound + 2 * 86_400..<range.upperBound - 2 * 86_400
    let waited = deferred(walked, quiet, table).filter(inner.contains)
    var waiting: [Int64] = []
    for time in rule.occurrences(after: inner.lowerBound - 1, in: table, quietHours: quiet) {
      guard time < inner.upperBound else { break }
      waiting.append(time)
    }
    expectEqual(waiting, waited, "seed \(seed)")
    let water = try ReminderRule("r", .water, sample.pattern)
    let heard = water.occurrences(after: range.lowerBound - 1, in: table, quietHours: quiet)
      .prefix { $0 < range.upperBound }
    expectEqual(heard, walked.filter { !isQuiet($0, quiet, table) }, "seed \(seed)")
  }

  /// Days around each kind of change, with many rules.
  @Test(arguments: LongTest.seeds(400))
  func agreesWithAWalkAroundChanges(seed: Int) throws {
    let samples: [(UTCOffsetTable, String)] = [
      (try OffsetSamples.newYork(), "2026-03-08T12:00"),
      (try OffsetSamples.newYork(), "2026-11-01T12:00"),
      (try OffsetSamples.lordHowe(), "2026-10-03T12:00"),
      (try OffsetSamples.lordHowe(), "2026-04-04T12:00"),
      (try OffsetSamples.santiago(), "2026-09-06T12:00"),
      (try OffsetSamples.cairo(), "2026-04-24T12:00"),
      (try OffsetSamples.apia(), "2011-12-30T12:00"),
      (try OffsetSamples.apia(), "2011-09-24T12:00"),
    ]
    let (table, middle) = samples[seed % samples.count]
    let noon = try OffsetSamples.utc(middle)
    try check(seed: seed, table, noon - 3 * 86_400..<noon + 3 * 86_400)
  }

  /// Ten years, which a debug build cuts to the year with both changes.
  @Test(arguments: LongTest.seeds(8))
  func agreesWithAWalkOverYears(seed: Int) throws {
    let table = seed % 2 == 0 ? try OffsetSamples.newYork() : try OffsetSamples.losAngeles()
    let start = try OffsetSamples.utc("2026-01-01T00:00")
    let end = start + 86_400 * Int64(LongTest.size(3652, small: 60))
    try check(seed: 1000 + seed, table, start..<end)
  }
}
