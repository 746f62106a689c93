/// A model of a woman's mode and scale on a grid, with the likelihood of each number of days at
/// each point.
///
/// Everything that does not depend on the woman is computed once, so that learning from a number of
/// days is one addition for each point, and a prediction is one weighted sum of rows.
package final class GridModel: Sendable {
  /// The eight scales of a mode, or eight days of a point.
  typealias Lanes = SIMD8<Float>

  /// The last day of every distribution.
  package static let lastDay = 150

  /// The longest wait that the model itself predicts, because the distributions end soon after.
  ///
  /// This package's choice.
  static let longestWait = lastDay - 30

  /// The number of vectors that hold the days `0...lastDay`.
  static let lanesPerPoint = (lastDay + 8) / 8

  let prior: CyclePopulation.TraitPrior
  let axes: GridAxes

  /// The probability that another period went unlogged between two logged ones.
  let missed: Double

  /// The logarithm of the probability of a logged number of days, by day, mode, and scale.
  let logLikelihoods: ContiguousArray<Lanes>

  /// The probability of each day at each point.
  let probabilities: ContiguousArray<Lanes>

  /// Builds the tables of `prior` on `axes`.
  ///
  /// - Complexity: O(points × days²) if `missed` is positive, otherwise O(points × days).
  package init(_ prior: CyclePopulation.TraitPrior, on axes: GridAxes, missed: Double = 0) {
    self.prior = prior
    self.axes = axes
    self.missed = missed
    let days = Self.lastDay + 1
    var logLikelihoods = ContiguousArray(
      repeating: Lanes(repeating: 0), count: days * axes.modes.count)
    var probabilities = ContiguousArray(
      repeating: Lanes(repeating: 0), count: axes.modes.count * 8 * Self.lanesPerPoint)
    for (row, mode) in axes.modes.enumerated() {
      for (lane, scale) in axes.scales.enumerated() {
        let kernel = prior.kernel(mode: mode, scale: scale, days: days)
        let logged = missed > 0 ? Self.logged(kernel, missed: missed) : kernel
        let point = (row * 8 + lane) * Self.lanesPerPoint
        for day in 0..<days {
          probabilities[point + day / 8][day % 8] = Float(kernel[day])
          logLikelihoods[day * axes.modes.count + row][lane] = Float(
            logarithm(max(logged[day], 1e-38)))
        }
      }
    }
    self.logLikelihoods = logLikelihoods
    self.probabilities = probabilities
  }

  /// Writes the logarithms of a woman's prior weights to `weights`.
  func writeLogPrior(_ context: CycleContext, to weights: inout ContiguousArray<Lanes>) {
    let location = prior.location(atAge: context.age)
    let spread = prior.spread * context.widening
    let widening = logarithm(context.widening)
    for row in axes.modes.indices {
      let deviation = (axes.modes[row] - location) / spread
      // The density of Student's t with 5 degrees of freedom, up to a constant.
      let mode = axes.logWidths[row] - 3 * logarithm(onePlus: deviation * deviation / 5)
      let expected =
        prior.logScale + prior.logScaleSlope * (axes.modes[row] - prior.pivot) + widening
      let deviations =
        (axes.logScales - Lanes(repeating: Float(expected))) / Float(prior.logScaleSpread)
      weights[row] = Float(mode) - 0.5 * deviations * deviations
    }
  }

  /// Returns the probability of each distance between logged starts: one cycle, or up to three
  /// more, each with the probability `missed` of an unlogged start.
  private static func logged(_ kernel: [Double], missed: Double) -> [Double] {
    var sum = kernel
    var logged = kernel.map { $0 * (1 - missed) }
    var weight = 1 - missed
    for _ in 1...3 {
      sum = convolution(sum, kernel)
      weight *= missed
      for day in logged.indices { logged[day] += weight * sum[day] }
    }
    return logged
  }

  /// Returns the distribution of the sum of two independent numbers of days, cut off at the last
  /// day.
  private static func convolution(_ a: [Double], _ b: [Double]) -> [Double] {
    var sum = [Double](repeating: 0, count: a.count)
    for (i, x) in a.enumerated() where x > 1e-12 {
      for j in 0..<(b.count - i) { sum[i + j] += x * b[j] }
    }
    return sum
  }
}

extension CyclePopulation.TraitPrior {
  /// Returns the typical mode at an age in years; at 30 if it is unknown or not finite.
  package func location(atAge age: Double?) -> Double {
    guard let age, age.isFinite else { return location }
    return location + agePerYear * (min(max(age, 10), 60) - 30)
  }

  /// Returns the probability of each of the first `days` days for a woman with a given mode and
  /// scale.
  package func kernel(mode: Double, scale: Double, days: Int) -> [Double] {
    let logDensities = (minimum..<days).map { day in
      let scale = Double(day) < mode ? scale : scale * skew
      let deviation = (Double(day) - mode) / scale
      return -0.5 * (degreesOfFreedom + 1)
        * logarithm(onePlus: deviation * deviation / degreesOfFreedom)
    }
    let largest = logDensities.max() ?? 0
    // Days below the minimum keep a tiny probability, so that no history is impossible.
    var kernel = [Double](repeating: exponential(-60.0), count: minimum)
    kernel += logDensities.map { exponential($0 - largest) }
    let total = kernel.reduce(0, +)
    for day in kernel.indices { kernel[day] /= total }
    return kernel
  }
}
