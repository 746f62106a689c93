import Essentials

// How far ahead the same days stay selected.
//
// Days are numbers since 1970-01-01 here; `Int.max` is a day that never comes.
extension HoursTable {
  /// Returns a day through which, from a day on, only the weekday decides which rules apply.
  ///
  /// - Complexity: O(*n*) for *n* conditions of all rules
  func lastDayByWeekday(from day: HoursDay, in calendar: OpeningCalendar) -> Int {
    rows.indices.lazy.filter { !rows[$0].isByWeekday }
      .map { rules[$0].days.lastDayByWeekday(from: day, in: calendar) }.min() ?? .max
  }
}

extension DaySelector {
  /// A condition of a day: whether it holds, and a day through which that stays so.
  private typealias Condition = (holds: Bool, through: Int)

  /// Returns a day through which, from a day on, only the weekday decides whether a day is
  /// selected.
  fileprivate func lastDayByWeekday(from day: HoursDay, in calendar: OpeningCalendar) -> Int {
    var conditions: [Condition] = []
    if !years.isEmpty { conditions.append(yearCondition(day)) }
    if !dates.isEmpty {
      conditions.append(
        (
          dates.contains { $0.contains(day) },
          dates.lazy.map { $0.lastSameDay(from: day) }.min() ?? .max
        ))
    }
    let today = Int(day.date.daysSinceEpoch)
    if !weeks.isEmpty { conditions.append((true, today + 7 - day.weekday.rawValue)) }
    if weekdays.contains(where: { !$0.nth.isEmpty || $0.offset != 0 }) {
      conditions.append((true, today))
    }
    if !holidays.isEmpty {
      let isOnlyHolidays = weekdays.isEmpty || needsBoth
      conditions.append(
        (
          !isOnlyHolidays || holidays.contains { $0.contains(day, in: calendar) },
          holidays.lazy.map { $0.lastSameDay(from: day.date, in: calendar) }.min() ?? .max
        ))
    }
    // As long as one condition does not hold, the others do not matter.
    return conditions.lazy.filter { !$0.holds }.map { $0.through }.max()
      ?? conditions.lazy.map { $0.through }.min() ?? .max
  }

  private func yearCondition(_ day: HoursDay) -> Condition {
    guard !years.contains(where: { $0.contains(day.year) }) else {
      return (true, Self.firstDay(ofYear: day.year + 1) - 1)
    }
    let next = years.lazy.filter { $0.last > day.year }.map { max($0.first, day.year + 1) }.min()
    return (false, next.map { Self.firstDay(ofYear: $0) - 1 } ?? .max)
  }

  /// The first day of a year, or one that never comes if the calendar ends before it.
  fileprivate static func firstDay(ofYear year: Int) -> Int {
    (try? CalendarDate(year, 1, 1)).map { Int($0.daysSinceEpoch) } ?? .max
  }
}

extension DateSpan {
  /// Returns a day through which, from a day on, all days are in the span, or all are not.
  fileprivate func lastSameDay(from day: HoursDay) -> Int {
    let today = Int(day.date.daysSinceEpoch)
    if let months = onlyMonths {
      guard !months.isWholeYear else { return .max }
      let count =
        months.contains(day.month) ? months.last - day.month : months.first - day.month - 1
      let month = day.month - 1 + (count + 12) % 12
      let last = try? CalendarMonth(day.year + month / 12, month % 12 + 1)
      return last.map { Int($0.days.upperBound.daysSinceEpoch) } ?? .max
    }
    if let year = first.year {
      return boundaries(in: year).first { $0 > today }.map { $0 - 1 } ?? .max
    }
    // Without a year, the years around the one of the day count.
    let nextYear = DaySelector.firstDay(ofYear: day.year + 1)
    let next = ((day.year - 1)...(day.year + 1)).lazy.flatMap(boundaries).filter { $0 > today }
      .min()
    return min(next ?? .max, nextYear) - 1
  }

  /// The first day of the span of a year, and the first one after it, in order.
  private func boundaries(in year: Int) -> [Int] {
    guard let start = start(in: year) else { return [] }
    guard let last else { return [start] }
    return end(last, from: start, year).map { $0 < start ? [] : [start, $0 + 1] } ?? []
  }
}

extension HolidaySelector {
  /// Returns a day through which, from a day on, no day is selected; the day itself if it is.
  fileprivate func lastSameDay(from date: CalendarDate, in calendar: OpeningCalendar) -> Int {
    let today = Int(date.daysSinceEpoch)
    guard let shifted = date.adding(days: -offset) else { return today }
    let next =
      switch kind {
      case .publicHoliday: calendar.nextPublicHoliday(from: shifted)
      case .schoolHoliday: calendar.nextSchoolHoliday(from: shifted)
      }
    return next.map { max(Int($0.daysSinceEpoch) + offset - 1, today) } ?? .max
  }
}
