public import Essentials

extension EventFact {
  /// The change that an ``EventFact`` records.
  ///
  /// The children of one change belong to one request, in its order, or to one party.
  @nonexhaustive public enum Change: Hashable, Sendable, PrivateValue {
    /// A provider created the event as a draft.
    indirect case drafted(EventDetails, owner: PersonID)
    /// The provider replaced the details of the event, or rescheduled an event of several sessions.
    indirect case edited(EventDetails)
    /// The event became visible to parents.
    case published
    /// The number of seats changed.
    case capacityChanged(from: Int, to: Int)
    /// The time of an event of one session changed.
    ///
    /// Earlier versions also wrote it for events of several sessions, whose further sessions moved
    /// by the same local time and kept their UTC offsets.
    case rescheduled(start: LocalDateTime, end: LocalDateTime, utcOffset: Int)
    /// The registration window changed.
    case windowChanged(RegistrationWindow)
    /// The rules of the waiting list changed.
    case waitlistChanged(WaitlistPolicy)
    /// Registration closed.
    case closed
    /// Registration opened again.
    case reopened
    /// The event was canceled. The facts that follow end the registration, hold, or offer of each
    /// party.
    case eventCancelled(reason: String)
    /// The attendance of a child at a session was recorded, or a mark was undone.
    ///
    /// The observation is from the time at which the request was first made: ``EventFact/Cause/firstMade``.
    case attendanceMarked(
      ChildID, attended: ChildRegistration.Attendance?, session: Int = 0)

    /// Seats were put on hold for a party until this instant.
    case held(EventFact.Party, until: Int64)
    /// A hold expired.
    case holdExpired([ChildID])
    /// A hold was released.
    case holdReleased([ChildID])
    /// A party registered, and got seats immediately.
    case registered(EventFact.Party)
    /// A party joined the waiting list, at this position from 1.
    case waitlisted(EventFact.Party, position: Int)
    /// Children who had a hold or an offer, or who waited, got seats.
    case seated([ChildID], from: SeatSource)
    /// Children left the waiting list.
    case leftWaitlist([ChildID])
    /// A registered party was moved back to the head of the waiting list.
    case movedToWaitlist([ChildID])
    /// Seats were offered to a waiting party until this instant, or an offer now ends at this instant.
    case offered([ChildID], until: Int64)
    /// An offer expired, and the party left the waiting list.
    case offerExpired([ChildID])
    /// An offer was declined.
    case offerDeclined([ChildID])
    /// Registrations were canceled.
    case registrationCancelled([ChildID], by: Canceller)
    /// A registration was transferred from one child to another.
    indirect case transferred(from: ChildID, to: EventAttendee, by: PersonID)
    /// An organizer changed the number of seats beyond the capacity, or seated a waiting party out of
    /// order, which the next fact says. Then the number can stay the same.
    indirect case overfilled(from: Int, to: Int, by: PersonID, reason: String)
    /// An accepted request changed nothing, because the event was already as requested. The fact
    /// remembers the request for its retries.
    case noted
    /// The provider deleted the draft. The event is unknown from then on.
    case draftDeleted
  }
}

extension EventFact.Change {
  /// The way in which children got seats.
  @nonexhaustive public enum SeatSource: UInt8, CaseIterable, Hashable, Sendable {
    /// From a hold.
    case hold
    /// From the waiting list, without an offer.
    case waitlist
    /// From an offer.
    case offer

    /// Creates a source from its number in the byte form, or returns `nil` if there is none.
    public init?(rawValue: UInt8) {
      guard rawValue < 3 else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }

  /// The role of the person who canceled a registration.
  @nonexhaustive public enum Canceller: UInt8, CaseIterable, Hashable, Sendable {
    /// A parent or guardian.
    case parent
    /// The provider.
    case provider
    /// An administrator.
    case admin
    /// No person: the event was canceled.
    case eventCancellation

    /// Creates a role from its number in the byte form, or returns `nil` if there is none.
    public init?(rawValue: UInt8) {
      guard rawValue < 4 else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }

  /// The maximum length of the reason for canceling an event, in bytes of UTF-8.
  static let maximumReasonBytes = 1000

  /// The valid deadlines of holds and offers: the calendar, extended by the longest offer.
  static let deadlines =
    Instant.validRange.lowerBound...Instant.validRange.upperBound
    + Int64(WaitlistPolicy.offerSeconds.upperBound)
}

extension Collection where Element == ChildID {
  /// Whether these can be the children of one party: 1 to 15, and no duplicates.
  var isParty: Bool { EventPolicy.partySizes.contains(count) && !hasDuplicates }

  /// Whether an ID occurs twice.
  var hasDuplicates: Bool {
    // For the size of a party, comparing pairs is faster than a set. Only a list that is refused for
    // its length is longer.
    if count <= 15 {
      var index = startIndex
      while index != endIndex {
        let child = self[index]
        formIndex(after: &index)
        var other = index
        while other != endIndex {
          if self[other] == child { return true }
          formIndex(after: &other)
        }
      }
      return false
    }
    return Set(self).count < count
  }
}

/// Encoded as `{"kind": "waitlisted", "party": {…}, "position": 3}`.
///
/// The kind is the name of the case, and the other keys are the names of its parameters.
extension EventFact.Change: Encodable {
  typealias CodingKeys = FieldKey

  enum Kind: String, CodedCase {
    case drafted, edited, published, capacityChanged, rescheduled, windowChanged, waitlistChanged
    case closed, reopened, eventCancelled, attendanceMarked
    case held, holdExpired, holdReleased, registered, waitlisted, seated, leftWaitlist
    case movedToWaitlist, offered, offerExpired, offerDeclined, registrationCancelled, transferred
    case overfilled, noted, draftDeleted
  }

  /// Encodes the change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(codingKind, forKey: .kind)
    switch self {
    case .published, .closed, .reopened, .noted, .draftDeleted: break
    case .drafted(let details, let owner):
      try container.encode(details, forKey: .details)
      try container.encode(owner, forKey: .owner)
    case .edited(let details): try container.encode(details, forKey: .details)
    case .capacityChanged(let old, let new):
      try container.encode(old, forKey: .from)
      try container.encode(new, forKey: .to)
    case .rescheduled(let start, let end, let utcOffset):
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
      try container.encode(utcOffset, forKey: .utcOffset)
    case .windowChanged(let window): try container.encode(window, forKey: .window)
    case .waitlistChanged(let policy): try container.encode(policy, forKey: .waitlist)
    case .eventCancelled(let reason): try container.encode(reason, forKey: .reason)
    case .attendanceMarked(let child, let attended, let session):
      try container.encode(child, forKey: .child)
      try container.encodeMark(attended, in: session)
    case .registered(let party): try container.encode(party, forKey: .party)
    case .held(let party, let deadline):
      try container.encode(party, forKey: .party)
      try container.encode(deadline, forKey: .until)
    case .waitlisted(let party, let position):
      try container.encode(party, forKey: .party)
      try container.encode(position, forKey: .position)
    case .seated(let children, let source):
      try container.encode(children, forKey: .children)
      try container.encode(source, forKey: .from)
    case .offered(let children, let deadline):
      try container.encode(children, forKey: .children)
      try container.encode(deadline, forKey: .until)
    case .registrationCancelled(let children, let canceller):
      try container.encode(children, forKey: .children)
      try container.encode(canceller, forKey: .by)
    case .holdExpired(let children), .holdReleased(let children), .leftWaitlist(let children),
      .movedToWaitlist(let children), .offerExpired(let children), .offerDeclined(let children):
      try container.encode(children, forKey: .children)
    case .transferred(let child, let attendee, let person):
      try container.encode(child, forKey: .from)
      try container.encode(attendee, forKey: .to)
      try container.encode(person, forKey: .by)
    case .overfilled(let old, let new, let person, let reason):
      try container.encode(old, forKey: .from)
      try container.encode(new, forKey: .to)
      try container.encode(person, forKey: .by)
      try container.encode(reason, forKey: .reason)
    }
  }

  private var codingKind: Kind {
    switch self {
    case .drafted: .drafted
    case .edited: .edited
    case .published: .published
    case .capacityChanged: .capacityChanged
    case .rescheduled: .rescheduled
    case .windowChanged: .windowChanged
    case .waitlistChanged: .waitlistChanged
    case .closed: .closed
    case .reopened: .reopened
    case .eventCancelled: .eventCancelled
    case .attendanceMarked: .attendanceMarked
    case .held: .held
    case .holdExpired: .holdExpired
    case .holdReleased: .holdReleased
    case .registered: .registered
    case .waitlisted: .waitlisted
    case .seated: .seated
    case .leftWaitlist: .leftWaitlist
    case .movedToWaitlist: .movedToWaitlist
    case .offered: .offered
    case .offerExpired: .offerExpired
    case .offerDeclined: .offerDeclined
    case .registrationCancelled: .registrationCancelled
    case .transferred: .transferred
    case .overfilled: .overfilled
    case .noted: .noted
    case .draftDeleted: .draftDeleted
    }
  }
}

extension EventFact.Change: Decodable {
  /// Decodes a change.
  ///
  /// - Throws: `DecodingError`, also for a change that is impossible for every event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func children() throws -> [ChildID] { try container.decodeChildren(.children) }
    func party() throws -> EventFact.Party {
      try container.decode(EventFact.Party.self, forKey: .party)
    }
    func deadline() throws -> Int64 { try container.decodeDeadline(.until) }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .drafted:
      self = .drafted(
        try container.decodeWholeDetails(),
        owner: try container.decode(PersonID.self, forKey: .owner))
    case .edited: self = .edited(try container.decodeWholeDetails())
    case .published: self = .published
    case .capacityChanged:
      self = .capacityChanged(
        from: try container.decodeCapacity(.from), to: try container.decodeCapacity(.to))
    case .rescheduled: self = try container.decodeRescheduled()
    case .windowChanged:
      self = .windowChanged(try container.decode(RegistrationWindow.self, forKey: .window))
    case .waitlistChanged:
      self = .waitlistChanged(try container.decode(WaitlistPolicy.self, forKey: .waitlist))
    case .closed: self = .closed
    case .reopened: self = .reopened
    case .eventCancelled: self = .eventCancelled(reason: try container.decodeReason(.reason))
    case .attendanceMarked:
      let (attended, session) = try container.decodeMark()
      self = .attendanceMarked(
        try container.decode(ChildID.self, forKey: .child), attended: attended, session: session)
    case .held: self = .held(try party(), until: try deadline())
    case .holdExpired: self = .holdExpired(try children())
    case .holdReleased: self = .holdReleased(try children())
    case .registered: self = .registered(try party())
    case .waitlisted:
      self = .waitlisted(try party(), position: try container.decode(.position, atLeast: 1))
    case .seated:
      self = .seated(
        try children(), from: try container.decode(SeatSource.self, forKey: .from))
    case .leftWaitlist: self = .leftWaitlist(try children())
    case .movedToWaitlist: self = .movedToWaitlist(try children())
    case .offered: self = .offered(try children(), until: try deadline())
    case .offerExpired: self = .offerExpired(try children())
    case .offerDeclined: self = .offerDeclined(try children())
    case .registrationCancelled:
      self = .registrationCancelled(
        try children(), by: try container.decode(Canceller.self, forKey: .by))
    case .transferred:
      let child = try container.decode(ChildID.self, forKey: .from)
      self = .transferred(
        from: child,
        to: try container.decode(.to, where: { $0.id != child }, expected: "a different child"),
        by: try container.decode(PersonID.self, forKey: .by))
    case .overfilled:
      self = .overfilled(
        from: try container.decodeCapacity(.from), to: try container.decodeCapacity(.to),
        by: try container.decode(PersonID.self, forKey: .by),
        reason: try container.decodeReason(.reason))
    case .noted: self = .noted
    case .draftDeleted: self = .draftDeleted
    }
  }
}

extension KeyedDecodingContainer<EventFact.Change.CodingKeys> {
  fileprivate func decodeCapacity(_ key: Key) throws -> Int {
    try decode(
      key, where: { EventDetails.capacities.contains($0) },
      expected: "a number of seats from 0 to 2147483647")
  }

  fileprivate func decodeRescheduled() throws -> EventFact.Change {
    let start = try decode(LocalDateTime.self, forKey: .start)
    let end = try decode(LocalDateTime.self, forKey: .end)
    let utcOffset = try decode(Int.self, forKey: .utcOffset)
    var checks = FieldChecks()
    checks.times(from: start, to: end, utcOffset: utcOffset)
    guard checks.problems.isEmpty else {
      throw DecodingError.dataCorrupted(checks.problems, at: codingPath)
    }
    return .rescheduled(start: start, end: end, utcOffset: utcOffset)
  }
}

/// Encoded as `"hold"`, `"waitlist"`, or `"offer"`.
extension EventFact.Change.SeatSource: Codable {
  private enum Name: String, CodedCase {
    case hold
    case waitlist
    case offer
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(from: decoder) {
    case .hold: self = .hold
    case .waitlist: self = .waitlist
    case .offer: self = .offer
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .hold: .hold
      case .waitlist: .waitlist
      case .offer: .offer
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}

/// Encoded as `"parent"`, `"provider"`, `"admin"`, or `"eventCancellation"`.
extension EventFact.Change.Canceller: Codable {
  private enum Name: String, CodedCase {
    case parent
    case provider
    case admin
    case eventCancellation
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(from: decoder) {
    case .parent: self = .parent
    case .provider: self = .provider
    case .admin: self = .admin
    case .eventCancellation: self = .eventCancellation
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .parent: .parent
      case .provider: .provider
      case .admin: .admin
      case .eventCancellation: .eventCancellation
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the instant at which a hold or an offer ends.
  func decodeDeadline(_ key: Key) throws -> Int64 {
    try decode(
      key, where: { EventFact.Change.deadlines.contains($0) },
      expected: "a deadline in the years 1 to 9999")
  }

  /// Decodes the children of a party.
  func decodeChildren(_ key: Key) throws -> [ChildID] {
    try decode(key, where: \.isParty, expected: "a list of 1 to 15 different children")
  }

  /// Decodes the reason for canceling an event.
  func decodeReason(_ key: Key) throws -> String {
    try decode(
      key, where: { $0.utf8.count <= EventFact.Change.maximumReasonBytes },
      expected: "a text of at most 1,000 bytes")
  }
}

extension EventLedger {
  /// The reason a fact cannot be applied to an ``EventLedger``, which is then unchanged.
  @nonexhaustive public enum ReplayError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The fact is about another event.
    case wrongEvent(EventID)
    /// The fact does not have the next version.
    case versionGap(expected: UInt64, found: UInt64)
    /// The fact is earlier than the previous one, or outside the years 1 to 9999.
    case timeReversed
    /// The change of the fact with this version is not possible in this state.
    case impossible(version: UInt64)

    /// The reason in one sentence.
    public var description: String {
      switch self {
      case .wrongEvent: "The fact is about another event."
      case .versionGap(let expected, let found):
        "The next fact must have version \(expected), but this fact has version \(found)."
      case .timeReversed:
        "The time of the fact must be in the years 1 to 9999, and not before the previous fact."
      case .impossible(let version):
        "The change of the fact with version \(version) is not possible in this state."
      }
    }
  }
}
