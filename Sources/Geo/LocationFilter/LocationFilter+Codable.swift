#if !hasFeature(Embedded)
/// Encoded by the names of its properties. An absent key has the value of a new filter.
///
/// Decoding rejects states that no actions and updates lead to, such as an automatic city that is
/// not the city of the device.
extension LocationFilter: Codable {
  private enum CodingKeys: String, CodingKey {
    case draft
    case applied
    case zipText
    case location
    case lastCity
    case isLastCityDismissed
    case isEdited
    case offeredCities
    case withdrawnCities
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
    zipText = try decoded(.zipText, else: draft.zipCode?.description ?? "")
    lastCity = try decoded(.lastCity, else: location.city)
    isLastCityDismissed = try decoded(.isLastCityDismissed, else: false)
    isEdited = try decoded(.isEdited, else: false)
    offeredCities = try container.decodeIfPresent([City].self, forKey: .offeredCities)?
      .sortedWithoutDuplicates()
    withdrawnCities = try decoded(.withdrawnCities, else: []).sortedWithoutDuplicates()
    hasOtherCriteria = try decoded(.hasOtherCriteria, else: false)
    isConfirmingClear = try decoded(.isConfirmingClear, else: false)

    try require(draft.filter(offers) == draft, .draft, "Every city must be offered.")
    try require(applied.filter(offers) == applied, .applied, "Every city must be offered.")
    try require(
      location.city.map { $0 == lastCity && offers($0) } ?? true, .lastCity,
      "The city of the device must be offered and be its last city.")
    try require(
      location != .off || lastCity == nil, .lastCity,
      "A device whose location is off has no last city.")
    try require(
      !isLastCityDismissed || lastCity != nil, .isLastCityDismissed,
      "A city can be dismissed only while the location is on.")
    try require(
      !draft.isAutomatic || draft.hasCity(location.city), .draft,
      "An automatic city must be the city of the device.")
    try require(
      ZIPCode.Entry(zipText).zipCode == draft.zipCode && (draft.cities.isEmpty || zipText.isEmpty),
      .zipText, "The text must be that of the selected ZIP code.")
    try require(
      !isConfirmingClear || isBarVisible, .isConfirmingClear,
      "Without criteria, there is nothing to clear.")
  }

  /// Encodes all properties of the filter.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(draft, forKey: .draft)
    try container.encode(applied, forKey: .applied)
    try container.encode(zipText, forKey: .zipText)
    try container.encode(location, forKey: .location)
    try container.encodeIfPresent(lastCity, forKey: .lastCity)
    try container.encode(isLastCityDismissed, forKey: .isLastCityDismissed)
    try container.encode(isEdited, forKey: .isEdited)
    try container.encodeIfPresent(offeredCities, forKey: .offeredCities)
    try container.encode(withdrawnCities, forKey: .withdrawnCities)
    try container.encode(hasOtherCriteria, forKey: .hasOtherCriteria)
    try container.encode(isConfirmingClear, forKey: .isConfirmingClear)
  }
}
#endif
