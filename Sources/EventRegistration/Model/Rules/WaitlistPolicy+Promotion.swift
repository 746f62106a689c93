extension WaitlistPolicy {
  /// The way in which a waiting family gets seats that become free.
  public enum Promotion: Hashable, Sendable {
    /// The family is registered immediately.
    case automatic
    /// The seats are offered to the family for this number of seconds, in `1...2_592_000`.
    ///
    /// The family accepts or declines. If they do neither in time, the offer expires, and the seats
    /// go to the next family.
    case offer(seconds: Int)
  }
}

/// Encoded as `{"kind": "automatic"}` or `{"kind": "offer", "seconds": 3600}`.
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

  /// Decodes a way of promotion, whose number ``WaitlistPolicy`` checks.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .automatic: self = .automatic
    case .offer: self = .offer(seconds: try container.decode(Int.self, forKey: .seconds))
    }
  }

  /// Encodes the way of promotion.
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
