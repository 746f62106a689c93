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
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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

  /// Encodes the counts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(counts, forKey: .counts)
  }
}
#endif
