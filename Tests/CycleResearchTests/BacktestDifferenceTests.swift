import CycleResearch
import TestSupport
import Testing

/// The backtests of a rule of ours, and of the last length, on the same women.
struct ComparedBacktests: Sendable {
  let cohort: CycleCohort
  let ours: Backtest
  let last: Backtest

  static let shared = Result { try Self() }

  private init() throws {
    cohort = try CycleCohort(
      simulating: .research(), womanCount: 100, cyclesPerWoman: 1...12, seed: 1)
    ours = Backtest(try CyclePredictor.research.get(), on: cohort)
    last = Backtest(LastLength(), on: cohort)
  }
}

@Suite("Comparison of backtests: mismatched reports") struct BacktestDifferenceTests {
  private let cohort: CycleCohort
  private let ours: Backtest

  init() throws {
    let shared = try ComparedBacktests.shared.get()
    (cohort, ours) = (shared.cohort, shared.ours)
  }
  @Test func whatDoesNotCompareIsNamed() throws {
    let other = try CycleCohort(simulating: .research(), womanCount: 99, seed: 2)
    expectThrows(Backtest.Difference.Error.differentCycles) {
      try ours.difference(from: Backtest(LastLength(), on: other), seed: 1)
    }
    let log = try LoggedCohort(cohort, missedPeriodProbability: 0.2, seed: 1)
    expectThrows(Backtest.Difference.Error.differentCycles) {
      try ours.difference(from: Backtest(LastLength(), on: log), seed: 1)
    }
    var renamed = cohort
    renamed.women[0].id = "else"
    expectThrows(Backtest.Difference.Error.differentCycles) {
      try ours.difference(from: Backtest(LastLength(), on: renamed), seed: 1)
    }
    expectThrows(Backtest.Difference.Error.noForecasts) {
      let empty = Backtest(LastLength(), on: CycleCohort())
      return try empty.difference(from: empty, seed: 1)
    }
  }
}
