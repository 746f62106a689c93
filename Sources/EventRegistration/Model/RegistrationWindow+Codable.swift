#if !hasFeature(Embedded)
/// Encoded as `{"opens": 1770000000, "closes": 1780000000}`, each only if there is one.
extension RegistrationWindow: Codable {
  private enum CodingKeys: String, CodingKey {
    case opens
    case closes
  }

  /// Decodes a window.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let opens = try container.decodeIfPresent(Int64.self, forKey: .opens)
    let closes = try container.decodeIfPresent(Int64.self, forKey: .closes)
    do {
      try self.init(opens: opens, closes: closes)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "the instants are out of range or order"))
    }
  }

  /// Encodes the instants.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(opens, forKey: .opens)
    try container.encodeIfPresent(closes, forKey: .closes)
  }
}
#endif
