public import Essentials

/// What an event is: its texts, time, place, number of seats and rules.
///
///     let details = try draft.validated()
///     details.startTime  // seconds since 1970-01-01 00:00 UTC
///
/// An ``EventDraft`` makes one from what a provider typed.
public struct EventDetails: Hashable, Sendable {
  private let titleText: ByteText
  private let summaryText: ByteText

  /// The title, without blanks at its ends; 1 to ``maximumTitleBytes``.
  public var title: String { titleText.string }

  /// The description, without blanks at its ends; 1 to ``maximumSummaryBytes``.
  public var summary: String { summaryText.string }

  /// When the event starts, on the clocks of its place.
  public let start: LocalDateTime

  /// When the event ends, on the clocks that show its ``start``; after it.
  public let end: LocalDateTime

  /// How far these clocks are ahead of UTC, in seconds, in ``utcOffsets``.
  public let utcOffset: Int

  /// The place.
  public var venue: EventVenue

  /// The number of seats, in ``capacities``; an event may have none.
  public let capacity: Int

  /// What parents may want to know at a glance.
  public var flags: Flags

  /// The rules.
  public var policy: EventPolicy

  /// Creates the details of an event; blanks at the ends of texts are left out.
  ///
  /// - Parameters:
  ///   - title: The title, up to ``maximumTitleBytes`` and not empty.
  ///   - summary: The description, up to ``maximumSummaryBytes`` and not empty.
  ///   - start: When the event starts, on the clocks of its place.
  ///   - end: When the event ends, on the same clocks; after `start`.
  ///   - utcOffset: The seconds by which the clocks are ahead of UTC, in ``utcOffsets``.
  ///   - venue: The place.
  ///   - capacity: The number of seats, in ``capacities``.
  ///   - flags: What parents may want to know at a glance.
  ///   - policy: The rules.
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventDraft/Error``, with everything that is wrong.
  public init(
    title: String, summary: String, start: LocalDateTime, end: LocalDateTime, utcOffset: Int,
    venue: EventVenue, capacity: Int, flags: Flags = [], policy: EventPolicy = .standard
  ) throws(EventDraft.Error) {
    var checks = FieldChecks()
    let title = checks.text(title, of: .title, maximumBytes: Self.maximumTitleBytes)
    let summary = checks.text(summary, of: .summary, maximumBytes: Self.maximumSummaryBytes)
    checks.times(from: start, to: end, utcOffset: utcOffset)
    checks.capacity(capacity)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    self.init(
      validTitle: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
      venue: venue, capacity: capacity, flags: flags, policy: policy)
  }

  /// Creates the details of an event from values that are known to be right.
  init(
    validTitle title: String, summary: String, start: LocalDateTime, end: LocalDateTime,
    utcOffset: Int, venue: EventVenue, capacity: Int, flags: Flags, policy: EventPolicy
  ) {
    titleText = ByteText(title)
    summaryText = ByteText(summary)
    self.start = start
    self.end = end
    self.utcOffset = utcOffset
    self.venue = venue
    self.capacity = capacity
    self.flags = flags
    self.policy = policy
  }
}

extension EventDetails {
  /// The instant at which the event starts, in seconds since 1970-01-01 00:00 UTC.
  public var startTime: Int64 { start.secondsSinceEpoch(utcOffset: utcOffset) }

  /// The instant at which the event ends, in seconds since 1970-01-01 00:00 UTC.
  public var endTime: Int64 { end.secondsSinceEpoch(utcOffset: utcOffset) }

  /// The same event at another time.
  ///
  /// - Throws: ``EventDraft/Error``, with everything that is wrong with the time.
  public func rescheduled(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int
  ) throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    checks.times(from: start, to: end, utcOffset: utcOffset)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    return EventDetails(
      validTitle: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
      venue: venue, capacity: capacity, flags: flags, policy: policy)
  }

  /// The same event with another number of seats.
  ///
  /// - Throws: ``EventDraft/Error``, if the number is not in ``capacities``.
  public func resized(to capacity: Int) throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    checks.capacity(capacity)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    return EventDetails(
      validTitle: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
      venue: venue, capacity: capacity, flags: flags, policy: policy)
  }

  /// The most bytes of UTF-8 that a title can have: 200.
  public static let maximumTitleBytes = 200

  /// The most bytes of UTF-8 that a description can have: 20,000.
  public static let maximumSummaryBytes = 20_000

  /// The numbers of seats that an event can have: 0 to 2³¹ - 1.
  public static let capacities: ClosedRange<Int> = 0...Int(Int32.max)

  /// The offsets from UTC that places have, in seconds: -12 to +14 hours.
  public static let utcOffsets: ClosedRange<Int> = -43_200...50_400
}
