import CycleResearch

extension CyclePredictor {
  // A debug build takes seconds for the tables of a population, so tests share these.

  /// A predictor with the parameters for tests.
  static let research = Result { CyclePredictor(population: try .research()) }

  /// A predictor with the parameters for tests that expects mistakes in logs.
  static let researchWithMistakes = Result {
    CyclePredictor(population: try .research(missed: 0.05, spurious: 0.02))
  }
}

extension CyclePopulation {
  /// Parameters for tests, so that golden results do not change with a new fit.
  static func research(
    version: String = "research", cycleLength: TraitPrior? = nil, missed: Double = 0,
    spurious: Double = 0
  ) throws -> CyclePopulation {
    try CyclePopulation(
      version: version,
      cycleLength: cycleLength
        ?? TraitPrior(
          location: 29, spread: 2, agePerYear: -0.1, logScale: 0.5, logScaleSlope: 0.1,
          logScaleSpread: 0.3, skew: 1.5, degreesOfFreedom: 6, pivot: 29, minimum: 8),
      ovulationDay: TraitPrior(
        location: 15, spread: 2, logScale: 0.2, logScaleSpread: 0.3, degreesOfFreedom: 6, pivot: 15,
        minimum: 3),
      lutealLength: TraitPrior(
        location: 13, spread: 1.2, logScale: -0.2, logScaleSpread: 0.6, degreesOfFreedom: 4,
        pivot: 13, minimum: 3),
      mensesLength: TraitPrior(
        location: 5, spread: 0.8, logScale: -0.8, logScaleSpread: 0.35, degreesOfFreedom: 4.5,
        pivot: 5, minimum: 1),
      lutealRegression: LutealRegression(
        at29Days: 13.3, perDay: 0.18, scale: 1.5, degreesOfFreedom: 4),
      missedPeriodProbability: missed, spuriousStartProbability: spurious)
  }
}
