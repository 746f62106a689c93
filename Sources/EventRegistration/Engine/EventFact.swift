import SeatCounting

/// A recorded change of an event.
///
/// The facts of an event, in order, are its history. ``EventLedger/apply(_:)`` restores the state of
/// the event from its facts alone.
public struct EventFact: Hashable, Sendable, PrivateValue {
  /// The request that caused a fact.
  public struct Cause: Hashable, Sendable {
    /// The ID of the request.
    public let request: RegistrationRequest.ID

    /// A digest of the command and the role of its requester, or `nil` if it is unknown.
    ///
    /// It distinguishes a retry from another command with the same request ID. Dates of birth are
    /// not part of it. Facts of version 1 of the byte form have another digest, which is dropped
    /// when they are read. If the digest is unknown, every command with the same request ID counts
    /// as a retry.
    public let digest: UInt64?

    /// The time at which the request was first made, in seconds since 1970-01-01 00:00 UTC, or `nil` if
    /// that is the time of the fact.
    public let firstMade: Int64?

    init(request: RegistrationRequest.ID, digest: UInt64?, firstMade: Int64? = nil) {
      self.request = request
      self.digest = digest
      self.firstMade = firstMade
    }
  }

  /// The ID of the event.
  public let event: EventID

  /// The version of the event after this fact: 1 for the first fact, 2 for the second, and so on.
  public let version: UInt64

  /// The instant, in seconds since 1970-01-01 00:00 UTC; never earlier than the previous fact.
  public let time: Int64

  /// The request that caused the fact, or `nil` if a deadline did.
  public let cause: Cause?

  /// The change.
  public let change: Change

  init(event: EventID, version: UInt64, time: Int64, cause: Cause?, change: Change) {
    self.event = event
    self.version = version
    self.time = time
    self.cause = cause
    self.change = change
  }
}

extension EventFact {
  /// Children who get seats all or nothing.
  public struct Party: Hashable, Sendable, PrivateValue {
    /// The person who requested the seats.
    public let registeredBy: PersonID

    /// The children: 1 to 15, without duplicates.
    public let attendees: [EventAttendee]

    init(registeredBy: PersonID, attendees: [EventAttendee]) {
      self.registeredBy = registeredBy
      self.attendees = attendees
    }
  }
}

extension Collection<EventFact> {
  /// Whether one of the facts was caused by a request, so that its event remembers the answer.
  func record(_ request: RegistrationRequest.ID) -> Bool {
    contains { $0.cause?.request == request }
  }
}

/// Encoded as `{"event": "…", "version": 7, "time": 1770000000, "cause": {…}, "change": {…}}`.
///
/// A cause of `nil` is left out.
extension EventFact: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a fact.
  ///
  /// - Throws: `DecodingError`, also for the version 0 and a time outside the years 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decodeInstant(.time)
    let cause = try container.decodeIfPresent(Cause.self, forKey: .cause)
    let change = try container.decode(Change.self, forKey: .change)
    guard cause != nil || change != .noted else {
      throw DecodingError.dataCorruptedError(
        forKey: .cause, in: container,
        debugDescription: "A request that changed nothing must have a cause.")
    }
    self.init(
      event: try container.decode(EventID.self, forKey: .event),
      version: try container.decode(
        .version, where: { $0 >= 1 }, expected: "a version, which is 1 or more"),
      time: time, cause: cause?.at(time), change: change)
  }

  /// Encodes the fact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event, forKey: .event)
    try container.encode(version, forKey: .version)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(cause, forKey: .cause)
    try container.encode(change, forKey: .change)
  }
}

/// Encoded as `{"request": "…", "commandDigest": "0123456789abcdef"}`.
///
/// The digest is a text, since readers that store all numbers as 64-bit floats would round it. An
/// unknown digest is left out. A request that was first made at another time than that of the fact has the
/// key `firstMade`. The key `digest` of older facts is ignored, since dates of birth were
/// part of that digest.
extension EventFact.Cause: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a cause.
  ///
  /// - Throws: `DecodingError`, also if the digest is not 16 lowercase hexadecimal digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let digits = try container.decodeIfPresent(String.self, forKey: .commandDigest)
    let digest = digits.flatMap { UInt64($0, radix: 16) }
    guard digest?.sixteenDigits == digits else {
      throw DecodingError.dataCorruptedError(
        forKey: .commandDigest, in: container,
        debugDescription: "The digest must be 16 lowercase hexadecimal digits.")
    }
    self.init(
      request: try container.decode(RegistrationRequest.ID.self, forKey: .request), digest: digest,
      firstMade: container.contains(.firstMade) ? try container.decodeInstant(.firstMade) : nil)
  }

  /// Encodes the cause.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(request, forKey: .request)
    try container.encodeIfPresent(digest?.sixteenDigits, forKey: .commandDigest)
    try container.encodeIfPresent(firstMade, forKey: .firstMade)
  }

  /// Returns the cause of a fact at a time, which does not repeat that time.
  fileprivate func at(_ time: Int64) -> EventFact.Cause {
    EventFact.Cause(
      request: request, digest: digest, firstMade: firstMade == time ? nil : firstMade)
  }
}

extension UInt64 {
  /// The 16 lowercase hexadecimal digits, including leading zeros.
  fileprivate var sixteenDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Encoded as `{"registeredBy": "…", "attendees": [{…}]}`.
extension EventFact.Party: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a party.
  ///
  /// - Throws: `DecodingError`, also if there are not 1 to 15 different children.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      registeredBy: try container.decode(PersonID.self, forKey: .registeredBy),
      attendees: try container.decode(
        .attendees, where: { $0.lazy.map(\.id).isParty },
        expected: "a list of 1 to 15 different children"))
  }

  /// Encodes the party.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(registeredBy, forKey: .registeredBy)
    try container.encode(attendees, forKey: .attendees)
  }
}

extension EventLedger {
  /// Changes seats, and records a fact for each party.
  ///
  /// Reserve memory if it is known how many children the change is about.
  mutating func changeSeats(
    _ writer: inout FactWriter, reserving count: Int = 0,
    _ body: (inout SeatBook, inout SeatEvents) -> Void
  ) {
    var events = SeatEvents(reserving: count)
    body(&ownStorage.book, &events)
    addFacts(events, &writer)
  }

  /// Records a fact for each party whose seats changed.
  private mutating func addFacts(_ events: SeatEvents, _ writer: inout FactWriter) {
    var rest = events.events[...]
    while let party = rest.removeParty() {
      addFact(storage.book.change(by: party), &writer)
      for event in party where event.change == .promoted {
        ownStorage.book.roster[event.person].movedUpAt = writer.time
      }
      for event in party where event.change == .held {
        ownStorage.book.roster.setHeld(event.person, true)
      }
      for event in party where event.change.endsRecord {
        ownStorage.book.roster.remove(event.person)
      }
    }
  }

  /// Records a fact about a change that was made.
  mutating func addFact(_ change: EventFact.Change, _ writer: inout FactWriter) {
    let fact = writer.fact(change, version: version + 1)
    settle(fact)
    writer.append(fact)
  }

  /// Advances to the version of a fact whose change was made, and remembers the answer to its request.
  ///
  /// The first change of a request determines the outcome, and its last change the version.
  mutating func settle(_ fact: EventFact) {
    version = fact.version
    lastTime = fact.time
    if fact.change.givesSeats { content?.hadRegistrations = true }
    guard let cause = fact.cause else { return }
    let firstMade = cause.firstMade ?? fact.time
    ownStorage.requests.remember(
      RequestMemory.Entry(
        request: cause.request, digest: cause.digest,
        ahead: UInt16(clamping: firstMade - fact.time), outcome: fact.change.outcome,
        version: version, firstMade: firstMade), at: fact.time)
  }
}

extension EventFact.Change {
  /// Whether the change is about the past, so that a canceled event has it, too.
  fileprivate var isObservation: Bool {
    if case .attendanceMarked = self { true } else { false }
  }

  /// The outcome of a request whose first change this is.
  var outcome: EventCommand.Outcome {
    switch self {
    case .registered(let party): .registered(seats: party.attendees.count)
    case .seated(let children, _): .registered(seats: children.count)
    case .waitlisted(_, let position): .waitlisted(position: position)
    case .held(_, let deadline): .held(until: deadline)
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .holdExpired,
      .holdReleased, .leftWaitlist, .movedToWaitlist, .offered, .offerExpired, .offerDeclined,
      .registrationCancelled, .transferred, .overfilled, .noted, .draftDeleted:
      .done
    }
  }

  fileprivate var givesSeats: Bool {
    switch self {
    case .registered, .seated: true
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .held,
      .holdExpired, .holdReleased, .waitlisted, .leftWaitlist, .movedToWaitlist, .offered,
      .offerExpired, .offerDeclined, .registrationCancelled, .transferred, .overfilled, .noted,
      .draftDeleted:
      false
    }
  }
}

extension SeatEngine.Change {
  /// Whether the person is no longer at the event afterwards.
  fileprivate var endsRecord: Bool {
    switch self {
    case .cancelled, .leftWaitlist, .holdReleased, .holdExpired, .offerDeclined, .offerExpired: true
    case .registered, .waitlisted, .held, .capacityChanged, .holdConfirmed, .promoted, .offered,
      .offerAccepted:
      false
    }
  }
}

extension ArraySlice<SeatEvents.Event> {
  /// Removes and returns the events of the first party, or returns `nil` if there are no more.
  fileprivate mutating func removeParty() -> Self? {
    guard !isEmpty else { return nil }
    let end = dropFirst().firstIndex { !$0.isCompanion } ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }
}

extension SeatBook {
  /// Returns the change that describes the events of one party.
  fileprivate func change(by party: ArraySlice<SeatEvents.Event>) -> EventFact.Change {
    let first = party[party.startIndex]
    var children: [ChildID] { party.map { roster[$0.person].attendee.id } }
    return switch first.change {
    case .registered: .registered(newParty(party))
    case .waitlisted: .waitlisted(newParty(party), position: Int(first.value))
    case .held: .held(newParty(party), until: first.value)
    case .cancelled: .registrationCancelled(children, by: .parent)
    case .leftWaitlist: .leftWaitlist(children)
    case .capacityChanged: .capacityChanged(from: Int(first.person), to: Int(first.value))
    case .holdReleased: .holdReleased(children)
    case .holdConfirmed: .seated(children, from: .hold)
    case .holdExpired: .holdExpired(children)
    case .promoted: .seated(children, from: .waitlist)
    case .offered: .offered(children, until: first.value)
    case .offerAccepted: .seated(children, from: .offer)
    case .offerDeclined: .offerDeclined(children)
    case .offerExpired: .offerExpired(children)
    }
  }

  private func newParty(_ events: ArraySlice<SeatEvents.Event>) -> EventFact.Party {
    EventFact.Party(
      registeredBy: roster[events[events.startIndex].person].registeredBy,
      attendees: events.map { roster[$0.person].attendee })
  }
}

/// Collects the facts of a command.
struct FactWriter {
  let event: EventID
  /// The time of the request, by which the rules are applied.
  let now: Int64
  /// The time of the facts: that of the request, or of the fact before if that is later.
  let time: Int64
  let cause: EventFact.Cause?
  private(set) var facts: [EventFact] = []

  init(event: EventID, now: Int64, time: Int64, cause: EventFact.Cause?) {
    self.event = event
    self.now = now
    self.time = time
    self.cause = cause
  }

  /// Returns the fact about a change.
  func fact(_ change: EventFact.Change, version: UInt64) -> EventFact {
    EventFact(event: event, version: version, time: time, cause: cause, change: change)
  }

  mutating func append(_ fact: consuming EventFact) { facts.append(fact) }
}

extension EventLedger {
  /// Applies a fact that a ledger of this event recorded before.
  ///
  /// The rules of the event are not checked again. A fact that is not possible in this state changes
  /// nothing.
  ///
  /// - Complexity: O(*k*) for a change of *k* children, and O(*w*) for a promotion with *w* parties
  ///   ahead on the waiting list.
  /// - Throws: ``EventLedger/ReplayError``.
  public mutating func apply(_ fact: EventFact) throws(EventLedger.ReplayError) {
    guard fact.event == id else { throw .wrongEvent(fact.event) }
    guard fact.version == version + 1 else {
      throw .versionGap(expected: version + 1, found: fact.version)
    }
    guard fact.time >= lastTime, Instant.validRange.contains(fact.time) else {
      throw .timeReversed
    }
    guard canFollow(fact.change) else { throw .impossible(version: fact.version) }
    make(fact.change, at: fact.time, made: fact.cause?.firstMade ?? fact.time)
    settle(fact)
  }

  /// Makes a change, and records it.
  mutating func change(_ change: EventFact.Change, _ writer: inout FactWriter) {
    make(change, at: writer.time, made: writer.cause?.firstMade ?? writer.time)
    addFact(change, &writer)
  }

  /// Makes a change for which ``canFollow(_:)`` is `true`, by a request that was first made at `made`.
  private mutating func make(_ change: EventFact.Change, at time: Int64, made: Int64) {
    switch change {
    case .drafted(let details, let owner):
      content = Content(owner: owner, details: details)
      ownStorage.book.adopt(details)
    case .edited(let details): replace(details, at: time)
    case .published:
      // A server whose clock is behind can publish an event that is over.
      let isOver = isOver(at: time)
      content?.isPublished = true
      content?.wasMovedIntoPast = isOver
    case .capacityChanged(_, let capacity):
      if let details = try? content?.details.resized(to: capacity) { content?.details = details }
      ownStorage.book.setCapacity(capacity)
    case .rescheduled(let start, let end, let utcOffset):
      if let details = try? content?.details.rescheduledKeepingOffsets(
        from: start, to: end, utcOffset: utcOffset)
      {
        replace(details, at: time)
      }
    case .windowChanged(let window): content?.details.policy.window = window
    case .waitlistChanged(let policy):
      content?.details.policy.waitlist = policy
      ownStorage.book.adopt(policy)
    case .closed: content?.closedAt = time
    case .reopened: content?.closedAt = nil
    case .noted: break
    case .draftDeleted:
      content = nil
      ownStorage.book.setCapacity(0)
    case .eventCancelled(let reason):
      let ended = registrations.sorted { $0.id < $1.id }
      content?.cancelledRegistrations = ended
      content?.cancellation = reason
    case .attendanceMarked(let child, _, _):
      ownStorage.book.make(change, at: time, made: made)
      noteAttendance(of: child)
    case .registrationCancelled(let children, _), .movedToWaitlist(let children):
      rememberSeats(of: children, at: time)
      ownStorage.book.make(change, at: time, made: made)
    case .transferred(let child, _, _):
      rememberSeats(of: [child], at: time)
      ownStorage.book.make(change, at: time, made: made)
    case .held, .holdExpired, .holdReleased, .registered, .waitlisted, .seated, .leftWaitlist,
      .offered, .offerExpired, .offerDeclined, .overfilled:
      ownStorage.book.make(change, at: time, made: made)
    }
  }

  /// Replaces the details; if the time or venue changes, parents can cancel at any time.
  private mutating func replace(_ details: EventDetails, at time: Int64) {
    guard let old = content?.details else { return }
    if !old.takesPlace(like: details), content?.isPublished == true {
      content?.cancelsFreely = true
      content?.wasMovedIntoPast = details.endTime <= time
    }
    content?.details = details
    ownStorage.book.adopt(details)
  }

  /// Whether a change is possible in this state.
  private func canFollow(_ change: EventFact.Change) -> Bool {
    if case .drafted = change { return content == nil }
    guard let content,
      content.cancellation == nil || change.endsRecord || change.isObservation
    else { return false }
    switch change {
    case .drafted: return false
    case .edited(let details):
      let count = storage.book.count
      let seats = details.capacity + count.overfill
      return seats >= count.committed && seats <= Int32.max
    case .published: return !content.isPublished
    case .capacityChanged(let old, let capacity):
      let count = storage.book.count
      let seats = capacity + count.overfill
      return old == count.capacity && seats >= count.committed && seats <= Int32.max
    case .rescheduled(let start, let end, let utcOffset):
      let details = content.details
      return (try? details.rescheduledKeepingOffsets(from: start, to: end, utcOffset: utcOffset))
        != nil
    case .windowChanged, .waitlistChanged: return true
    case .closed: return content.isPublished && content.closedAt == nil
    case .reopened: return content.closedAt != nil
    case .noted: return content.isPublished
    case .draftDeleted: return !content.isPublished
    case .eventCancelled: return true
    case .overfilled(let old, let new, _, _):
      return content.isPublished && canOverfill(from: old, to: new)
    case .attendanceMarked, .held, .holdExpired, .holdReleased, .registered, .waitlisted, .seated,
      .leftWaitlist, .movedToWaitlist, .offered, .offerExpired, .offerDeclined,
      .registrationCancelled, .transferred:
      return content.isPublished && storage.book.canMake(change)
    }
  }
}
