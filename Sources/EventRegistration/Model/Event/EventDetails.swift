public import Essentials

/// The details of an event: its texts, time, venue, number of seats, and rules.
///
///     let details = try draft.validated()
///     details.startTime  // seconds since 1970-01-01 00:00 UTC
///
/// An ``EventDraft`` creates the details from the input of a provider.
public struct EventDetails: Hashable, Sendable {
  /// The values of all properties, which the ledger, its facts, and its records share.
  private struct Values: Hashable {
    var title: ByteText
    var summary: ByteText
    var poster: ByteText?
    var flagsAndFee: FlagsAndFee
    var start: LocalDateTime
    var end: LocalDateTime
    var utcOffset: Int
    var venue: EventVenue
    var capacity: Int
    var questions: [EventDetails.Question]
    var furtherSessions: [EventDetails.Session]
    var policy: EventPolicy
  }

  private var shared: Shared<Values>

  /// The title: 1 to ``maximumTitleBytes``, without leading and trailing whitespace.
  public var title: String { shared.value.title.string }

  /// The description: 1 to ``maximumSummaryBytes``, without leading and trailing whitespace.
  public var summary: String { shared.value.summary.string }

  /// The start of the first session, in the local time of the venue.
  public var start: LocalDateTime { shared.value.start }

  /// The end of the first session, with the same UTC offset as ``start``, which it follows.
  public var end: LocalDateTime { shared.value.end }

  /// The offset of the local time from UTC, in seconds, in ``utcOffsets``; positive east of UTC.
  public var utcOffset: Int { shared.value.utcOffset }

  /// The venue.
  public var venue: EventVenue {
    get { shared.value.venue }
    set { shared.value.venue = newValue }
  }

  /// The number of seats, in ``capacities``; may be 0.
  public var capacity: Int { shared.value.capacity }

  /// The features that parents can see at a glance.
  ///
  /// The ``fee`` and ``Flags/freeOfCharge`` never contradict each other: with a price, the flag stays
  /// off.
  public var flags: Flags {
    get { shared.value.flagsAndFee.flags }
    set { shared.value.flagsAndFee.flags = newValue }
  }

  /// What a family pays for each child, or `nil` if that is not stated.
  ///
  /// It is ``EventDetails/Fee/free`` exactly if the ``flags`` contain ``Flags/freeOfCharge``.
  public var fee: EventDetails.Fee? {
    get { shared.value.flagsAndFee.fee }
    set { shared.value.flagsAndFee.fee = newValue }
  }

  /// The host's reference to a picture, such as a URL or a key, or `nil`: on one line and at most
  /// ``maximumPosterBytes``.
  ///
  /// This package does not read it.
  public var poster: String? { shared.value.poster?.string }

  /// The questions to families, at most ``maximumQuestions`` with different IDs.
  public var questions: [EventDetails.Question] { shared.value.questions }

  /// The sessions after the first one, from earlier to later, each after the one before has ended; at most
  /// ``maximumSessions`` with the first.
  ///
  /// They share the seats of the event: a child with a seat comes to all of them.
  public var furtherSessions: [EventDetails.Session] { shared.value.furtherSessions }

  /// The rules.
  public var policy: EventPolicy {
    get { shared.value.policy }
    set { shared.value.policy = newValue }
  }

  /// Creates the details of an event, without leading and trailing whitespace of texts.
  ///
  /// - Parameters:
  ///   - title: The title, at most ``maximumTitleBytes`` long and not empty.
  ///   - summary: The description, at most ``maximumSummaryBytes`` long and not empty.
  ///   - start: The start of the first session, in the local time of the venue.
  ///   - end: The end of the first session, with the same UTC offset, after `start`.
  ///   - utcOffset: The offset of the local time from UTC, in seconds, in ``utcOffsets``.
  ///   - venue: The venue.
  ///   - capacity: The number of seats, in ``capacities``.
  ///   - flags: The features that parents can see at a glance.
  ///   - policy: The rules.
  ///   - fee: What a family pays for each child, or `nil` to let the flags decide.
  ///   - poster: A reference to a picture, at most ``maximumPosterBytes`` long; a blank one is `nil`.
  ///   - questions: The questions to families, at most ``maximumQuestions`` with different IDs.
  ///   - furtherSessions: The sessions after the first one, which share its seats.
  /// - Complexity: O(*n*) in the length of the texts and the sessions.
  /// - Throws: ``EventDraft/Error``, with all problems.
  public init(
    title: String, summary: String, start: LocalDateTime, end: LocalDateTime, utcOffset: Int,
    venue: EventVenue, capacity: Int, flags: Flags = [], policy: EventPolicy = .standard,
    fee: EventDetails.Fee? = nil, poster: String? = nil, questions: [EventDetails.Question] = [],
    furtherSessions: [EventDetails.Session] = []
  ) throws(EventDraft.Error) {
    var checks = FieldChecks()
    let title = checks.text(title, of: .title, maximumBytes: Self.maximumTitleBytes)
    let summary = checks.text(summary, of: .summary, maximumBytes: Self.maximumSummaryBytes)
    checks.times(from: start, to: end, utcOffset: utcOffset)
    checks.capacity(capacity)
    let poster = checks.poster(poster ?? "")
    checks.questions(questions)
    checks.sessions(furtherSessions, after: end.secondsSinceEpoch(utcOffset: utcOffset))
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    var flagsAndFee = FlagsAndFee(flags)
    if let fee { flagsAndFee.fee = fee }
    self.init(
      validTitle: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
      venue: venue, capacity: capacity, flagsAndFee: flagsAndFee, policy: policy, poster: poster,
      questions: questions, furtherSessions: furtherSessions)
  }

  /// Creates the details of an event from values that were checked.
  init(
    validTitle title: String, summary: String, start: LocalDateTime, end: LocalDateTime,
    utcOffset: Int, venue: EventVenue, capacity: Int, flagsAndFee: FlagsAndFee,
    policy: EventPolicy, poster: String?, questions: [EventDetails.Question],
    furtherSessions: [EventDetails.Session]
  ) {
    shared = Shared(
      Values(
        title: ByteText(title), summary: ByteText(summary), poster: poster.map { ByteText($0) },
        flagsAndFee: flagsAndFee, start: start, end: end, utcOffset: utcOffset, venue: venue,
        capacity: capacity, questions: questions, furtherSessions: furtherSessions, policy: policy))
  }
}

extension EventDetails {
  /// The instant at which the event starts, in seconds since 1970-01-01 00:00 UTC.
  public var startTime: Int64 { start.secondsSinceEpoch(utcOffset: utcOffset) }

  /// The instant at which the last session ends, in seconds since 1970-01-01 00:00 UTC.
  public var endTime: Int64 {
    furtherSessions.last?.endTime ?? end.secondsSinceEpoch(utcOffset: utcOffset)
  }

  /// Returns the same details with other sessions, which were checked.
  func with(
    start: LocalDateTime, end: LocalDateTime, utcOffset: Int, furtherSessions: [Session]
  ) -> EventDetails {
    var details = self
    var values = shared.value
    (values.start, values.end, values.utcOffset) = (start, end, utcOffset)
    values.furtherSessions = furtherSessions
    details.shared = Shared(values)
    return details
  }

  /// Returns the same details with another number of seats.
  ///
  /// - Throws: ``EventDraft/Error``, if the number is not in ``capacities``.
  package func resized(to capacity: Int) throws(EventDraft.Error) -> EventDetails {
    var checks = FieldChecks()
    checks.capacity(capacity)
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    var details = self
    details.shared.value.capacity = capacity
    return details
  }

  /// The maximum length of a title, in bytes of UTF-8: 200.
  public static let maximumTitleBytes = 200

  /// The maximum length of a description, in bytes of UTF-8: 20,000.
  public static let maximumSummaryBytes = 20_000

  /// The maximum length of the reference to a picture, in bytes of UTF-8: 2,000.
  public static let maximumPosterBytes = 2000

  /// The maximum number of questions: 20.
  public static let maximumQuestions = 20

  /// The price, or `nil` if the event is free or its fee is not stated.
  var price: EventDetails.Fee.Price? { shared.value.flagsAndFee.price }

  /// The valid numbers of seats: 0 to 2³¹ - 1.
  public static let capacities: ClosedRange<Int> = 0...Int(Int32.max)

  /// The valid offsets from UTC, in seconds: -12 to +14 hours.
  public static let utcOffsets: ClosedRange<Int> = -43_200...50_400
}
