/// A minute on the clocks of a place: a date and the time of day, without a time zone.
///
///     let opening = try LocalDateTime(CalendarDate(2026, 3, 1), hour: 9, minute: 30)
///     print(opening.iso8601)  // 2026-03-01T09:30
///
/// Its days have 1440 minutes. Where clocks are put forward or back, the host knows when, and
/// brings the offset from UTC: ``secondsSinceEpoch(utcOffset:)``.
@frozen
public struct LocalDateTime: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate

  /// The minutes since midnight, below 1440.
  @usableFromInline let minutesSinceMidnight: Int16

  /// Creates a date and time from the minutes since midnight, in `0..<1440`.
  ///
  /// - Throws: ``LocalDateTime/Error/minuteOfDayOutOfRange(_:)``.
  @inlinable
  public init(_ date: CalendarDate, minuteOfDay: Int) throws(LocalDateTime.Error) {
    guard (0..<1440).contains(minuteOfDay) else { throw .minuteOfDayOutOfRange(minuteOfDay) }
    self.init(date, validMinuteOfDay: minuteOfDay)
  }

  /// Creates a date and time from the hour, in `0..<24`, and its minute, in `0..<60`.
  ///
  /// - Throws: ``LocalDateTime/Error``, for the first of both that is out of range.
  @inlinable
  public init(_ date: CalendarDate, hour: Int, minute: Int) throws(LocalDateTime.Error) {
    guard (0..<24).contains(hour) else { throw .hourOutOfRange(hour) }
    guard (0..<60).contains(minute) else { throw .minuteOutOfRange(minute) }
    self.init(date, validMinuteOfDay: 60 * hour + minute)
  }

  /// Creates a date and time from a minute of the day that is known to be in range.
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
  /// Orders dates and times from earlier to later on the same clocks.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.date, lhs.minutesSinceMidnight) < (rhs.date, rhs.minutesSinceMidnight)
  }
}

extension LocalDateTime {
  /// The reason numbers or a text do not make a ``LocalDateTime``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The minute of the day is not in `0..<1440`.
    case minuteOfDayOutOfRange(Int)
    /// The hour is not in `0..<24`.
    case hourOutOfRange(Int)
    /// The minute of the hour is not in `0..<60`.
    case minuteOutOfRange(Int)
    /// The calendar has no such date.
    case noSuchDate(CalendarDate.Error)
    /// The text is not written as `YYYY-MM-DDThh:mm`.
    case malformed
  }
}
