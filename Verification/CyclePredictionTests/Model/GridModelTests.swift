@testable import CyclePrediction
import TestSupport
import Testing

@Suite("Predictor: tables of a grid") struct GridModelTests {
  private static let axes = GridAxes(modes: [27, 29.5], smallestScale: 1, largestScale: 4)

  /// A shorter table has the same likelihoods, and room for a cycle that was split.
  @Test(arguments: [(0, 50), (50, 50), (67, 67), (150, 150), (999, 150)])
  func aTableEndsAtTheLastLoggedDay(last: Int, end: Int) {
    let prior = CyclePopulation.standard.cycleLength
    let whole = GridModel(prior, on: Self.axes, missed: 0.1)
    let part = GridModel(prior, on: Self.axes, missed: 0.1, lastLoggedDay: last)
    expectEqual(part.logLikelihoods, ContiguousArray(whole.logLikelihoods.prefix((end + 1) * 2)))
    expectEqual(part.probabilities, whole.probabilities)
  }

  /// What is learned from distances, point by point in double precision: a cycle of its own, or the rest of
  /// one that a spurious start split.
  @Test(arguments: 0..<8) func aSplitCycleMayBeOne(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let prior = CyclePopulation.standard.cycleLength
    let model = GridModel(prior, on: Self.axes)
    let context = CycleContext()
    var posterior = GridPosterior(model, context)
    let kernels = Self.axes.modes.flatMap { mode in
      Self.axes.scales.map { prior.kernel(mode: mode, scale: $0, days: GridModel.lastDay + 1) }
    }
    var weights = kernels.indices.map { exponential(Double(posterior.logWeights[$0 / 8][$0 % 8])) }
    var earlier = weights
    var part: Int?
    let spurious = 0.1
    for _ in 0..<(12 + seed) {
      let days = Bool.random(using: &generator) ? 14 : Int.random(in: 9...34, using: &generator)
      let before = weights
      for (point, kernel) in kernels.enumerated() {
        weights[point] *= kernel[days]
        guard let part, part + days <= 50 else { continue }
        weights[point] =
          (1 - spurious) * weights[point]
          + spurious / Double(max(part + days - 9, 1)) * earlier[point] * kernel[part + days]
      }
      earlier = before
      part = days <= 22 ? days : nil
      let total = weights.reduce(0, +)
      for point in weights.indices {
        weights[point] /= total
        earlier[point] /= total
      }
      posterior.observe(days, spurious: spurious)
      for day in [14, 26, 28, 31] {
        let expected = zip(weights, kernels).reduce(0) { $0 + $1.0 * $1.1[day] }
        let found = posterior.logProbability(of: day)
        expect(abs(found - logarithm(expected)) < 1e-3, "\(seed) \(day): \(found)")
      }
    }
  }
}
