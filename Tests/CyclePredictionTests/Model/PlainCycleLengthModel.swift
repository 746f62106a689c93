import CyclePrediction
import Foundation

/// A simple implementation of the model of cycle lengths: every point of the grid, in plain loops.
final class PlainCycleLengthModel: Sendable {
  /// A woman's mode and scale, with the probabilities of 0 to 150 days.
  struct Point {
    let mode: Double
    let scale: Double
    let cycle: [Double]
    let logged: [Double]
  }

  static let standard = PlainCycleLengthModel(.standard)

  let population: CyclePopulation
  let points: [Point]

  init(_ population: CyclePopulation) {
    self.population = population
    let prior = population.cycleLength
    points = Self.modes.flatMap { mode in
      (0..<8).map { step in
        let scale = 0.5 * pow(7 / 0.5, Double(step) / 7)
        let cycle = Self.cycle(prior, mode: mode, scale: scale)
        let logged = Self.logged(cycle, missed: population.missedPeriodProbability)
        return Point(mode: mode, scale: scale, cycle: cycle, logged: logged)
      }
    }
  }

  private static let modes = [15, 17.5] + (20...45).map(Double.init) + [47.5, 50, 55, 60, 70]

  /// A two-piece Student t distribution on whole days.
  private static func cycle(_ prior: CyclePopulation.TraitPrior, mode: Double, scale: Double)
    -> [Double]
  {
    let weights = (0...150).map { day -> Double in
      guard day >= prior.minimum else { return 0 }
      let deviation = (Double(day) - mode) / (Double(day) < mode ? scale : scale * prior.skew)
      let freedom = prior.degreesOfFreedom
      return exp(-(freedom + 1) / 2 * log1p(deviation * deviation / freedom))
    }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }

  /// One cycle and 0 to 3 more with unlogged starts, whose number is geometric.
  private static func logged(_ cycle: [Double], missed: Double) -> [Double] {
    var sum = cycle
    var logged = cycle.map { $0 * (1 - missed) }
    for unlogged in 1...3 {
      sum = convolution(sum, cycle)
      let weight = (1 - missed) * pow(missed, Double(unlogged))
      for day in 0...150 { logged[day] += weight * sum[day] }
    }
    return logged
  }

  /// The distribution of the sum of two numbers of days, up to 150 days.
  static func convolution(_ a: [Double], _ b: [Double]) -> [Double] {
    var sum = [Double](repeating: 0, count: 151)
    for (i, x) in a.enumerated() where x > 0 {
      for (j, y) in b.enumerated().prefix(151 - i) { sum[i + j] += x * y }
    }
    return sum
  }

  /// Returns the weight of each point after logged distances between starts; the sum is 1.
  ///
  /// A widened context widens both a woman's scale and the spread of modes among women. Two
  /// distances in a row, the first up to 22 days and both together up to 50, may be one cycle with
  /// a spurious start on any of its days except the first and last few.
  func weights(after lengths: [Int], _ context: CycleContext = CycleContext()) -> [Double] {
    var latest = priorWeights(context)
    var before = latest
    for (index, length) in lengths.enumerated() {
      var next = zip(latest, points).map { $0 * max($1.logged[length], 1e-38) }
      let whole = index > 0 ? lengths[index - 1] + length : .max
      if index > 0, lengths[index - 1] <= 22, whole <= 50 {
        let spurious = population.spuriousStartProbability
        next = next.indices.map {
          next[$0] * (1 - spurious)
            + before[$0] * points[$0].logged[whole] * spurious / Double(max(whole - 9, 1))
        }
      }
      let total = next.reduce(0, +)
      before = latest.map { $0 / total }
      latest = next.map { $0 / total }
    }
    let total = latest.reduce(0, +)
    return latest.map { $0 / total }
  }

  private func priorWeights(_ context: CycleContext) -> [Double] {
    let prior = population.cycleLength
    let age = context.age ?? 30
    let location = prior.location + prior.agePerYear * (age - 30)
    let modes = Self.modes
    return points.map { point in
      let row = modes.firstIndex(of: point.mode) ?? 0
      let (below, above) = (max(row - 1, 0), min(row + 1, modes.count - 1))
      let width = (modes[above] - modes[below]) / Double(above - below)
      let mode = (point.mode - location) / (prior.spread * context.widening)
      let expected =
        prior.logScale + prior.logScaleSlope * (point.mode - prior.pivot) + log(context.widening)
      let scale = (log(point.scale) - expected) / prior.logScaleSpread
      return width * pow(1 + mode * mode / 5, -3) * exp(-scale * scale / 2)
    }
  }

  /// The probability of 0 to 150 days for the next cycle.
  func nextLength(after lengths: [Int], _ context: CycleContext = CycleContext()) -> [Double] {
    let weights = weights(after: lengths, context)
    var sum = [Double](repeating: 0, count: 151)
    for (point, weight) in zip(points, weights) {
      for day in 0...150 { sum[day] += weight * point.cycle[day] }
    }
    let total = sum.reduce(0, +)
    return sum.map { $0 / total }
  }

  /// Returns the probability of 0, 1, 2… days until the second future start, `elapsed` days after a
  /// start.
  func daysUntilSecondStart(after lengths: [Int], elapsed: Int) -> [Double] {
    var sum = [Double](repeating: 0, count: 301)
    for (point, weight) in zip(points, weights(after: lengths)) where weight > 1e-7 {
      for (i, x) in point.cycle[elapsed...].enumerated() {
        for (j, y) in point.cycle.enumerated() { sum[i + j] += weight * x * y }
      }
    }
    let total = sum.reduce(0, +)
    return sum.map { $0 / total }
  }

  /// Returns the probability of 0, 1, 2… days until the next start, `elapsed` days after the
  /// latest.
  func daysUntilNextStart(after lengths: [Int], elapsed: Int) -> [Double] {
    let left = nextLength(after: lengths)[elapsed...]
    let total = left.reduce(0, +)
    return left.map { $0 / total }
  }

  /// Returns the probability that a logged distance of that many days contains an unlogged start.
  func probabilityOfMissedPeriod(inCycleOf length: Int, after lengths: [Int]) -> Double {
    var (one, any) = (0.0, 0.0)
    for (point, weight) in zip(points, weights(after: lengths)) {
      one += weight * (1 - population.missedPeriodProbability) * point.cycle[length]
      any += weight * point.logged[length]
    }
    return 1 - one / any
  }
}

/// Returns half the sum of the differences between a distribution and probabilities from day 0 on.
func totalVariation(_ distribution: DayDistribution, _ plain: [Double]) -> Double {
  let days = min(distribution.firstDay, 0)...max(distribution.lastDay, plain.count)
  return days.reduce(0) { sum, day in
    let expected = plain.indices.contains(day) ? plain[day] : 0
    return sum + abs(distribution.probability(of: day) - expected) / 2
  }
}
