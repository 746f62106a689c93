/// How many people gave a product how many stars.
///
///     var reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
///     reviews.mean  // 4.6
///     reviews.mean(with: try ReviewPrior(mean: 3.5))  // 4.233…
public struct ReviewSummary: Hashable, Sendable {
  /// The number of ratings with one star, two, and so on to five; each in `0...1_000_000_000_000`.
  public private(set) var counts: [Int64]

  /// Creates a summary without ratings.
  public init() { counts = [0, 0, 0, 0, 0] }

  /// Creates a summary from the number of ratings with one star, two, and so on.
  ///
  /// - Throws: ``ReviewSummary/Error``.
  public init(counts: [Int64]) throws(ReviewSummary.Error) {
    guard counts.count == 5 else { throw .notFiveCounts(counts.count) }
    for count in counts where !Self.countRange.contains(count) { throw .countOutOfRange(count) }
    self.counts = counts
  }

  /// Creates a summary of ratings.
  ///
  /// - Complexity: O(*n*)
  public init(_ ratings: some Sequence<StarRating>) {
    self.init()
    for rating in ratings { counts[rating.stars - 1] += 1 }
  }

  private static let countRange: ClosedRange<Int64> = 0...1_000_000_000_000
}

extension ReviewSummary {
  /// Adds a rating.
  ///
  /// - Throws: ``ReviewSummary/Error/countOutOfRange(_:)``, if there are too many.
  public mutating func add(_ rating: StarRating) throws(ReviewSummary.Error) {
    try change(rating, by: 1)
  }

  /// Takes back a rating.
  ///
  /// - Throws: ``ReviewSummary/Error/countOutOfRange(_:)``, if there is no rating of as many stars.
  public mutating func remove(_ rating: StarRating) throws(ReviewSummary.Error) {
    try change(rating, by: -1)
  }

  private mutating func change(_ rating: StarRating, by step: Int64) throws(ReviewSummary.Error) {
    let count = counts[rating.stars - 1] + step
    guard Self.countRange.contains(count) else { throw .countOutOfRange(count) }
    counts[rating.stars - 1] = count
  }

  /// The number of ratings.
  public var count: Int64 { counts.reduce(0, +) }

  /// The sum of the stars of all ratings; at most 15 × 10¹².
  private var stars: Int64 {
    zip(counts, 1...5).reduce(0) { $0 + $1.0 * Int64($1.1) }
  }

  /// The mean number of stars, or `nil` without ratings.
  public var mean: Double? { count > 0 ? Double(stars) / Double(count) : nil }

  /// The mean number of stars together with votes that stand for what is usual, so that a few
  /// ratings do not outrank many: (*m* × prior mean + sum of stars) / (*m* + number of ratings),
  /// with *m* prior votes.
  ///
  /// It is `nil` if there are neither ratings nor prior votes.
  public func mean(with prior: ReviewPrior) -> Double? {
    let votes = prior.votes + Double(count)
    return votes > 0 ? (prior.votes * prior.mean + Double(stars)) / votes : nil
  }
}

extension ReviewSummary {
  /// The reason numbers are not those of a ``ReviewSummary``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// There is not one count for each number of stars.
    case notFiveCounts(Int)
    /// A count is, or would be, below zero or above 1,000,000,000,000.
    case countOutOfRange(Int64)
  }
}
