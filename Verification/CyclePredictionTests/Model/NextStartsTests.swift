@testable import CyclePrediction
import TestSupport
import Testing

@Suite("Predictor: sums over the grid") struct NextStartsTests {
  /// A filter that has seen some cycles of a random woman.
  private static func filter(_ generator: inout SeededGenerator, seed: Int) -> CycleFilter {
    var filter = CycleFilter(CyclePredictor().models.cycles, CycleContext(age: Double(20 + seed)))
    let usual = Int.random(in: 22...40, using: &generator)
    for _ in 0..<(3 * seed) {
      filter.observe(usual + Int.random(in: -3...3 + seed, using: &generator))
    }
    return filter
  }

  /// The points of the first days are those of all days, bit by bit, and the sum of all days in double
  /// precision is that of the tails.
  @Test(arguments: 0..<6) func theFirstDaysAreThoseOfAllDays(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let filter = Self.filter(&generator, seed: seed)
    let elapsed = Int.random(in: 0...120, using: &generator)
    let count = Int.random(in: 1...50, using: &generator)
    for theCase in filter.cases(elapsed: elapsed).prefix(20) {
      var all = NextStarts(filter, from: elapsed)
      var first = NextStarts(filter, from: elapsed, count: count)
      all.add(theCase)
      first.add(theCase)
      expect(first.weights.count >= count && first.weights.count < all.weights.count)
      expectEqual(first.weights[...], all.weights.prefix(first.weights.count))
      let sum = all.weights.reduce(0.0) { $0 + Double($1) }
      expect(abs(first.total(of: theCase) - sum) <= 1e-6 * sum, "\(seed) \(elapsed) \(count)")
      expectEqual(first.total(of: theCase), all.total(of: theCase))
    }
  }

  /// The starts of all periods satisfy the renewal equation, day by day in double precision, also if cycles
  /// may be shorter than a vector.
  @Test(arguments: LongTest.values([(false, 3), (true, 0), (true, 1), (true, 2)], small: 3))
  func laterStartsFollowEarlierOnes(isStandard: Bool, seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let model =
      isStandard ? CyclePredictor().models.cycles : CycleModel(try .withShortCycles())
    for _ in 0..<4 {
      let count = Int.random(in: 1...120, using: &generator)
      let point = Int.random(in: 0..<CycleModel.pointCount, using: &generator)
      let next = ContiguousArray(
        (0..<count).map { _ in Float.random(in: 0...1, using: &generator) })
      let kernel = model.kernel(ofPoint: point)
      var plain = next.map { Double($0) }
      for day in plain.indices {
        for length in 1..<max(min(count - day, kernel.count), 1) {
          plain[day + length] += plain[day] * kernel[length]
        }
      }
      var starts = StartsOfAllCycles(model, count: count)
      starts.add(next, sum: next.reduce(0, +), times: 1, point: point)
      for day in plain.indices {
        expect(
          abs(starts.weights[day] - plain[day]) <= 1e-4 * plain[day] + 1e-4,
          "\(seed) \(point) \(day): \(starts.weights[day]), \(plain[day])")
      }
    }
  }

  /// The points that matter are those of a plain loop over all points.
  @Test(arguments: 0..<8) func lightPointsAreJoined(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func random() -> ContiguousArray<CycleModel.Lanes> {
      let exponents = (0..<CycleModel.pointCount).map { _ in
        Double.random(in: Double(-4 - 2 * seed)...0, using: &generator)
      }
      return ContiguousArray(
        (0..<CycleModel.vectorCount).map { vector in
          CycleModel.Lanes((0..<8).map { Float(exponential(exponents[vector * 8 + $0])) })
        })
    }
    let weights = PointWeights(
      first: random(), second: random(), firstFactor: 0.75, secondFactor: Float(seed) / 100)
    let plain = (0..<CycleModel.pointCount).map { weights[$0 / 8][$0 % 8] }
    let least = (plain.max() ?? 0) * CyclePoints.leastShare * Float(1 + seed)
    var expected: [(point: Int, weight: Float)] = []
    var joined = [(weight: Float, moment: Float)](
      repeating: (0, 0), count: CycleModel.scaleCount)
    func append(_ scale: Int) {
      let mode = Int(joined[scale].moment / joined[scale].weight + 0.5)
      expected.append((mode * CycleModel.scaleCount + scale, joined[scale].weight))
      joined[scale] = (0, 0)
    }
    for (point, weight) in plain.enumerated() where weight > least * 0.003 {
      let (mode, scale) = (point / CycleModel.scaleCount, point % CycleModel.scaleCount)
      if weight >= least {
        expected.append((point, weight))
        continue
      }
      joined[scale].weight += weight
      joined[scale].moment += weight * Float(mode)
      if joined[scale].weight >= least { append(scale) }
    }
    for scale in joined.indices where joined[scale].weight > 0 { append(scale) }
    var points = CyclePoints()
    // The second time, the memory holds the points of the first.
    for _ in 0..<2 {
      points.collect(weights, least: CyclePoints.leastShare * Float(1 + seed))
      expectEqual(points.elements.map(\.point), expected.map(\.point))
      expectEqual(points.elements.map(\.weight), expected.map(\.weight))
    }
  }
}

extension CyclePopulation {
  /// The standard population, where a cycle may last three days.
  fileprivate static func withShortCycles() throws -> CyclePopulation {
    let standard = CyclePopulation.standard
    let lengths = standard.cycleLength
    return try CyclePopulation(
      version: "short",
      cycleLength: TraitPrior(
        location: lengths.location, spread: lengths.spread, logScale: 1, logScaleSpread: 0.5,
        skew: 1.5, degreesOfFreedom: 3, pivot: 29, minimum: 3),
      ovulationDay: standard.ovulationDay, lutealLength: standard.lutealLength,
      mensesLength: standard.mensesLength, lutealRegression: standard.lutealRegression)
  }
}
