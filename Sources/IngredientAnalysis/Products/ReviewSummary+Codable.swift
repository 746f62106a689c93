#if !hasFeature(Embedded)
/// Encoded as an object with the five counts, from one star to five.
extension ReviewSummary: Codable {
  private enum CodingKeys: String, CodingKey {
    case counts
  }

  /// Decodes a summary; without counts it is empty.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let counts = try container.decodeIfPresent([Int64].self, forKey: .counts) else {
      self.init()
      return
    }
    do {
      try self.init(counts: counts)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the counts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(counts, forKey: .counts)
  }
}
#endif
