import Essentials

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

  /// Whether dates whose weekdays are known, such as "Nov Th[4]" and "2026 Mar 20", have one of the weekdays.
  var weekdaysCanHappen: Bool {
    guard !weekdays.isEmpty, holidays.isEmpty || needsBoth, !dates.isEmpty,
      weekdays.allSatisfy({ $0.nth.isEmpty && $0.offset == 0 })
    else { return true }
    return dates.contains { span in
      span.weekdays.map { days in days.contains { day in weekdays.contains { $0.contains(day) } } }
        ?? true
    }
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

  /// Whether several weekdays, holidays, or dates stand one after the other.
  var isList: Bool { max(dates.count, weekdays.count + holidays.count) > 1 }

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

  /// The weekdays of its days, or `nil` if they differ between years or the span has no end.
  fileprivate var weekdays: [Weekday]? {
    if first == last, let weekday = first.onlyWeekday { return [weekday] }
    guard let last, let year = first.year, let start = start(in: year),
      let end = end(last, from: start, year), start <= end
    else { return nil }
    return (start...min(end, start + 6)).compactMap {
      CalendarDate(daysSinceEpoch: $0)?.weekday
    }
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
