/// The expected rating of a product before it has its own ratings: a number of votes at the mean of its
/// category.
public struct ReviewPrior: Hashable, Sendable {
  /// The mean number of stars in the category, in `1...5`.
  public let mean: Double

  /// The weight of the prior as a number of ratings, in `0...1_000_000`.
  public let votes: Double

  /// Creates a prior.
  ///
  /// - Parameters:
  ///   - mean: The mean number of stars in the category.
  ///   - votes: The weight, five by default: from the sixth rating on, a product's own mean
  ///     outweighs the mean of its category. The default is this package's choice.
  /// - Throws: ``ReviewPrior/Error``.
  public init(mean: Double, votes: Double = 5) throws(ReviewPrior.Error) {
    // `contains` is false for what is not a number.
    guard (1...5).contains(mean) else { throw .meanOutOfRange(mean) }
    guard (0...1_000_000).contains(votes) else { throw .votesOutOfRange(votes) }
    self.mean = mean
    self.votes = votes
  }
}

extension ReviewPrior {
  /// The reason two numbers do not make a ``ReviewPrior``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The mean is not a number in `1...5`.
    case meanOutOfRange(Double)
    /// The number of votes is not a number in `0...1_000_000`.
    case votesOutOfRange(Double)

    /// The field and its rule.
    public var description: String {
      switch self {
      case .meanOutOfRange: "The mean of a review prior must be from 1 to 5 stars."
      case .votesOutOfRange: "The votes of a review prior must be from 0 to 1,000,000."
      }
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object with the mean and the votes.
extension ReviewPrior: Codable {
  private enum CodingKeys: String, CodingKey {
    case mean
    case votes
  }

  /// Decodes a prior, with five votes if none are encoded.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
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
}
#endif
