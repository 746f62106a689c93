#if !hasFeature(Embedded)
/// Encoded as `{"role": "parent", "person": "…"}`.
extension Requester: Codable {
  private enum CodingKeys: String, CodingKey {
    case role
    case person
  }

  /// Decodes a person and their role.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(PersonID.self, forKey: .person),
      as: try container.decode(Role.self, forKey: .role))
  }

  /// Encodes the person and their role.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(role, forKey: .role)
    try container.encode(person, forKey: .person)
  }
}
#endif
