/// The public state of an event at one version: its details, status, and numbers of seats.
public struct EventRecord: Hashable, Sendable, Identifiable {
  /// The ID of the event.
  public let id: EventID

  /// The provider who drafted the event.
  public let owner: PersonID

  /// The details.
  public let details: EventDetails

  /// The status.
  public let status: Status

  /// The numbers of seats.
  public let seats: SeatCount

  /// The version of the event.
  public let version: UInt64

  init(
    id: EventID, owner: PersonID, details: EventDetails, status: Status, seats: SeatCount,
    version: UInt64
  ) {
    self.id = id
    self.owner = owner
    self.details = details
    self.status = status
    self.seats = seats
    self.version = version
  }
}

extension EventRecord {
  /// The status of an event.
  public enum Status: Hashable, Sendable {
    /// The event is a draft, which only its provider sees.
    case draft
    /// The event is published, and parents can register in its registration window.
    case published
    /// The event is published, and registration was closed at this instant, in seconds since
    /// 1970-01-01 00:00 UTC.
    ///
    /// It is in the future if the clock of a server was ahead. Registration is closed all the same: show the
    /// current time then, as ``RegistrationRefusal/registrationClosed(at:)`` does.
    case closed(at: Int64)
    /// The event was canceled for this reason.
    case cancelled(reason: String)
  }

  /// The numbers of seats of an event.
  public struct SeatCount: Hashable, Sendable {
    /// The number of seats of the event, without ``overfill``.
    public let capacity: Int

    /// The number of seats of registered children.
    public let taken: Int

    /// The number of seats on hold.
    public let held: Int

    /// The number of seats that are offered to waiting families.
    public let offered: Int

    /// The number of parties on the waiting list.
    public let waiting: Int

    /// The number of seats beyond ``capacity``, for which the organizer recorded a reason.
    public let overfill: Int

    init(
      capacity: Int, taken: Int, held: Int, offered: Int, waiting: Int, overfill: Int = 0
    ) {
      self.capacity = capacity
      self.taken = taken
      self.held = held
      self.offered = offered
      self.waiting = waiting
      self.overfill = overfill
    }

    /// The number of seats that are ``taken``, ``held``, or ``offered``.
    public var committed: Int { taken + held + offered }

    /// The number of seats that are free: ``capacity`` and ``overfill`` minus ``committed``.
    public var available: Int { capacity + overfill - committed }
  }
}

/// Encoded by the names of its properties.
extension EventRecord: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a record.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(EventID.self, forKey: .id),
      owner: try container.decode(PersonID.self, forKey: .owner),
      details: try container.decode(EventDetails.self, forKey: .details),
      status: try container.decode(Status.self, forKey: .status),
      seats: try container.decode(SeatCount.self, forKey: .seats),
      version: try container.decode(UInt64.self, forKey: .version))
  }

  /// Encodes the record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(owner, forKey: .owner)
    try container.encode(details, forKey: .details)
    try container.encode(status, forKey: .status)
    try container.encode(seats, forKey: .seats)
    try container.encode(version, forKey: .version)
  }
}

/// Encoded as `{"kind": "draft"}`, `{"kind": "published"}`, `{"kind": "closed", "at": 1770000000}`,
/// or `{"kind": "cancelled", "reason": "…"}`.
extension EventRecord.Status: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case draft
    case published
    case closed
    case cancelled
  }

  /// Decodes a status.
  ///
  /// - Throws: `DecodingError`, also for a time outside the years 1 to 9999, and for a reason that is
  ///   too long.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .draft: self = .draft
    case .published: self = .published
    case .closed: self = .closed(at: try container.decodeInstant(.at))
    case .cancelled: self = .cancelled(reason: try container.decodeReason(.reason))
    }
  }

  /// Encodes the status.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .draft:
      try container.encode(Kind.draft, forKey: .kind)
    case .published:
      try container.encode(Kind.published, forKey: .kind)
    case .closed(let time):
      try container.encode(Kind.closed, forKey: .kind)
      try container.encode(time, forKey: .at)
    case .cancelled(let reason):
      try container.encode(Kind.cancelled, forKey: .kind)
      try container.encode(reason, forKey: .reason)
    }
  }
}

/// Encoded as `{"capacity": 20, "taken": 12, "held": 2, "offered": 0, "waiting": 3, "overfill": 2}`.
///
/// An overfill of 0 is left out.
extension EventRecord.SeatCount: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes numbers of seats; missing numbers, except the capacity, are 0.
  ///
  /// - Throws: `DecodingError`, also if a number is negative, or if the event has fewer seats than are
  ///   taken, on hold, or offered.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var available: Int = try container.decode(
      .capacity, where: { EventDetails.capacities.contains($0) },
      expected: "a number of seats from 0 to 2147483647")
    let capacity = available
    var overfill = 0
    if container.contains(.overfill) {
      overfill = try container.decode(
        .overfill, where: { 0...EventDetails.capacities.upperBound - capacity ~= $0 },
        expected: "a number of seats, with the capacity from 0 to 2147483647")
    }
    available += overfill
    func part(_ key: CodingKeys) throws -> Int {
      guard container.contains(key) else { return 0 }
      let seats: Int = try container.decode(
        key, where: { 0...available ~= $0 }, expected: "a number of the remaining seats")
      available -= seats
      return seats
    }
    self.init(
      capacity: capacity, taken: try part(.taken), held: try part(.held),
      offered: try part(.offered),
      waiting: container.contains(.waiting) ? try container.decode(.waiting, atLeast: 0) : 0,
      overfill: overfill)
  }

  /// Encodes the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(taken, forKey: .taken)
    try container.encode(held, forKey: .held)
    try container.encode(offered, forKey: .offered)
    try container.encode(waiting, forKey: .waiting)
    if overfill > 0 { try container.encode(overfill, forKey: .overfill) }
  }
}
