#if !hasFeature(Embedded)
/// Encoded as `{"name": "…", "address": "…", "city": "…", "state": "AZ", "zipCode": "85004"}`.
extension EventVenue: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case address
    case city
    case state
    case zipCode
  }

  /// Decodes a place; an absent name is empty.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decodeIfPresent(String.self, forKey: .name)
    let address = try container.decode(String.self, forKey: .address)
    let city = try container.decode(String.self, forKey: .city)
    let state = try container.decode(String.self, forKey: .state)
    let zipCode = try container.decode(String.self, forKey: .zipCode)
    do {
      try self.init(name: name ?? "", address: address, city: city, state: state, zipCode: zipCode)
    } catch {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
  }

  /// Encodes the texts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(address, forKey: .address)
    try container.encode(city, forKey: .city)
    try container.encode(state, forKey: .state)
    try container.encode(zipCode, forKey: .zipCode)
  }
}
#endif
