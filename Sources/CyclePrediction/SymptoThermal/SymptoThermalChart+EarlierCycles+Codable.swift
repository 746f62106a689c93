#if !hasFeature(Embedded)
/// Encoded under the names of its properties; a missing key has the value of
/// `SymptoThermalChart.EarlierCycles()`.
extension SymptoThermalChart.EarlierCycles: Codable {
  private enum CodingKeys: String, CodingKey {
    case firstHigherDays
    case isPreviousEvaluated
    case calendarLengths
    case isFirstAfterHormonalContraception
  }

  /// Decodes the data of the earlier cycles.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      firstHigherDays: try container.decodeIfPresent([Int].self, forKey: .firstHigherDays) ?? [],
      isPreviousEvaluated: try container.decodeIfPresent(Bool.self, forKey: .isPreviousEvaluated)
        ?? true,
      calendarLengths: try container.decodeIfPresent([Int].self, forKey: .calendarLengths) ?? [],
      isFirstAfterHormonalContraception: try container.decodeIfPresent(
        Bool.self, forKey: .isFirstAfterHormonalContraception) ?? false)
  }

  /// Encodes every property.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(firstHigherDays, forKey: .firstHigherDays)
    try container.encode(isPreviousEvaluated, forKey: .isPreviousEvaluated)
    try container.encode(calendarLengths, forKey: .calendarLengths)
    try container.encode(
      isFirstAfterHormonalContraception, forKey: .isFirstAfterHormonalContraception)
  }
}
#endif
