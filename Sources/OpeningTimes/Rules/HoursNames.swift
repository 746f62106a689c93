import Essentials

/// The names of weekdays and months.
package enum HoursNames {
  static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns the weekday with a name in lowercase.
  static func weekday(_ word: String) -> Weekday? {
    switch word {
    case "mo", "mon", "monday", "mondays": .monday
    case "tu", "tue", "tues", "tuesday", "tuesdays": .tuesday
    case "we", "wed", "weds", "wednesday", "wednesdays": .wednesday
    case "th", "thu", "thur", "thurs", "thursday", "thursdays": .thursday
    case "fr", "fri", "friday", "fridays": .friday
    case "sa", "sat", "saturday", "saturdays": .saturday
    case "su", "sun", "sunday", "sundays": .sunday
    default: nil
    }
  }

  /// Returns the month with a name in lowercase.
  static func month(_ word: String) -> Int? {
    switch word {
    case "jan", "january": 1
    case "feb", "february": 2
    case "mar", "march": 3
    case "apr", "april": 4
    case "may": 5
    case "jun", "june": 6
    case "jul", "july": 7
    case "aug", "august": 8
    case "sep", "sept", "september": 9
    case "oct", "october": 10
    case "nov", "november": 11
    case "dec", "december": 12
    default: nil
    }
  }

  static func name(_ weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

  package static func name(_ month: Int) -> String { months[month - 1] }
}
