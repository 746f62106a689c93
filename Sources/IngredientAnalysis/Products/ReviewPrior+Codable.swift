#if !hasFeature(Embedded)
/// Encoded as an object of the mean and the votes.
extension ReviewPrior: Codable {
  private enum CodingKeys: String, CodingKey {
    case mean
    case votes
  }

  /// Decodes a prior; absent votes are five.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let mean = try container.decode(Double.self, forKey: .mean)
    let votes = try container.decodeIfPresent(Double.self, forKey: .votes) ?? 5
    do {
      try self.init(mean: mean, votes: votes)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: container.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the mean and the votes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mean, forKey: .mean)
    try container.encode(votes, forKey: .votes)
  }
}
#endif
