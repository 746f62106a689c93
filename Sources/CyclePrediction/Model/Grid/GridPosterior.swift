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
  private static let longestSplitCycle = 50
}

extension GridModel {
  /// Returns the distribution of the next number of days after a woman's days so far.
  func prediction(after days: [Int], _ context: CycleContext) -> DayDistribution {
    var posterior = GridPosterior(self, context)
    for days in days { posterior.observe(days) }
    return posterior.prediction()
  }
}
