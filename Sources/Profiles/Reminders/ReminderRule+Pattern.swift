public import Essentials

extension ReminderRule {
  /// The times at which a reminder comes.
  ///
  /// Times are minutes of the day in `0..<1440`, in the local time of the place.
  public enum Pattern: Hashable, Sendable, PrivateValue {
    /// Every day, at 1 to 48 times.
    case daily(times: [Int])

    /// On some days of the week, at 1 to 48 times.
    case weekly(on: Set<Weekday>, times: [Int])

    /// Every day from a time on, every 1 to 24 hours, up to a time and including it; an end before the
    /// start is on the next day.
    case everyHours(Int, from: Int, to: Int)

    /// Every 1 to 1,000 hours from an instant on, also when the clocks change, such as for a dose every
    /// four hours.
    case elapsedHours(Int, since: Int64)

    /// Some minutes before each of at most 1,000 instants, such as the start of an event or the opening
    /// of a favorite place; at most ten numbers of minutes, each at most a year.
    case before([Int64], minutes: [Int])

    /// At a time some days before each of at most 1,000 dates, such as a predicted period; at most ten
    /// numbers of days, each at most 366.
    case beforeDates([CalendarDate], days: [Int], at: Int)

    func check() throws(ReminderRule.Error) {
      switch self {
      case .daily(let times): try Self.check(times: times)
      case .weekly(let days, let times):
        guard !days.isEmpty else { throw .noDays }
        try Self.check(times: times)
      case .everyHours(let hours, let start, let end):
        guard (1...24).contains(hours) else { throw .hoursOutOfRange(hours) }
        try Self.check(times: [start, end])
      case .elapsedHours(let hours, let start):
        guard (1...1000).contains(hours) else { throw .hoursOutOfRange(hours) }
        try Self.check(start)
      case .before(let instants, let minutes):
        guard instants.count <= 1000, (1...10).contains(minutes.count) else { throw .tooMany }
        for instant in instants { try Self.check(instant) }
        for lead in minutes where !(0...525_600).contains(lead) { throw .leadOutOfRange(lead) }
      case .beforeDates(let dates, let days, let time):
        guard dates.count <= 1000, (1...10).contains(days.count) else { throw .tooMany }
        for lead in days where !(0...366).contains(lead) { throw .leadOutOfRange(lead) }
        try Self.check(times: [time])
      }
    }

    private static func check(times: [Int]) throws(ReminderRule.Error) {
      guard (1...48).contains(times.count) else { throw .tooMany }
      for time in times where !(0..<1440).contains(time) { throw .minuteOutOfRange(time) }
    }

    private static func check(_ instant: Int64) throws(ReminderRule.Error) {
      guard UTCOffsetTable.instants.contains(instant) else { throw .timeOutOfRange(instant) }
    }
  }

  /// The reason a ``ReminderRule`` cannot be created or changed.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The ID is empty or longer than 200 bytes.
    case invalidID
    /// The text is longer than 500 bytes.
    case textTooLong
    /// A minute of the day is not in `0..<1440`.
    case minuteOutOfRange(Int)
    /// No day of the week is chosen.
    case noDays
    /// The number of hours is out of range.
    case hoursOutOfRange(Int)
    /// An instant is not in the years 1 to 9999.
    case timeOutOfRange(Int64)
    /// The time before an event or date is negative or too long.
    case leadOutOfRange(Int)
    /// There are no times, or too many times, instants, or dates.
    case tooMany
    /// A snooze does not move the occurrence to a later time.
    case snoozeNotLater

    /// The field and its rule, without the value.
    public var description: String {
      switch self {
      case .invalidID: "The ID of a reminder has 1 to 200 bytes."
      case .textTooLong: "The text of a reminder has at most 500 bytes."
      case .minuteOutOfRange: "A minute of the day must be from 0 to 1439."
      case .noDays: "Choose at least one day of the week."
      case .hoursOutOfRange: "The number of hours is out of range."
      case .timeOutOfRange: "A time must be in the years 1 to 9999."
      case .leadOutOfRange: "The time before an event or date is negative or too long."
      case .tooMany: "A reminder needs a time, and has a limited number of times and dates."
      case .snoozeNotLater: "A snooze must move a reminder to a later time."
      }
    }
  }
}
