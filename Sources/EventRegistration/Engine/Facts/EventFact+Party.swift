import Essentials

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
