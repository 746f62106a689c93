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
  /// It sorts items so that one rating of five stars does not outrank many of four and a half. For stars,
  /// which are not yes-or-no answers, it is a convention and not an interval.
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
