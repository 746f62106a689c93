/// A day in the proleptic Gregorian calendar, 0001-01-01 to 9999-12-31, without a time zone.
///
///     let date = try CalendarDate(2026, 2, 10)
///     print(date.weekday, date.iso8601)  // tuesday 2026-02-10
@frozen
public struct CalendarDate: Hashable, Sendable {
  /// The number of days since 1970-01-01; negative for earlier dates.
  public let daysSinceEpoch: Int32

  /// Creates the date `daysSinceEpoch` days after 1970-01-01, or returns `nil` if it is outside the
  /// years 1 to 9999.
  @inlinable
  public init?(daysSinceEpoch: Int) {
    guard (-719_162...2_932_896).contains(daysSinceEpoch) else { return nil }
    self.init(validDaysSinceEpoch: Int32(truncatingIfNeeded: daysSinceEpoch))
  }

  /// Creates a date from a number of days that must be in range.
  @inlinable
  init(validDaysSinceEpoch daysSinceEpoch: Int32) {
    assert((-719_162...2_932_896).contains(daysSinceEpoch))
    self.daysSinceEpoch = daysSinceEpoch
  }

  /// The first day of the calendar, 0001-01-01.
  @inlinable
  public static var earliest: Self { Self(validDaysSinceEpoch: -719_162) }

  /// The last day of the calendar, 9999-12-31.
  @inlinable
  public static var latest: Self { Self(validDaysSinceEpoch: 2_932_896) }

  /// The day of the week.
  @inlinable
  public var weekday: Weekday {
    // 0001-01-01 is a Monday, and the remainder is in 0...6.
    Weekday(rawValue: Int((daysSinceEpoch + 719_162) % 7) + 1) ?? .monday
  }

  /// Returns the date that is `days` days later, or `nil` if it is outside the calendar.
  ///
  /// A negative number gives an earlier date.
  @inlinable
  public func adding(days: Int) -> Self? {
    // A sum that wraps around is still far outside the calendar.
    Self(daysSinceEpoch: Int(daysSinceEpoch) &+ days)
  }

  /// Returns the number of days from this date to `other`; negative if `other` is earlier.
  @inlinable
  public func days(until other: Self) -> Int { Int(other.daysSinceEpoch - daysSinceEpoch) }

  /// Returns the age in full years, on `date`, of a person born on this date, or `nil` before the
  /// birth.
  ///
  /// In years without 29 February, a person born on that day turns one year older on 1 March.
  public func age(on date: Self) -> Int? {
    guard self <= date else { return nil }
    let birth = components
    let now = date.components
    let hadBirthday = (now.month, now.day) >= (birth.month, birth.day)
    return now.year - birth.year - (hadBirthday ? 0 : 1)
  }
}

extension CalendarDate: Comparable {
  /// Orders dates from earlier to later.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.daysSinceEpoch < rhs.daysSinceEpoch }
}

extension CalendarDate {
  /// The reason numbers or a text are not a ``CalendarDate`` or a ``CalendarMonth``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The year is not in `1...9999`.
    case yearOutOfRange(Int)
    /// The month is not in `1...12`.
    case monthOutOfRange(Int)
    /// The month does not have this day.
    case dayOutOfRange(Int)
    /// The text is not in the format `YYYY-MM-DD`, or `YYYY-MM` for a month.
    case malformed
  }
}

extension CalendarDate.Error: CustomStringConvertible {
  /// A sentence that states the rule, without the rejected value.
  public var description: String {
    switch self {
    case .yearOutOfRange: "The year must be from 1 to 9999."
    case .monthOutOfRange: "The month must be from 1 to 12."
    case .dayOutOfRange: "The day must be from 1 to the last day of the month."
    case .malformed: "A date must be written as YYYY-MM-DD, and a month as YYYY-MM."
    }
  }
}

// The two conversions are `days_from_civil` and `civil_from_days` of Howard Hinnant,
// "chrono-Compatible Low-Level Date Algorithms", in unsigned integers. Years begin on 1 March, so the
// leap day is the last day of a year, and count from 0000-03-01, which is before every date of this
// calendar.
extension CalendarDate {
  /// Creates a date from its year in `1...9999`, month in `1...12`, and day of the month.
  ///
  /// - Throws: ``CalendarDate/Error`` for the first component that is out of range.
  @inlinable
  public init(_ year: Int, _ month: Int, _ day: Int) throws(CalendarDate.Error) {
    guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .monthOutOfRange(month) }
    guard day >= 1, day <= Self.dayCount(year: year, month: month) else {
      throw .dayOutOfRange(day)
    }
    self.init(validYear: year, month: month, day: day)
  }

  /// Creates a date from components that must be in range.
  @inlinable
  init(validYear: Int, month: Int, day: Int) {
    let year = UInt32(truncatingIfNeeded: month > 2 ? validYear : validYear - 1)
    let monthFromMarch = UInt32(truncatingIfNeeded: month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + UInt32(truncatingIfNeeded: day) - 1
    let days = 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear
    self.init(validDaysSinceEpoch: Int32(truncatingIfNeeded: days) - 719_468)
  }

  /// Returns the number of days of a month in `1...12` of a year in `1...9999`.
  @inlinable
  static func dayCount(year: Int, month: Int) -> Int {
    guard month == 2 else { return 30 + (month ^ (month >> 3)) & 1 }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return isLeap ? 29 : 28
  }

  /// The year, the month, and the day of the month.
  @inlinable
  var components: (year: Int, month: Int, day: Int) {
    let days = UInt32(bitPattern: daysSinceEpoch + 719_468)
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = 400 * era + yearOfEra + (month <= 2 ? 1 : 0)
    return (
      Int(truncatingIfNeeded: year), Int(truncatingIfNeeded: month), Int(truncatingIfNeeded: day)
    )
  }

  /// The year, in `1...9999`.
  @inlinable
  public var year: Int { components.year }

  /// The month, in `1...12`.
  @inlinable
  public var month: Int { components.month }

  /// The day of the month, in `1...31`.
  @inlinable
  public var day: Int { components.day }
}

extension CalendarDate {
  /// The dates of a range, from the earliest to the latest.
  ///
  ///     for date in try CalendarMonth(2026, 2).days.dates { print(date.iso8601) }
  ///
  /// A range of dates is not a sequence itself; its property `dates` is.
  @frozen
  public struct Dates: RandomAccessCollection, Hashable, Sendable {
    /// The days since 1970-01-01, from the first date to the day after the last one.
    @usableFromInline let days: Range<Int32>

    @inlinable
    init(days: Range<Int32>) { self.days = days }

    /// The position of the first date: 0.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of dates.
    @inlinable
    public var endIndex: Int { days.count }

    /// The date `position` days after the first date.
    ///
    /// - Precondition: `position` is in `0..<count`.
    @inlinable
    public subscript(position: Int) -> CalendarDate {
      precondition(indices.contains(position), "The position must be less than the count.")
      return CalendarDate(validDaysSinceEpoch: days.lowerBound + Int32(position))
    }
  }
}

extension ClosedRange<CalendarDate> {
  /// The dates of the range, including both bounds.
  @inlinable
  public var dates: CalendarDate.Dates {
    CalendarDate.Dates(days: lowerBound.daysSinceEpoch..<(upperBound.daysSinceEpoch + 1))
  }
}

extension Range<CalendarDate> {
  /// The dates of the range, excluding the upper bound.
  @inlinable
  public var dates: CalendarDate.Dates {
    CalendarDate.Dates(days: lowerBound.daysSinceEpoch..<upperBound.daysSinceEpoch)
  }
}

extension CalendarDate {
  /// Creates a date from text such as `2026-02-10`: exactly ten ASCII characters.
  ///
  /// - Throws: ``CalendarDate/Error``.
  public init(iso8601 text: String) throws(CalendarDate.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month, day) = reader.date(), reader.isAtEnd else { throw .malformed }
    try self.init(year, month, day)
  }

  /// The date in ISO 8601 format, such as `2026-02-10`.
  public var iso8601: String {
    let (year, month, day) = components
    var writer = ISO8601Writer()
    writer.append(year: year, month: month, day: day)
    return writer.text
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded in ISO 8601 format, as in `"2026-02-10"`. Decoding accepts what ``init(iso8601:)``
/// accepts.
extension CalendarDate: Codable {
  /// Decodes a date from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError` if the text is not a date. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try CalendarDate(iso8601: $0) },
      rule: "The text must be a date from 0001-01-01 to 9999-12-31, written as YYYY-MM-DD.")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
