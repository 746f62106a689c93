import Essentials

/// A word of a text, and what it means in a language.
struct HoursWord: Sendable {
  /// The letters in lowercase and without accents, as ``TextFolding`` has them; empty if no letter stands there.
  var text = ""
  var weekday: Weekday?
  /// The number of the month.
  var month: Int?
  /// The numbers of the weekdays of a word for several, such as "weekends".
  var days: ClosedRange<Int>?
  /// The minute of a time that is a word, such as "midi".
  var noon: Int?
  /// The number of a weekday in its month, as of "first"; the last one is -1.
  var ordinal: Int?
  /// The meaning of a rule with a word such as "closed".
  var meaning: HoursRule.Meaning?
  var uses: Uses = []

  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8

    /// A public holiday.
    static let holiday = Uses(rawValue: 1)
    /// For the hyphen of a span.
    static let dash = Uses(rawValue: 2)
    /// For the comma of a list.
    static let comma = Uses(rawValue: 4)
    /// For "except" before days.
    static let exception = Uses(rawValue: 8)
    /// For "or" before "by appointment".
    static let choice = Uses(rawValue: 16)
    /// Letters directly behind the number of a day, as in "4th".
    static let daySuffix = Uses(rawValue: 32)
    /// Without meaning after times, such as "Uhr".
    static let unit = Uses(rawValue: 64)
  }

  /// Whether the word means public holidays, or the school holidays of the specification.
  var isHoliday: Bool { text == "ph" || text == "sh" || uses.contains(.holiday) }

  /// The weekdays that the word means.
  var span: WeekdaySpan? {
    if let weekday { return WeekdaySpan(first: weekday, last: weekday) }
    guard let days, let first = Weekday(rawValue: days.lowerBound),
      let last = Weekday(rawValue: days.upperBound)
    else { return nil }
    return WeekdaySpan(first: first, last: last)
  }
}
