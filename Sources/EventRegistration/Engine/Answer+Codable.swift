#if !hasFeature(Embedded)
extension Answer: Encodable where Outcome: Encodable {
  fileprivate enum CodingKeys: String, CodingKey {
    case outcome
    case version
    case request
    case isReplay
  }

  /// Encodes the answer by the names of its properties.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(version, forKey: .version)
    try container.encode(request, forKey: .request)
    try container.encode(isReplay, forKey: .isReplay)
  }
}

extension Answer: Decodable where Outcome: Decodable {
  /// Decodes an answer, the first one to its request if nothing else is said.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Outcome.self, forKey: .outcome),
      version: try container.decode(UInt64.self, forKey: .version),
      request: try container.decode(RequestID.self, forKey: .request),
      isReplay: try container.decodeIfPresent(Bool.self, forKey: .isReplay) ?? false)
  }
}
#endif
