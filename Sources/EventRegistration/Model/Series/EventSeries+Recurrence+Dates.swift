import Essentials

extension EventSeries.Recurrence {
  /// Returns the days of a series, from the first one on.
  func dates(
    from first: CalendarDate, to end: EventSeries.End
  ) throws(EventSeries.Error) -> [CalendarDate] {
    try check(first: first, end: end)
    let (limit, last): (Int, CalendarDate) =
      switch end {
      case .count(let count): (count, .latest)
      case .until(let last): (EventSeries.maximumCount + 1, last)
      }
    var dates: [CalendarDate] = []
    var number = 0
    while dates.count < limit, let period = period(number, from: first), period.start <= last {
      dates += period.dates.filter { first <= $0 && $0 <= last }
      number += 1
    }
    switch end {
    case .count(let count):
      guard dates.count >= count else { throw .outsideCalendar }
      return Array(dates.prefix(count))
    case .until:
      guard dates.count <= EventSeries.maximumCount else { throw .tooManyDays }
      return dates
    }
  }

  /// Checks the rule, and whether the first day and the end are valid for it.
  private func check(first: CalendarDate, end: EventSeries.End) throws(EventSeries.Error) {
    guard Self.intervals.contains(interval) else { throw .intervalOutOfRange(interval) }
    if case .weeks(_, let weekdays) = self, !weekdays.isEmpty, !weekdays.contains(first.weekday) {
      throw .notOnWeekday(first.weekday)
    }
    switch end {
    case .count(let count):
      guard (1...EventSeries.maximumCount).contains(count) else { throw .countOutOfRange(count) }
    case .until(let last):
      guard first <= last else { throw .endsBeforeFirst(last) }
    }
  }

  /// Returns the days of a period, and the earliest day that can be one of them, or `nil` after the
  /// end of the calendar.
  ///
  /// A period is a day, a week, or a month, depending on the rule. Period 0 contains the first day of
  /// the series, and possibly earlier days.
  private func period(
    _ number: Int, from first: CalendarDate
  ) -> (start: CalendarDate, dates: [CalendarDate])? {
    switch self {
    case .days(let interval):
      return first.adding(days: interval * number).map { ($0, [$0]) }
    case .weeks(let interval, let weekdays):
      let daysFromMonday = (weekdays.isEmpty ? [first.weekday] : weekdays).map { $0.rawValue - 1 }
      // The calendar begins on a Monday, so this is `nil` only after the end of the calendar.
      let monday = first.adding(days: 7 * interval * number - (first.weekday.rawValue - 1))
      return monday.map { monday in
        (monday, daysFromMonday.sorted().compactMap { monday.adding(days: $0) })
      }
    case .months(let interval):
      let firstMonth = CalendarMonth(containing: first)
      let months = 12 * firstMonth.year + firstMonth.month - 1 + interval * number
      guard let month = try? CalendarMonth(months / 12, months % 12 + 1) else { return nil }
      let daysFromStart = firstMonth.days.lowerBound.days(until: first)
      let start = month.days.lowerBound
      guard daysFromStart < month.dayCount else { return (start, []) }
      return (start, start.adding(days: daysFromStart).map { [$0] } ?? [])
    }
  }
}
