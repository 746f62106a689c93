#if !hasFeature(Embedded)
/// Encoded as `{"maximumBreak": 1, "startsWithSpotting": false}`.
extension MensesRule: Codable {
  private enum CodingKeys: String, CodingKey {
    case maximumBreak
    case startsWithSpotting
  }

  /// Decodes a rule; a missing value is that of ``standard``.
  ///
  /// - Throws: `DecodingError`, including for a break outside `0...7` days.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let maximumBreak = try container.decodeIfPresent(Int.self, forKey: .maximumBreak)
    let startsWithSpotting =
      try container.decodeIfPresent(Bool.self, forKey: .startsWithSpotting)
    guard
      let rule = MensesRule(
        maximumBreak: maximumBreak ?? Self.standard.maximumBreak,
        startsWithSpotting: startsWithSpotting ?? Self.standard.startsWithSpotting)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .maximumBreak, in: container, debugDescription: "the break is out of range")
    }
    self = rule
  }

  /// Encodes both values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(maximumBreak, forKey: .maximumBreak)
    try container.encode(startsWithSpotting, forKey: .startsWithSpotting)
  }
}
#endif
