import CycleResearch
import TestSupport
import Testing

@Suite("Cross-validation: forecasts by the other women") struct BacktestCrossValidationTests {
  private func cohort(_ count: Int) throws -> CycleCohort {
    try CycleCohort(simulating: .research(), womanCount: count, cyclesPerWoman: 2...3, seed: 1)
  }

  /// A rule that encodes, in its prediction, the women to whom it was fitted.
  private struct Remembering: CycleLengthForecasting {
    let day: Int
    init(fitting cohort: CycleCohort) {
      day = cohort.women.reduce(0) { ($0 * 31 + (Int($1.id.dropFirst()) ?? 0)) % 100_003 }
    }
    func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
      DayDistribution(point: day + lengths.count)
    }
  }

  /// A simple implementation: fold by fold, with each woman's forecasts found by her code.
  @Test(arguments: LongTest.values([40, 2, 3, 5], small: 3))
  func eachWomanIsPredictedByARuleFittedToTheOthers(count: Int) throws {
    let cohort = try cohort(40)
    let test = Backtest(crossValidating: cohort, folds: count, seed: 3, provenance: "Remembering") {
      Remembering(fitting: $0)
    }
    var forecasts: [String: [DayDistribution]] = [:]
    for (others, part) in cohort.folds(count, seed: 3) {
      for record in Backtest(Remembering(fitting: others), on: part).records {
        forecasts[part.women[record.woman].id, default: []].append(record.forecast)
      }
    }
    expectEqual(Set(forecasts.values.compactMap(\.first)).count, count)
    expectEqual(test.records.map(\.forecast), cohort.women.flatMap { forecasts[$0.id] ?? [] })
    expectEqual(test.cohort, cohort)
    expectEqual(
      test.provenance,
      """
      Remembering, cross-validated by woman in \(count) folds, seed 3; forecasts in the \
      order of the cohort
      """)
    try expectEqual(
      test.difference(from: Backtest(LastLength(), on: cohort), seed: 1).womanCount, 40)
  }

  @Test func aWomanWithoutOthersIsPredictedByARuleFittedToNone() throws {
    for count in 0...1 {
      let test = Backtest(crossValidating: try cohort(count), seed: 1, provenance: "x") {
        expect($0.women.isEmpty)
        return LastLength()
      }
      expectEqual(test.records.isEmpty, count == 0)
    }
  }

  @Test func whatCannotBeFittedEndsTheCrossValidation() throws {
    struct Failure: Error {}
    let cohort = try cohort(4)
    #expect(throws: Failure.self) {
      try Backtest(crossValidating: cohort, seed: 1, provenance: "x") {
        others throws(Failure) -> LastLength in throw Failure()
      }
    }
  }

  @Test func rulesOfTheirOwnPredictWomenInTheOrderOfTheCohort() throws {
    struct Point: CycleLengthForecasting {
      let day: Int
      func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
        DayDistribution(point: day + lengths.count)
      }
    }
    let cohort = try cohort(20)
    let test = Backtest(on: cohort, provenance: "by place") { Point(day: 100 * $0) }
    expectEqual(test.provenance, "by place")
    expect(test.report.hasPrefix("by place\n"))
    let same = Backtest(Point(day: 0), on: cohort)
    expectEqual(test.records.map(\.woman), same.records.map(\.woman))
    expectEqual(test.records.map(\.observed), same.records.map(\.observed))
    for record in test.records {
      expectEqual(record.forecast.median, 100 * record.woman + record.cycle)
    }
  }

  @Test(arguments: [0, 1, 5])
  func tooFewWomenCannotBeCrossValidated(count: Int) throws {
    let cohort = try cohort(count)
    expectThrows(CyclePopulation.Error.tooFewWomen) {
      try Backtest(crossValidating: cohort, seed: 1)
    }
  }
}

// A fit evaluates hundreds of likelihoods, which takes minutes without optimization.
#if !DEBUG
extension BacktestCrossValidationTests {
  /// The fit of the cycle lengths alone is that of a whole population.
  @Test func onlyTheCycleLengthsNeedToBeFitted() throws {
    let cohort = try CycleCohort(simulating: .standard, womanCount: 30, seed: 8)
    let test = try Backtest(crossValidating: cohort, folds: 2, seed: 1)
    let whole = try Backtest(
      crossValidating: cohort, folds: 2, seed: 1, provenance: "CyclePredictor"
    ) {
      CyclePredictor(population: try CyclePopulation(fitting: $0))
    }
    expectEqual(test, whole)
  }
}
#endif
