import Essentials

/// The instants of a reminder's pattern, before quiet hours and snoozes, each after the one before it.
struct ReminderTimes: Sendable {
  private enum Source: Sendable {
    /// Minutes from the beginning of a day, in order, on the days of the week from Monday on whose bits
    /// are set.
    case slots([Int64], days: UInt8)
    /// Every so many seconds from an instant on.
    case steps(Int64, since: Int64)
    /// Instants in order.
    case list([Int64])
  }

  private let source: Source
  private let clock: UTCOffsetTable
  private let end: Int64
  private var last: Int64

  init(_ rule: ReminderRule, after instant: Int64, clock: UTCOffsetTable) {
    self.clock = clock
    end = min(rule.period.upperBound, UTCOffsetTable.instants.upperBound)
    last = max(instant, max(rule.period.lowerBound, UTCOffsetTable.instants.lowerBound) - 1)
    switch rule.pattern {
    case .daily(let times): source = .slots(Self.slots(times), days: 127)
    case .weekly(let days, let times):
      source = .slots(
        Self.slots(times), days: days.reduce(0) { $0 | (1 << UInt8($1.rawValue - 1)) })
    case .everyHours(let hours, let start, let end):
      let last = end < start ? end + 1440 : end
      source = .slots(
        Self.slots(Array(stride(from: start, through: last, by: 60 * hours))), days: 127)
    case .elapsedHours(let hours, let start): source = .steps(3600 * Int64(hours), since: start)
    case .before(let instants, let minutes):
      source = .list(
        Self.sorted(instants.flatMap { time in minutes.map { time - 60 * Int64($0) } }))
    case .beforeDates(let dates, let days, let minute):
      source = .list(
        Self.sorted(
          dates.flatMap { date in
            days.map { lead in
              clock.instant(
                ofLocalSeconds: 86_400 * (Int64(date.daysSinceEpoch) - Int64(lead))
                  + 60 * Int64(minute))
            }
          }))
    }
  }

  private static func slots(_ minutes: [Int]) -> [Int64] { sorted(minutes.map(Int64.init)) }

  private static func sorted(_ values: [Int64]) -> [Int64] { Set(values).sorted() }

  /// Returns the next instant, or `nil` if there is none.
  mutating func next() -> Int64? {
    guard let time = time(after: last), time < end else { return nil }
    last = time
    return time
  }

  /// The seconds after which the local times of the pattern have all come while the clocks do not
  /// change, or `nil` if the pattern has an end.
  var cycle: Int64? {
    switch source {
    case .slots: 7 * 86_400
    case .steps(let step, _): 24 * step
    case .list: nil
    }
  }

  /// Leaves out the instants up to another one.
  mutating func skip(through instant: Int64) { last = max(last, instant) }

  private func time(after instant: Int64) -> Int64? {
    switch source {
    case .slots(let minutes, let days): slot(after: instant, minutes, days)
    case .steps(let step, let start):
      instant < start ? start : start + ((instant - start) / step + 1) * step
    case .list(let times):
      times[times.partitioningIndex { $0 > instant }...].first
    }
  }

  /// The first slot after an instant.
  ///
  /// A skipped time is read with the offset before the gap, so the instants of slots are not in the
  /// order of their local times. But each is its local time less one of the offsets, which bounds the
  /// slots that can be before the best one found.
  private func slot(after instant: Int64, _ minutes: [Int64], _ days: UInt8) -> Int64? {
    guard let first = minutes.first, let latest = minutes.last else { return nil }
    var day = Self.day(instant + clock.range.lowerBound - 60 * (latest - latest % 1440))
    let lastDay = Self.day(UTCOffsetTable.instants.upperBound) + 1
    var best: Int64?
    while day <= lastDay {
      let midnight = 86_400 * day
      if let best, midnight + 60 * first - clock.range.upperBound >= best { return best }
      // Day 0 is a Thursday.
      if days & (1 << UInt8(((day + 3) % 7 + 7) % 7)) != 0 {
        for minute in minutes {
          let local = midnight + 60 * minute
          if let best, local - clock.range.upperBound >= best { break }
          let time = clock.instant(ofLocalSeconds: local)
          if time > instant { best = min(best ?? time, time) }
        }
      }
      day += 1
    }
    return best
  }

  /// The day of a local time, from 1970-01-01 on.
  private static func day(_ seconds: Int64) -> Int64 {
    seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
  }
}
