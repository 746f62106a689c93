import Essentials

/// The ID, requester, and time of a command.
///
///     let request = RegistrationRequest(.init(UUID().uuid), by: .parent(kim), at: now)
///
/// Retries are idempotent: a command with the same request ID is carried out only once, and a retry
/// gets the same answer. Save the ID and the time ``firstMade`` before you send a request, and send
/// both again with each retry:
///
///     let retry = RegistrationRequest(saved.id, by: .parent(kim), at: now, firstMade: saved.firstMade)
public struct RegistrationRequest: Hashable, Sendable {
  /// A 128-bit identifier of a request.
  ///
  /// The host creates the ID and saves it before it sends the request, so that a retry has the same
  /// ID.
  public typealias ID = EntityID<EntityKind.Request>

  /// The ID: a new one for each request, and the same one for its retries.
  public let id: ID

  /// The person who makes the request, and their role.
  public let requester: Requester

  /// The time of the request, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// A command with a time outside the years 1 to 9999 is refused as malformed.
  public let time: Int64

  /// The time at which the request was first made, in seconds since 1970-01-01 00:00 UTC, which retries
  /// send unchanged.
  ///
  /// An event remembers requests for a time, and refuses those that were first made before that as
  /// ``RegistrationRefusal/requestTooOld(earliest:)``. Because clocks differ, it can be up to
  /// ``clockTolerance`` seconds after ``time``. A command with a later time is refused as
  /// malformed.
  public let firstMade: Int64

  /// The seconds by which the clock of a client can be ahead: 600.
  public static let clockTolerance: Int64 = 600

  /// The version of the event that the requester saw, or `nil` if any version is acceptable.
  ///
  /// It is compared after time has advanced, because expiring holds and offers change the event. A
  /// command for another version is refused.
  public let expectedVersion: UInt64?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - id: The ID: a new one for each request, and the same one for its retries.
  ///   - requester: The person who makes the request, and their role.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  ///   - firstMade: The time at which the request was first made, which its retries send unchanged, or
  ///     `nil` if that is now.
  ///   - expectedVersion: The only version of the event for which the command is carried out, or
  ///     `nil` for any version.
  public init(
    _ id: ID, by requester: Requester, at time: Int64, firstMade: Int64? = nil,
    expecting expectedVersion: UInt64? = nil
  ) {
    self.id = id
    self.requester = requester
    self.time = time
    self.firstMade = firstMade ?? time
    self.expectedVersion = expectedVersion
  }

  /// Creates a request that was first made some time ago, independent of the client's clock.
  ///
  ///     let request = RegistrationRequest(saved.id, by: .parent(kim), at: now, age: 30)
  ///
  /// If a client measures the age of a request and sends that instead of a time, it needs no
  /// correct clock, because the server knows when the request arrived.
  ///
  /// - Parameters:
  ///   - id: The ID: a new one for each request, and the same one for its retries.
  ///   - requester: The person who makes the request, and their role.
  ///   - time: The time at which the request arrived, in seconds since 1970-01-01 00:00 UTC.
  ///   - age: The time since the request was first made, in seconds; 0 or more.
  ///   - expectedVersion: The only version of the event for which the command is carried out, or
  ///     `nil` for any version.
  public init(
    _ id: ID, by requester: Requester, at time: Int64, age: Int64,
    expecting expectedVersion: UInt64? = nil
  ) {
    let (firstMade, isTooEarly) = time.subtractingReportingOverflow(max(age, 0))
    self.init(
      id, by: requester, at: time, firstMade: isTooEarly ? .min : firstMade,
      expecting: expectedVersion)
  }

  /// Returns the request as a server received it.
  ///
  ///     let request = received.arrived(at: now, by: signedIn)
  ///
  /// The server's clock decides what is open and what has expired. The server's accounts decide
  /// who makes the request, whatever the request says. ``id``, ``firstMade``, and
  /// ``expectedVersion`` stay as they were sent.
  ///
  /// - Parameters:
  ///   - time: The time of arrival, in seconds since 1970-01-01 00:00 UTC.
  ///   - requester: The person who signed in, or `nil` to keep the requester as sent.
  /// - Returns: The request with this time and requester.
  public func arrived(at time: Int64, by requester: Requester? = nil) -> Self {
    Self(
      id, by: requester ?? self.requester, at: time, firstMade: firstMade,
      expecting: expectedVersion)
  }
}

/// Encoded as `{"id": "…", "requester": {…}, "time": 1770000000, "expectedVersion": 7}`.
///
/// An expected version of `nil` is left out. If the request was first made at another time, that time has
/// the key `"firstMade"`.
extension RegistrationRequest: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a request.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ID.self, forKey: .id),
      by: try container.decode(Requester.self, forKey: .requester),
      at: try container.decode(Int64.self, forKey: .time),
      firstMade: try container.decodeIfPresent(Int64.self, forKey: .firstMade),
      expecting: try container.decodeIfPresent(UInt64.self, forKey: .expectedVersion))
  }

  /// Encodes the request.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(requester, forKey: .requester)
    try container.encode(time, forKey: .time)
    if firstMade != time { try container.encode(firstMade, forKey: .firstMade) }
    try container.encodeIfPresent(expectedVersion, forKey: .expectedVersion)
  }
}
