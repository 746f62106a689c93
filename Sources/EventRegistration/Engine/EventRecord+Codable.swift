#if !hasFeature(Embedded)
/// Encoded by the names of its properties.
extension EventRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case owner
    case details
    case status
    case seats
    case version
  }

  /// Decodes what a reader sees of an event.
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
#endif
