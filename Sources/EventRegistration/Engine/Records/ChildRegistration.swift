import Essentials

/// The registration of a child at an event, or their place on the waiting list, hold, or offer.
public struct ChildRegistration: Hashable, Sendable, Identifiable, PrivateValue {
  /// The status of a child at an event.
  public enum Status: Hashable, Sendable {
    /// The child has a seat.
    case registered
    /// The party of the child is at this position on the waiting list, from 1.
    case waiting(position: Int)
    /// The child has a seat on hold until this instant, in seconds since 1970-01-01 00:00 UTC.
    case held(until: Int64)
    /// The child has an offer until this instant, in seconds since 1970-01-01 00:00 UTC.
    case offered(until: Int64)
  }

  /// The ID of the child.
  public var id: ChildID { attendee.id }

  /// The child.
  public let attendee: EventAttendee

  /// The person who requested the seat.
  public let registeredBy: PersonID

  /// The status.
  public let status: Status

  /// Whether the child attended, or `nil` if that was not recorded.
  public let attended: Bool?

  init(attendee: EventAttendee, registeredBy: PersonID, status: Status, attended: Bool?) {
    self.attendee = attendee
    self.registeredBy = registeredBy
    self.status = status
    self.attended = attended
  }
}

/// Encoded as `{"attendee": {…}, "registeredBy": "…", "status": {…}, "attended": true}`.
///
/// An unknown attendance is left out.
extension ChildRegistration: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a registration.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      attendee: try container.decode(EventAttendee.self, forKey: .attendee),
      registeredBy: try container.decode(PersonID.self, forKey: .registeredBy),
      status: try container.decode(Status.self, forKey: .status),
      attended: try container.decodeIfPresent(Bool.self, forKey: .attended))
  }

  /// Encodes the registration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(attendee, forKey: .attendee)
    try container.encode(registeredBy, forKey: .registeredBy)
    try container.encode(status, forKey: .status)
    try container.encodeIfPresent(attended, forKey: .attended)
  }
}

/// Encoded as `{"kind": "registered"}`, `{"kind": "waiting", "position": 3}`,
/// `{"kind": "held", "until": 1770000000}`, or `{"kind": "offered", "until": 1770000000}`.
extension ChildRegistration.Status: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case registered
    case waiting
    case held
    case offered

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a status.
  ///
  /// - Throws: `DecodingError`, also for a position below 1 and a time outside the years 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .registered: self = .registered
    case .waiting: self = .waiting(position: try container.decode(.position, atLeast: 1))
    case .held: self = .held(until: try container.decodeDeadline(.until))
    case .offered: self = .offered(until: try container.decodeDeadline(.until))
    }
  }

  /// Encodes the status.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .registered:
      try container.encode(Kind.registered, forKey: .kind)
    case .waiting(let position):
      try container.encode(Kind.waiting, forKey: .kind)
      try container.encode(position, forKey: .position)
    case .held(let deadline):
      try container.encode(Kind.held, forKey: .kind)
      try container.encode(deadline, forKey: .until)
    case .offered(let deadline):
      try container.encode(Kind.offered, forKey: .kind)
      try container.encode(deadline, forKey: .until)
    }
  }
}
