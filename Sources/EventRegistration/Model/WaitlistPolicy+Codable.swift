#if !hasFeature(Embedded)
/// Encoded as `{"limit": 20, "fit": {"kind": "strictFIFO"}, "promotion": {"kind": "automatic"}}`.
extension WaitlistPolicy: Codable {
  private enum CodingKeys: String, CodingKey {
    case limit
    case fit
    case promotion
  }

  /// Decodes a policy; what is absent is as in ``none``.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    let fit = try container.decodeIfPresent(Fit.self, forKey: .fit)
    let promotion = try container.decodeIfPresent(Promotion.self, forKey: .promotion)
    do {
      try self.init(
        limit: limit ?? Self.none.limit, fit: fit ?? Self.none.fit,
        promotion: promotion ?? Self.none.promotion)
    } catch {
      let key: CodingKeys =
        switch error {
        case .limitOutOfRange: .limit
        case .overtakingsOutOfRange: .fit
        case .offerSecondsOutOfRange: .promotion
        }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "the number is out of range")
    }
  }

  /// Encodes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit, forKey: .limit)
    try container.encode(fit, forKey: .fit)
    try container.encode(promotion, forKey: .promotion)
  }
}
#endif
