#if !hasFeature(Embedded)
/// Encoded as `{"id": "…", "requester": {…}, "time": 1770000000}`, with an `"expectedVersion"` only
/// if there is one.
extension RegistrationRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case requester
    case time
    case expectedVersion
  }

  /// Decodes a request.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ID.self, forKey: .id),
      by: try container.decode(Requester.self, forKey: .requester),
      at: try container.decode(Int64.self, forKey: .time),
      expecting: try container.decodeIfPresent(UInt64.self, forKey: .expectedVersion))
  }

  /// Encodes the request.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(requester, forKey: .requester)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(expectedVersion, forKey: .expectedVersion)
  }
}
#endif
