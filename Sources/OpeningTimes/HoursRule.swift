import Essentials

/// A rule: on which days, at which times, and what then.
struct HoursRule: Hashable, Sendable {
  /// The state at the times of a rule.
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

  /// Returns the days of the rule together with days after its times, or `nil` if these do not
  /// belong to it.
  ///
  /// They belong to a rule without days, and a season belongs to weekdays. Holidays may be meant besides.
  func days(writtenBehind other: DaySelector) -> DaySelector? {
    guard joint != .adding || days == DaySelector() else { return nil }
    if days == DaySelector() { return other.hasOnlyHolidays ? nil : other }
    return other.season(of: days)
  }

  /// Why the place is closed, if the comment says that.
  var reason: OpeningHours.State.Reason? {
    meaning == .closed ? comment.flatMap(HoursNames.Phrases.reason) : nil
  }
}

/// The times from a time to another.
struct TimeSpan: Hashable, Sendable {
  var start: OpeningHours.Time
  /// The end, or `nil` if nothing is known of it.
  var end: OpeningHours.Time?
  /// Whether it may go on after the end.
  var isOpenEnded = false
  /// The minutes between points in time of which the span consists, which does not change it.
  var period: Int?
}
