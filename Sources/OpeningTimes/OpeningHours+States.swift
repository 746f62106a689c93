public import Essentials

extension OpeningHours {
  /// The state of a place at a time, according to its hours.
  public struct State: Hashable, Sendable {
    /// Open, closed, or unknown.
    public enum Kind: CaseIterable, Hashable, Sendable {
      /// Open.
      case open
      /// Closed.
      case closed
      /// It depends, as in "by appointment", or is unknown, as after an open end.
      case unknown
    }

    /// The reason a place is closed.
    @nonexhaustive public enum Reason: CaseIterable, Hashable, Sendable {
      /// A break between hours of the same day, such as from noon to one o'clock.
      case pause
      /// The text says nothing about the time: it is outside all seasons and dates with hours, or
      /// the text has only hours of holidays, or only times at which the place is closed. The
      /// specification does not decide whether such a time is closed or unknown; the kind is
      /// closed, as in other implementations.
      case notStated
      /// The comment says that the place is temporarily closed.
      case temporary
      /// The comment says that the place is permanently closed.
      case permanent
    }

    /// Open, closed, or unknown.
    public let kind: Kind

    /// The comment of the rule, such as "by appointment".
    public let comment: String?

    /// The reason the place is closed, or `nil` if there is no special reason.
    public let reason: Reason?

    /// Whether it is certain that the place is open.
    public var isOpen: Bool { kind == .open }
  }

  /// A stretch of time in which the state stays the same.
  public struct Interval: Hashable, Sendable {
    /// The first minute.
    public let start: LocalDateTime
    /// The first minute after the interval.
    public let end: LocalDateTime
    /// The state, which is not closed.
    public let state: State
  }

  /// Returns the state at a time of the clocks at the place.
  ///
  ///     hours.state(at: localNow).isOpen
  ///
  /// - Complexity: O(*n*) for *n* times in all rules
  public func state(at time: LocalDateTime, in calendar: OpeningCalendar = .init()) -> State {
    let day = HoursDay(time.date)
    let (today, yesterday) = plans(of: day, in: calendar)
    let entry = today.entry(at: time.minuteOfDay, after: yesterday)
    guard entry?.meaning ?? .closed == .closed else { return state(of: entry) }
    var reason = entry.flatMap { table.rows[$0.rule].reason }
    if reason == nil, today.hasPause(at: time.minuteOfDay, after: yesterday) { reason = .pause }
    if reason == nil, entry == nil { reason = table.reasonWithoutRule(on: day) }
    return State(kind: .closed, comment: entry.flatMap { rules[$0.rule].comment }, reason: reason)
  }

  /// Whether it is certain that the place is open at a time.
  package func isOpen(at time: LocalDateTime, in calendar: OpeningCalendar) -> Bool {
    let (today, yesterday) = plans(of: HoursDay(time.date), in: calendar)
    return today.entry(at: time.minuteOfDay, after: yesterday)?.meaning == .open
  }

  /// The unknown time of the sun at which the hours of a time begin, or `nil` if there is none.
  func sunStart(at time: LocalDateTime, in calendar: OpeningCalendar) -> Time? {
    let (today, yesterday) = plans(of: HoursDay(time.date), in: calendar)
    let span = today.entry(at: time.minuteOfDay, after: yesterday)?.span.map { table.times[$0] }
    if case .sun? = span?.start { return span?.start }
    return nil
  }

  private func plans(
    of day: HoursDay, in calendar: OpeningCalendar
  ) -> (today: HoursPlan, yesterday: HoursPlan) {
    var (today, yesterday) = (HoursPlan(), HoursPlan())
    today.set(day, table, in: calendar)
    if table.goesPastMidnight, let date = day.date.adding(days: -1) {
      yesterday.set(HoursDay(date), table, in: calendar)
    }
    return (today, yesterday)
  }

  /// Returns the first time after `time` at which the place opens, closes, or becomes unknown, or `nil`
  /// if that is not within a hundred years.
  ///
  /// A change of only the comment does not count.
  ///
  /// - Complexity: O(*d* · *n*²) for *d* days until the change and *n* times in all rules. Days
  ///   with the same rules as in the week before are skipped.
  public func nextChange(
    after time: LocalDateTime, in calendar: OpeningCalendar = .init()
  ) -> LocalDateTime? {
    let days = table.isWeekly ? 8 : 36_525
    let last = time.date.adding(days: days) ?? .latest
    var kind: State.Kind?
    var change: LocalDateTime?
    forEachEdge(from: time.date, through: last, in: calendar, leavingOut: .daysAndWeeks) {
      date, minute, entry in
      let next = entry?.meaning.kind ?? .closed
      if date > time.date || minute > time.minuteOfDay {
        guard kind == next else {
          change = try? LocalDateTime(date, minuteOfDay: minute)
          return false
        }
      } else {
        kind = next
      }
      return true
    }
    return change
  }

  /// Returns the stretches of time in a range in which the place is open or unknown, in order.
  ///
  /// Stretches that begin before the range or end after it are cut.
  ///
  /// - Complexity: O(*d* · *n*²) for *d* days and *n* times in all rules
  public func intervals(
    in range: Range<LocalDateTime>, in calendar: OpeningCalendar = .init()
  ) -> [Interval] {
    var intervals: [Interval] = []
    guard !range.isEmpty else { return intervals }
    var start = range.lowerBound
    var current: State?
    func end(at time: LocalDateTime) {
      if let current, current.kind != .closed, start < time {
        intervals.append(Interval(start: start, end: time, state: current))
      }
    }
    forEachEdge(from: range.lowerBound.date, through: range.upperBound.date, in: calendar) {
      date, minute, entry in
      guard let time = try? LocalDateTime(date, minuteOfDay: minute) else { return true }
      guard time < range.upperBound else { return false }
      let next = state(of: entry)
      guard next != current else { return true }
      if time > range.lowerBound {
        end(at: time)
        start = time
      }
      current = next
      return true
    }
    end(at: range.upperBound)
    return intervals
  }

  /// Whether the place is open at some of the minutes of a day in a range that counts; whether a day does
  /// is up to its weekday.
  package func isOpen(
    in minutes: Range<Int>, ofDaysIn dates: ClosedRange<CalendarDate>, in calendar: OpeningCalendar,
    _ counts: (CalendarDate) -> Bool
  ) -> Bool {
    var isOpen = false
    var (date, start): (CalendarDate?, Int) = (nil, 0)
    var wasOpen = false
    func end(at minute: Int) {
      guard wasOpen, let date, counts(date) else { return }
      if max(start, minutes.lowerBound) < min(minute, minutes.upperBound) { isOpen = true }
    }
    // Weeks that are all the same have seven kinds of days.
    let last = table.isWeekly ? dates.lowerBound.adding(days: 6) ?? .latest : dates.upperBound
    // A week that is left out has nothing that a day before it did not have at the same weekday.
    forEachEdge(
      from: dates.lowerBound, through: min(last, dates.upperBound), in: calendar, leavingOut: .weeks
    ) { next, minute, entry in
      end(at: next == date ? minute : 1440)
      (date, start, wasOpen) = (next, minute, entry?.meaning == .open)
      return !isOpen
    }
    end(at: 1440)
    return isOpen
  }

  private func state(of entry: HoursPlan.Entry?) -> State {
    entry.map(state) ?? State(kind: .closed, comment: nil, reason: nil)
  }

  func state(of entry: HoursPlan.Entry) -> State {
    State(
      kind: entry.meaning.kind, comment: rules[entry.rule].comment,
      reason: table.rows[entry.rule].reason)
  }

  /// The days that a walk skips because they repeat earlier days.
  private enum Repetition {
    /// Nothing.
    case nothing
    /// Weeks in which everything is as in the week before.
    case weeks
    /// These, and days on which everything is as on the day before.
    case daysAndWeeks
  }

  /// Calls `body` with each minute of the days at which what holds can change, midnight first.
  ///
  /// It ends when `body` returns `false`.
  private func forEachEdge(
    from first: CalendarDate, through last: CalendarDate, in calendar: OpeningCalendar,
    leavingOut repetition: Repetition = .nothing,
    _ body: (CalendarDate, Int, HoursPlan.Entry?) -> Bool
  ) {
    var (today, yesterday) = (HoursPlan(), HoursPlan())
    var edges: [Int] = []
    edges.reserveCapacity(8)
    if let before = first.adding(days: -1) {
      yesterday.set(HoursDay(before), table, in: calendar)
    }
    let isSkipping = repetition != .nothing && !(table.dependsOnSun && calendar.hasSun)
    var repeats = -1
    var weeks = HoursWeeks(from: first)
    var next: CalendarDate? = first
    while let date = next, date <= last {
      let day = HoursDay(date)
      if isSkipping, let other = weeks.skip(to: day, table, in: calendar) {
        guard let before = other.adding(days: -1), other <= last else { return }
        yesterday.set(HoursDay(before), table, in: calendar)
        (next, repeats) = (other, -1)
        continue
      }
      next = date.adding(days: 1)
      today.set(day, table, in: calendar)
      if isSkipping, repetition == .daysAndWeeks {
        // The day before was such a day from its first minute on, and nothing changed.
        repeats = today.rules == yesterday.rules ? repeats + 1 : 0
        if repeats > 1 { continue }
      }
      edges.removeAll(keepingCapacity: true)
      edges.append(0)
      today.addEdges(to: &edges, after: yesterday)
      edges.sort()
      var previous = -1
      for edge in edges where edge != previous {
        previous = edge
        guard body(date, edge, today.entry(at: edge, after: yesterday)) else { return }
      }
      swap(&today, &yesterday)
    }
  }
}

extension HoursRule.Meaning {
  var kind: OpeningHours.State.Kind {
    switch self {
    case .open: .open
    case .closed: .closed
    case .unknown: .unknown
    }
  }
}

/// The days that a walk does not have to visit, because each week is like the previous one.
struct HoursWeeks {
  /// The day on which to look ahead again.
  private var lookAhead: Int
  /// The days to wait after a look that was in vain, more each time.
  private var wait = 8
  /// The first day of the weeks to leave out, and the first day after them.
  private var weeks: Range<Int>?

  /// Prepares a walk; its first week is always visited.
  init(from first: CalendarDate) { lookAhead = Int(first.daysSinceEpoch) + 8 }

  /// Returns the next day to visit in place of a day, `.latest` if there is none within the
  /// calendar, or `nil` to visit the day.
  ///
  /// On the first day of such weeks, the hours of the day before can go on, so that eight days are
  /// visited.
  mutating func skip(
    to day: HoursDay, _ table: HoursTable, in calendar: OpeningCalendar
  ) -> CalendarDate? {
    let today = Int(day.date.daysSinceEpoch)
    if let weeks, weeks.lowerBound <= today {
      self.weeks = nil
      return CalendarDate(daysSinceEpoch: weeks.upperBound) ?? .latest
    }
    guard today >= lookAhead else { return nil }
    let last = table.lastDayByWeekday(from: day, in: calendar)
    if last > today + 8 {
      weeks = today + 8..<(last == .max ? last : last + 1)
      (lookAhead, wait) = (last, 8)
    } else {
      lookAhead = today + wait
      wait = min(wait * 2, 64)
    }
    return nil
  }
}
