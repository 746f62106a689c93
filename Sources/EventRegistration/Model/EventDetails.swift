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
    var endOffset: Int
    var venue: EventVenue
    var capacity: Int
    var questions: [EventDetails.Question]
    var furtherSessions: [EventDetails.Session]
    var policy: EventPolicy
    var unknownFields = UnknownFields()
  }

  private var shared: Shared<Values>

  /// The title: 1 to ``maximumTitleBytes``, without leading and trailing whitespace.
  public var title: String { shared.value.title.string }

  /// The description: 1 to ``maximumSummaryBytes``, without leading and trailing whitespace.
  public var summary: String { shared.value.summary.string }

  /// The start of the first session, in the local time of the venue.
  public var start: LocalDateTime { shared.value.start }

  /// The end of the first session, in the local time of the venue, which is after ``start`` in time.
  public var end: LocalDateTime { shared.value.end }

  /// The offset of the local time from UTC at the start, in seconds, in ``utcOffsets``; positive east of UTC.
  public var utcOffset: Int { shared.value.utcOffset }

  /// The offset of the local time from UTC at the end of the first session, in seconds, in ``utcOffsets``.
  ///
  /// It is ``utcOffset``, unless the clocks change during the session.
  public var endOffset: Int { shared.value.endOffset }

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

  /// The fee that a family pays for each child, or `nil` if it is not stated.
  ///
  /// It is ``EventDetails/Fee/free`` if and only if the ``flags`` contain ``Flags/freeOfCharge``.
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

  /// The sessions after the first one, from earlier to later, without overlaps; at most
  /// ``maximumSessions`` with the first.
  ///
  /// They share the seats of the event: a child with a seat comes to all of them.
  public var furtherSessions: [EventDetails.Session] { shared.value.furtherSessions }

  /// The rules.
  public var policy: EventPolicy {
    get { shared.value.policy }
    set {
      if newValue.waitlist != policy.waitlist { forgetUnknownWaitlist() }
      shared.value.policy = newValue
    }
  }

  /// The parts from a newer version that this one does not know, such as a rule, a feature, or a
  /// question.
  ///
  /// They are written back unchanged. No event can be drafted or edited with them here, because
  /// they would be lost.
  public internal(set) var unknownFields: UnknownFields {
    get { shared.value.unknownFields }
    set { shared.value.unknownFields = newValue }
  }

  /// Creates the details of an event, without leading and trailing whitespace of texts.
  ///
  /// - Parameters:
  ///   - title: The title, at most ``maximumTitleBytes`` long and not empty.
  ///   - summary: The description, at most ``maximumSummaryBytes`` long and not empty.
  ///   - start: The start of the first session, in the local time of the venue.
  ///   - end: The end of the first session, in the local time of the venue.
  ///   - utcOffset: The offset of the local time from UTC at the start, in seconds, in ``utcOffsets``.
  ///   - endOffset: The offset at the end, or `nil` if it is the same.
  ///   - venue: The venue.
  ///   - capacity: The number of seats, in ``capacities``.
  ///   - flags: The features that parents can see at a glance.
  ///   - policy: The rules.
  ///   - fee: The fee that a family pays for each child, or `nil` to let the flags decide.
  ///   - poster: A reference to a picture, at most ``maximumPosterBytes`` long; a blank one is `nil`.
  ///   - questions: The questions to families, at most ``maximumQuestions`` with different IDs.
  ///   - furtherSessions: The sessions after the first one, which share its seats.
  /// - Complexity: O(*n*) in the length of the texts and the sessions.
  /// - Throws: ``EventDraft/Error``, with all problems.
  public init(
    title: String, summary: String, start: LocalDateTime, end: LocalDateTime, utcOffset: Int,
    endOffset: Int? = nil, venue: EventVenue, capacity: Int, flags: Flags = [],
    policy: EventPolicy = .standard,
    fee: EventDetails.Fee? = nil, poster: String? = nil, questions: [EventDetails.Question] = [],
    furtherSessions: [EventDetails.Session] = []
  ) throws(EventDraft.Error) {
    var checks = FieldChecks()
    let title = checks.text(title, of: .title, maximumBytes: Self.maximumTitleBytes)
    let summary = checks.text(summary, of: .summary, maximumBytes: Self.maximumSummaryBytes)
    checks.times(from: start, to: end, utcOffset: utcOffset, endOffset: endOffset)
    checks.capacity(capacity)
    let poster = checks.poster(poster ?? "")
    checks.questions(questions)
    checks.sessions(
      furtherSessions, after: end.secondsSinceEpoch(utcOffset: endOffset ?? utcOffset))
    guard checks.problems.isEmpty else { throw EventDraft.Error(checks.problems) }
    var flagsAndFee = FlagsAndFee(flags)
    if let fee { flagsAndFee.fee = fee }
    self.init(
      validTitle: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
      endOffset: endOffset ?? utcOffset, venue: venue, capacity: capacity, flagsAndFee: flagsAndFee,
      policy: policy, poster: poster,
      questions: questions, furtherSessions: furtherSessions)
  }

  /// Creates the details of an event from values that were checked.
  init(
    validTitle title: String, summary: String, start: LocalDateTime, end: LocalDateTime,
    utcOffset: Int, endOffset: Int, venue: EventVenue, capacity: Int, flagsAndFee: FlagsAndFee,
    policy: EventPolicy, poster: String?, questions: [EventDetails.Question],
    furtherSessions: [EventDetails.Session]
  ) {
    shared = Shared(
      Values(
        title: ByteText(title), summary: ByteText(summary), poster: poster.map { ByteText($0) },
        flagsAndFee: flagsAndFee, start: start, end: end, utcOffset: utcOffset,
        endOffset: endOffset, venue: venue,
        capacity: capacity, questions: questions, furtherSessions: furtherSessions, policy: policy))
  }
}

extension EventDetails {
  /// Whether registration depends on a rule or a required question that only a newer version knows.
  ///
  /// ``EventRecord/isOpenForRegistration(at:)`` is then `false`, because this version cannot check
  /// the rule.
  public var hasUnknownRules: Bool {
    guard !unknownFields.isEmpty else { return false }
    let rules = unknownFields.fields(FieldKey.policy).keys
    return rules.contains { $0 != FieldKey.waitlist.rawValue }
      || unknownFields.elements(FieldKey.questions).contains {
        $0.fields?[FieldKey.isRequired.rawValue] == .flag(true)
      }
  }

  /// Drops the unknown rules of the waiting list, whose rules are replaced.
  private mutating func forgetUnknownWaitlist() {
    var rules = unknownFields.fields(FieldKey.policy)
    guard rules.removeValue(forKey: FieldKey.waitlist.rawValue) != nil else { return }
    unknownFields.keep(rules, FieldKey.policy)
  }

  /// The instant at which the event starts, in seconds since 1970-01-01 00:00 UTC.
  public var startTime: Int64 { start.secondsSinceEpoch(utcOffset: utcOffset) }

  /// The instant at which the last session ends, in seconds since 1970-01-01 00:00 UTC.
  public var endTime: Int64 {
    furtherSessions.last?.endTime ?? end.secondsSinceEpoch(utcOffset: endOffset)
  }

  /// Returns the same details with other sessions, which were checked.
  func with(
    start: LocalDateTime, end: LocalDateTime, utcOffset: Int, endOffset: Int,
    furtherSessions: [Session]
  ) -> EventDetails {
    var details = self
    var values = shared.value
    (values.start, values.end) = (start, end)
    (values.utcOffset, values.endOffset) = (utcOffset, endOffset)
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

  /// The day on which the ages of children count: ``EventPolicy/ageDay``, or the day the event starts.
  public var ageDay: CalendarDate { policy.ageDay ?? start.date }

  /// The instant at which registration closes, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// It is the end of the registration window, or the start of the event if the window has no end.
  public var registrationCloses: Int64 { policy.window.closes ?? startTime }

  /// Whether registration opens only when it has ended, so that nobody can ever register.
  var opensTooLate: Bool {
    policy.window.opens.map { $0 >= min(registrationCloses, endTime) } ?? false
  }

  /// The instant at which promotion from the waiting list ends, in seconds since 1970-01-01 00:00
  /// UTC.
  ///
  /// It is ``WaitlistPolicy/cutoff`` before the start, but not after the end.
  public var promotionEnds: Int64 { min(startTime - Int64(policy.waitlist.cutoff), endTime) }

  /// Returns the duration of an offer that is made at an instant before promotion ends, or 0 if
  /// families are registered without an offer.
  func offerSeconds(at time: Int64) -> Int64 {
    let (promotion, room) = (policy.waitlist.promotion, promotionEnds - time)
    if let notice = promotion.notice, time < startTime - Int64(notice) { return 0 }
    return promotion.offerSeconds.map { min(Int64($0), room) } ?? 0
  }

  /// Features of an event that parents can see at a glance and filter by.
  ///
  ///     let flags: EventDetails.Flags = [.covidSafe, .outdoors]
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates a set from its bits, including bits without a name.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The provider takes measures against COVID-19.
    public static let covidSafe = EventDetails.Flags(rawValue: 1)
    /// The event takes place outdoors.
    public static let outdoors = EventDetails.Flags(rawValue: 2)
    /// The event is accessible to wheelchairs.
    public static let wheelchairAccessible = EventDetails.Flags(rawValue: 4)
    /// The event is free of charge.
    public static let freeOfCharge = EventDetails.Flags(rawValue: 8)
    /// Meals are included.
    public static let mealsIncluded = EventDetails.Flags(rawValue: 16)
    /// Light, noise, and the number of people are kept low.
    public static let sensoryFriendly = EventDetails.Flags(rawValue: 32)
    /// Parents stay with their children.
    public static let parentsStay = EventDetails.Flags(rawValue: 64)
    /// The event takes place online.
    ///
    /// The venue is then only an address for finding the event, such as the provider's. Families
    /// with a seat get the link by ``RegistrationMail/JoinLink``.
    public static let virtual = EventDetails.Flags(rawValue: 128)
  }

  /// Whether a session of the event and one of another event are at the same time, at least in part.
  ///
  /// A session that starts when the other ends does not overlap it.
  ///
  /// - Complexity: O(*n*) for *n* sessions of both.
  public func overlaps(_ other: EventDetails) -> Bool {
    guard startTime < other.endTime, other.startTime < endTime else { return false }
    guard !furtherSessions.isEmpty || !other.furtherSessions.isEmpty else { return true }
    return firstSession(overlapping: other) != nil
  }

  /// Returns the first session of the event that is at the same time as one of another event, at least in
  /// part, or `nil` if none is.
  ///
  /// - Complexity: O(*n*) for *n* sessions of both.
  public func firstSession(overlapping other: EventDetails) -> Session? {
    var (mine, others) = (sessions[...], other.sessions[...])
    while let first = mine.first, let second = others.first {
      if first.startTime < second.endTime, second.startTime < first.endTime { return first }
      if first.endTime <= second.endTime { mine.removeFirst() } else { others.removeFirst() }
    }
    return nil
  }

  /// Whether an event is upcoming, under way, or over.
  ///
  ///     record.time(at: now) == .upcoming
  public enum Timing: Hashable, CaseIterable, Sendable {
    /// The event starts later.
    case upcoming
    /// The first session has started, now or earlier, and the last one ends later.
    case underWay
    /// The event has ended, now or earlier.
    case expired

    /// Creates the timing of an event at a time in seconds since 1970-01-01 00:00 UTC.
    public init(of details: EventDetails, at now: Int64) {
      self =
        if now < details.startTime { .upcoming } else if now < details.endTime { .underWay } else {
          .expired
        }
    }
  }
}

/// Encoded by the names of its properties, with times such as `"2026-03-01T09:30"`.
///
/// The fee is a `"price"`, or one of the flags if the event is free. Without a price, a poster,
/// questions, further sessions, or another offset at the end, these keys are left out. What only a newer version
/// knows is beside them, as that version wrote it.
extension EventDetails: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes the details of an event.
  ///
  /// By default, there are no flags, questions, and further sessions, and the policy is
  /// ``EventPolicy/standard``. Parts that only a newer version knows are kept: ``unknownFields``.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var unknown = UnknownFields()
    try unknown.keepFields(
      of: decoder,
      except: [
        .title, .summary, .start, .end, .utcOffset, .endOffset, .venue, .capacity, .flags, .policy,
        .price, .poster, .questions, .furtherSessions,
      ])
    let title = try container.decode(String.self, forKey: .title)
    let summary = try container.decode(String.self, forKey: .summary)
    let start = try container.decode(LocalDateTime.self, forKey: .start)
    let end = try container.decode(LocalDateTime.self, forKey: .end)
    let utcOffset = try container.decode(Int.self, forKey: .utcOffset)
    let endOffset = try container.decodeIfPresent(Int.self, forKey: .endOffset)
    let venue = try container.decode(EventVenue.self, forKey: .venue)
    let capacity = try container.decode(Int.self, forKey: .capacity)
    let flags: Flags? = try unknown.decodeOptions(.flags, of: container)
    var policy: EventPolicy?
    if container.contains(.policy), try !container.decodeNil(forKey: .policy) {
      var rules = UnknownFields()
      policy = try EventPolicy(
        from: container.superDecoder(forKey: .policy), keeping: &rules)
      unknown.keep(rules.values, FieldKey.policy)
    }
    let price = try container.decodeIfPresent(EventDetails.Fee.Price.self, forKey: .price)
    let poster = try container.decodeIfPresent(String.self, forKey: .poster)
    let questions = try unknown.decodeList(
      .questions, of: container, as: EventDetails.Question.self)
    let further = try container.decodeIfPresent([Session].self, forKey: .furtherSessions)
    do {
      try self.init(
        title: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
        endOffset: endOffset, venue: venue, capacity: capacity, flags: flags ?? [],
        policy: policy ?? .standard,
        fee: price.map { .price($0) }, poster: poster, questions: questions,
        furtherSessions: further ?? [])
    } catch {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
    if !unknown.isEmpty { unknownFields = unknown }
  }

  /// Encodes the details.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    try container.encode(utcOffset, forKey: .utcOffset)
    if endOffset != utcOffset { try container.encode(endOffset, forKey: .endOffset) }
    try container.encode(venue, forKey: .venue)
    try container.encode(capacity, forKey: .capacity)
    var unknown = unknownFields
    try unknown.encode(names: flags.optionNames, .flags, into: &container)
    let rules = UnknownFields(unknown.fields(FieldKey.policy))
    if rules.isEmpty {
      try container.encode(policy, forKey: .policy)
    } else {
      try policy.encode(to: container.superEncoder(forKey: .policy), with: rules)
    }
    unknown.remove(FieldKey.policy)
    try container.encodeIfPresent(price, forKey: .price)
    try container.encodeIfPresent(poster, forKey: .poster)
    try unknown.encode(list: questions, .questions, into: &container)
    if !furtherSessions.isEmpty { try container.encode(furtherSessions, forKey: .furtherSessions) }
    try unknown.encode(to: encoder)
  }
}

/// Encoded as an array of names, such as `["covidSafe", "outdoors"]`.
///
/// A bit without a name is encoded by its position, from `"bit8"` to `"bit15"`. Decoding refuses
/// unknown names, except for ``EventDetails``, which keeps them.
extension EventDetails.Flags: Codable {
  /// Decodes a set from an array of names.
  ///
  /// - Throws: `DecodingError`, also for an unknown name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes an array of names.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}

extension EventDetails.Flags: NamedOptions {
  package static let names = [
    "covidSafe", "outdoors", "wheelchairAccessible", "freeOfCharge", "mealsIncluded",
    "sensoryFriendly", "parentsStay", "virtual",
  ]
}

extension KeyedDecodingContainer<FieldKey> {
  /// Decodes the details of an event for a fact or a command, which nobody may change by leaving something out.
  ///
  /// - Throws: `DecodingError`, also for parts that only a newer version knows.
  func decodeWholeDetails() throws -> EventDetails {
    let details = try decode(EventDetails.self, forKey: .details)
    guard details.unknownFields.isEmpty else {
      throw DecodingError.unknownCase(
        of: EventDetails.self, codingPath + [FieldKey.details], isName: true)
    }
    return details
  }
}
