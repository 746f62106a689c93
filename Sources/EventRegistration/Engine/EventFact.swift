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
    /// It tells a retry from another command with the same request ID. Dates of birth are not part of
    /// it. Facts of version 1 of the byte form have another digest, which is dropped when they are
    /// read. If the digest is unknown, every command with the same request ID counts as a retry.
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
