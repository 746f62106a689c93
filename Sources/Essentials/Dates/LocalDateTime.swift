/// A date and a time of day to the minute, as the clocks of a place show them, without a time zone.
///
///     let opening = try LocalDateTime(CalendarDate(2026, 3, 1), hour: 9, minute: 30)
///     print(opening.iso8601)  // 2026-03-01T09:30
///
/// Every day has 1440 minutes. This type has no daylight-saving rules: to convert to an instant,
/// pass the offset from UTC to ``secondsSinceEpoch(utcOffset:)``.
@frozen
public struct LocalDateTime: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate

  /// The minutes since midnight, less than 1440.
  @usableFromInline let minutesSinceMidnight: Int16

  /// Creates a date and time from the minutes since midnight, in `0..<1440`.
  ///
  /// - Throws: ``LocalDateTime/Error/minuteOfDayOutOfRange(_:)``.
  @inlinable
  public init(_ date: CalendarDate, minuteOfDay: Int) throws(LocalDateTime.Error) {
    guard (0..<1440).contains(minuteOfDay) else { throw .minuteOfDayOutOfRange(minuteOfDay) }
    self.init(date, validMinuteOfDay: minuteOfDay)
  }

  /// Creates a date and time from the hour, in `0..<24`, and the minute, in `0..<60`.
  ///
  /// - Throws: ``LocalDateTime/Error`` for the first number that is out of range.
  @inlinable
  public init(_ date: CalendarDate, hour: Int, minute: Int) throws(LocalDateTime.Error) {
    guard (0..<24).contains(hour) else { throw .hourOutOfRange(hour) }
    guard (0..<60).contains(minute) else { throw .minuteOutOfRange(minute) }
    self.init(date, validMinuteOfDay: 60 * hour + minute)
  }

  /// Creates a date and time from a minute of the day that must be in range.
  @inlinable
  package init(_ date: CalendarDate, validMinuteOfDay minuteOfDay: Int) {
    assert((0..<1440).contains(minuteOfDay))
    self.date = date
    minutesSinceMidnight = Int16(truncatingIfNeeded: minuteOfDay)
  }

  /// The minutes since midnight, in `0..<1440`.
  @inlinable
  public var minuteOfDay: Int { Int(minutesSinceMidnight) }

  /// The hour, in `0..<24`.
  @inlinable
  public var hour: Int { minuteOfDay / 60 }

  /// The minute of the hour, in `0..<60`.
  @inlinable
  public var minute: Int { minuteOfDay % 60 }
}

extension LocalDateTime: Comparable {
  /// Orders times of the same clocks from earlier to later.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.date, lhs.minutesSinceMidnight) < (rhs.date, rhs.minutesSinceMidnight)
  }
}

extension LocalDateTime {
  /// The reason numbers or a text are not a ``LocalDateTime``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The minute of the day is not in `0..<1440`.
    case minuteOfDayOutOfRange(Int)
    /// The hour is not in `0..<24`.
    case hourOutOfRange(Int)
    /// The minute of the hour is not in `0..<60`.
    case minuteOutOfRange(Int)
    /// The calendar does not have this date.
    case noSuchDate(CalendarDate.Error)
    /// The text is not in the format `YYYY-MM-DDThh:mm`.
    case malformed
  }
}

extension LocalDateTime.Error: CustomStringConvertible {
  /// A sentence that states the rule, without the rejected value.
  public var description: String {
    switch self {
    case .minuteOfDayOutOfRange: "The minute of the day must be from 0 to 1439."
    case .hourOutOfRange: "The hour must be from 0 to 23."
    case .minuteOutOfRange: "The minute must be from 0 to 59."
    case .noSuchDate(let error): error.description
    case .malformed: "A date and time must be written as YYYY-MM-DDThh:mm."
    }
  }
}

extension LocalDateTime {
  /// The minutes since 1970-01-01T00:00 on the same clocks, which an `Int` of 32 bits cannot hold.
  private var minutesSinceEpoch: Int64 {
    1440 * Int64(date.daysSinceEpoch) + Int64(minutesSinceMidnight)
  }

  /// Creates a date and time from minutes since 1970-01-01T00:00, or returns `nil` if it is outside
  /// the calendar.
  private init?(minutesSinceEpoch minutes: Int64) {
    let (days, minuteOfDay) = minutes.flooredQuotientAndRemainder(dividingBy: 1440)
    guard let days = Int(exactly: days), let date = CalendarDate(daysSinceEpoch: days) else {
      return nil
    }
    self.init(date, validMinuteOfDay: Int(minuteOfDay))
  }

  /// Returns the date and time that is `minutes` later, or `nil` if it is outside the calendar.
  ///
  /// A negative number gives an earlier time.
  public func adding(minutes: some BinaryInteger) -> Self? {
    guard let minutes = Int64(exactly: minutes) else { return nil }
    // A sum that wraps around is still far outside the calendar.
    return Self(minutesSinceEpoch: minutesSinceEpoch &+ minutes)
  }

  /// Returns the number of minutes from this date and time to `other`; negative if `other` is
  /// earlier.
  public func minutes(until other: Self) -> Int64 {
    other.minutesSinceEpoch - minutesSinceEpoch
  }

  /// Returns the instant at which clocks `seconds` ahead of UTC show this time, in seconds since
  /// 1970-01-01 00:00 UTC.
  ///
  /// Real offsets are from -12 to +14 hours. If an offset is so large that the result exceeds 64
  /// bits, the result is `Int64.min` or `Int64.max`.
  public func secondsSinceEpoch(utcOffset seconds: Int) -> Int64 {
    let (instant, overflow) = (60 * minutesSinceEpoch).subtractingReportingOverflow(Int64(seconds))
    guard overflow else { return instant }
    return seconds < 0 ? .max : .min
  }

  /// Creates the time that clocks `seconds` ahead of UTC show at an instant, in seconds since
  /// 1970-01-01 00:00 UTC, or returns `nil` if it is outside the calendar.
  ///
  /// Seconds after the beginning of the minute are ignored.
  public init?(secondsSinceEpoch instant: Int64, utcOffset seconds: Int) {
    let (local, overflow) = instant.addingReportingOverflow(Int64(seconds))
    guard !overflow else { return nil }
    self.init(minutesSinceEpoch: local.flooredQuotientAndRemainder(dividingBy: 60).quotient)
  }
}

extension Int64 {
  /// Returns the quotient by a positive divisor, rounded down, and the remainder, which is never
  /// negative.
  fileprivate func flooredQuotientAndRemainder(
    dividingBy divisor: Self
  ) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension LocalDateTime {
  /// Creates a date and time from text such as `2026-03-01T09:30`: exactly sixteen ASCII
  /// characters.
  ///
  /// - Throws: ``LocalDateTime/Error``.
  public init(iso8601 text: String) throws(LocalDateTime.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month, day) = reader.date(), reader.skip("T"),
      let (hour, minute) = reader.time(), reader.isAtEnd
    else { throw .malformed }
    let date: CalendarDate
    do throws(CalendarDate.Error) {
      date = try CalendarDate(year, month, day)
    } catch {
      throw .noSuchDate(error)
    }
    try self.init(date, hour: hour, minute: minute)
  }

  /// The date and time in ISO 8601 format, such as `2026-03-01T09:30`.
  public var iso8601: String {
    let (year, month, day) = date.components
    var writer = ISO8601Writer()
    writer.append(year: year, month: month, day: day)
    writer.append("T")
    writer.append(hour: hour, minute: minute)
    return writer.text
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded in ISO 8601 format, as in `"2026-03-01T09:30"`. Decoding accepts what
/// ``init(iso8601:)`` accepts.
extension LocalDateTime: Codable {
  /// Decodes a date and time from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError` if the text is not a date and time. The error does not repeat the
  ///   text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try LocalDateTime(iso8601: $0) },
      rule: "The text must be a minute of the years 0001 to 9999, written as YYYY-MM-DDThh:mm.")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
