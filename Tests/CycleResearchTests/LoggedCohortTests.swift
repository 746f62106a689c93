import CycleResearch
import TestSupport
import Testing

@Suite("Simulated logging mistakes: valid probabilities") struct LoggedCohortTests {
  /// The women whose periods are logged.
  static let women = Result {
    try CycleCohort(simulating: .research(), womanCount: 200, seed: 1)
  }

  private let cohort: CycleCohort

  init() throws { cohort = try Self.women.get() }

  @Test(arguments: [-0.1, 1.1, .infinity])
  func probabilitiesAreChecked(probability: Double) {
    expectThrows(CycleCohort.SimulationError.probability(probability)) {
      try LoggedCohort(cohort, missedPeriodProbability: probability, seed: 1)
    }
    expectThrows(CycleCohort.SimulationError.probability(probability)) {
      try LoggedCohort(cohort, spuriousStartProbability: probability, seed: 1)
    }
  }
}
