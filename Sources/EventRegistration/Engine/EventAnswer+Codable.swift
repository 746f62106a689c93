#if !hasFeature(Embedded)
private enum AnswerKeys: String, CodingKey {
  case outcome
  case version
  case request
  case isReplay
}

/// Encoded by the names of its properties.
extension EventAnswer: Encodable where Outcome: Encodable {
  /// Encodes the answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnswerKeys.self)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(version, forKey: .version)
    try container.encode(request, forKey: .request)
    try container.encode(isReplay, forKey: .isReplay)
  }
}

extension EventAnswer: Decodable where Outcome: Decodable {
  /// Decodes an answer, the first one to its request if nothing else is said.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnswerKeys.self)
    self.init(
      try container.decode(Outcome.self, forKey: .outcome),
      version: try container.decode(UInt64.self, forKey: .version),
      request: try container.decode(RegistrationRequest.ID.self, forKey: .request),
      isReplay: try container.decodeIfPresent(Bool.self, forKey: .isReplay) ?? false)
  }
}
#endif
