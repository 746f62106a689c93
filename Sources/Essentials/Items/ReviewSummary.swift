/// The number of ratings with one to five stars.
///
///     var reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
///     reviews.mean  // 4.6
///     reviews.mean(with: try ReviewPrior(mean: 3.5))  // 4.233…
public struct ReviewSummary: Hashable, Sendable {
  /// The number of ratings with one star, two, and so on to five; each in `0...1_000_000_000_000`.
  public private(set) var counts: [Int64]

  /// Creates an empty summary.
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

  /// Removes a rating.
  ///
  /// - Throws: ``ReviewSummary/Error/countOutOfRange(_:)``, if there is no rating with that number of
  ///   stars.
  public mutating func remove(_ rating: StarRating) throws(ReviewSummary.Error) {
    try change(rating, by: -1)
  }

  private mutating func change(_ rating: StarRating, by step: Int64) throws(ReviewSummary.Error) {
    let count = counts[rating.stars - 1] + step
    guard Self.countRange.contains(count) else { throw .countOutOfRange(count) }
    counts[rating.stars - 1] = count
  }

  /// Adds a rating that is known to fit, or removes one that was added.
  package mutating func count(_ rating: StarRating, by step: Int64) {
    counts[rating.stars - 1] += step
  }

  /// The number of ratings.
  public var count: Int64 { counts.reduce(0, +) }

  /// The sum of the stars of all ratings; at most 15 × 10¹².
  private var stars: Int64 {
    zip(counts, 1...5).reduce(0) { $0 + $1.0 * Int64($1.1) }
  }

  /// The mean number of stars, or `nil` without ratings.
  public var mean: Double? { count > 0 ? Double(stars) / Double(count) : nil }

  /// Returns the mean number of stars, shrunk toward a prior so that a few ratings do not outrank
  /// many: (*m* × prior mean + sum of stars) / (*m* + number of ratings), with *m* prior votes.
  ///
  /// The result is `nil` if there are neither ratings nor prior votes.
  public func mean(with prior: ReviewPrior) -> Double? {
    let votes = prior.votes + Double(count)
    return votes > 0 ? (prior.votes * prior.mean + Double(stars)) / votes : nil
  }
}

extension ReviewSummary {
  /// The reason counts do not make a ``ReviewSummary``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of counts is not five.
    case notFiveCounts(Int)
    /// A count is, or would become, negative or greater than 1,000,000,000,000.
    case countOutOfRange(Int64)

    /// The field and its rule.
    public var description: String {
      switch self {
      case .notFiveCounts: "A review summary needs five counts, one for each number of stars."
      case .countOutOfRange: "A count of reviews must be from 0 to 1,000,000,000,000."
      }
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object with the five counts, from one star to five.
extension ReviewSummary: Codable {
  private enum CodingKeys: String, CodingKey {
    case counts
  }

  /// Decodes a summary, which is empty if there are no counts.
  ///
  /// - Throws: `DecodingError`, also for counts that the initializer refuses.
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
}
#endif

/// Bounds of what a few ratings say about all.
extension ReviewSummary {
  /// The 97.5 % quantile of the standard normal distribution, for a two-sided interval of 95 %.
  public static var normalQuantile95: Double { 1.959963984540054 }

  /// Returns the lower bound of Wilson's score interval for a proportion: (*p* + *z*²/2*n* −
  /// *z*√((*p*(1 − *p*) + *z*²/4*n*)/*n*)) / (1 + *z*²/*n*), in `0...1`.
  ///
  ///     ReviewSummary.wilsonLowerBound(successes: 9, of: 10)  // 0.5958…
  ///
  /// The successes may be a fraction. The result is `nil` without trials and for numbers that are
  /// negative, too large for the trials, infinite, or not numbers. Source: Wilson, "Probable Inference, the Law of Succession, and
  /// Statistical Inference", Journal of the American Statistical Association 22, 1927. Many programs
  /// use *z* = 1.96; the default here is the exact quantile.
  public static func wilsonLowerBound(
    successes: Double, of trials: Double, z: Double = normalQuantile95
  ) -> Double? {
    guard trials > 0, trials <= 1e15, (0...trials).contains(successes), (0...100).contains(z)
    else { return nil }
    let proportion = successes / trials
    let square = z * z
    let spread =
      (proportion * (1 - proportion) + square / (4 * trials)) / trials
    let bound =
      (proportion + square / (2 * trials) - z * spread.squareRoot()) / (1 + square / trials)
    // Rounding can leave 3.6e-17 instead of zero, and less than zero.
    return successes == 0 ? 0 : min(max(bound, 0), 1)
  }

  /// Wilson's lower bound of the ratings, with each rating as the fraction (stars − 1)/4 of a success,
  /// in `0...1`, or `nil` without ratings.
  ///
  /// It sorts items so that one rating of five stars does not outrank many ratings of four and a
  /// half stars. For stars, which are not yes-or-no answers, it is a convention and not an
  /// interval.
  public var wilsonLowerBound: Double? {
    let successes = zip(counts, 0...4).reduce(0.0) { $0 + Double($1.0) * Double($1.1) / 4 }
    return Self.wilsonLowerBound(successes: successes, of: Double(count))
  }

  /// Returns the lower bound of the mean number of stars in a Bayesian model that begins with one
  /// rating of each number: the mean less *z* standard deviations, in `1...5` for small *z*.
  ///
  /// The result is `nil` if `z` is not in `0...100`. Source: Evan Miller, "Ranking Items With Star
  /// Ratings", 2014, with *z* = 1.65.
  public func cautiousMean(z: Double = 1.65) -> Double? {
    guard (0...100).contains(z) else { return nil }
    let weight = Double(count) + 5
    var mean = 0.0
    var square = 0.0
    for (count, stars) in zip(counts, 1...5) {
      let part = Double(count + 1) / weight
      mean += part * Double(stars)
      square += part * Double(stars * stars)
    }
    return mean - z * (max(0, square - mean * mean) / (weight + 1)).squareRoot()
  }

  /// The share of ratings with one star, two, and so on to five, each in `0...1`, or `nil` without
  /// ratings.
  public var distribution: [Double]? {
    let count = count
    return count > 0 ? counts.map { Double($0) / Double(count) } : nil
  }

  /// Adds all ratings of another summary.
  ///
  /// - Throws: ``ReviewSummary/Error/countOutOfRange(_:)``, and nothing changes.
  public mutating func add(_ other: ReviewSummary) throws(ReviewSummary.Error) {
    self = try ReviewSummary(counts: zip(counts, other.counts).map { $0 + $1 })
  }
}
