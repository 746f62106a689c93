public import Essentials

/// The details of an event: its texts, time, venue, number of seats, and rules.
///
///     let details = try draft.validated()
///     details.startTime  // seconds since 1970-01-01 00:00 UTC
///
/// An ``EventDraft`` creates the details from the input of a provider.
public struct EventDetails: Hashable, Sendable {
  private let titleText: ByteText
  private let summaryText: ByteText

  /// The title: 1 to ``maximumTitleBytes``, without leading and trailing whitespace.
  public var title: String { titleText.string }

  /// The description: 1 to ``maximumSummaryBytes``, without leading and trailing whitespace.
  public var summary: String { summaryText.string }

  /// The start, in the local time of the venue.
  public let start: LocalDateTime

  /// The end, with the same UTC offset as ``start``, which it follows.
  public let end: LocalDateTime

  /// The offset of the local time from UTC, in seconds, in ``utcOffsets``; positive east of UTC.
  public let utcOffset: Int

  /// The venue.
  public var venue: EventVenue

  /// The number of seats, in ``capacities``; may be 0.
  public let capacity: Int

  /// The features that parents can see at a glance.
  public var flags: Flags

  /// The rules.
  public var policy: EventPolicy

  /// Creates the details of an event, without leading and trailing whitespace of texts.
  ///
  /// - Parameters:
  ///   - title: The title, at most ``maximumTitleBytes`` long and not empty.
  ///   - summary: The description, at most ``maximumSummaryBytes`` long and not empty.
  ///   - start: The start, in the local time of the venue.
  ///   - end: The end, with the same UTC offset, after `start`.
  ///   - utcOffset: The offset of the local time from UTC, in seconds, in ``utcOffsets``.
  ///   - venue: The venue.
  ///   - capacity: The number of seats, in ``capacities``.
  ///   - flags: The features that parents can see at a glance.
  ///   - policy: The rules.
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventDraft/Error``, with all problems.
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

  /// Creates the details of an event from values that were checked.
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

  /// Returns the same details with another time.
  ///
  /// - Throws: ``EventDraft/Error``, with all problems of the time.
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

  /// Returns the same details with another number of seats.
  ///
  /// - Throws: ``EventDraft/Error``, if the number is not in ``capacities``.
  package func resized(to capacity: Int) throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    checks.capacity(capacity)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    return EventDetails(
      validTitle: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
      venue: venue, capacity: capacity, flags: flags, policy: policy)
  }

  /// The maximum length of a title, in bytes of UTF-8: 200.
  public static let maximumTitleBytes = 200

  /// The maximum length of a description, in bytes of UTF-8: 20,000.
  public static let maximumSummaryBytes = 20_000

  /// The valid numbers of seats: 0 to 2³¹ - 1.
  public static let capacities: ClosedRange<Int> = 0...Int(Int32.max)

  /// The valid offsets from UTC, in seconds: -12 to +14 hours.
  public static let utcOffsets: ClosedRange<Int> = -43_200...50_400
}
