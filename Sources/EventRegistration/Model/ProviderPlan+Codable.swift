#if !hasFeature(Embedded)
/// Encoded as `{"basic": 10, "gold": 20, "platinum": 50}`.
extension ProviderPlan: Codable {
  private enum CodingKeys: String, CodingKey {
    case basic
    case gold
    case platinum
  }

  /// Decodes a plan; a limit that is absent is as in ``standard``.
  ///
  /// - Throws: `DecodingError`, also for a limit that is out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .standard
    for (key, tier) in [(CodingKeys.basic, Tier.basic), (.gold, .gold), (.platinum, .platinum)] {
      guard let limit = try container.decodeIfPresent(Int.self, forKey: key) else { continue }
      do {
        try setLimit(limit, for: tier)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "the limit is out of range")
      }
    }
  }

  /// Encodes the limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit(for: .basic), forKey: .basic)
    try container.encode(limit(for: .gold), forKey: .gold)
    try container.encode(limit(for: .platinum), forKey: .platinum)
  }
}
#endif
