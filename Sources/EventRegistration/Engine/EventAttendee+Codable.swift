#if !hasFeature(Embedded)
/// Encoded as `{"id": "…", "guardian": "…", "consents": 3}`, the guardian only if it is known.
extension EventAttendee: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case guardian
    case consents
  }

  /// Decodes a child as an event keeps them; absent consents were not given.
  ///
  /// - Throws: `DecodingError`, which names the field and does not repeat its content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(ChildID.self, forKey: .id),
      guardian: try container.decodeIfPresent(PersonID.self, forKey: .guardian),
      consents: try container.decodeIfPresent(GuardianConsents.self, forKey: .consents) ?? [])
  }

  /// Encodes what the event keeps of the child.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(guardian, forKey: .guardian)
    try container.encode(consents, forKey: .consents)
  }
}
#endif
