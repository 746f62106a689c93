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
    /// The family is registered immediately, until this number of seconds before the start of the
    /// event, in `1...2_592_000`. From then on, the seats are offered to the family.
    ///
    /// So no family learns at the last minute that they are expected. An offer lasts for this number
    /// of seconds, in `1...2_592_000`.
    case automaticUntil(notice: Int, offerSeconds: Int)
  }
}

extension WaitlistPolicy.Promotion {
  /// The duration of an offer, if there are offers.
  var offerSeconds: Int? {
    switch self {
    case .automatic: nil
    case .offer(let seconds), .automaticUntil(_, let seconds): seconds
    }
  }

  /// The notice of automatic promotion, if there is one.
  var notice: Int? {
    if case .automaticUntil(let notice, _) = self { notice } else { nil }
  }
}

/// Encoded as `{"kind": "automatic"}`, `{"kind": "offer", "seconds": 3600}`, or
/// `{"kind": "automaticUntil", "notice": 86400, "seconds": 3600}`.
extension WaitlistPolicy.Promotion: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case automatic
    case offer
    case automaticUntil

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a way of promotion, whose numbers ``WaitlistPolicy`` checks.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .automatic: self = .automatic
    case .offer: self = .offer(seconds: try container.decode(Int.self, forKey: .seconds))
    case .automaticUntil:
      self = .automaticUntil(
        notice: try container.decode(Int.self, forKey: .notice),
        offerSeconds: try container.decode(Int.self, forKey: .seconds))
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
    case .automaticUntil(let notice, let seconds):
      try container.encode(Kind.automaticUntil, forKey: .kind)
      try container.encode(notice, forKey: .notice)
      try container.encode(seconds, forKey: .seconds)
    }
  }
}
