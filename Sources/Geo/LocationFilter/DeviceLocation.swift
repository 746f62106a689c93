/// What is known of where the device is.
public enum DeviceLocation: Hashable, Sendable {
  /// The person shares no location.
  case off
  /// The location is known, and its city too if it has a name.
  case on(City?)

  /// The city that the device is in, if known.
  public var city: City? {
    switch self {
    case .off: nil
    case .on(let city): city
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"isOn": false}` or `{"isOn": true, "city": {…}}`, without the city if unknown.
extension DeviceLocation: Codable {
  private enum CodingKeys: String, CodingKey {
    case isOn
    case city
  }

  /// Decodes a location.
  ///
  /// - Throws: `DecodingError`, also for a city while the location is off.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let city = try container.decodeIfPresent(City.self, forKey: .city)
    if try container.decode(Bool.self, forKey: .isOn) {
      self = .on(city)
    } else if city == nil {
      self = .off
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .city, in: container, debugDescription: "a city, but the location is off")
    }
  }

  /// Encodes whether the location is on, and its city if known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self != .off, forKey: .isOn)
    try container.encodeIfPresent(city, forKey: .city)
  }
}
#endif
