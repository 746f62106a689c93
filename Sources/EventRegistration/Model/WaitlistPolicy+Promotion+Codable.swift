#if !hasFeature(Embedded)
/// Encoded as `{"kind": "automatic"}` or as `{"kind": "offer", "seconds": 3600}`.
extension WaitlistPolicy.Promotion: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case seconds
  }

  private enum Kind: String, CaseIterable, Codable {
    case automatic
    case offer

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a policy; a ``WaitlistPolicy`` checks its number.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .automatic: self = .automatic
    case .offer: self = .offer(seconds: try container.decode(Int.self, forKey: .seconds))
    }
  }

  /// Encodes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .automatic:
      try container.encode(Kind.automatic, forKey: .kind)
    case .offer(let seconds):
      try container.encode(Kind.offer, forKey: .kind)
      try container.encode(seconds, forKey: .seconds)
    }
  }
}
#endif
