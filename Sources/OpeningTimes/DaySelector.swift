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

/// What the selectors need to know of a day, found once for all rules.
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
  fileprivate func contains(_ weekday: Weekday) -> Bool {
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

/// Dates as people write them.
extension DaySelector {
  /// Whether each date can happen in one of the years, and some day meets the years, dates, and weeks.
  var canHappen: Bool {
    dates.allSatisfy { span in
      guard span.canHappen else { return false }
      guard !years.isEmpty, let year = span.first.year else { return true }
      // A year before a date with a year of its own.
      return years.contains {
        $0.first <= span.last.map { $0.year ?? year + 1 } ?? 9999 && $0.last >= year
      }
    } && hasDay
  }

  /// Whether some day is in the years, dates, and weeks: "2025 week 53" and "2025: Feb 29" have none.
  ///
  /// At most forty years are checked, because so many consecutive ones include all kinds of years.
  private var hasDay: Bool {
    guard weeks.isEmpty ? !years.isEmpty && !dates.isEmpty : !years.isEmpty || !dates.isEmpty else {
      return true
    }
    var candidates: Set<Int> = []
    for range in years.isEmpty ? [NumberRange(first: 2000, last: 2039)] : years {
      for year in stride(from: range.first, through: range.last, by: range.step).prefix(40) {
        if candidates.count == 40 { break }
        candidates.insert(year)
      }
    }
    // A date with a year of its own can end in the next one.
    let own = dates.lazy.compactMap { $0.first.year }.prefix(40)
    if years.isEmpty { candidates.formUnion(own.flatMap { [$0, $0 + 1] }) }
    let hasDay = candidates.contains { year in
      let first = try? CalendarDate(year, 1, 1)
      return (0..<366).contains { day in
        first?.adding(days: day).map { isInSeason(HoursDay($0)) } ?? false
      }
    }
    return hasDay || years.count > 1 && candidates.count == 40 || own.count == 40
  }

  /// Whether weekdays and holidays with a blank between them can only be a list: "Mo Fr" may be from
  /// Monday to Friday.
  var isCertainlyList: Bool {
    guard weekdays.count == 2, holidays.isEmpty, weekdays.allSatisfy({ $0.first == $0.last }) else {
      return true
    }
    return weekdays[0].last.rawValue % 7 + 1 == weekdays[1].first.rawValue
  }

  /// Returns the days that are meant by lists with commas between them, such as "Mo, Jan 1, Dec 25", in
  /// order, or `nil` if there is more than one meaning.
  static func meant(by selectors: [DaySelector]) -> [DaySelector]? {
    if selectors.count < 2 { return selectors }
    // "Jun-Aug, Mo-Th": weekdays in a season.
    if selectors.count == 2, let days = selectors[0].season(of: selectors[1]) { return [days] }
    var (hasDates, hasWeekdays) = (false, false)
    // What has both, such as "Jun-Aug We", is complete.
    for days in selectors where !days.isComplete {
      if days.hasOnlyWeekdays {
        // "Dec 24, Mo" may be a day or its weekday.
        guard !hasDates || days.weekdays.isEmpty else { return nil }
        hasWeekdays = hasWeekdays || !days.weekdays.isEmpty
      } else {
        guard days.hasOnlyDates,
          days.hasFewDays || !hasDates && !hasWeekdays && days != selectors[0]
        else { return nil }
        hasDates = true
      }
    }
    return selectors
  }

  /// Returns weekdays in the season of this selector, or `nil` if it is not a season or they are
  /// not weekdays.
  func season(of days: DaySelector) -> DaySelector? {
    guard isSeason, !days.weekdays.isEmpty, days.hasOnlyWeekdays else { return nil }
    var days = days
    (days.years, days.dates, days.weeks) = (years, dates, weeks)
    return days
  }

  /// Whether no weekday or kind of holiday is selected by both, each as a whole.
  func isApart(from other: DaySelector) -> Bool {
    guard hasOnlyWeekdays, other.hasOnlyWeekdays, !needsBoth, !other.needsBoth,
      (weekdays + other.weekdays).allSatisfy({ $0.nth.isEmpty && $0.offset == 0 })
    else { return false }
    let kinds = other.holidays.map { $0.kind }
    return !holidays.contains { kinds.contains($0.kind) }
      && Weekday.allCases.allSatisfy { day in
        !weekdays.contains { $0.contains(day) } || !other.weekdays.contains { $0.contains(day) }
      }
  }

  /// Whether both may select the same day; different seasons are taken to be apart.
  func mayMeet(_ other: DaySelector) -> Bool {
    let isSameSeason = years == other.years && dates == other.dates && weeks == other.weeks
    guard isSameSeason || hasOnlyWeekdays || other.hasOnlyWeekdays else { return false }
    var (own, others) = (self, other)
    (own.years, own.dates, own.weeks) = ([], [], [])
    (others.years, others.dates, others.weeks) = ([], [], [])
    return own == DaySelector() || others == DaySelector() || !own.isApart(from: others)
  }

  var hasOnlyWeekdays: Bool { years.isEmpty && dates.isEmpty && weeks.isEmpty }

  /// Whether every day is a holiday.
  var hasOnlyHolidays: Bool { !holidays.isEmpty && (weekdays.isEmpty || needsBoth) }

  private var hasOnlyDates: Bool {
    years.isEmpty && weeks.isEmpty && weekdays.isEmpty && holidays.isEmpty
  }

  private var isComplete: Bool {
    !hasOnlyWeekdays && !(weekdays.isEmpty && holidays.isEmpty)
  }

  private var isSeason: Bool { weekdays.isEmpty && holidays.isEmpty && !hasFewDays }

  /// Whether the days are single dates, or spans of at most two weeks.
  private var hasFewDays: Bool {
    years.isEmpty && weeks.isEmpty && !dates.isEmpty && dates.allSatisfy { $0.hasFewDays }
  }
}

extension DateSpan {
  /// The span in the year of the one before it in a list, or in the next one if it is earlier in the year:
  /// "2026 Nov,Dec,Jan".
  func inYear(of other: DateSpan) -> DateSpan {
    guard first.year == nil, let year = other.last?.year ?? other.first.year,
      let start = first.bounds(in: year)?.lowerBound,
      let before = other.first.bounds(in: year)?.lowerBound
    else { return self }
    var span = self
    span.first.year = start < before ? year + 1 : year
    if last == first { span.last = span.first }
    return span
  }

  /// Whether the span has a day in some year.
  var canHappen: Bool {
    guard let year = first.year else { return true }
    guard let start = first.bounds(in: year)?.lowerBound else { return false }
    guard let last else { return true }
    return end(last, from: start, year).map { $0 >= start } ?? false
  }

  fileprivate var hasFewDays: Bool {
    guard let last else { return false }
    if first == last, case .month = first.day { return false }
    let year = first.year ?? 2001
    guard let start = start(in: year), let end = end(last, from: start, year)
    else {
      return first == last
    }
    return end - start < 14
  }
}
