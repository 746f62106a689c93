public import Essentials

/// A reminder that comes once or repeatedly, such as for a prescription, water, or an event.
///
///     let pill = try ReminderRule("pill", .prescription, .daily(times: [8 * 60, 20 * 60]))
///     pill.nextOccurrence(after: now, in: clock)  // an instant
///     let period = try ReminderRule(
///       "period", .period, .beforeDates([forecast.nextPeriod.start.median], days: [2], at: 9 * 60))
///
/// Times are in the local time of the place, also after daylight saving time changes; the app passes the
/// offsets. The content of a reminder is private, so a rule prints, dumps, and interpolates without it, and
/// its notice has a neutral text unless ``showsText`` is true.
public struct ReminderRule: Hashable, Identifiable, Sendable, PrivateValue {
  /// The app's ID of the reminder: 1 to 200 bytes of UTF-8.
  public let id: String
  /// What the reminder is about.
  public let topic: Topic
  /// When the reminder comes.
  public let pattern: Pattern
  /// The person's words, at most 500 bytes of UTF-8, possibly empty.
  public let text: String
  /// Whether the notice on a locked screen may show ``text``.
  public let showsText: Bool
  /// What happens to a reminder in quiet hours.
  public let quietPolicy: QuietPolicy
  /// The instants at which the reminder may come, as seconds since 1970-01-01 UTC.
  public let period: Range<Int64>
  /// Whether the reminder is switched on.
  public var isOn = true

  /// Single occurrences that were moved, in the order of their new times.
  private(set) var snoozes: [Snooze] = []

  /// Creates a reminder that is switched on.
  ///
  /// - Parameters:
  ///   - id: The app's ID: 1 to 200 bytes of UTF-8.
  ///   - topic: What the reminder is about.
  ///   - pattern: When it comes.
  ///   - text: The person's words: at most 500 bytes of UTF-8.
  ///   - showsText: Whether the notice may show the words; by default it names nothing.
  ///   - quietPolicy: What happens in quiet hours, by default ``Topic/quietPolicy``.
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
  public enum Topic: String, CaseIterable, Hashable, Sendable {
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

  /// What happens to a reminder in quiet hours.
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
    /// The minute of the day at which they end; if it is not after ``start``, on the next day, and if
    /// it is the same, there are none.
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

  /// Moves one occurrence to a later instant, also in quiet hours, and leaves the others as they are.
  ///
  /// An occurrence that was moved already can be moved again. Of more than a hundred moved
  /// occurrences, the one with the earliest new time is forgotten.
  ///
  /// - Throws: ``ReminderRule/Error/snoozeNotLater``, and nothing changes.
  public mutating func snooze(
    _ occurrence: Int64, until time: Int64
  ) throws(ReminderRule.Error) {
    guard time > occurrence, UTCOffsetTable.instants.contains(time) else { throw .snoozeNotLater }
    var snooze = Snooze(occurrence: occurrence, until: time)
    if let old = snoozes.firstIndex(where: { $0.until == occurrence }) {
      snooze.occurrence = snoozes.remove(at: old).occurrence
    }
    snoozes.removeAll { $0.occurrence == snooze.occurrence }
    let index = snoozes.firstIndex { $0.until > time } ?? snoozes.count
    snoozes.insert(snooze, at: index)
    if snoozes.count > Self.maximumSnoozes { snoozes.removeFirst() }
  }
}
