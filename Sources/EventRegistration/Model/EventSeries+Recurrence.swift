public import Essentials

extension EventSeries {
  /// A rule for the days of a series, counted from the day of the first session.
  ///
  ///     let recurrence = EventSeries.Recurrence.weeks(1, on: [.monday, .wednesday])
  @nonexhaustive public enum Recurrence: Hashable, Sendable {
    /// Every *n* days.
    case days(Int)
    /// Every *n* weeks, on these weekdays, or on the weekday of the first session if the set is empty.
    ///
    /// Weeks start on Monday.
    case weeks(Int, on: Set<Weekday> = [])
    /// Every *n* months, on the same day of the month. Months without that day have no session.
    case months(Int)

    /// The number of days, weeks, or months.
    public var interval: Int {
      switch self {
      case .days(let interval), .weeks(let interval, _), .months(let interval): interval
      }
    }

    /// The valid intervals: 1 to 1,000.
    public static let intervals: ClosedRange<Int> = 1...1000
  }
}

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

/// Encoded as `{"unit": "weeks", "interval": 1, "weekdays": ["monday", "wednesday"]}`.
///
/// Only weeks have weekdays, from Monday to Sunday.
extension EventSeries.Recurrence: Codable {
  private typealias CodingKeys = FieldKey

  private enum Unit: String, CaseIterable, Codable {
    case days
    case weeks
    case months

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a rule, which ``EventSeries`` checks.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let interval = try container.decode(Int.self, forKey: .interval)
    switch try container.decode(Unit.self, forKey: .unit) {
    case .days:
      self = .days(interval)
    case .weeks:
      let names = try container.decodeIfPresent([WeekdayName].self, forKey: .weekdays)
      self = .weeks(interval, on: Set((names ?? []).map(\.weekday)))
    case .months:
      self = .months(interval)
    }
  }

  /// Encodes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interval, forKey: .interval)
    switch self {
    case .days:
      try container.encode(Unit.days, forKey: .unit)
    case .weeks(_, let weekdays):
      try container.encode(Unit.weeks, forKey: .unit)
      let names = WeekdayName.allCases.filter { weekdays.contains($0.weekday) }
      try container.encode(names, forKey: .weekdays)
    case .months:
      try container.encode(Unit.months, forKey: .unit)
    }
  }
}

/// The name of a weekday.
private enum WeekdayName: String, CaseIterable, Codable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }

  var weekday: Weekday {
    switch self {
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    case .sunday: .sunday
    }
  }
}
