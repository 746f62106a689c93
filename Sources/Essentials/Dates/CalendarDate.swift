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
  public enum Error: Swift.Error, Hashable, Sendable {
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
