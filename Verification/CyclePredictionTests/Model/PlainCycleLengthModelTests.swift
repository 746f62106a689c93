import CyclePrediction
import TestSupport
import Testing

/// The predicted lengths, compared with ``PlainCycleLengthModel``.
@Suite("Predictor: lengths against a plain model") struct PlainCycleLengthModelTests {
  /// A population that differs from the standard one in every parameter.
  static let irregular = Result {
    try CyclePopulation(
      version: "irregular",
      cycleLength: CyclePopulation.TraitPrior(
        location: 31, spread: 3.5, agePerYear: 0.06, logScale: 0.9, logScaleSlope: -0.02,
        logScaleSpread: 0.45, skew: 0.8, degreesOfFreedom: 12, pivot: 30, minimum: 10),
      ovulationDay: CyclePopulation.standard.ovulationDay,
      lutealLength: CyclePopulation.standard.lutealLength,
      mensesLength: CyclePopulation.standard.mensesLength,
      lutealRegression: CyclePopulation.standard.lutealRegression,
      missedPeriodProbability: 0.2, spuriousStartProbability: 0.15)
  }

  /// Their predictor and the simple implementation, which take seconds to create in a debug build.
  private static let irregularModels = Result {
    let population = try irregular.get()
    return (CyclePredictor(population: population), PlainCycleLengthModel(population))
  }

  /// Up to 15 lengths of a woman; depending on the seed, one cycle is doubled or split.
  static func lengths(seed: Int) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    let (typical, spread) = (
      Int.random(in: 23...38, using: &generator), Int.random(in: 0...5, using: &generator)
    )
    var lengths = (0..<(seed % 16)).map { _ in
      typical + Int.random(in: -spread...spread, using: &generator)
    }
    guard let index = lengths.indices.randomElement(using: &generator) else { return [] }
    switch seed % 3 {
    case 1: lengths[index] += typical
    case 2:
      let part = Int.random(in: 9...14, using: &generator)
      lengths.replaceSubrange(index...index, with: [part, lengths[index] - part])
    default: break
    }
    return lengths
  }

  private func expectAgreement(
    _ predictor: CyclePredictor, _ model: PlainCycleLengthModel, _ lengths: [Int],
    _ context: CycleContext
  ) {
    let distribution = predictor.cycleLength(after: lengths, context: context)
    let plain = model.nextLength(after: lengths, context)
    let mean = plain.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    #expect(totalVariation(distribution, plain) < 0.01, "\(lengths)")
    #expect(abs(distribution.mean - mean) < 0.05, "\(lengths)")
  }

  @Test(arguments: LongTest.seeds(48))
  func thePredictorAgreesWithThePlainModel(seed: Int) {
    let context = CycleContext(
      age: [nil, 22, 35, 47][seed % 4], conditions: seed % 5 == 4 ? [.postpartum] : [])
    expectAgreement(CyclePredictor(), .standard, Self.lengths(seed: seed), context)
  }

  /// Four cycles without a log between them, parts at the limits of what may be one cycle, and a
  /// part that is the sixteenth number.
  @Test(
    arguments: LongTest.values(
      [
        [28, 28, 112, 28], [28, 28, 28, 22, 20, 28],
        Array(repeating: 28, count: 15) + [10, 18, 28],
        [28, 28, 28, 23, 20, 28], [28, 28, 22, 28, 28], [28, 28, 22, 29, 28], [112],
      ], small: 1))
  func edgeCasesOfSplitCyclesAgreeWithThePlainModel(lengths: [Int]) throws {
    for (predictor, model) in [
      (CyclePredictor(), PlainCycleLengthModel.standard), try Self.irregularModels.get(),
    ] {
      let distribution = predictor.cycleLength(after: lengths)
      let plain = model.nextLength(after: lengths, CycleContext())
      // Light points of the grid are joined at whole points.
      #expect(totalVariation(distribution, plain) < 5e-4, "\(lengths)")
    }
  }

  @Test func anotherPopulationAgreesWithThePlainModelToo() throws {
    let population = try Self.irregular.get()
    let (predictor, model) = try Self.irregularModels.get()
    #expect(predictor.population == population)
    for seed in LongTest.seeds(16) {
      expectAgreement(
        predictor, model, Self.lengths(seed: 100 + seed),
        CycleContext(age: seed % 2 == 0 ? nil : 47))
    }
  }
}
