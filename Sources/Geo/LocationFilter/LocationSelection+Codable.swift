#if !hasFeature(Embedded)
/// Encoded as `{}`, as `{"cities": […], "origin": "user"}`, or as `{"zipCode": "85003"}`.
///
/// Decoding refuses a mixture, no cities at all, and an automatic origin of more than one city.
extension LocationSelection: Codable {
  private enum CodingKeys: String, CodingKey {
    case cities
    case origin
    case zipCode
  }

  /// Decodes a selection from the kind that is there.
  ///
  /// - Throws: `DecodingError`, also for a selection that no filter can reach.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let zipCode = try container.decodeIfPresent(ZIPCode.self, forKey: .zipCode)
    guard let cities = try container.decodeIfPresent([City].self, forKey: .cities) else {
      self = zipCode.map(Self.zipCode) ?? .anywhere
      return
    }
    guard zipCode == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .zipCode, in: container, debugDescription: "a ZIP code beside cities")
    }
    guard let chosen = CitySelection(cities) else {
      throw DecodingError.dataCorruptedError(
        forKey: .cities, in: container, debugDescription: "a selection of no cities")
    }
    switch try container.decode(String.self, forKey: .origin) {
    case CitySelection.Origin.user.name:
      self = .cities(chosen)
    case CitySelection.Origin.automatic.name:
      guard chosen.cities.count == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .origin, in: container, debugDescription: "automatic, but not one city")
      }
      self = .cities(CitySelection(automatic: chosen.cities[0]))
    case let name:
      throw DecodingError.dataCorruptedError(
        forKey: .origin, in: container, debugDescription: "\(name) is not an origin")
    }
  }

  /// Encodes the kind that is chosen.
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
  /// The name that stands for the origin where it is encoded.
  fileprivate var name: String {
    switch self {
    case .automatic: "automatic"
    case .user: "user"
    }
  }
}
#endif
