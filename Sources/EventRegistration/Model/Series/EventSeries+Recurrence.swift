public import Essentials

extension EventSeries {
  /// A rule for the days of a series, counted from the day of the first session.
  ///
  ///     let recurrence = EventSeries.Recurrence.weeks(1, on: [.monday, .wednesday])
  public enum Recurrence: Hashable, Sendable {
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
