import Essentials

/// A rule: on which days, at which times, and what then.
struct HoursRule: Hashable, Sendable {
  /// What a rule says of its times.
  enum Meaning: Hashable, Sendable { case open, closed, unknown }

  /// How a rule goes together with those before it.
  enum Joint: Hashable, Sendable {
    /// It replaces them on its days, unless it closes.
    case replacing
    /// It only adds to them.
    case adding
    /// It applies when they say neither open nor unknown.
    case fallback
  }

  var joint = Joint.replacing
  var days = DaySelector()
  /// The times; all day if there are none.
  var times: [TimeSpan] = []
  var meaning = Meaning.open
  var comment: String?
}

/// A time of the day: minutes, or an event of the sun.
enum HoursTime: Hashable, Sendable {
  /// Minutes since midnight, up to 48 hours.
  case minute(Int)
  /// Minutes after an event of the sun.
  case sun(SunEvent, offset: Int)

  enum SunEvent: String, CaseIterable, Sendable { case dawn, sunrise, sunset, dusk }
}

/// The times from a time to another.
struct TimeSpan: Hashable, Sendable {
  var start: HoursTime
  /// The end, or `nil` if nothing is known of it.
  var end: HoursTime?
  /// Whether it may go on after the end.
  var isOpenEnded = false
  /// The minutes between points in time of which the span consists, which does not change it.
  var period: Int?
}

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
