import Essentials

/// The days of a rule: those that fulfill each kind of condition.
struct DaySelector: Hashable, Sendable {
  var years: [NumberRange] = []
  var dates: [DateSpan] = []
  var weeks: [NumberRange] = []
  var weekdays: [WeekdaySpan] = []
  var holidays: [HolidaySelector] = []
  /// Whether a day must be a holiday and a weekday, as in "PH Mo-Fr", and not one of both.
  var needsBoth = false
}

/// Numbers from the first to the last, or every few of them.
struct NumberRange: Hashable, Sendable {
  var first: Int
  var last: Int
  var step = 1

  func contains(_ number: Int) -> Bool {
    number >= first && number <= last && (number - first) % step == 0
  }
}

/// Weekdays from the first to the last, which can go on in the next week.
struct WeekdaySpan: Hashable, Sendable {
  var first: Weekday
  var last: Weekday
  /// The weekdays of a month that count, numbered from 1, or from -1 backward; all if there are
  /// none.
  var nth: [Int] = []
  /// The days by which the weekdays of a month are moved.
  var offset = 0
}

/// Holidays, or days around them.
struct HolidaySelector: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case publicHoliday, schoolHoliday }

  var kind: Kind
  var offset = 0
}

/// Dates from the first to the last, in one year or in all.
struct DateSpan: Hashable, Sendable {
  /// A date that may differ between years.
  struct Bound: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      case month(Int)
      case day(month: Int, day: Int)
      case nth(month: Int, weekday: Weekday, nth: Int)
      case easter
    }

    var year: Int?
    var day: Day
    /// The weekday to which the date is moved, forward or backward.
    var toWeekday: (isAfter: Bool, weekday: Weekday)? {
      get { movesToWeekday.map { (movesForward, $0) } }
      set { (movesForward, movesToWeekday) = (newValue?.isAfter ?? true, newValue?.weekday) }
    }
    var offset = 0
    private var movesToWeekday: Weekday?
    private var movesForward = true

    init(year: Int? = nil, _ day: Day) {
      self.year = year
      self.day = day
    }
  }

  var first: Bound
  /// The last date; `nil` if the span has no end.
  var last: Bound?
}

/// The facts of a day that the selectors need, found once for all rules.
struct HoursDay {
  let date: CalendarDate
  let year: Int
  let month: Int
  let day: Int
  let weekday: Weekday

  init(_ date: CalendarDate) {
    self.date = date
    (year, month, day) = (date.year, date.month, date.day)
    weekday = date.weekday
  }

  /// The number of the week of the year, which has the year's first Thursday in its first week (ISO
  /// 8601).
  var week: Int {
    let thursday = Int(date.daysSinceEpoch) + 4 - weekday.rawValue
    let year = CalendarDate(daysSinceEpoch: thursday)?.year ?? self.year
    let first = (try? CalendarDate(year, 1, 1)).map { Int($0.daysSinceEpoch) } ?? thursday
    return (thursday - first) / 7 + 1
  }
}

extension DaySelector {
  /// Whether a day is selected.
  func contains(_ day: HoursDay, in calendar: OpeningCalendar) -> Bool {
    guard isInSeason(day) else { return false }
    if weekdays.isEmpty, holidays.isEmpty { return true }
    let isWeekday = weekdays.contains { $0.contains(day) }
    let isHoliday = holidays.contains { $0.contains(day, in: calendar) }
    return needsBoth ? isWeekday && isHoliday : isWeekday || isHoliday
  }

  /// Whether a day is in the years, dates, and weeks, whatever its weekday.
  @inline(__always)
  func isInSeason(_ day: HoursDay) -> Bool {
    (years.isEmpty || years.contains { $0.contains(day.year) })
      && (dates.isEmpty || dates.contains { $0.contains(day) })
      && (weeks.isEmpty || containsWeek(day.week))
  }

  private func containsWeek(_ week: Int) -> Bool {
    weeks.contains { range in
      // Weeks can go on in the next year.
      range.first <= range.last
        ? range.contains(week)
        : NumberRange(first: range.first, last: range.last + 53, step: range.step)
          .contains(week < range.first ? week + 53 : week)
    }
  }
}

extension HolidaySelector {
  func contains(_ day: HoursDay, in calendar: OpeningCalendar) -> Bool {
    guard let date = day.date.adding(days: -offset) else { return false }
    return switch kind {
    case .publicHoliday: calendar.isPublicHoliday(date)
    case .schoolHoliday: calendar.isSchoolHoliday(date)
    }
  }
}

extension WeekdaySpan {
  func contains(_ day: HoursDay) -> Bool {
    guard !nth.isEmpty || offset != 0 else { return contains(day.weekday) }
    guard let date = offset == 0 ? day.date : day.date.adding(days: -offset) else { return false }
    let shifted = offset == 0 ? day : HoursDay(date)
    guard contains(shifted.weekday) else { return false }
    if nth.isEmpty { return true }
    let fromStart = (shifted.day - 1) / 7 + 1
    let left = CalendarDate.lastDay(of: shifted.month, in: shifted.year) - shifted.day
    return nth.contains(fromStart) || nth.contains(-(left / 7 + 1))
  }

  /// Whether a weekday is one from the first to the last.
  func contains(_ weekday: Weekday) -> Bool {
    first.rawValue <= last.rawValue
      ? (first.rawValue...last.rawValue).contains(weekday.rawValue)
      : weekday.rawValue >= first.rawValue || weekday.rawValue <= last.rawValue
  }
}

extension CalendarDate {
  /// The last day of a month in `1...12`.
  static func lastDay(of month: Int, in year: Int) -> Int {
    (try? CalendarMonth(year, month))?.dayCount ?? 31
  }

  /// Easter Sunday of a year, by the Gregorian calendar.
  ///
  /// The anonymous algorithm that Jean Meeus gives in "Astronomical Algorithms", chapter 8.
  static func easter(_ year: Int) -> (month: Int, day: Int) {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let f = (b + 8) / 25
    let g = (b - f + 1) / 3
    let h = (19 * a + b - d - g + 15) % 30
    let (i, k) = (c / 4, c % 4)
    let l = (32 + 2 * e + 2 * i - h - k) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return (n / 31, n % 31 + 1)
  }
}

extension DateSpan {
  func contains(_ day: HoursDay) -> Bool {
    if let month = onlyMonths { return month.contains(day.month) }
    let date = Int(day.date.daysSinceEpoch)
    guard let last else {
      // Without a year, the span ends with each year.
      return start(in: first.year ?? day.year).map { $0 <= date } ?? false
    }
    if let year = first.year {
      guard let start = start(in: year) else { return false }
      return end(last, from: start, year).map {
        (start...max(start, $0)).contains(date) && $0 >= start
      }
        ?? false
    }
    // A span without a year can have begun in the year before, or by an offset in the next one.
    for year in (day.year - 1)...(day.year + 1) {
      guard let start = start(in: year), start <= date, let end = end(last, from: start, year)
      else { continue }
      if date <= end { return true }
    }
    return false
  }

  /// The months, if the span consists of whole months of every year.
  @inline(__always)
  var onlyMonths: MonthRange? {
    guard first.year == nil, first.offset == 0, let last, last.year == nil, last.offset == 0,
      case .month(let from) = first.day, case .month(let to) = last.day
    else { return nil }
    return MonthRange(first: from, last: to)
  }

  struct MonthRange {
    let first: Int
    let last: Int

    var isWholeYear: Bool { (last - first + 1) % 12 == 0 }

    @inline(__always)
    func contains(_ month: Int) -> Bool {
      first <= last ? month >= first && month <= last : month >= first || month <= last
    }
  }

  /// Returns the first day of the span that begins in a year, or `nil` if there is none.
  ///
  /// If the month does not have that day in the year, as in "Feb 29-Mar 10", the span begins with the next
  /// month. A single day that does not exist gives `nil`.
  func start(in year: Int) -> Int? {
    if let start = first.bounds(in: year)?.lowerBound { return start }
    return first == last ? nil : first.boundsOfMonthEnd(in: year)?.lowerBound.advanced(by: 1)
  }

  /// Returns the last day of a span that begins on a day of a year.
  ///
  /// If the month does not have that day in the year, as in "Nov 01-Feb 29", the span ends with the month.
  func end(_ last: Bound, from start: Int, _ year: Int) -> Int? {
    func end(in year: Int) -> Int? {
      (last.bounds(in: year) ?? last.boundsOfMonthEnd(in: year))?.upperBound
    }
    if let lastYear = last.year { return end(in: lastYear) }
    guard let day = end(in: year) else { return nil }
    return day >= start ? day : end(in: year + 1)
  }
}

extension DateSpan.Bound {
  /// Returns the last day of the month in place of a day that the month does not have in a year, such as
  /// February 29 or a fifth weekday.
  ///
  /// For a weekday that is counted backward, it is the last day of the month before.
  fileprivate func boundsOfMonthEnd(in year: Int) -> ClosedRange<Int>? {
    var bound = self
    switch day {
    case .month, .easter: return nil
    case .day(let month, _), .nth(let month, _, 1...):
      bound.day = .day(month: month, day: CalendarDate.lastDay(of: month, in: year))
    case .nth(let month, _, _):
      bound.day = .day(month: month, day: 1)
      bound.offset -= 1
    }
    return bound.bounds(in: year)
  }

  /// The weekday that the date has in each year, or `nil` if it differs.
  var onlyWeekday: Weekday? {
    let day: Weekday
    switch self.day {
    case .month, .day: return nil
    case .nth(_, let weekday, _): day = weekday
    case .easter: day = .sunday
    }
    guard toWeekday == nil else { return nil }
    return Weekday.allCases[((day.rawValue - 1 + offset) % 7 + 7) % 7]
  }

  /// Returns the first and the last day that are meant in a year, or `nil` if there is none.
  func bounds(in year: Int) -> ClosedRange<Int>? {
    let days: ClosedRange<Int>?
    switch day {
    case .month(let month):
      days = Self.number(year, month, 1).map {
        $0...($0 + CalendarDate.lastDay(of: month, in: year) - 1)
      }
    case .day(let month, let day): days = Self.number(year, month, day).map { $0...$0 }
    case .nth(let month, let weekday, let nth):
      days = Self.nth(nth, weekday, ofMonth: month, in: year).map { $0...$0 }
    case .easter:
      let (month, day) = CalendarDate.easter(year)
      days = Self.number(year, month, day).map { $0...$0 }
    }
    guard let days else { return nil }
    var shift = offset
    if let (isAfter, weekday) = toWeekday {
      let current = Self.weekday(days.lowerBound)
      let distance = (weekday.rawValue - current + 7) % 7
      shift += isAfter ? distance : distance - 7
    }
    return (days.lowerBound + shift)...(days.upperBound + shift)
  }

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    (try? CalendarDate(year, month, day)).map { Int($0.daysSinceEpoch) }
  }

  /// The ISO 8601 number of the weekday of a day since 1970-01-01, which was a Thursday.
  private static func weekday(_ day: Int) -> Int { ((day + 3) % 7 + 7) % 7 + 1 }

  private static func nth(
    _ nth: Int, _ weekday: Weekday, ofMonth month: Int, in year: Int
  ) -> Int? {
    guard let first = number(year, month, 1) else { return nil }
    let length = CalendarDate.lastDay(of: month, in: year)
    let toFirst = (weekday.rawValue - Self.weekday(first) + 7) % 7
    let count = (length - 1 - toFirst) / 7 + 1
    let index = nth > 0 ? nth - 1 : count + nth
    return (0..<count).contains(index) ? first + toFirst + 7 * index : nil
  }
}
