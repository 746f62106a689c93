#if !hasFeature(Embedded)
/// Encoded as `{}`, as `{"cities": […], "origin": "user"}`, or as `{"zipCode": "85003"}`.
///
/// Decoding rejects cities together with a ZIP code, an empty list of cities, and an automatic
/// origin of more than one city.
extension LocationSelection: Codable {
  private enum CodingKeys: String, CodingKey {
    case cities
    case origin
    case zipCode
  }

  /// Decodes a selection from whichever key is present.
  ///
  /// - Throws: `DecodingError`, also for a selection that no filter can have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let zipCode = try container.decodeIfPresent(ZIPCode.self, forKey: .zipCode)
    guard let cities = try container.decodeIfPresent([City].self, forKey: .cities) else {
      self = zipCode.map(Self.zipCode) ?? .anywhere
      return
    }
    guard zipCode == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .zipCode, in: container,
        debugDescription: "A selection must not have both cities and a ZIP code.")
    }
    guard let chosen = CitySelection(cities) else {
      throw DecodingError.dataCorruptedError(
        forKey: .cities, in: container, debugDescription: "A selection of cities must not be empty."
      )
    }
    switch try container.decode(String.self, forKey: .origin) {
    case CitySelection.Origin.user.name:
      self = .cities(chosen)
    case CitySelection.Origin.automatic.name:
      guard chosen.cities.count == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .origin, in: container,
          debugDescription: "An automatic selection must have exactly one city.")
      }
      self = .cities(CitySelection(automatic: chosen.cities[0]))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .origin, in: container, debugDescription: "The origin must be automatic or user.")
    }
  }

  /// Encodes the cities with their origin, or the ZIP code, or neither.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .anywhere:
      break
    case .cities(let selection):
      try container.encode(selection.cities, forKey: .cities)
      try container.encode(selection.origin.name, forKey: .origin)
    case .zipCode(let zipCode):
      try container.encode(zipCode, forKey: .zipCode)
    }
  }
}

extension CitySelection.Origin {
  /// The encoded name of the origin.
  fileprivate var name: String {
    switch self {
    case .automatic: "automatic"
    case .user: "user"
    }
  }
}
#endif
