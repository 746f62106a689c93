/// The reason a command was refused and changed nothing.
///
/// The cases are in order of precedence: if several reasons apply, the answer is the first of them.
/// There are two exceptions. ``malformed(_:)`` lists all problems of the form of the command, and
/// ``severalReasons(_:)`` lists all reasons about the children, so that a family learns all reasons
/// at once.
///
/// The associated values are for the host. The ``description`` is a sentence without them, because
/// they can identify a child. For texts that users read, see ``RegistrationMessages``.
@nonexhaustive public enum RegistrationRefusal: Error, Hashable, Sendable, PrivateValue {
  /// An earlier request with this ID was for another command.
  case requestReused(RegistrationRequest.ID)
  /// The form of the command has these problems.
  case malformed([EventCommand.Problem])
  /// The request was first made before this instant, so the event may have forgotten it, and it is
  /// unknown whether it was performed.
  ///
  /// Show the family their current registrations, and let them decide again. See
  /// ``RegistrationRequest/Retention``.
  case requestTooOld(earliest: Int64)
  /// There is no event with this ID.
  case unknownEvent(EventID)
  /// There is already an event with this ID.
  case eventExists(EventID)
  /// The requester may not send this command; this role may.
  ///
  /// They have another role, or the event or the child belongs to another person.
  case forbidden(required: Requester.Role)
  /// The event does not have the version that the request expects.
  case versionConflict(current: UInt64)
  /// The event had the version that the request expects, but time has changed it since then: holds
  /// or offers of this number of parties expired, and this number of parties moved up from the
  /// waiting list.
  ///
  /// Show the event again, because the person saw other numbers of seats.
  case changedByTime(current: UInt64, expired: Int, promoted: Int)
  /// The event is a draft.
  case notPublished
  /// The event is already published.
  case alreadyPublished
  /// The event was canceled.
  case eventCancelled
  /// The event ended at this instant.
  case eventEnded(at: Int64)
  /// The day of the session, which starts at this instant, has not begun by the clock of the device
  /// that recorded the attendance.
  case attendanceTooEarly(from: Int64)
  /// The number of children is not in the range that the event allows.
  case partySizeOutOfRange(allowed: ClosedRange<Int>)
  /// Registration opens at this instant.
  case notOpenYet(opens: Int64)
  /// Registration closed at this instant.
  case registrationClosed(at: Int64)
  /// The age of the child, in full years on the day of the event, is not in the allowed range.
  case ageNotAllowed(ChildID, age: Int, allowed: ClosedRange<Int>)
  /// The event has an age range, but the date of birth is unknown or after the event.
  case birthDateMissing(ChildID)
  /// The guardian has not given these required consents.
  case consentMissing(ChildID, GuardianConsents)
  /// There is no answer about the child to this required question.
  case answerMissing(ChildID, EventDetails.Question.ID)
  /// The answer about the child to this question does not have the required type, or is too long.
  case answerNotValid(ChildID, EventDetails.Question.ID)
  /// The child is already registered.
  case alreadyRegistered(ChildID)
  /// The child is already on the waiting list.
  case alreadyWaiting(ChildID)
  /// The child already has a seat on hold.
  case alreadyHeld(ChildID)
  /// The child already has an offer.
  case alreadyOffered(ChildID)
  /// Several reasons apply to the children: at least two of the reasons from
  /// ``ageNotAllowed(_:age:allowed:)`` to ``alreadyOffered(_:)``, or from ``notRegistered(_:)`` to
  /// ``notOffered(_:)``.
  ///
  /// They are in the order of the children in the command, and for each child in the order of the
  /// cases.
  case severalReasons([RegistrationRefusal])
  /// There are more children than this number of seats of the event.
  case partyExceedsCapacity(Int)
  /// With these children, the parent would have more than this number of children at the event; now it
  /// is `used`.
  ///
  /// See ``EventPolicy/GuardianLimits/seats``.
  case guardianSeatsReached(limit: Int, used: Int)
  /// With these children, the parent would have more than this number of seats on hold; now it is
  /// `used`.
  ///
  /// See ``EventPolicy/GuardianLimits/heldSeats``.
  case guardianHoldsReached(limit: Int, used: Int)
  /// A hold of the parent ended unused, so the parent can hold seats again only from this instant.
  ///
  /// See ``EventPolicy/GuardianLimits/coolDownSeconds``.
  case guardianHoldTooSoon(until: Int64)
  /// Not enough seats are available, and the children cannot or do not want to wait.
  case full(available: Int, WaitlistState)
  /// The child is not registered.
  case notRegistered(ChildID)
  /// The child is not on the waiting list.
  case notWaiting(ChildID)
  /// The child has no seat on hold, or the hold expired.
  case notHeld(ChildID)
  /// The child has no offer, or the offer expired.
  case notOffered(ChildID)
  /// Parents could cancel only before this instant.
  case cancellationTooLate(deadline: Int64)
  /// The event does not allow transfers.
  case transferNotAllowed
  /// The new number of seats is below this number of seats taken, on hold, or offered.
  case capacityBelowCommitted(Int)
  /// The plan of the provider allows no more events in this year.
  case eventQuotaReached(ProviderPlan, limit: Int, used: Int, year: Int)
  /// A limit of this package is reached.
  case limitExceeded(Limit)
  /// A reason that only a newer version knows; it is encoded again unchanged.
  ///
  /// Only decoding creates it. The command was refused and changed nothing.
  case unknown(UnknownFields)
}

extension RegistrationRefusal {
  /// The reason children for whom there are not enough seats do not wait.
  @nonexhaustive public enum WaitlistState: String, Hashable, CaseIterable, Sendable {
    /// The event has no waiting list.
    case none
    /// The waiting list is full.
    case full
    /// The command does not join the waiting list, or requests a hold.
    case notWanted
  }

  /// A limit of this package.
  @nonexhaustive public enum Limit: String, Hashable, CaseIterable, Sendable {
    /// An event can have at most 2³¹ - 1 seats.
    case seats
    /// An event can have at most 50,331,648 children who are registered, wait, or have a hold or an
    /// offer.
    case children
  }

  /// The reason in one sentence, without the associated values.
  public var description: String {
    switch self {
    case .requestReused: "The request ID was already used for another command."
    case .malformed: "The command is not valid."
    case .requestTooOld: "The request is too old to know whether it was performed."
    case .unknownEvent: "There is no event with this ID."
    case .eventExists: "There is already an event with this ID."
    case .forbidden: "The requester may not send this command."
    case .versionConflict: "The event does not have the version that the request expects."
    case .changedByTime: "Time changed the event since the version that the request expects."
    case .notPublished: "The event is not published."
    case .alreadyPublished: "The event is already published."
    case .eventCancelled: "The event was canceled."
    case .eventEnded: "The event is over."
    case .attendanceTooEarly: "The day of the session has not come."
    case .partySizeOutOfRange: "The number of children is not allowed for this event."
    case .notOpenYet: "Registration is not open yet."
    case .registrationClosed: "Registration is closed."
    case .ageNotAllowed: "The child does not have the required age."
    case .birthDateMissing: "The date of birth is unknown or after the event."
    case .consentMissing: "A required consent of the guardian is missing."
    case .answerMissing: "The answer to a required question is missing."
    case .answerNotValid: "The answer to a question is not valid."
    case .alreadyRegistered: "The child is already registered."
    case .alreadyWaiting: "The child is already on the waiting list."
    case .alreadyHeld: "The child already has a seat on hold."
    case .alreadyOffered: "The child already has an offer."
    case .severalReasons: "There are several reasons about the children."
    case .partyExceedsCapacity: "There are more children than seats."
    case .guardianSeatsReached: "The parent has too many children at the event."
    case .guardianHoldsReached: "The parent has too many seats on hold."
    case .guardianHoldTooSoon: "A hold of the parent ended unused, so a new one must wait."
    case .full: "Not enough seats are available."
    case .notRegistered: "The child is not registered."
    case .notWaiting: "The child is not on the waiting list."
    case .notHeld: "The child has no seat on hold."
    case .notOffered: "The child has no offer."
    case .cancellationTooLate: "The deadline for cancellations has passed."
    case .transferNotAllowed: "The event does not allow transfers."
    case .capacityBelowCommitted: "More seats are taken, on hold, or offered."
    case .eventQuotaReached: "The plan of the provider allows no more events in this year."
    case .limitExceeded: "A limit of this package is reached."
    case .unknown: "The command was refused for a reason that only a newer version knows."
    }
  }
}

/// Encoded as `{"kind": "notOpenYet", "at": 1770000000}`.
///
/// The kind is the name of the case. Instants have the key `"at"`, numbers of seats have the key
/// `"seats"`, and ranges have the keys `"minimum"` and `"maximum"`.
extension RegistrationRefusal: Encodable {
  typealias CodingKeys = FieldKey

  /// Encodes the refusal.
  public func encode(to encoder: any Encoder) throws {
    if case .unknown(let fields) = self { return try fields.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .notPublished, .alreadyPublished, .eventCancelled, .transferNotAllowed, .unknown: break
    case .requestReused(let request): try container.encode(request, forKey: .request)
    case .malformed(let problems): try container.encode(problems, forKey: .problems)
    case .unknownEvent(let event), .eventExists(let event):
      try container.encode(event, forKey: .event)
    case .forbidden(let role): try container.encode(role, forKey: .required)
    case .versionConflict(let version): try container.encode(version, forKey: .version)
    case .changedByTime(let version, let expired, let promoted):
      try container.encode(version, forKey: .version)
      try container.encode(expired, forKey: .expired)
      try container.encode(promoted, forKey: .promoted)
    case .requestTooOld(let time), .eventEnded(let time), .attendanceTooEarly(let time),
      .notOpenYet(let time),
      .registrationClosed(let time),
      .guardianHoldTooSoon(let time), .cancellationTooLate(let time):
      try container.encode(time, forKey: .at)
    case .partySizeOutOfRange(let range):
      try container.encode(range.lowerBound, forKey: .minimum)
      try container.encode(range.upperBound, forKey: .maximum)
    case .ageNotAllowed(let child, let age, let range):
      try container.encode(child, forKey: .child)
      try container.encode(age, forKey: .age)
      try container.encode(range.lowerBound, forKey: .minimum)
      try container.encode(range.upperBound, forKey: .maximum)
    case .consentMissing(let child, let consents):
      try container.encode(child, forKey: .child)
      try container.encode(consents, forKey: .consents)
    case .answerMissing(let child, let question), .answerNotValid(let child, let question):
      try container.encode(child, forKey: .child)
      try container.encode(question, forKey: .question)
    case .birthDateMissing(let child), .alreadyRegistered(let child), .alreadyWaiting(let child),
      .alreadyHeld(let child), .alreadyOffered(let child), .notRegistered(let child),
      .notWaiting(let child), .notHeld(let child), .notOffered(let child):
      try container.encode(child, forKey: .child)
    case .severalReasons(let reasons): try container.encode(reasons, forKey: .reasons)
    case .partyExceedsCapacity(let seats), .capacityBelowCommitted(let seats):
      try container.encode(seats, forKey: .seats)
    case .guardianSeatsReached(let limit, let used), .guardianHoldsReached(let limit, let used):
      try container.encode(limit, forKey: .limit)
      try container.encode(used, forKey: .used)
    case .full(let seats, let waitlist):
      try container.encode(seats, forKey: .seats)
      try container.encode(waitlist, forKey: .waitlist)
    case .eventQuotaReached(let plan, let limit, let used, let year):
      try container.encode(plan, forKey: .plan)
      try container.encode(limit, forKey: .limit)
      try container.encode(used, forKey: .used)
      try container.encode(year, forKey: .year)
    case .limitExceeded(let limit): try container.encode(limit, forKey: .of)
    }
  }
}

extension RegistrationRefusal: Decodable {
  /// Decodes a refusal, as ``unknown(_:)`` if this version does not know a name in it.
  ///
  /// - Throws: `DecodingError`, also for an empty list of problems, for a list of reasons that are
  ///   not about children, and for a range whose bounds are in the wrong order.
  public init(from decoder: any Decoder) throws {
    switch try KnownOrKept<Known>(from: decoder) {
    case .known(let known): self = known.refusal
    case .kept(.object(let fields)): self = .unknown(UnknownFields(fields))
    case .kept:
      throw DecodingError.unknownCase(of: Self.self, decoder.codingPath, isName: false)
    }
  }

  /// A refusal whose names this version knows.
  private struct Known: Decodable {
    let refusal: RegistrationRefusal
    init(from decoder: any Decoder) throws { refusal = try RegistrationRefusal(known: decoder) }
  }

  private init(known decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    func range() throws -> ClosedRange<Int> {
      try container.decodeRange(from: .minimum, to: .maximum)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .requestReused: self = .requestReused(try value(.request))
    case .malformed:
      self = .malformed(
        try container.decode(
          .problems, where: { !$0.isEmpty }, expected: "a list of at least one problem"))
    case .requestTooOld: self = .requestTooOld(earliest: try value(.at))
    case .unknownEvent: self = .unknownEvent(try value(.event))
    case .eventExists: self = .eventExists(try value(.event))
    case .forbidden: self = .forbidden(required: try value(.required))
    case .versionConflict: self = .versionConflict(current: try value(.version))
    case .changedByTime:
      self = .changedByTime(
        current: try value(.version), expired: try value(.expired), promoted: try value(.promoted))
    case .notPublished: self = .notPublished
    case .alreadyPublished: self = .alreadyPublished
    case .eventCancelled: self = .eventCancelled
    case .eventEnded: self = .eventEnded(at: try value(.at))
    case .attendanceTooEarly: self = .attendanceTooEarly(from: try value(.at))
    case .partySizeOutOfRange: self = .partySizeOutOfRange(allowed: try range())
    case .notOpenYet: self = .notOpenYet(opens: try value(.at))
    case .registrationClosed: self = .registrationClosed(at: try value(.at))
    case .ageNotAllowed:
      self = .ageNotAllowed(try value(.child), age: try value(.age), allowed: try range())
    case .birthDateMissing: self = .birthDateMissing(try value(.child))
    case .consentMissing: self = .consentMissing(try value(.child), try value(.consents))
    case .answerMissing: self = .answerMissing(try value(.child), try value(.question))
    case .answerNotValid: self = .answerNotValid(try value(.child), try value(.question))
    case .alreadyRegistered: self = .alreadyRegistered(try value(.child))
    case .alreadyWaiting: self = .alreadyWaiting(try value(.child))
    case .alreadyHeld: self = .alreadyHeld(try value(.child))
    case .alreadyOffered: self = .alreadyOffered(try value(.child))
    case .severalReasons:
      let reasons: [ChildReason] = try container.decode(
        .reasons, where: { $0.count >= 2 }, expected: "a list of at least two reasons")
      self = .severalReasons(reasons.map(\.refusal))
    case .partyExceedsCapacity: self = .partyExceedsCapacity(try value(.seats))
    case .guardianSeatsReached:
      self = .guardianSeatsReached(limit: try value(.limit), used: try value(.used))
    case .guardianHoldsReached:
      self = .guardianHoldsReached(limit: try value(.limit), used: try value(.used))
    case .guardianHoldTooSoon: self = .guardianHoldTooSoon(until: try value(.at))
    case .full: self = .full(available: try value(.seats), try value(.waitlist))
    case .notRegistered: self = .notRegistered(try value(.child))
    case .notWaiting: self = .notWaiting(try value(.child))
    case .notHeld: self = .notHeld(try value(.child))
    case .notOffered: self = .notOffered(try value(.child))
    case .cancellationTooLate: self = .cancellationTooLate(deadline: try value(.at))
    case .transferNotAllowed: self = .transferNotAllowed
    case .capacityBelowCommitted: self = .capacityBelowCommitted(try value(.seats))
    case .eventQuotaReached:
      self = .eventQuotaReached(
        try value(.plan), limit: try value(.limit), used: try value(.used), year: try value(.year))
    case .limitExceeded: self = .limitExceeded(try value(.of))
    case .unknown:
      throw DecodingError.unknownCase(of: Self.self, container.codingPath, isName: true)
    }
  }
}

/// A reason about a child, which contains no further reasons.
private struct ChildReason: Decodable {
  let refusal: RegistrationRefusal

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RegistrationRefusal.CodingKeys.self)
    let kind = try container.decode(RegistrationRefusal.Kind.self, forKey: .kind)
    guard kind.isAboutChild else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "The reason must be about a child.")
    }
    refusal = try RegistrationRefusal(from: decoder)
  }
}

/// Encoded as its name.
extension RegistrationRefusal.WaitlistState: CodedCase, Codable {}

/// Encoded as its name.
extension RegistrationRefusal.Limit: CodedCase, Codable {}
