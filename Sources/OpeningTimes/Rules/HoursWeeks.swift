import Essentials

/// The days of a walk that need not be visited, since each week is as the one before.
struct HoursWeeks {
  /// The day on which to look ahead again.
  private var lookAhead: Int
  /// The days to wait after a look that was in vain, more each time.
  private var wait = 8
  /// The first day of the weeks to leave out, and the first day after them.
  private var weeks: Range<Int>?

  /// Prepares a walk; its first week is always visited.
  init(from first: CalendarDate) { lookAhead = Int(first.daysSinceEpoch) + 8 }

  /// Returns the day with which to go on in place of a day, `.latest` if there is none within the
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
