import CyclePrediction
import Testing

@Suite struct LoggedCohortTests {
  private let cohort: CycleCohort

  init() throws {
    cohort = try CycleCohort(simulating: .research(), womanCount: 200, seed: 1)
  }

  @Test(arguments: [-0.1, 1.1, .infinity])
  func probabilitiesAreChecked(probability: Double) {
    #expect(throws: CycleCohort.SimulationError.probability(probability)) {
      try LoggedCohort(cohort, missedPeriodProbability: probability, seed: 1)
    }
    #expect(throws: CycleCohort.SimulationError.probability(probability)) {
      try LoggedCohort(cohort, spuriousStartProbability: probability, seed: 1)
    }
  }
}
