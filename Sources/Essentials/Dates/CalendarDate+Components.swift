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
