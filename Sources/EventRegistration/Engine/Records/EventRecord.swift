import Essentials

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
