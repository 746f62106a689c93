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
    /// Every *n* months, on these weekdays of the month, or on the same day of the month if the set is empty.
    ///
    ///     let saturdays = EventSeries.Recurrence.months(1, on: [.first(.saturday), .third(.saturday)])
    ///
    /// Months without a day have no session on it.
    case months(Int, on: Set<WeekdayOfMonth> = [])

    /// A weekday by its place among those of a month, such as the last Friday.
    @nonexhaustive public enum WeekdayOfMonth: Hashable, Sendable {
      /// The first one, from the 1st to the 7th.
      case first(Weekday)
      /// The second one.
      case second(Weekday)
      /// The third one.
      case third(Weekday)
      /// The fourth one.
      case fourth(Weekday)
      /// The fifth one, which not every month has.
      case fifth(Weekday)
      /// The last one: the fourth, or the fifth if there is one.
      case last(Weekday)
    }

    /// The number of days, weeks, or months.
    public var interval: Int {
      switch self {
      case .days(let interval), .weeks(let interval, _), .months(let interval, _): interval
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
    if case .months(_, let weekdays) = self, !weekdays.isEmpty,
      !weekdays.contains(where: { $0.date(in: CalendarMonth(containing: first)) == first })
    {
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
    case .months(let interval, let weekdays):
      let firstMonth = CalendarMonth(containing: first)
      let months = 12 * firstMonth.year + firstMonth.month - 1 + interval * number
      guard let month = try? CalendarMonth(months / 12, months % 12 + 1) else { return nil }
      let daysFromStart = firstMonth.days.lowerBound.days(until: first)
      let start = month.days.lowerBound
      guard weekdays.isEmpty else {
        return (start, Set(weekdays.compactMap { $0.date(in: month) }).sorted())
      }
      guard daysFromStart < month.dayCount else { return (start, []) }
      return (start, start.adding(days: daysFromStart).map { [$0] } ?? [])
    }
  }
}

extension EventSeries.Recurrence.WeekdayOfMonth {
  /// The place among the weekdays of a month, from 1, or -1 for the last, and the weekday.
  fileprivate var parts: (number: Int, weekday: Weekday) {
    switch self {
    case .first(let weekday): (1, weekday)
    case .second(let weekday): (2, weekday)
    case .third(let weekday): (3, weekday)
    case .fourth(let weekday): (4, weekday)
    case .fifth(let weekday): (5, weekday)
    case .last(let weekday): (-1, weekday)
    }
  }

  /// The order in the encoded form, in which the last one comes after the fifth.
  fileprivate var order: Int { (parts.number & 7) * 8 + parts.weekday.rawValue }

  fileprivate init?(number: Int, _ weekday: Weekday) {
    switch number {
    case 1: self = .first(weekday)
    case 2: self = .second(weekday)
    case 3: self = .third(weekday)
    case 4: self = .fourth(weekday)
    case 5: self = .fifth(weekday)
    case -1: self = .last(weekday)
    default: return nil
    }
  }

  /// Returns the day in a month, or `nil` if the month does not have it.
  fileprivate func date(in month: CalendarMonth) -> CalendarDate? {
    let (number, weekday) = parts
    let first = month.days.lowerBound
    let offset = (weekday.rawValue - first.weekday.rawValue + 7) % 7
    let day =
      number > 0 ? offset + 7 * (number - 1) : offset + (month.dayCount - 1 - offset) / 7 * 7
    return day < month.dayCount ? first.adding(days: day) : nil
  }
}

/// Encoded as `{"unit": "weeks", "interval": 1, "weekdays": ["monday", "wednesday"]}`, or
/// `{"unit": "monthWeekdays", "interval": 1, "weekdays": [{"number": -1, "weekday": "friday"}]}`.
///
/// Weekdays are from Monday to Sunday, and those of months from the first to the fifth and the last, -1.
extension EventSeries.Recurrence: Codable {
  private typealias CodingKeys = FieldKey

  private enum Unit: String, CodedCase {
    case days
    case weeks
    case months
    case monthWeekdays
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
    case .monthWeekdays:
      let weekdays: [MonthWeekday] = try container.decode(
        .weekdays, where: { !$0.isEmpty }, expected: "a list of weekdays")
      self = .months(interval, on: Set(weekdays.map(\.value)))
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
    case .months(_, let weekdays) where weekdays.isEmpty:
      try container.encode(Unit.months, forKey: .unit)
    case .months(_, let weekdays):
      try container.encode(Unit.monthWeekdays, forKey: .unit)
      let ordered = weekdays.sorted { $0.order < $1.order }
      try container.encode(ordered.map { MonthWeekday(value: $0) }, forKey: .weekdays)
    }
  }
}

/// A weekday of a month: its number, or -1 for the last, and the weekday.
private struct MonthWeekday: Codable {
  let value: EventSeries.Recurrence.WeekdayOfMonth

  init(value: EventSeries.Recurrence.WeekdayOfMonth) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let weekday = try container.decode(WeekdayName.self, forKey: .weekday).weekday
    let number: Int = try container.decode(
      .number, where: { EventSeries.Recurrence.WeekdayOfMonth(number: $0, weekday) != nil },
      expected: "from 1 to 5, or -1")
    value = EventSeries.Recurrence.WeekdayOfMonth(number: number, weekday) ?? .last(weekday)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    try container.encode(value.parts.number, forKey: .number)
    let name = WeekdayName.allCases.first { $0.weekday == value.parts.weekday }
    try container.encode(name, forKey: .weekday)
  }
}

/// The name of a weekday.
private enum WeekdayName: String, CodedCase {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

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
