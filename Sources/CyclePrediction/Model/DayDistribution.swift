/// The probability of each whole number of days: of a cycle's length, say, or of the day of
/// ovulation.
///
///     let length = CyclePredictor().cycleLength(after: [28, 30, 27])
///     print(length.median, length.interval(covering: 0.8), length.probability(of: 28))
///
/// The probabilities are never negative, and their sum is 1 within 1e-9.
public struct DayDistribution: Hashable, Sendable, PrivateValue {
  /// The number of days that `probabilities[0]` belongs to.
  public internal(set) var firstDay: Int

  /// The probability of ``firstDay``, of the day after it, and so on; never empty.
  public internal(set) var probabilities: [Double]

  /// Creates a distribution from weights, which it scales to a sum of 1.
  ///
  /// - Throws: ``DayDistribution/Error``.
  public init(firstDay: Int, weights: [Double]) throws(DayDistribution.Error) {
    guard Self.possibleDays.contains(firstDay), weights.count <= 1_000_000 else {
      throw .outOfRange
    }
    guard weights.allSatisfy({ $0 >= 0 && $0.isFinite }) else { throw .invalidWeight }
    let total = weights.reduce(0, +)
    guard total > 0, total.isFinite else { throw .noWeight }
    // Relative to the largest, as the inverse of the smallest numbers is infinite.
    let largest = weights.max() ?? 1
    self.init(
      firstDay: firstDay, unscaled: weights.map { $0 / largest },
      total: weights.reduce(0) { $0 + $1 / largest })
  }

  /// A forecast of one day without any doubt, as most calendar rules make it.
  ///
  /// A day beyond four million is taken as four million.
  public init(point day: Int) {
    let possible = Self.possibleDays
    self.init(
      firstDay: min(max(day, possible.lowerBound), possible.upperBound), unscaled: [1], total: 1)
  }

  /// More days than the calendar has, in either direction.
  private static let possibleDays = -4_000_000...4_000_000

  /// Scales `unscaled`, whose sum is `total`.
  init(firstDay: Int, unscaled: [Double], total: Double) {
    self.firstDay = firstDay
    self.probabilities = unscaled
    scale(total: total)
  }

  /// Scales to a sum of 1 what has the sum `total`.
  mutating func scale(total: Double) {
    let factor = 1 / total
    for index in probabilities.indices { probabilities[index] *= factor }
  }

  /// The last day with a probability.
  public var lastDay: Int { firstDay + probabilities.count - 1 }

  /// The probability of exactly `day`; 0 outside the days of the distribution.
  public func probability(of day: Int) -> Double {
    guard day >= firstDay, day <= lastDay else { return 0 }
    return probabilities[day - firstDay]
  }

  /// The probabilities of days in order, 0 outside the days of the distribution, as a chart needs
  /// them.
  ///
  /// Days beyond four million, where no distribution begins, are left out.
  public func probabilities(in days: ClosedRange<Int>) -> [Double] {
    guard days.overlaps(Self.possibleDays) else { return [] }
    return days.clamped(to: Self.possibleDays).map { probability(of: $0) }
  }

  /// The probability of `day` or less.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func probability(upTo day: Int) -> Double {
    guard day >= firstDay else { return 0 }
    guard day < lastDay else { return 1 }
    return min(1, probabilities[...(day - firstDay)].reduce(0, +))
  }

  /// The probability of `day` or more, exact where it is small.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func probability(from day: Int) -> Double {
    guard day > firstDay else { return 1 }
    guard day <= lastDay else { return 0 }
    return min(1, probabilities[(day - firstDay)...].reduce(0, +))
  }

  /// The smallest day whose cumulative probability reaches `level`, which is clamped to `0...1`.
  ///
  /// A level that is not a number counts as 0.5.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func quantile(_ level: Double) -> Int {
    // A level that the sum reaches but for rounding is reached.
    let wanted = (level.isNaN ? 0.5 : min(max(level, 0), 1)) - 1e-12
    var sum = 0.0
    for (index, probability) in probabilities.enumerated() {
      sum += probability
      if sum >= wanted, probability > 0 { return firstDay + index }
    }
    return lastDay
  }

  /// The smallest day that is at least as likely as not to suffice.
  public var median: Int { quantile(0.5) }

  /// The expected number of days.
  public var mean: Double {
    var sum = 0.0
    for (index, probability) in probabilities.enumerated() { sum += Double(index) * probability }
    return Double(firstDay) + sum
  }

  /// The standard deviation, in days.
  public var standardDeviation: Double {
    let mean = mean - Double(firstDay)
    var sum = 0.0
    for (index, probability) in probabilities.enumerated() {
      let deviation = Double(index) - mean
      sum += deviation * deviation * probability
    }
    return sum.squareRoot()
  }

  /// The most likely day, the earliest among equals.
  public var mode: Int {
    var best = 0
    for index in probabilities.indices where probabilities[index] > probabilities[best] {
      best = index
    }
    return firstDay + best
  }

  /// The central interval: the days left when an equal share of what `level` leaves over is cut
  /// from either end.
  ///
  /// Whole days hold at least `level`, often a little more. The level is clamped to `0...1`.
  public func interval(covering level: Double) -> ClosedRange<Int> {
    let tail = (1 - (level.isNaN ? 0.5 : min(max(level, 0), 1))) / 2
    return quantile(tail)...quantile(1 - tail)
  }

  /// The same distribution once it is known to be `day` or more; `nil` if that was impossible.
  public func given(atLeast day: Int) -> DayDistribution? {
    guard day > firstDay else { return self }
    guard day <= lastDay else { return nil }
    let rest = Array(probabilities[(day - firstDay)...])
    let total = rest.reduce(0, +)
    guard total > 1e-15 else { return nil }
    return DayDistribution(firstDay: day, unscaled: rest, total: total)
  }
}

extension DayDistribution {
  /// The reason weights do not make a ``DayDistribution``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// A weight is negative, infinite or not a number.
    case invalidWeight
    /// The weights are empty, or their sum is 0 or too large.
    case noWeight
    /// The first day is beyond four million, or there are more than a million days.
    case outOfRange
  }
}

extension DayDistribution {
  /// Scales weights to a sum of 1 and drops those that are 0 at either end; `nil` if all are.
  init?(trimming weights: [Double], from firstDay: Int) {
    guard let first = weights.firstIndex(where: { $0 > 0 }),
      let last = weights.lastIndex(where: { $0 > 0 })
    else { return nil }
    let kept = Array(weights[first...last])
    let total = kept.reduce(0, +)
    guard total > 1e-290, total.isFinite else { return nil }
    self.init(firstDay: firstDay + first, unscaled: kept, total: total)
  }

  /// The distribution of the sum of two independent numbers of days.
  ///
  /// - Complexity: O(*n* × *m*)
  func plus(_ other: DayDistribution) -> DayDistribution {
    var sum = [Double](repeating: 0, count: probabilities.count + other.probabilities.count - 1)
    for (i, x) in probabilities.enumerated() where x > 0 {
      for (j, y) in other.probabilities.enumerated() { sum[i + j] += x * y }
    }
    return DayDistribution(
      firstDay: firstDay + other.firstDay, unscaled: sum, total: sum.reduce(0, +))
  }

  /// The same number of days, and `offset` more.
  func shifted(by offset: Int) -> DayDistribution {
    var result = self
    result.firstDay += offset
    return result
  }

  /// The same number of days, counted backward.
  var negated: DayDistribution {
    DayDistribution(firstDay: -lastDay, unscaled: probabilities.reversed(), total: 1)
  }
}
