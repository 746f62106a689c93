/// A month of a year of the proleptic Gregorian calendar, 0001-01 to 9999-12.
///
///     let march = try CalendarMonth(2026, 3)
///     for week in march.weeks(startingOn: .sunday) { print(week) }
@frozen
public struct CalendarMonth: Hashable, Sendable {
  /// The number of months since 0000-01.
  @usableFromInline let number: Int32

  /// Creates a month from its year in `1...9999` and its number in `1...12`.
  ///
  /// - Throws: ``CalendarDate/Error`` for the first number that is out of range.
  @inlinable
  public init(_ year: Int, _ month: Int) throws(CalendarDate.Error) {
    guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .monthOutOfRange(month) }
    self.init(validNumber: Int32(truncatingIfNeeded: 12 * year + month - 1))
  }

  /// Creates the month that contains `date`.
  @inlinable
  public init(containing date: CalendarDate) {
    let (year, month, _) = date.components
    self.init(validNumber: Int32(truncatingIfNeeded: 12 * year + month - 1))
  }

  /// Creates a month from a number of months that must be in range.
  @inlinable
  init(validNumber number: Int32) {
    assert((12...119_999).contains(number))
    self.number = number
  }

  /// The year, in `1...9999`.
  @inlinable
  public var year: Int { Int(number / 12) }

  /// The number of the month, in `1...12`.
  @inlinable
  public var month: Int { Int(number % 12) + 1 }

  /// The number of days, in `28...31`.
  @inlinable
  public var dayCount: Int { CalendarDate.dayCount(year: year, month: month) }

  /// The range from the first to the last day.
  @inlinable
  public var days: ClosedRange<CalendarDate> {
    let first = CalendarDate(validYear: year, month: month, day: 1)
    return first...CalendarDate(validYear: year, month: month, day: dayCount)
  }

  /// The month after this one; `nil` for 9999-12.
  @inlinable
  public var next: Self? { number < 119_999 ? Self(validNumber: number + 1) : nil }

  /// The month before this one; `nil` for 0001-01.
  @inlinable
  public var previous: Self? { number > 12 ? Self(validNumber: number - 1) : nil }
}

extension CalendarMonth: Comparable {
  /// Orders months from earlier to later.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension CalendarMonth {
  /// Returns the four to six weeks that contain a day of this month, as rows of seven days.
  ///
  /// Days of the previous and the next month fill the first and the last row. An element is `nil`
  /// only outside the calendar: before 0001-01-01 and after 9999-12-31.
  public func weeks(startingOn firstWeekday: Weekday) -> [[CalendarDate?]] {
    let first = days.lowerBound
    let daysBefore = (first.weekday.rawValue - firstWeekday.rawValue + 7) % 7
    return stride(from: -daysBefore, to: dayCount, by: 7).map { start in
      (start..<start + 7).map { first.adding(days: $0) }
    }
  }
}

extension CalendarMonth {
  /// Creates a month from text such as `2026-03`: exactly seven ASCII characters.
  ///
  /// - Throws: ``CalendarDate/Error``.
  public init(iso8601 text: String) throws(CalendarDate.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month) = reader.month(), reader.isAtEnd else { throw .malformed }
    try self.init(year, month)
  }

  /// The month in ISO 8601 format, such as `2026-03`.
  public var iso8601: String {
    var writer = ISO8601Writer()
    writer.append(year: year, month: month)
    return writer.text
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded in ISO 8601 format, as in `"2026-03"`. Decoding accepts what ``init(iso8601:)`` accepts.
extension CalendarMonth: Codable {
  /// Decodes a month from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError` if the text is not a month. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try CalendarMonth(iso8601: $0) },
      rule: "The text must be a month from 0001-01 to 9999-12, written as YYYY-MM.")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
