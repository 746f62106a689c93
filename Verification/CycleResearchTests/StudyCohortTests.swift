import CycleResearch
import Foundation
import TestSupport
import Testing

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

@Suite(
  "Study data: scores of 95 women",
  .enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct StudyCohortTests {
  private let cohort: CycleCohort

  init() throws {
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(realInput ?? "")/cycle/\(name)", encoding: .utf8)
    }
    cohort = try CycleCohort(cyclesCSV: text("cycles.csv"), womenCSV: text("women.csv"))
  }

  @Test func theStudyHas95WomenAnd980Cycles() throws {
    expectEqual(cohort.women.count, 95)
    expectEqual(cohort.cycleCount, 980)
    let cycles = cohort.women.flatMap(\.cycles)
    expectEqual(cycles.count { $0.ovulationDay == nil }, 86)
    expectEqual(cohort.women.count { $0.age == nil }, 14)
    let mean = Double(cycles.reduce(0) { $0 + $1.length }) / 980
    expectEqual((mean * 10).rounded() / 10, 29.4)
    try expectEqual(CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV), cohort)
  }

  @Test func theScoresAreThoseOfThePlainDefinitions() {
    let test = Backtest(CyclePredictor(), on: cohort)
    expectEqual(test.scores.count, 980)
    for stratum in [Backtest.Stratum.all, .knownCycles(0...0), .irregular] {
      let records = test.records(in: stratum)
      let plain = PlainScores(records.map { ($0.forecast, $0.observed) })
      expect(test.scores(in: stratum).agrees(with: plain), "\(stratum)")
    }
  }

  /// The scores of the rule "as long as the last one, at first 28 days", computed with numpy.
  @Test func theLastLengthScoresWhatItScoredElsewhere() {
    let scores = Backtest(LastLength(), on: cohort).scores
    expect(abs(scores.meanAbsoluteError - 2.839_795_918_367) < 1e-9)
    expect(abs(scores.rootMeanSquareError - 3.987_864_243_488) < 1e-9)
    expect(abs(scores.bias - -0.117_346_938_776) < 1e-9)
    expect(abs(scores.withinOneDay - 0.398_979_591_837) < 1e-9)
    expect(abs(scores.withinTwoDays - 0.588_775_510_204) < 1e-9)
    expect(abs(scores.withinThreeDays - 0.705_102_040_816) < 1e-9)
  }

  /// The mean absolute error of the menses length after at least one known length: 0.586 days, and
  /// 0.615 for the rounded mean of the last six.
  @Test func mensesLengthsAreForecastBetterThanByTheMeanOfTheLastSix() {
    var (model, mean) = (0, 0)
    let predictor = CyclePredictor()
    for woman in cohort.women {
      var known: [Int] = []
      for length in woman.cycles.compactMap(\.mensesLength) {
        if !known.isEmpty {
          let six = known.suffix(6)
          let average = Double(six.reduce(0, +)) / Double(six.count)
          model += abs(predictor.mensesLength(after: known).median - length)
          mean += abs(Int(average.rounded()) - length)
        }
        known.append(length)
      }
    }
    expect(mean > 500 && model < mean)
  }
}
