/// A date and a time of day to the minute, as the clocks of a place show them, without a time zone.
///
///     let opening = try LocalDateTime(CalendarDate(2026, 3, 1), hour: 9, minute: 30)
///     print(opening.iso8601)  // 2026-03-01T09:30
///
/// Every day has 1440 minutes. This type knows no daylight-saving rules: to convert to an instant,
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
  init(_ date: CalendarDate, validMinuteOfDay minuteOfDay: Int) {
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
  public enum Error: Swift.Error, Hashable, Sendable {
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
