#if !hasFeature(Embedded)
import Essentials

/// Encoded as `{"id": "…", "birthDate": "2019-05-04", "guardian": "…", "consents": 3}`, the date
/// and the guardian only if they are known.
extension Child: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case birthDate
    case guardian
    case consents
  }

  /// Decodes a child; absent consents were not given.
  ///
  /// - Throws: `DecodingError`, which names the field and does not repeat its content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ChildID.self, forKey: .id),
      birthDate: try container.decodeIfPresent(CalendarDate.self, forKey: .birthDate),
      guardian: try container.decodeIfPresent(PersonID.self, forKey: .guardian),
      consents: try container.decodeIfPresent(GuardianConsents.self, forKey: .consents) ?? [])
  }

  /// Encodes what is known about the child.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(birthDate, forKey: .birthDate)
    try container.encodeIfPresent(guardian, forKey: .guardian)
    try container.encode(consents, forKey: .consents)
  }
}
#endif
