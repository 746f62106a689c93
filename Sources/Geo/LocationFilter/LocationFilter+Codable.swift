#if !hasFeature(Embedded)
/// Encoded by the names of its properties. An absent key has the value of a new filter.
///
/// Decoding rejects states that no actions and updates lead to, such as an automatic city that is
/// not the city of the device.
extension LocationFilter: Codable {
  private enum CodingKeys: String, CodingKey {
    case draft
    case applied
    case location
    case isLocationCityDismissed
    case offeredCities
    case hasOtherCriteria
    case isConfirmingClear
  }

  /// Decodes a filter.
  ///
  /// - Throws: `DecodingError`, also for a state that no actions and updates lead to.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decoded<Value: Decodable>(_ key: CodingKeys, else initial: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? initial
    }
    func require(_ condition: Bool, _ key: CodingKeys, _ rule: String) throws {
      guard !condition else { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: rule)
    }

    self.init()
    draft = try decoded(.draft, else: draft)
    applied = try decoded(.applied, else: applied)
    location = try decoded(.location, else: location)
    isLocationCityDismissed = try decoded(.isLocationCityDismissed, else: false)
    offeredCities = try container.decodeIfPresent([City].self, forKey: .offeredCities)?
      .sortedWithoutDuplicates()
    hasOtherCriteria = try decoded(.hasOtherCriteria, else: false)
    isConfirmingClear = try decoded(.isConfirmingClear, else: false)

    try require(draft.filter(offers) == draft, .draft, "Every city must be offered.")
    try require(applied.filter(offers) == applied, .applied, "Every city must be offered.")
    try require(
      !isLocationCityDismissed || location != .off, .isLocationCityDismissed,
      "A city can be dismissed only while the location is on.")
    if case .cities(let selection) = draft, selection.origin == .automatic {
      try require(
        selection.cities == location.city.map { [$0] }, .draft,
        "An automatic city must be the city of the device.")
    }
  }

  /// Encodes all properties of the filter.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(draft, forKey: .draft)
    try container.encode(applied, forKey: .applied)
    try container.encode(location, forKey: .location)
    try container.encode(isLocationCityDismissed, forKey: .isLocationCityDismissed)
    try container.encodeIfPresent(offeredCities, forKey: .offeredCities)
    try container.encode(hasOtherCriteria, forKey: .hasOtherCriteria)
    try container.encode(isConfirmingClear, forKey: .isConfirmingClear)
  }
}
#endif
