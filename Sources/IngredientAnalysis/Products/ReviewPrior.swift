/// What is usual before a product has ratings of its own: votes at the mean of its category.
public struct ReviewPrior: Hashable, Sendable {
  /// The mean number of stars in the category, in `1...5`.
  public let mean: Double

  /// How many ratings the prior weighs, in `0...1_000_000`.
  public let votes: Double

  /// Creates a prior.
  ///
  /// - Parameters:
  ///   - mean: The mean number of stars in the category.
  ///   - votes: Five unless given, a choice of this library: a product's own mean outweighs the
  ///   category's from its sixth rating on.
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
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The mean is not a number in `1...5`.
    case meanOutOfRange(Double)
    /// The number of votes is not a number in `0...1_000_000`.
    case votesOutOfRange(Double)
  }
}
