/// A probability distribution over whole numbers of days, such as the length of a cycle or the day
/// of ovulation.
///
///     let length = CyclePredictor().cycleLength(after: [28, 30, 27])
///     print(length.median, length.interval(covering: 0.8), length.probability(of: 28))
///
/// The probabilities are not negative, and their sum is 1 within 1e-9.
public struct DayDistribution: Hashable, Sendable, PrivateValue {
  /// The number of days to which `probabilities[0]` belongs.
  public internal(set) var firstDay: Int

  /// The probabilities of ``firstDay``, the day after it, and so on; never empty.
  public internal(set) var probabilities: [Double]

  /// Creates a distribution from weights, which are scaled to a sum of 1.
  ///
  /// - Throws: ``DayDistribution/Error``.
  public init(firstDay: Int, weights: [Double]) throws(DayDistribution.Error) {
    guard Self.possibleDays.contains(firstDay), weights.count <= 1_000_000 else {
      throw .outOfRange
    }
    guard weights.allSatisfy({ $0 >= 0 && $0.isFinite }) else { throw .invalidWeight }
    let total = weights.reduce(0, +)
    guard total > 0, total.isFinite else { throw .noWeight }
    // Divide by the largest weight first, because the inverse of a tiny sum is infinite.
    let largest = weights.max() ?? 1
    self.init(
      firstDay: firstDay, unscaled: weights.map { $0 / largest },
      total: weights.reduce(0) { $0 + $1 / largest })
  }

  /// Creates a distribution with a single day of probability 1, as most calendar rules predict it.
  ///
  /// A day beyond ±4,000,000 is clamped to that bound.
  public init(point day: Int) {
    let possible = Self.possibleDays
    self.init(
      firstDay: min(max(day, possible.lowerBound), possible.upperBound), unscaled: [1], total: 1)
  }

  /// More days than the calendar has, in both directions.
  private static let possibleDays = -4_000_000...4_000_000

  /// Creates a distribution by scaling `unscaled`, whose sum is `total`.
  init(firstDay: Int, unscaled: [Double], total: Double) {
    self.firstDay = firstDay
    self.probabilities = unscaled
    scale(total: total)
  }

  /// Scales the probabilities, whose sum is `total`, to a sum of 1.
  mutating func scale(total: Double) {
    let factor = 1 / total
    for index in probabilities.indices { probabilities[index] *= factor }
  }

  /// The last day of the distribution.
  public var lastDay: Int { firstDay + probabilities.count - 1 }

  /// Returns the probability of a day; 0 outside the days of the distribution.
  public func probability(of day: Int) -> Double {
    guard day >= firstDay, day <= lastDay else { return 0 }
    return probabilities[day - firstDay]
  }

  /// Returns the probabilities of a range of days, in order, for example for a chart; 0 outside the
  /// days of the distribution.
  ///
  /// Days beyond ±4,000,000, where no distribution starts, are left out.
  public func probabilities(in days: ClosedRange<Int>) -> [Double] {
    guard days.overlaps(Self.possibleDays) else { return [] }
    return days.clamped(to: Self.possibleDays).map { probability(of: $0) }
  }

  /// Returns the probability of `day` or less.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func probability(upTo day: Int) -> Double {
    guard day >= firstDay else { return 0 }
    guard day < lastDay else { return 1 }
    return min(1, probabilities[...(day - firstDay)].reduce(0, +))
  }

  /// Returns the probability of `day` or more, exact even if it is small.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func probability(from day: Int) -> Double {
    guard day > firstDay else { return 1 }
    guard day <= lastDay else { return 0 }
    return min(1, probabilities[(day - firstDay)...].reduce(0, +))
  }

  /// Returns the smallest day whose cumulative probability reaches `level`, which is clamped to
  /// `0...1`.
  ///
  /// NaN counts as 0.5.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func quantile(_ level: Double) -> Int {
    // Tolerates rounding of the sum.
    let wanted = (level.isNaN ? 0.5 : min(max(level, 0), 1)) - 1e-12
    var sum = 0.0
    for (index, probability) in probabilities.enumerated() {
      sum += probability
      if sum >= wanted, probability > 0 { return firstDay + index }
    }
    return lastDay
  }

  /// The smallest day whose cumulative probability is at least 0.5.
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

  /// The most likely day; the earliest of several equal ones.
  public var mode: Int {
    var best = 0
    for index in probabilities.indices where probabilities[index] > probabilities[best] {
      best = index
    }
    return firstDay + best
  }

  /// Returns the central interval: the days that remain when half of the probability outside
  /// `level` is cut from each end.
  ///
  /// Because days are whole numbers, it holds at least `level`, often a little more. The level is
  /// clamped to `0...1`; NaN counts as 0.5.
  public func interval(covering level: Double) -> ClosedRange<Int> {
    let tail = (1 - (level.isNaN ? 0.5 : min(max(level, 0), 1))) / 2
    return quantile(tail)...quantile(1 - tail)
  }

  /// Returns the distribution given that the number of days is `day` or more; `nil` if that is
  /// impossible.
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
  /// An error that ``DayDistribution`` throws for invalid weights.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// A weight is negative, infinite, or NaN.
    case invalidWeight
    /// There are no weights, or their sum is 0 or too large.
    case noWeight
    /// The first day is beyond ±4,000,000, or there are more than a million weights.
    case outOfRange

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .invalidWeight: "A weight must be a finite number that is not negative."
      case .noWeight: "The sum of the weights must be positive and finite."
      case .outOfRange:
        "The first day must be within four million days of zero, with at most a million weights."
      }
    }
  }

  /// Creates a distribution from weights, without leading and trailing zeros; `nil` if all are 0.
  init?(trimming weights: [Double], from firstDay: Int) {
    guard let first = weights.firstIndex(where: { $0 > 0 }),
      let last = weights.lastIndex(where: { $0 > 0 })
    else { return nil }
    let kept = Array(weights[first...last])
    let total = kept.reduce(0, +)
    guard total > 1e-290, total.isFinite else { return nil }
    self.init(firstDay: firstDay + first, unscaled: kept, total: total)
  }

  /// Creates a distribution in the same way from weights of single precision.
  init?(trimming weights: ContiguousArray<Float>, from firstDay: Int) {
    guard let first = weights.firstIndex(where: { $0 > 0 }),
      let last = weights.lastIndex(where: { $0 > 0 })
    else { return nil }
    var total = 0.0
    let kept = weights[first...last].map { weight in
      total += Double(weight)
      return Double(weight)
    }
    guard total > 1e-290, total.isFinite else { return nil }
    self.init(firstDay: firstDay + first, unscaled: kept, total: total)
  }

  /// Returns the distribution of the sum of two independent numbers of days.
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

  /// Returns the distribution of `offset` more days.
  func shifted(by offset: Int) -> DayDistribution {
    var result = self
    result.firstDay += offset
    return result
  }

  /// The distribution of the negative number of days.
  var negated: DayDistribution {
    DayDistribution(firstDay: -lastDay, unscaled: probabilities.reversed(), total: 1)
  }

  /// Returns the distribution given that `elapsed` days have passed, so that only `elapsed` or more
  /// remain possible.
  ///
  /// If the distribution ends before that, or beyond ``GridModel/longestWait``, each further day is
  /// as likely to be the last as the day before.
  func afterWaiting(_ elapsed: Int) -> DayDistribution {
    if elapsed <= GridModel.longestWait, let rest = given(atLeast: elapsed) { return rest }
    let start = max(min(elapsed, GridModel.longestWait, lastDay), firstDay)
    let tail = probabilities[(start - firstDay)...].reduce(0, +)
    let hazard = tail > 0 ? probabilities[start - firstDay] / tail : Self.largestHazard
    let lasting = 1 - min(max(hazard, Self.smallestHazard), Self.largestHazard)
    var weight = 1.0
    let weights = (0..<(2 * GridModel.lastDay)).map { _ in
      defer { weight *= lasting }
      return weight
    }
    return DayDistribution(
      firstDay: max(elapsed, firstDay), unscaled: weights, total: weights.reduce(0, +))
  }

  /// The minimum and the maximum probability that a wait longer than the model ends on any day:
  /// once in a hundred and once in five days, this package's choice.
  private static let smallestHazard = 0.01
  private static let largestHazard = 0.2

  /// Returns the number of days from a random day to the end of one of many consecutive spans of
  /// this length.
  func waitingTime() -> DayDistribution {
    var weights = [Double](repeating: 0, count: lastDay)
    var longer = 1.0
    for day in weights.indices {
      longer -= probability(of: day)
      weights[day] = max(longer, 0)
    }
    return DayDistribution(firstDay: 0, unscaled: weights, total: weights.reduce(0, +))
  }
}
