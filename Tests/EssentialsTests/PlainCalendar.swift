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
}

extension CalendarDate {
  /// Returns a random date of the calendar.
  static func random(using generator: inout SeededGenerator) -> CalendarDate? {
    CalendarDate(daysSinceEpoch: .random(in: -719_162...2_932_896, using: &generator))
  }
}
