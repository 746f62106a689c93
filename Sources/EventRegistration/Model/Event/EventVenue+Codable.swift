/// Encoded as `{"name": "…", "address": "…", "city": "…", "state": "AZ", "zipCode": "85004"}`, or with a
/// `"country"`, and a `"region"` and a `"postalCode"` unless they are empty, outside the United States.
extension EventVenue: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a venue; a missing name, region, or postal code is empty, and a missing country the United
  /// States.
  ///
  /// - Throws: `DecodingError`, also for texts that the initializers refuse.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    let name = try optional(.name) ?? ""
    let address = try container.decode(String.self, forKey: .address)
    let city = try container.decode(String.self, forKey: .city)
    do {
      if let country = try optional(.country), !country.isUnitedStates {
        try self.init(
          name: name, address: address, city: city, country: country,
          region: optional(.region) ?? "", postalCode: optional(.postalCode) ?? "")
      } else {
        let state = try container.decode(String.self, forKey: .state)
        let zipCode = try container.decode(String.self, forKey: .zipCode)
        try self.init(name: name, address: address, city: city, state: state, zipCode: zipCode)
      }
    } catch let error as EventVenue.Error {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
  }

  /// Encodes the venue.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(address, forKey: .address)
    try container.encode(city, forKey: .city)
    guard isAbroad else {
      try container.encode(state, forKey: .state)
      return try container.encode(zipCode, forKey: .zipCode)
    }
    try container.encode(country, forKey: .country)
    if !region.isEmpty { try container.encode(region, forKey: .region) }
    if !postalCode.isEmpty { try container.encode(postalCode, forKey: .postalCode) }
  }
}
