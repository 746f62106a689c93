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

  /// The last observation about the child at each session that has one, in the order of the
  /// sessions.
  public internal(set) var observations: [Observation]

  init(
    attendee: EventAttendee, registeredBy: PersonID, status: Status,
    observations: [Observation] = []
  ) {
    self.attendee = attendee
    self.registeredBy = registeredBy
    self.status = status
    self.observations = observations
  }
}

extension ChildRegistration {
  /// The kind of a child's registration, without a position or a deadline.
  public enum Standing: Hashable, CaseIterable, Sendable {
    /// The child is registered.
    case registered
    /// The child is waitlisted.
    case waiting
    /// A seat is held for the child.
    case held
    /// A seat is offered to the child.
    case offered
  }

  /// The kind of the registration, without a position or a deadline.
  public var standing: Standing {
    switch status {
    case .registered: .registered
    case .waiting: .waiting
    case .held: .held
    case .offered: .offered
    }
  }

  /// Whether a person registered the child, or is one of the child's guardians.
  public func concerns(_ person: PersonID) -> Bool {
    registeredBy == person || attendee.hasGuardian(person)
  }
}

extension ChildRegistration: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    attendee.encode(into: &sink)
    registeredBy.encode(into: &sink)
    status.encode(into: &sink)
    FirstAttendance(of: observations).encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let (attendee, person): (EventAttendee, PersonID) = (try reader.value(), try reader.value())
    let status: Status = try reader.value()
    let attendance: FirstAttendance = try reader.value()
    self.init(
      attendee: attendee, registeredBy: person, status: status,
      observations: [attendance.observation].compactMap { $0 })
  }
}

extension ChildRegistration.Status: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .registered:
      sink.append(0 as UInt8)
    case .waiting(let position):
      sink.append(1 as UInt8)
      position.encode(into: &sink)
    case .held(let deadline):
      sink.append(2 as UInt8)
      deadline.encode(into: &sink)
    case .offered(let deadline):
      sink.append(3 as UInt8)
      deadline.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .registered
    case 1: self = .waiting(position: try reader.value { $0 >= 1 })
    case 2: self = .held(until: try reader.deadline())
    case 3: self = .offered(until: try reader.deadline())
    default: throw start
    }
  }
}

/// Encoded as `{"attendee": {…}, "registeredBy": "…", "status": {…}, "attended": true,
/// "attendanceTime": 1770000000, "observations": [{…}]}`.
///
/// An unknown attendance is left out. Whether the child attended is about the first session. Observations
/// about others, that the child was picked up, and undone marks are in the list.
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
      status: try container.decode(Status.self, forKey: .status))
    var book = AttendanceBook()
    if let attended = try container.decodeIfPresent(Bool.self, forKey: .attended) {
      let time =
        container.contains(.attendanceTime) ? try container.decodeInstant(.attendanceTime) : nil
      book.record(Observation(attended ? .present : .absent, in: 0, at: time), of: id)
    }
    for observation in try container.decodeIfPresent([Observation].self, forKey: .observations)
      ?? []
    {
      book.record(observation, of: id)
    }
    observations = book[id]
  }

  /// Encodes the registration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(attendee, forKey: .attendee)
    try container.encode(registeredBy, forKey: .registeredBy)
    try container.encode(status, forKey: .status)
    if let first = observation(in: 0), let attendance = first.attendance {
      try container.encode(attendance != .absent, forKey: .attended)
      try container.encodeIfPresent(first.time, forKey: .attendanceTime)
    }
    let others = observations.filter { !$0.isSimple }
    if !others.isEmpty { try container.encode(others, forKey: .observations) }
  }
}

/// Encoded as `{"kind": "registered"}`, `{"kind": "waiting", "position": 3}`,
/// `{"kind": "held", "until": 1770000000}`, or `{"kind": "offered", "until": 1770000000}`.
extension ChildRegistration.Status: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case registered
    case waiting
    case held
    case offered
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
