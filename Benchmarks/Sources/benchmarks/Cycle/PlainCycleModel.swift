import CyclePrediction
import Foundation

/// A simple implementation of the model of cycle lengths on the predictor's grid: in double
/// precision, every mode by every scale, without leaving out any point.
struct PlainCycleModel {
  private let population: CyclePopulation
  private let points: [Point]

  private struct Point {
    let mode: Double

    /// The number of days that the mode represents.
    let width: Double

    let logScale: Double

    /// The probability of each length, and of each distance between logged starts.
    let lengths: [Double]
    let distances: [Double]
  }

  private static let lastDay = 150

  init(_ population: CyclePopulation) {
    self.population = population
    let modes = [15, 17.5] + (20...45).map(Double.init) + [47.5, 50, 55, 60, 70]
    let (smallest, largest) = (log(0.5), log(7.0))
    points = modes.indices.flatMap { index in
      let (below, above) = (max(index - 1, 0), min(index + 1, modes.count - 1))
      return (0..<8).map { step in
        let logScale = smallest + (largest - smallest) * Double(step) / 7
        let lengths = Self.lengths(
          population.cycleLength, mode: modes[index], scale: exp(logScale))
        return Point(
          mode: modes[index], width: (modes[above] - modes[below]) / Double(above - below),
          logScale: logScale, lengths: lengths,
          distances: Self.distances(lengths, missed: population.missedPeriodProbability))
      }
    }
  }

  /// Returns the probability of each length of the next cycle, from 0 to 150 days.
  func probabilities(after history: CyclePredictor.LengthHistory) -> [Double] {
    var sum = [Double](repeating: 0, count: Self.lastDay + 1)
    for point in points {
      let weight = prior(point, history.context) * likelihood(point, history.lengths)
      for day in sum.indices { sum[day] += weight * point.lengths[day] }
    }
    let total = sum.reduce(0, +)
    return sum.map { $0 / total }
  }

  /// Returns the prior weight of a mode and scale, up to a constant.
  private func prior(_ point: Point, _ context: CycleContext) -> Double {
    let prior = population.cycleLength
    let age = min(max(context.age ?? 30, 10), 60)
    let location = prior.location + prior.agePerYear * (age - 30)
    let deviation = (point.mode - location) / (prior.spread * context.widening)
    let expected =
      prior.logScale + prior.logScaleSlope * (point.mode - prior.pivot) + log(context.widening)
    let scaleDeviation = (point.logScale - expected) / prior.logScaleSpread
    return point.width * pow(1 + deviation * deviation / 5, -3)
      * exp(-0.5 * scaleDeviation * scaleDeviation)
  }

  /// Returns the likelihood of the logged lengths: each is a distance between true starts, or two
  /// in a row are one cycle with bleeding in it.
  private func likelihood(_ point: Point, _ lengths: [Int]) -> Double {
    let spurious = population.spuriousStartProbability
    var (earlier, current) = (1.0, 1.0)
    var part: Int?
    for length in lengths {
      var next = current * point.distances[length]
      if let part, part + length <= 50 {
        let whole = part + length
        next =
          (1 - spurious) * next + spurious / Double(max(whole - 9, 1)) * earlier
          * point.distances[whole]
      }
      (earlier, current) = (current, next)
      part = length <= 22 ? length : nil
    }
    return current
  }

  private static func lengths(_ prior: CyclePopulation.TraitPrior, mode: Double, scale: Double)
    -> [Double]
  {
    let weights = (0...lastDay).map { day -> Double in
      guard day >= prior.minimum else { return 0 }
      let deviation = (Double(day) - mode) / (Double(day) < mode ? scale : scale * prior.skew)
      let nu = prior.degreesOfFreedom
      return pow(1 + deviation * deviation / nu, -0.5 * (nu + 1))
    }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }

  /// Returns the distance of one cycle, or of up to three more with starts that were not logged.
  private static func distances(_ lengths: [Double], missed: Double) -> [Double] {
    var sum = lengths
    var distances = lengths.map { (1 - missed) * $0 }
    for further in 1...3 {
      var next = [Double](repeating: 0, count: sum.count)
      for (a, p) in sum.enumerated() {
        for b in 0..<(lengths.count - a) { next[a + b] += p * lengths[b] }
      }
      sum = next
      let weight = (1 - missed) * pow(missed, Double(further))
      for day in distances.indices { distances[day] += weight * sum[day] }
    }
    return distances
  }
}
