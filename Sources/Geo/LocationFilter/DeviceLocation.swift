/// The location of the device, with the details that the filter needs.
public enum DeviceLocation: Hashable, Sendable {
  /// The person does not share a location.
  case off
  /// The location is on, but its city is unknown or not offered.
  case unknown
  /// The device is in this city.
  case on(City)

  /// The city of the device, if known.
  public var city: City? {
    switch self {
    case .off, .unknown: nil
    case .on(let city): city
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"isOn": false}` or `{"isOn": true, "city": {…}}`, without an unknown city.
extension DeviceLocation: Codable {
  private enum CodingKeys: String, CodingKey {
    case isOn
    case city
  }

  /// Decodes a location.
  ///
  /// - Throws: `DecodingError`, also if there is a city while the location is off.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let city = try container.decodeIfPresent(City.self, forKey: .city)
    if try container.decode(Bool.self, forKey: .isOn) {
      self = city.map(Self.on) ?? .unknown
    } else if city == nil {
      self = .off
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .city, in: container,
        debugDescription: "A location that is off must not have a city.")
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
