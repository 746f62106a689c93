import CycleResearch
import TestSupport
import Testing

/// A rule like that of an app: the last length, or 28 days at first.
struct LastLength: CycleLengthForecasting {
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
    DayDistribution(point: lengths.last ?? 28)
  }
}

@Suite("Backtest: origin of a report") struct BacktestTests {
  private let cohort = CycleCohort(women: [
    .init(id: "a", age: 22, cycles: [30, 28, 31, 31, 29, 30, 30, 45].map { .init(length: $0) }),
    .init(id: "b", cycles: [26, 27].map { .init(length: $0) }), .init(id: "c", age: 30),
    .init(id: "d", age: 51.5, cycles: [.init(length: 35)]),
  ])

  private static let predictor = Result {
    CyclePredictor(population: try .research(version: "ours 7"))
  }

  @Test func reportsNameTheirOrigin() throws {
    let report = Backtest(LastLength(), on: cohort).report
    expectEqual(
      report,
      """
      LastLength
      cohort 2f092dfe54dfd71c: 4 women, 11 cycles, 11 forecasts
                    n    MAE    RMSE    bias   CRPS     log    ±1     ±2     ±3  50 %  80 %  95 %  width 80
      all          11  3.182   5.231  -2.091  3.182  22.607  36.4   72.7   81.8   9.1  14.5  17.3      1.00
      none known    3  3.667   4.359  -2.333  3.667  27.631   0.0   66.7   66.7   0.0   0.0   0.0      1.00
      1-2 known     3  2.000   2.160  -0.667  2.000  27.631  33.3   66.7  100.0   0.0   0.0   0.0      1.00
      3-5 known     3  1.000   1.291   0.333  1.000  18.421  66.7  100.0  100.0  16.7  26.7  31.7      1.00
      6+ known      2  7.500  10.607  -7.500  7.500  13.816  50.0   50.0   50.0  25.0  40.0  47.5      1.00
      age 20..<25   8  3.125   5.557  -2.125  3.125  20.723  37.5   75.0   87.5  12.5  20.0  23.8      1.00
      age 50+       1  7.000   7.000  -7.000  7.000  27.631   0.0    0.0    0.0   0.0   0.0   0.0      1.00
      age unknown   2  1.500   1.581   0.500  1.500  27.631  50.0  100.0  100.0   0.0   0.0   0.0      1.00
      regular       3  3.333   4.243  -2.000  3.333  27.631  33.3   66.7   66.7   0.0   0.0   0.0      1.00
      irregular     8  3.125   5.557  -2.125  3.125  20.723  37.5   75.0   87.5  12.5  20.0  23.8      1.00
      """)
    let log = try LoggedCohort(cohort, missedPeriodProbability: 0.1, seed: 9)
    let predictor = try Self.predictor.get()
    let lines = Backtest(predictor, on: log).report.split(separator: "\n")
    expectEqual(lines[0], "CyclePredictor, population ours 7")
    expect(lines[1].hasPrefix("cohort \(cohort.digest): 4 women, 11 cycles, "))
    expectEqual(lines[2], "missed periods 0.1, spurious starts 0.0, seed 9")
    expectEqual(Set(lines[3...].map(\.count)).count, 1)
    expectEqual(Backtest(predictor, on: cohort).provenance, predictor.provenance)
  }
}
