import Foundation
import Profiles
import TestSupport

/// Checks that bytes make a rule or none, and that its occurrences come in order, each as the next one
/// after the one before it, also in quiet hours and after a snooze.
func checkReminderRules(_ bytes: [UInt8]) throws {
  if let rule = try? JSONDecoder().decode(ReminderRule.self, from: Data(bytes)) {
    let copy = try JSONDecoder().decode(ReminderRule.self, from: JSONEncoder().encode(rule))
    try require(copy == rule, "A rule reads back")
    try check(rule, MadeBytes(bytes))
  }
  var made = MadeBytes(bytes)
  let pattern = pattern(&made)
  guard let topic = ReminderRule.Topic.allCases.dropFirst(made.next() % 8).first,
    let rule = try? ReminderRule("r", topic, pattern)
  else { return }
  try check(rule, made)
}

/// Numbers out of bytes, small ones and those at the ends of their ranges.
struct MadeBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func minute() -> Int { next() * 256 + next() }

  mutating func instant() -> Int64 {
    let kind = next()
    return switch kind {
    case 0: .min
    case 1: .max
    case 2: -62_135_596_800
    case 3: 253_402_300_799
    default: Int64(minute()) * 60 * Int64(kind)
    }
  }
}

private func pattern(_ made: inout MadeBytes) -> ReminderRule.Pattern {
  switch made.next() % 7 {
  case 0: .daily(times: [made.minute(), made.minute()])
  case 1: .weekly(on: Set(Weekday.allCases.prefix(made.next() % 9)), times: [made.minute()])
  case 2: .everyHours(made.next(), from: made.minute(), to: made.minute())
  case 3: .elapsedHours(made.minute(), since: made.instant())
  case 4:
    .everyDays(
      made.minute(), from: CalendarDate(daysSinceEpoch: made.minute()) ?? .latest,
      on: [made.next(), 1], times: [made.minute()])
  case 5: .before([made.instant(), made.instant()], minutes: [made.minute() * 9, made.minute()])
  default:
    .beforeDates(
      [made.next(), made.minute()].compactMap { CalendarDate(daysSinceEpoch: $0) },
      days: [made.minute(), 0], at: made.minute())
  }
}

private func check(_ rule: ReminderRule, _ bytes: MadeBytes) throws {
  var (rule, made) = (rule, bytes)
  let clock = try UTCOffsetTable(
    initial: -25_200,
    changes: [.init(at: 1_000_000, offset: -21_600), .init(at: 9_000_000, offset: 0)])
  let quiet = try? ReminderRule.QuietHours(from: made.minute(), to: made.minute())
  let start = made.instant()
  var last = start
  for (number, time) in rule.occurrences(after: start, in: clock, quietHours: quiet).enumerated() {
    guard number < 12 else { break }
    try require(time > last, "Each occurrence is after the one before it")
    try require(
      rule.nextOccurrence(after: last, in: clock, quietHours: quiet) == time, "The next one is next"
    )
    if time > .min {
      try require(
        rule.occurrences(during: time..<time + 1, in: clock, quietHours: quiet) == [time],
        "A range has it")
    }
    last = time
  }
  guard last > start, (try? rule.snooze(last, until: last + 60)) != nil else { return }
  try require(
    rule.nextOccurrence(after: last, in: clock).map { $0 > last } ?? true, "A snooze is later")
}
