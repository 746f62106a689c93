import Essentials
import TestSupport

/// A calendar that advances one day at a time from Monday, 0001-01-01.
struct PlainCalendar: Hashable {
  var year = 1
  var month = 1
  var day = 1
  var weekday = Weekday.monday
  var daysSinceEpoch = -719_162

  static func isLeap(_ year: Int) -> Bool {
    if year % 400 == 0 { return true }
    if year % 100 == 0 { return false }
    return year % 4 == 0
  }

  static func dayCount(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  mutating func advance() {
    daysSinceEpoch += 1
    weekday =
      switch weekday {
      case .monday: .tuesday
      case .tuesday: .wednesday
      case .wednesday: .thursday
      case .thursday: .friday
      case .friday: .saturday
      case .saturday: .sunday
      case .sunday: .monday
      }
    day += 1
    if day > Self.dayCount(year, month) { (month, day) = (month + 1, 1) }
    if month > 12 { (year, month) = (year + 1, 1) }
  }

  /// Advances from the first day of a year to that of the next.
  mutating func advanceYear() {
    let days = Self.isLeap(year) ? 366 : 365
    for _ in 0..<(days - 364) { advance() }
    (year, month, day, daysSinceEpoch) = (year + 1, 1, 1, daysSinceEpoch + 364)
  }

  /// All years of the calendar, or by default those around centuries and leap days.
  static func isTried(_ year: Int) -> Bool {
    let few: Set = [1, 4, 100, 400, 1582, 1899, 1900, 1970, 2000, 2024, 2026, 2100, 9996, 9999]
    return few.contains(year) || LongTest.size(1, small: 0) > 0
  }
}

extension CalendarDate {
  /// Returns a random date of the calendar.
  static func random(using generator: inout SeededGenerator) -> CalendarDate? {
    CalendarDate(daysSinceEpoch: .random(in: -719_162...2_932_896, using: &generator))
  }
}
