import Essentials

/// The rules in the form in which they are asked: what most of them say stands in plain numbers.
package struct HoursTable: Sendable {
  /// A rule.
  struct Row: Sendable {
    /// The weekdays on which the rule can apply; the bit of Monday is 2.
    let weekdays: UInt8
    /// Whether only the weekdays decide.
    let isByWeekday: Bool
    /// Whether only the public holidays decide, as in "PH off", which most texts have.
    let isByPublicHoliday: Bool
    let joint: HoursRule.Joint
    let meaning: HoursRule.Meaning
    /// Whether the rule says something of the whole day.
    let isAllDay: Bool
    /// The places of its times.
    let times: Range<Int>
    /// Why the place is closed, if the comment says that.
    let reason: OpeningHours.State.Reason?
  }

  let rules: [HoursRule]
  let rows: [Row]
  let times: [TimeSpan]
  /// Whether hours that begin on one day can go on after midnight.
  let goesPastMidnight: Bool
  let dependsOnSun: Bool
  /// Whether the hours are the same in every week.
  package let isWeekly: Bool
  /// Why the place is closed when no rule applies, if no rule opens it.
  private let reasonIfNeverOpen: OpeningHours.State.Reason?
  /// The days of the rules that do not only close the place or speak of holidays, or `nil` if one of them
  /// has no years, dates, or weeks.
  private let seasons: [DaySelector]?
  /// Whether each rule replaces those before it with certain hours of the same day.
  private let isPlain: Bool

  init(_ rules: [HoursRule]) {
    self.rules = rules
    var rows: [Row] = []
    var times: [TimeSpan] = []
    for rule in rules {
      let first = times.count
      times += rule.times
      rows.append(
        Row(
          weekdays: rule.days.possibleWeekdays, isByWeekday: rule.days.isByWeekday,
          isByPublicHoliday: rule.days == .publicHolidays, joint: rule.joint, meaning: rule.meaning,
          isAllDay: rule.times.isEmpty
            || rule.times == [TimeSpan(start: .minute(0), end: .minute(1440))],
          times: first..<times.count, reason: rule.reason))
    }
    let reason = rows.lazy.compactMap { $0.reason }.first ?? .notStated
    reasonIfNeverOpen = rows.contains { $0.meaning != .closed } ? nil : reason
    let ordinary = rules.filter { $0.meaning != .closed && !$0.days.hasOnlyHolidays }
    seasons = ordinary.allSatisfy { !$0.days.hasOnlyWeekdays } ? ordinary.map { $0.days } : nil
    goesPastMidnight = times.contains(where: { $0.goesPastMidnight })
    dependsOnSun = times.contains(where: { $0.dependsOnSun })
    isWeekly = rows.allSatisfy { $0.isByWeekday } && !dependsOnSun
    let areTimesPlain = times.allSatisfy { time in
      guard case .minute(let start) = time.start, case .minute(let end) = time.end else {
        return false
      }
      return start < end && end <= 1440 && !time.isOpenEnded
    }
    isPlain =
      isWeekly && areTimesPlain
      && rows.allSatisfy { $0.joint == .replacing && $0.meaning == .open }
    (self.rows, self.times) = (rows, times)
  }

  /// The minutes of each weekday at which the place is open, or `nil` if the hours are not plain, or a
  /// day has a break.
  ///
  /// Only the last rule of a weekday decides. Lists of places that are open ask this of thousands,
  /// so they keep it beside their records.
  package var plainWeek: [(weekday: Int, minutes: Range<Int>)]? {
    guard isPlain else { return nil }
    var week: [(weekday: Int, minutes: Range<Int>)] = []
    for weekday in 1...7 {
      guard let row = rows.last(where: { $0.weekdays >> UInt8(weekday) & 1 == 1 }) else { continue }
      guard row.times.count <= 1 else { return nil }
      guard let index = row.times.first else {
        week.append((weekday, 0..<1440))
        continue
      }
      guard case .minute(let start) = times[index].start, case .minute(let end) = times[index].end
      else { return nil }
      week.append((weekday, start..<end))
    }
    return week
  }

  /// The reason the place is closed on a day at a time that no rule mentions, if known.
  func reasonWithoutRule(on day: HoursDay) -> OpeningHours.State.Reason? {
    if let reasonIfNeverOpen { return reasonIfNeverOpen }
    guard let seasons, !seasons.contains(where: { $0.isInSeason(day) }) else { return nil }
    return .notStated
  }

  /// Hashes what tells most hours apart, as few numbers: a directory hashes the hours of each record.
  ///
  /// The meaning of a rule and how it combines with the others are left out, because they have few values.
  func hash(into hasher: inout Hasher) {
    for (rule, row) in zip(rules, rows) {
      hasher.combine(UInt64(row.weekdays) | UInt64(row.times.count) << 8)
      for time in times[row.times] {
        hasher.combine(time.start.number << 16 ^ (time.end?.number ?? -1))
      }
      if !row.isByWeekday { hasher.combine(rule.days) }
      if let comment = rule.comment { hasher.combine(comment) }
    }
  }

  /// Whether a rule applies on a day.
  @inline(__always)
  func selects(_ day: HoursDay, at index: Int, in calendar: OpeningCalendar) -> Bool {
    let row = rows[index]
    guard row.weekdays >> UInt8(day.weekday.rawValue) & 1 == 1 else { return false }
    if row.isByWeekday { return true }
    if row.isByPublicHoliday { return calendar.isPublicHoliday(day.date) }
    return rules[index].days.contains(day, in: calendar)
  }
}

extension DaySelector {
  fileprivate static let publicHolidays = DaySelector(
    holidays: [HolidaySelector(kind: .publicHoliday)])

  /// The weekdays on which a day can be selected; the bit of Monday is 2.
  fileprivate var possibleWeekdays: UInt8 {
    let all: UInt8 = 0b1111_1110
    guard !weekdays.isEmpty, holidays.isEmpty || needsBoth else { return all }
    return weekdays.reduce(0) { $0 | ($1.offset == 0 ? $1.bits : all) }
  }

  /// Whether only the weekday decides.
  fileprivate var isByWeekday: Bool {
    let hasHolidays = !holidays.isEmpty && (needsBoth || !isEveryWeekday)
    return years.isEmpty && dates.isEmpty && weeks.isEmpty && !hasHolidays
      && weekdays.allSatisfy { $0.isPlain }
  }

  private var isEveryWeekday: Bool {
    weekdays.reduce(0) { $0 | ($1.isPlain ? $1.bits : 0) } == 0b1111_1110
  }
}

extension WeekdaySpan {
  fileprivate var isPlain: Bool { nth.isEmpty && offset == 0 }

  /// A bit for each weekday from the first to the last.
  fileprivate var bits: UInt8 {
    var bits: UInt8 = 0
    var day = first.rawValue
    while true {
      bits |= 1 << UInt8(day)
      if day == last.rawValue { return bits }
      day = day % 7 + 1
    }
  }
}

extension OpeningHours.Time {
  /// A number that tells most times apart.
  fileprivate var number: Int {
    switch self {
    case .minute(let minute): minute
    case .sun(_, let offset): 4096 + offset
    }
  }
}

extension TimeSpan {
  /// Whether it may go on after midnight; by the sun, a start can be midnight, and an end can lie before
  /// the start.
  fileprivate var goesPastMidnight: Bool {
    switch (start, end) {
    case (.minute, .minute(let end)): isOpenEnded || end > 1440
    case (.minute(let start), nil): start == 1440
    case (.sun, _), (_, .sun): true
    }
  }

  fileprivate var dependsOnSun: Bool {
    if case .sun = start { return true }
    if case .sun = end { return true }
    return false
  }
}
