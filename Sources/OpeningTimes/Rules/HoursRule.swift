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

/// The days of a rule: those that fulfill each kind of condition.
struct DaySelector: Hashable, Sendable {
  var years: [NumberRange] = []
  var dates: [DateSpan] = []
  var weeks: [NumberRange] = []
  var weekdays: [WeekdaySpan] = []
  var holidays: [HolidaySelector] = []
  /// Whether a day must be a holiday and a weekday, as in "PH Mo-Fr", and not one of both.
  var needsBoth = false
}

/// Numbers from the first to the last, or every few of them.
struct NumberRange: Hashable, Sendable {
  var first: Int
  var last: Int
  var step = 1

  func contains(_ number: Int) -> Bool {
    number >= first && number <= last && (number - first) % step == 0
  }
}

/// Weekdays from the first to the last, which can go on in the next week.
struct WeekdaySpan: Hashable, Sendable {
  var first: Weekday
  var last: Weekday
  /// Which of the weekdays of a month count, from 1, or from -1 backward; all if there are none.
  var nth: [Int] = []
  /// The days by which the weekdays of a month are moved.
  var offset = 0
}

/// Holidays, or days around them.
struct HolidaySelector: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case publicHoliday, schoolHoliday }

  var kind: Kind
  var offset = 0
}

/// Dates from the first to the last, in one year or in all.
struct DateSpan: Hashable, Sendable {
  /// A date that may differ between years.
  struct Bound: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      case month(Int)
      case day(month: Int, day: Int)
      case nth(month: Int, weekday: Weekday, nth: Int)
      case easter
    }

    var year: Int?
    var day: Day
    /// The weekday to which the date is moved, forward or backward.
    var toWeekday: (isAfter: Bool, weekday: Weekday)? {
      get { movesToWeekday.map { (movesForward, $0) } }
      set { (movesForward, movesToWeekday) = (newValue?.isAfter ?? true, newValue?.weekday) }
    }
    var offset = 0
    private var movesToWeekday: Weekday?
    private var movesForward = true

    init(year: Int? = nil, _ day: Day) {
      self.year = year
      self.day = day
    }
  }

  var first: Bound
  /// The last date; `nil` if the span has no end.
  var last: Bound?
}
