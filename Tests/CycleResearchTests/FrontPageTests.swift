import CycleResearch
import TestSupport
import Testing

/// The example of the front page.
@Suite("Documentation: example of the front page") struct FrontPageTests {
  @Test func aSimulatedCohortIsScored() throws {
    let cohort = try CycleCohort(simulating: .standard, womanCount: 10, seed: 1)
    let test = Backtest(CyclePredictor(), on: cohort)
    expect(test.scores.count == 120 && test.report.contains(cohort.digest))
  }
}
