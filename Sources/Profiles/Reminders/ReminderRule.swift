public import Essentials

/// A reminder that comes once or repeatedly, such as for a prescription, water, or an event.
///
///     let pill = try ReminderRule("pill", .prescription, .daily(times: [8 * 60, 20 * 60]))
///     pill.nextOccurrence(after: now, in: clock)  // an instant
///     let period = try ReminderRule(
///       "period", .period, .beforeDates([dateOfNextPeriod], days: [2], at: 9 * 60))
///
/// Times are in the local time of the place, also after daylight saving time changes; the app passes the
/// offsets. The content of a reminder is private, so a rule prints, dumps, and interpolates without it, and
/// its notice has a neutral text unless ``showsText`` is true.
public struct ReminderRule: Hashable, Identifiable, Sendable, PrivateValue {
  /// The app's ID of the reminder: 1 to 200 bytes of UTF-8.
  public let id: String
  /// The subject of the reminder.
  public let topic: Topic
  /// When the reminder comes.
  public package(set) var pattern: Pattern
  /// The person's words, at most 500 bytes of UTF-8, possibly empty.
  public let text: String
  /// Whether the notice on a locked screen may show ``text``.
  public let showsText: Bool
  /// The policy for quiet hours.
  public let quietPolicy: QuietPolicy
  /// The instants at which the reminder may come, as seconds since 1970-01-01 UTC.
  public let period: Range<Int64>
  /// Whether the reminder is switched on.
  public var isOn = true

  /// The fields of a newer version.
  var unknownFields = UnknownFields()

  /// Single occurrences that were moved, in the order of their new times.
  private(set) var snoozes: [Snooze] = []

  /// Creates a reminder that is switched on.
  ///
  /// - Parameters:
  ///   - id: The app's ID: 1 to 200 bytes of UTF-8.
  ///   - topic: The subject of the reminder.
  ///   - pattern: When it comes.
  ///   - text: The person's words: at most 500 bytes of UTF-8.
  ///   - showsText: Whether the notice may show the words; `false` by default.
  ///   - quietPolicy: The policy for quiet hours, by default ``Topic/quietPolicy``.
  ///   - period: The instants at which it may come, by default any.
  /// - Throws: ``ReminderRule/Error``.
  public init(
    _ id: String, _ topic: Topic, _ pattern: Pattern, text: String = "", showsText: Bool = false,
    quietPolicy: QuietPolicy? = nil, period: Range<Int64>? = nil
  ) throws(ReminderRule.Error) {
    guard (1...200).contains(id.utf8.prefix(201).count) else { throw .invalidID }
    guard text.utf8.prefix(501).count <= 500 else { throw .textTooLong }
    try pattern.check()
    self.id = id
    self.topic = topic
    self.pattern = pattern
    self.text = text
    self.showsText = showsText
    self.quietPolicy = quietPolicy ?? topic.quietPolicy
    self.period = period ?? UTCOffsetTable.instants.lowerBound..<UTCOffsetTable.instants.upperBound
  }
}

extension ReminderRule {
  /// The topic of a reminder; a notice never names it.
  @nonexhaustive public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// A medicine.
    case prescription
    /// A log entry for the cycle.
    case cycleLog
    /// A glass of water.
    case water
    /// An event.
    case event
    /// A predicted period.
    case period
    /// A predicted fertile window.
    case fertileWindow
    /// The opening of a favorite place.
    case opening
    /// Anything else.
    case other

    /// Creates a topic from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// The default policy for quiet hours: a reminder of a medicine is delivered, one of water is dropped,
    /// and all others are postponed.
    public var quietPolicy: QuietPolicy {
      switch self {
      case .prescription: .comeThrough
      case .water: .drop
      case .cycleLog, .event, .period, .fertileWindow, .opening, .other: .wait
      }
    }
  }

  /// A policy for reminders in quiet hours.
  public enum QuietPolicy: String, CaseIterable, Hashable, Sendable {
    /// It comes when the quiet hours end; several that waited come as one.
    case wait
    /// It does not come.
    case drop
    /// It comes at its time.
    case comeThrough

    /// Creates a policy from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The hours of the day in which reminders wait or are dropped.
  public struct QuietHours: Hashable, Sendable {
    /// The minute of the day at which quiet hours begin, in `0..<1440`.
    public let start: Int
    /// The minute of the day at which they end, on the next day if it is before ``start``.
    ///
    /// If both are equal, there are no quiet hours.
    public let end: Int

    /// Creates quiet hours.
    ///
    /// - Throws: ``ReminderRule/Error/minuteOutOfRange(_:)``.
    public init(from start: Int, to end: Int) throws(ReminderRule.Error) {
      for minute in [start, end] where !(0..<1440).contains(minute) {
        throw .minuteOutOfRange(minute)
      }
      self.start = start
      self.end = end
    }

    /// Returns whether a minute of the day is quiet.
    func contains(_ minute: Int64) -> Bool {
      start <= end ? start <= minute && minute < end : minute >= start || minute < end
    }
  }

  /// An occurrence that a person moved.
  struct Snooze: Hashable, Sendable {
    /// The instant at which it would have come.
    var occurrence: Int64
    /// The instant at which it comes.
    var until: Int64
  }

  /// The greatest number of occurrences that are moved at a time.
  static var maximumSnoozes: Int { 100 }

  /// Moves one occurrence to a later instant, also in quiet hours, and leaves the others unchanged.
  ///
  /// An occurrence can be moved again: all that come at the instant of a notice move together, so a
  /// notice of a snoozed dose and the next one stays a notice of both. If there are more than a
  /// hundred moved occurrences, one with the earliest new time is dropped.
  ///
  /// - Throws: ``ReminderRule/Error/snoozeNotLater``, and nothing changes.
  public mutating func snooze(
    _ occurrence: Int64, until time: Int64
  ) throws(ReminderRule.Error) {
    guard time > occurrence, UTCOffsetTable.instants.contains(time) else { throw .snoozeNotLater }
    var moving = snoozes.filter { $0.until == occurrence }.map { $0.occurrence }
    // The pattern may come at the instant, too, unless that occurrence was moved away before.
    if moving.isEmpty || !snoozes.contains(where: { $0.occurrence == occurrence }) {
      moving.append(occurrence)
    }
    snoozes.removeAll { moving.contains($0.occurrence) }
    let index = snoozes.firstIndex { $0.until > time } ?? snoozes.count
    let moved = moving.sorted().map { Snooze(occurrence: $0, until: time) }
    snoozes.insert(contentsOf: moved, at: index)
    while snoozes.count > Self.maximumSnoozes {
      // Of what was moved again and again, the first occurrence stays: it is one of the pattern.
      snoozes.remove(at: snoozes[0].until == snoozes[1].until ? 1 : 0)
    }
  }
}

extension ReminderRule {
  /// Counts the interval from an instant at which the person took a dose, so that the next one comes a
  /// whole interval later.
  ///
  ///     try rule.restart(from: timeOfInjection, in: clock)
  ///
  /// This is the meaning of "every four hours" and "every twelve weeks" after a late dose. A pack
  /// with days off, and a pattern without an interval, such as daily times, do not change.
  /// Otherwise, snoozes are dropped, because their occurrences no longer come.
  ///
  /// - Throws: ``ReminderRule/Error/timeOutOfRange(_:)``, and nothing changes.
  public mutating func restart(
    from instant: Int64, in clock: UTCOffsetTable
  ) throws(ReminderRule.Error) {
    guard UTCOffsetTable.instants.contains(instant), let day = clock.localTime(at: instant)?.date
    else { throw .timeOutOfRange(instant) }
    switch pattern {
    case .elapsedHours(let hours, _): pattern = .elapsedHours(hours, since: instant)
    case .everyDays(let interval, _, let days, let times) where days.count == 1:
      // The day itself is no day of the new count: its time may be still to come.
      guard let next = day.adding(days: interval) else { throw .timeOutOfRange(instant) }
      pattern = .everyDays(interval, from: next, times: times)
    case .everyMonths(let interval, _, let times):
      guard let next = day.adding(months: interval) else { throw .timeOutOfRange(instant) }
      pattern = .everyMonths(interval, from: next, times: times)
    case .everyDays, .daily, .weekly, .everyHours, .before, .beforeDates, .unknown: return
    }
    snoozes = []
  }
}

extension CalendarDate {
  /// Returns the date some months later, on the last day of a month that has no such day; `nil` if it is
  /// after ``latest``.
  func adding(months: Int) -> Self? {
    let (years, index) = (year * 12 + month - 1 + months).quotientAndRemainder(dividingBy: 12)
    guard let other = try? CalendarMonth(years, index + 1) else { return nil }
    return other.days.lowerBound.adding(days: min(day, other.dayCount) - 1)
  }
}

extension ReminderRule {
  /// The times at which a reminder comes.
  ///
  /// Times are minutes of the day in `0..<1440`, in the local time of the place.
  @nonexhaustive public enum Pattern: Hashable, Sendable, PrivateValue {
    /// Every day, at 1 to 48 times.
    case daily(times: [Int])

    /// On some days of the week, at 1 to 48 times.
    case weekly(on: Set<Weekday>, times: [Int])

    /// Every 1 to 366 days from a date on, at 1 to 48 times, such as an injection every twelve weeks.
    ///
    /// Within the interval, it comes on the days `on`, of which day 1 is the date: days 1 to 21 of 28 for
    /// a pack of pills with a break, or days 1 and 4 of 14 from a Monday on, for every other Monday and
    /// Thursday.
    case everyDays(Int, from: CalendarDate, on: Set<Int> = [1], times: [Int])

    /// Every 1 to 120 months from a date on, at 1 to 48 times; every 12 months is once a year.
    ///
    /// It comes on the day of the month of the date, and on the last day of a month that has no
    /// such day.
    case everyMonths(Int, from: CalendarDate, times: [Int])

    /// Every day from a time on, every 1 to 24 hours, up to a time and including it; an end before the
    /// start is on the next day.
    case everyHours(Int, from: Int, to: Int)

    /// Every 1 to 1,000 hours from an instant on, also when the clocks change, such as for a dose every
    /// four hours.
    case elapsedHours(Int, since: Int64)

    /// Some minutes before each of at most 1,000 instants, such as the start of an event or the opening
    /// of a favorite place; at most ten numbers of minutes, each at most a year.
    case before([Int64], minutes: [Int])

    /// A pattern of a newer version of the app, which never comes here and is written back unchanged.
    case unknown(UnknownFields)

    /// At a time some days before each of at most 1,000 dates, such as a predicted period; at most ten
    /// numbers of days, each at most 366.
    case beforeDates([CalendarDate], days: [Int], at: Int)

    func check() throws(ReminderRule.Error) {
      switch self {
      case .daily(let times): try Self.check(times: times)
      case .weekly(let days, let times):
        guard !days.isEmpty else { throw .noDays }
        try Self.check(times: times)
      case .everyDays(let interval, _, let days, let times):
        guard (1...366).contains(interval) else { throw .daysOutOfRange(interval) }
        guard !days.isEmpty else { throw .noDays }
        if let least = days.min(), least < 1 { throw .daysOutOfRange(least) }
        if let greatest = days.max(), greatest > interval { throw .daysOutOfRange(greatest) }
        try Self.check(times: times)
      case .everyMonths(let interval, _, let times):
        guard (1...120).contains(interval) else { throw .monthsOutOfRange(interval) }
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
      case .unknown(let fields):
        guard !fields.isEmpty else { throw .tooMany }
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The ID is empty or longer than 200 bytes.
    case invalidID
    /// The text is longer than 500 bytes.
    case textTooLong
    /// A minute of the day is not in `0..<1440`.
    case minuteOutOfRange(Int)
    /// No day of the week or of the interval is chosen.
    case noDays
    /// The interval is not in `1...366` days, or a day is not one of the interval.
    case daysOutOfRange(Int)
    /// The number of months is not in `1...120`.
    case monthsOutOfRange(Int)
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
      case .noDays: "Choose at least one day."
      case .daysOutOfRange: "An interval has 1 to 366 days, and its days are counted from 1."
      case .monthsOutOfRange: "An interval has 1 to 120 months."
      case .hoursOutOfRange: "The number of hours is out of range."
      case .timeOutOfRange: "A time must be in the years 1 to 9999."
      case .leadOutOfRange: "The time before an event or date is negative or too long."
      case .tooMany: "A reminder needs a time, and has a limited number of times and dates."
      case .snoozeNotLater: "A snooze must move a reminder to a later time."
      }
    }
  }
}
