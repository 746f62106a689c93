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

  /// Builds the tables of `prior` on `axes`, to learn from numbers of days up to `lastLoggedDay`.
  ///
  /// - Complexity: O(points × days²) if `missed` is positive, otherwise O(points × days).
  package init(
    _ prior: CyclePopulation.TraitPrior, on axes: GridAxes, missed: Double = 0,
    lastLoggedDay: Int = lastDay
  ) {
    self.prior = prior
    self.axes = axes
    self.missed = missed
    let days = Self.lastDay + 1
    let loggedDays = min(max(lastLoggedDay, GridPosterior.longestSplitCycle), Self.lastDay) + 1
    var logLikelihoods = ContiguousArray(
      repeating: Lanes(repeating: 0), count: loggedDays * axes.modes.count)
    var probabilities = ContiguousArray(
      repeating: Lanes(repeating: 0), count: axes.modes.count * 8 * Self.lanesPerPoint)
    for (row, mode) in axes.modes.enumerated() {
      for (lane, scale) in axes.scales.enumerated() {
        let kernel = prior.kernel(mode: mode, scale: scale, days: days)
        let logged =
          missed > 0 ? Self.logged(Array(kernel.prefix(loggedDays)), missed: missed) : kernel
        let point = (row * 8 + lane) * Self.lanesPerPoint
        for day in 0..<days { probabilities[point + day / 8][day % 8] = Float(kernel[day]) }
        for day in 0..<loggedDays {
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

/// The posterior distribution of a woman's mode and scale given her days so far: one logarithmic
/// weight for each point of the grid.
package struct GridPosterior: Sendable {
  typealias Lanes = GridModel.Lanes

  let model: GridModel

  /// The logarithm of each point's weight, up to a constant.
  private(set) var logWeights: ContiguousArray<Lanes>

  /// The weights before the latest number of days, if that may be a part of a cycle.
  private var earlier: ContiguousArray<Lanes> = []

  /// The weights if two numbers are one cycle; reusable scratch memory.
  private var together: ContiguousArray<Lanes> = []

  /// The latest number of days, if it may be a part of a cycle split by a spurious start.
  private var part: Int?

  /// The number of observed values.
  private(set) var count = 0

  /// The points that matter, with weights relative to the heaviest; reusable scratch memory.
  private var heavy: ContiguousArray<(point: Int32, weight: Float)> = []

  /// Creates the posterior of a woman without observations.
  package init(_ model: GridModel, _ context: CycleContext) {
    self.model = model
    self.logWeights = ContiguousArray(repeating: Lanes(), count: model.axes.modes.count)
    model.writeLogPrior(context, to: &logWeights)
  }

  /// Forgets all observations, and starts again with another woman.
  package mutating func reset(_ context: CycleContext) {
    model.writeLogPrior(context, to: &logWeights)
    part = nil
    count = 0
  }

  /// Updates the weights with a number of days; a number outside `1...150` is not informative.
  ///
  /// `spurious` is the probability that a logged start was not a start, so that two consecutive
  /// numbers were one cycle.
  package mutating func observe(_ days: Int, spurious: Double = 0) {
    guard (1...GridModel.lastDay).contains(days) else {
      part = nil
      return
    }
    let whole = part.map { $0 + days }
    let isPart = spurious > 0 && days <= Self.longestPart
    if isPart, earlier.isEmpty { earlier = logWeights }
    if spurious > 0, let whole, whole <= Self.longestSplitCycle {
      observe(days, orJoinedInto: whole, spurious: spurious)
    } else {
      let base = days * logWeights.count
      for row in logWeights.indices {
        if isPart { earlier[row] = logWeights[row] }
        logWeights[row] += model.logLikelihoods[base + row]
      }
    }
    part = isPart ? days : nil
    count += 1
    if count % 16 == 0 { recenter() }
  }

  /// Updates the weights with a number of days after a possible part of a cycle, for both cases: a
  /// cycle of its own, or the rest of a `whole` cycle with bleeding on any of its inner days.
  private mutating func observe(_ days: Int, orJoinedInto whole: Int, spurious: Double) {
    let separate = Float(logarithm(1 - spurious))
    let joined = Float(logarithm(spurious / Double(max(whole - 9, 1))))
    let (base, wholeBase) = (days * logWeights.count, whole * logWeights.count)
    if together.isEmpty { together = logWeights }
    var largest = -Float.infinity
    for row in logWeights.indices {
      let before = logWeights[row]
      logWeights[row] = before + model.logLikelihoods[base + row] + separate
      together[row] = earlier[row] + model.logLikelihoods[wholeBase + row] + joined
      earlier[row] = before
      largest = max(largest, logWeights[row].max(), together[row].max())
    }
    for row in logWeights.indices {
      let (alone, together) = (logWeights[row], together[row])
      let likelier = alone.replacing(with: together, where: together .> alone)
      logWeights[row] = likelier
      // The other case changes few points that still matter.
      let difference = alone + together - 2 * likelier
      let matters = (likelier .> largest - 12) .& (difference .> -12)
      for lane in 0..<8 where matters[lane] {
        logWeights[row][lane] += Float(logarithm(onePlus: exponential(Double(difference[lane]))))
      }
    }
  }

  /// Keeps the weights close to 0, where they are exact.
  private mutating func recenter() {
    let largest = largestLogWeight
    for row in logWeights.indices { logWeights[row] -= largest }
    for row in earlier.indices { earlier[row] -= largest }
  }

  private var largestLogWeight: Float {
    var largest = logWeights[0]
    for lanes in logWeights { largest.replace(with: lanes, where: lanes .> largest) }
    return largest.max()
  }

  /// Returns the logarithm of the probability that the next number of days is `days`, clamped to
  /// the days of the model.
  package func logProbability(of days: Int) -> Double {
    let day = min(max(days, 0), GridModel.lastDay)
    let largest = largestLogWeight
    var (sum, total) = (0.0, 0.0)
    for row in logWeights.indices {
      for lane in 0..<8 where logWeights[row][lane] > largest - 20 {
        let weight = Double(exponential(logWeights[row][lane] - largest))
        let point = (row * 8 + lane) * GridModel.lanesPerPoint
        sum += weight * Double(model.probabilities[point + day / 8][day % 8])
        total += weight
      }
    }
    return logarithm(max(sum / total, 1e-38))
  }

  /// Writes the probabilities of the next number of days to `distribution`.
  mutating func predict(into distribution: inout DayDistribution) {
    collectHeavyPoints()
    let first = model.prior.minimum
    let count = GridModel.lastDay + 1 - first
    if distribution.probabilities.count != count {
      distribution.probabilities = [Double](repeating: 0, count: count)
    }
    distribution.firstDay = first
    var total = 0.0
    for chunk in (first / 8)..<GridModel.lanesPerPoint {
      var sum = Lanes(repeating: 0)
      for (point, weight) in heavy {
        // Not `addProduct`, which is one call for each lane on processors without fused
        // multiplication.
        sum += weight * model.probabilities[Int(point) &* GridModel.lanesPerPoint &+ chunk]
      }
      for day in max(chunk * 8, first)...min(chunk * 8 + 7, GridModel.lastDay) {
        let probability = Double(sum[day % 8])
        distribution.probabilities[day - first] = probability
        total += probability
      }
    }
    distribution.scale(total: total)
  }

  /// Returns the probabilities of the next number of days.
  func prediction() -> DayDistribution {
    var posterior = self
    var distribution = DayDistribution(point: 0)
    posterior.predict(into: &distribution)
    return distribution
  }

  private mutating func collectHeavyPoints() {
    heavy.removeAll(keepingCapacity: true)
    let largest = largestLogWeight
    let least = Lanes(repeating: largest + Self.leastLogWeight)
    for row in logWeights.indices where any(logWeights[row] .> least) {
      for lane in 0..<8 where logWeights[row][lane] > least[0] {
        let weight = exponential(logWeights[row][lane] - largest)
        heavy.append((Int32(truncatingIfNeeded: row * 8 + lane), weight))
      }
    }
  }

  /// The logarithm of the minimum weight of a point in predictions, relative to the heaviest: a
  /// hundred-thousandth, because the light points explain a very late cycle.
  private static let leastLogWeight: Float = -11.5

  /// The maximum length of the first part of a split cycle, in days.
  private static let longestPart = 22

  /// The maximum length of a cycle that may have been split, in days.
  fileprivate static let longestSplitCycle = 50
}

extension GridModel {
  /// Returns the distribution of the next number of days after a woman's days so far.
  func prediction(after days: [Int], _ context: CycleContext) -> DayDistribution {
    var posterior = GridPosterior(self, context)
    for days in days { posterior.observe(days) }
    return posterior.prediction()
  }
}

/// The points of a ``GridModel``: a woman's mode by eight scales.
package struct GridAxes: Hashable, Sendable {
  /// The modes, in days, ascending.
  package let modes: [Double]

  /// The logarithm of the width of the interval that each mode represents.
  let logWidths: [Double]

  /// The eight scales, in days, evenly spaced in their logarithm.
  package let scales: [Double]

  /// The logarithms of the scales.
  let logScales: SIMD8<Float>

  /// Creates axes with scales from `smallest` to `largest`.
  package init(modes: [Double], smallestScale smallest: Double, largestScale largest: Double) {
    self.modes = modes
    self.logWidths = modes.indices.map { index in
      let below = max(index - 1, 0)
      let above = min(index + 1, modes.count - 1)
      return logarithm((modes[above] - modes[below]) / Double(above - below))
    }
    let step = logarithm(largest / smallest) / 7
    let scales = (0..<8).map { smallest * exponential(Double($0) * step) }
    self.scales = scales
    self.logScales = SIMD8(scales.map { Float(logarithm($0)) })
  }

  /// The modes and scales of cycle lengths: dense where most women are, sparse up to ten weeks.
  package static let cycleLength = GridAxes(
    modes: [15, 17.5] + (20...45).map(Double.init) + [47.5, 50, 55, 60, 70],
    smallestScale: 0.5, largestScale: 7)

  /// The modes and scales of the ovulation day.
  package static let ovulationDay = GridAxes(
    modes: (8...30).map(Double.init) + [32.5, 35, 40, 45, 50], smallestScale: 0.5, largestScale: 7)

  /// The modes and scales of the luteal length.
  package static let lutealLength = GridAxes(
    modes: (10...40).map { Double($0) / 2 }, smallestScale: 0.5, largestScale: 7)

  /// The modes and scales of the length of the menses.
  package static let mensesLength = GridAxes(
    modes: (4...28).map { Double($0) / 2 }, smallestScale: 0.3, largestScale: 4)
}
