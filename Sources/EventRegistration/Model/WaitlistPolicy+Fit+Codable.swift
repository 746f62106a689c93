#if !hasFeature(Embedded)
/// Encoded as `{"kind": "strictFIFO"}` or as `{"kind": "firstFit", "maximumOvertakings": 3}`, the
/// number only if there is a bound.
extension WaitlistPolicy.Fit: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case maximumOvertakings
  }

  private enum Kind: String, CaseIterable, Codable {
    case strictFIFO
    case firstFit

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a policy; a ``WaitlistPolicy`` checks its number.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .strictFIFO:
      self = .strictFIFO
    case .firstFit:
      self = .firstFit(
        maximumOvertakings: try container.decodeIfPresent(Int.self, forKey: .maximumOvertakings))
    }
  }

  /// Encodes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .strictFIFO:
      try container.encode(Kind.strictFIFO, forKey: .kind)
    case .firstFit(let maximumOvertakings):
      try container.encode(Kind.firstFit, forKey: .kind)
      try container.encodeIfPresent(maximumOvertakings, forKey: .maximumOvertakings)
    }
  }
}
#endif
