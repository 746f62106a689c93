import Essentials

/// Encoded as its name.
extension LactationalAmenorrhea.Feeding: Codable {
  /// Decodes a feeding from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded under the names of its properties; a missing key has the default of the initializer.
extension LactationalAmenorrhea: Codable {
  private enum CodingKeys: String, CodingKey {
    case birth
    case feeding
    case feedsDayAndNight
    case bleeding
    case declaredMenses
  }

  /// Decodes the data of a mother and her baby.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      birth: try container.decode(CalendarDate.self, forKey: .birth),
      feeding: try container.decode(Feeding.self, forKey: .feeding),
      feedsDayAndNight: try container.decodeIfPresent(Bool.self, forKey: .feedsDayAndNight)
        ?? true,
      bleeding: try container.decodeIfPresent([CalendarDate].self, forKey: .bleeding) ?? [],
      declaredMenses: try container.decodeIfPresent([CalendarDate].self, forKey: .declaredMenses)
        ?? [])
  }

  /// Encodes every property.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(birth, forKey: .birth)
    try container.encode(feeding, forKey: .feeding)
    try container.encode(feedsDayAndNight, forKey: .feedsDayAndNight)
    try container.encode(bleeding, forKey: .bleeding)
    try container.encode(declaredMenses, forKey: .declaredMenses)
  }
}
