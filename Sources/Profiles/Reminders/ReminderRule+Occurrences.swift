public import Essentials

extension ReminderRule {
  /// Returns the instants at which the reminder comes after an instant, in order.
  ///
  /// Local times follow `UTCOffsetTable.instant(of:)`, occurrences at the same instant count once,
  /// and quiet hours and snoozes apply. A reminder that is switched off has no occurrences.
  ///
  /// - Complexity: each step O(log *c*) in the changes of the clocks, but O(*c* log *c*) if quiet hours
  ///   drop all that is left; the first one also O(*n* log *n*) in the instants or dates of the pattern.
  public func occurrences(
    after instant: Int64, in clock: UTCOffsetTable, quietHours: QuietHours? = nil
  ) -> Occurrences {
    Occurrences(
      rule: self, after: instant, clock: clock, quietClock: clock, quietHours: quietHours)
  }

  /// Returns the first instant at which the reminder comes after an instant, or `nil` if there is none.
  ///
  /// - Complexity: as the first step of ``occurrences(after:in:quietHours:)``
  public func nextOccurrence(
    after instant: Int64, in clock: UTCOffsetTable, quietHours: QuietHours? = nil
  ) -> Int64? {
    var occurrences = occurrences(after: instant, in: clock, quietHours: quietHours)
    return occurrences.next()
  }

  /// Returns the instants of a range at which the reminder comes, at most a thousand.
  ///
  /// - Complexity: O(*k*) in the result
  public func occurrences(
    during range: Range<Int64>, in clock: UTCOffsetTable, quietHours: QuietHours? = nil
  ) -> [Int64] {
    let start = range.lowerBound.subtractingReportingOverflow(1)
    let all = occurrences(
      after: start.overflow ? .min : start.partialValue, in: clock, quietHours: quietHours)
    return Array(all.prefix(1000).prefix { $0 < range.upperBound })
  }

  /// Returns whether the reminder comes again after an instant.
  public func isActive(
    after instant: Int64, in clock: UTCOffsetTable, quietHours: QuietHours? = nil
  ) -> Bool {
    nextOccurrence(after: instant, in: clock, quietHours: quietHours) != nil
  }

  /// The instants at which a reminder comes, in seconds since 1970-01-01 UTC, in increasing order.
  public struct Occurrences: Sequence, IteratorProtocol, Sendable, PrivateValue {
    private var source: ReminderTimes
    private let rule: ReminderRule
    private let clock: UTCOffsetTable
    /// The clock of the quiet hours.
    private let quietClock: UTCOffsetTable
    private let quietHours: QuietHours?
    private let moved: Set<Int64>
    /// The new times of moved occurrences that are still to come, the latest first.
    private var snoozed: [Int64]
    /// The last instant that was returned.
    private var last: Int64
    /// The next instant by the rule, after quiet hours.
    private var upcoming: Int64?
    /// The instant of the pattern that comes at `upcoming`, the earliest if there are several.
    private var original: Int64 = 0

    init(
      rule: ReminderRule, after instant: Int64, clock: UTCOffsetTable, quietClock: UTCOffsetTable,
      quietHours: QuietHours?
    ) {
      self.rule = rule
      self.clock = clock
      self.quietClock = quietClock
      // Equal bounds mean no quiet hours, and so does the policy to come through.
      self.quietHours = rule.quietPolicy == .comeThrough ? nil : quietHours
      last = instant
      moved = Set(rule.snoozes.map(\.occurrence))
      let targets = Set(rule.snoozes.lazy.map(\.until).filter { $0 > instant })
      snoozed = rule.isOn ? targets.sorted(by: >) : []
      let clamped = UTCOffsetTable.clamped(instant)
      var start = clamped
      if let quietHours = self.quietHours, rule.quietPolicy == .wait {
        // What waits began at most a day and a change of the clocks ago, unless the clocks jump over the
        // hours that are not quiet.
        repeat {
          start -= 86_400 + quietClock.range.upperBound - quietClock.range.lowerBound
        } while quietClock.endOfQuiet(quietHours, at: start).map { $0 > clamped } ?? false
      }
      source = ReminderTimes(rule, after: start, clock: clock)
      if rule.isOn { advance() }
    }

    /// Returns the next instant, or `nil` if there is none.
    public mutating func next() -> Int64? {
      let time: Int64
      if let upcoming, upcoming <= snoozed.last ?? .max {
        time = upcoming
        if snoozed.last == upcoming { snoozed.removeLast() }
        last = time
        advance()
      } else if let first = snoozed.popLast() {
        time = first
        last = time
      } else {
        return nil
      }
      return time
    }

    /// Returns the next instant, and the instants of the pattern for which it is: those that waited
    /// through quiet hours, or were moved, from the earliest on.
    mutating func nextWithOriginals() -> (time: Int64, originals: [Int64])? {
      let (upcoming, original) = (upcoming, original)
      var others = source
      guard let time = next() else { return nil }
      if rule.snoozes.isEmpty, !isWaiting { return (time, [original]) }
      var originals: Set<Int64> = []
      if upcoming == time {
        originals.insert(original)
        // Several that waited come as one.
        while isWaiting, let other = others.next(), end(of: other) == time {
          originals.insert(other)
        }
      }
      let moved = rule.snoozes.filter { $0.until == time }.map { $0.occurrence }.sorted()
      for occurrence in moved {
        let found = self.originals(of: occurrence)
        // One that was moved again may have come only because of the snooze before.
        originals.formUnion(
          found.isEmpty && occurrence == moved.first ? [occurrence] : found)
      }
      return (time, originals.sorted())
    }

    /// Whether what comes in quiet hours waits for their end.
    private var isWaiting: Bool { quietHours != nil && rule.quietPolicy == .wait }

    /// Returns the time at which an instant of the pattern comes if it waits.
    private func end(of time: Int64) -> Int64 {
      quietHours.flatMap { quietClock.endOfQuiet($0, at: time) } ?? time
    }

    /// Returns the instants of the pattern that come at a time; none if it comes only by a snooze.
    private func originals(of time: Int64) -> [Int64] {
      let wait = 2 * 86_400 + quietClock.range.upperBound - quietClock.range.lowerBound
      var times = ReminderTimes(rule, after: time - (isWaiting ? wait : 1), clock: clock)
      var result: [Int64] = []
      while let other = times.next(), other <= time {
        if end(of: other) == time { result.append(other) }
      }
      return result
    }

    private mutating func advance() {
      var dropped: Int64?
      while let first = source.next() {
        var time = first
        if let quietHours, let end = quietClock.endOfQuiet(quietHours, at: time) {
          if rule.quietPolicy == .drop {
            dropped = skip(from: dropped ?? time, through: time)
            continue
          }
          time = end
        }
        // Several that waited come as one.
        guard time > last, !moved.contains(time) else { continue }
        (upcoming, original) = (time, first)
        return
      }
      upcoming = nil
    }

    /// Skips to the next change of the clocks if the pattern only repeats what was dropped, and returns
    /// the instant since which all was dropped, or `nil` after a skip.
    ///
    /// Two days on both sides of a change have times that it moves.
    private mutating func skip(from start: Int64, through time: Int64) -> Int64? {
      var start = start
      while let change = change(after: start), change <= time { start = change }
      guard let cycle = source.cycle, time - start >= cycle + 2 * 86_400 else { return start }
      source.skip(
        through: change(after: time).map { $0 - 2 * 86_400 } ?? UTCOffsetTable.instants.upperBound)
      return nil
    }

    /// Returns the time of the next change of either clock.
    private func change(after time: Int64) -> Int64? {
      let changes = [clock.change(after: time), quietClock.change(after: time)]
      return changes.compactMap { $0?.time }.min()
    }
  }
}

extension UTCOffsetTable {
  /// Returns the first instant at which quiet hours are over, or `nil` if an instant is not quiet.
  func endOfQuiet(_ hours: ReminderRule.QuietHours, at instant: Int64) -> Int64? {
    var time = instant
    while true {
      let local = time + Int64(offset(at: time))
      let second = (local % 86_400 + 86_400) % 86_400
      guard hours.contains(second / 60) else { return time == instant ? nil : time }
      let end = time + ((60 * Int64(hours.end) - second) + 86_400) % 86_400
      guard let change = change(after: time), change.time <= end else { return end }
      // The clocks may jump out of the quiet hours, or back into them.
      time = change.time
    }
  }
}

/// The instants of a reminder's pattern, before quiet hours and snoozes, each after the one before it.
struct ReminderTimes: Sendable {
  private enum Source: Sendable {
    /// Minutes from the beginning of a day, in order, on some days.
    case slots([Int64], Days)
    /// Every so many seconds from an instant on.
    case steps(Int64, since: Int64)
    /// Instants in order.
    case list([Int64])
  }

  /// Days that repeat.
  private struct Days: Sendable {
    /// The days of the interval, in order, counted from 0.
    let days: [Int64]
    let interval: Int64
    /// The first day since 1970-01-01 of an interval.
    let start: Int64
    /// Whether there are none before the first day.
    let isBounded: Bool
    /// The date from which on months are counted, and their number, instead of days.
    var months: (from: CalendarDate, count: Int)?

    static let all = Days(days: [0], interval: 1, start: 0, isBounded: false)

    /// Returns the first of the days from a day on.
    func first(from day: Int64) -> Int64? {
      if let months { return Self.first(from: max(day, start), months.from, every: months.count) }
      guard let first = days.first else { return nil }
      let day = isBounded ? max(day, start) : day
      let place = ((day - start) % interval + interval) % interval
      let next = days.partitioningIndex { $0 >= place }
      return day - place + (next < days.endIndex ? days[next] : interval + first)
    }

    /// Returns the first day from a day on that is a number of intervals of months after a date.
    private static func first(
      from day: Int64, _ start: CalendarDate, every months: Int
    ) -> Int64? {
      guard let date = CalendarDate(daysSinceEpoch: Int(day)) else { return nil }
      let passed = (date.year - start.year) * 12 + date.month - start.month
      for count in [passed / months, passed / months + 1] {
        guard let next = start.adding(months: count * months) else { return nil }
        if next >= date { return Int64(next.daysSinceEpoch) }
      }
      return nil
    }
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
    case .daily(let times): source = .slots(Self.slots(times), .all)
    case .weekly(let days, let times):
      // Day 0 is a Thursday, three days after a Monday.
      source = .slots(
        Self.slots(times),
        Days(
          days: Self.sorted(days.map { Int64($0.rawValue - 1) }), interval: 7, start: -3,
          isBounded: false))
    case .everyDays(let interval, let start, let days, let times):
      source = .slots(
        Self.slots(times),
        Days(
          days: Self.sorted(days.map { Int64($0 - 1) }), interval: Int64(interval),
          start: Int64(start.daysSinceEpoch), isBounded: true))
    case .everyMonths(let interval, let start, let times):
      source = .slots(
        Self.slots(times),
        Days(
          days: [], interval: 31 * Int64(interval), start: Int64(start.daysSinceEpoch),
          isBounded: true, months: (start, interval)))
    case .everyHours(let hours, let start, let end):
      let last = end < start ? end + 1440 : end
      source = .slots(
        Self.slots(Array(stride(from: start, through: last, by: 60 * hours))), .all)
    case .elapsedHours(let hours, let start): source = .steps(3600 * Int64(hours), since: start)
    case .unknown: source = .list([])
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
    case .slots(_, let days): max(days.interval, 7) * 86_400
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
  private func slot(after instant: Int64, _ minutes: [Int64], _ days: Days) -> Int64? {
    guard let first = minutes.first, let latest = minutes.last else { return nil }
    let firstDay = Self.day(instant + clock.range.lowerBound - 60 * (latest - latest % 1440))
    let lastDay = Self.day(UTCOffsetTable.instants.upperBound) + 1
    var best: Int64?
    var next = days.first(from: firstDay)
    while let day = next, day <= lastDay {
      let midnight = 86_400 * day
      if let best, midnight + 60 * first - clock.range.upperBound >= best { return best }
      for minute in minutes {
        let local = midnight + 60 * minute
        if let best, local - clock.range.upperBound >= best { break }
        let time = clock.instant(ofLocalSeconds: local)
        if time > instant { best = min(best ?? time, time) }
      }
      next = days.first(from: day + 1)
    }
    return best
  }

  /// The day of a local time, from 1970-01-01 on.
  private static func day(_ seconds: Int64) -> Int64 {
    seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
  }
}
