#if !hasFeature(Embedded)
/// Encoded as `{"registeredBy": "…", "attendees": [{…}]}`.
extension EventFact.Party: Codable {
  private enum CodingKeys: String, CodingKey {
    case registeredBy
    case attendees
  }

  /// Decodes a party.
  ///
  /// - Throws: `DecodingError`, also if there is no child, or one twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      registeredBy: try container.decode(PersonID.self, forKey: .registeredBy),
      attendees: try container.decode(
        .attendees, where: { $0.lazy.map(\.id).areParty },
        expected: "different children, at least one"))
  }

  /// Encodes the children and who asked for their seats.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(registeredBy, forKey: .registeredBy)
    try container.encode(attendees, forKey: .attendees)
  }
}
#endif
