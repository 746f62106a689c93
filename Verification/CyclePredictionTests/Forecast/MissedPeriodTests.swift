import CyclePrediction
import TestSupport
import Testing

@Suite("Missed periods: probability of an unlogged period") struct MissedPeriodTests {
  let predictor = CyclePredictor()

  private func missed(_ lengths: [Int], _ elapsed: Int) throws -> Double {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    expectEqual(forecast.summary.probabilityOfMissedPeriod, forecast.probabilityOfMissedPeriod)
    return forecast.probabilityOfMissedPeriod
  }

  @Test(
    arguments: LongTest.values(
      [[28], [25, 34, 29, 41], [27, 29, 30, 28], Array(repeating: 28, count: 12)], small: 1))
  func aMissedPeriodBecomesLikelierUntilAnotherIsDue(lengths: [Int]) throws {
    try expect(missed(lengths, 0) < 0.001)
    try expect(missed(lengths, 5) < 0.001)
    var before = 0.0
    for elapsed in stride(from: 0, through: 45, by: LongTest.size(3, small: 15)) {
      let now = try missed(lengths, elapsed)
      expect(now >= before - 1e-6 && now <= 1)
      before = now
    }
    expect(before > 0.5)
  }

  @Test(arguments: LongTest.values([45, 90, 120, 140, 200, 400, 60, 150, 151, 5000], small: 4))
  func monthsWithoutAStartMeanAMissedPeriod(elapsed: Int) throws {
    try expect(missed(Array(repeating: 28, count: 12), elapsed) > 0.95)
  }

  @Test(arguments: LongTest.seeds(6, small: 3))
  func exactlyTheDoubledCycleIsSuspected(place: Int) throws {
    var lengths = [28, 30, 27, 29, 28, 28]
    lengths[place] *= 2
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(3))
    let suspected = forecast.suspectedMissedPeriods
    expectEqual(suspected.map(\.cycle), [history.cycles[place]])
    expect(suspected.allSatisfy { $0.probability > 0.5 && $0.probability <= 1 })
    let regular = try predictor.forecast(
      for: CycleHistory(periods: Array(history.periods[..<1])), asOf: january(40))
    expect(regular.suspectedMissedPeriods.isEmpty)
  }

  @Test func anExcludedCycleIsNotSuspected() throws {
    var history = try history(ofLengths: [28, 29, 57, 28, 29])
    let start = history.periods[2].start
    try expectEqual(
      predictor.forecast(for: history, asOf: history.day(1)).suspectedMissedPeriods.count, 1)
    try history.exclude(cycleStartingOn: start)
    try expect(
      predictor.forecast(for: history, asOf: history.day(1)).suspectedMissedPeriods.isEmpty)
  }

  @Test(arguments: LongTest.values([[], [28, 29, 30], [25, 34, 29, 41]], small: 1))
  func theProbabilityOfEachLengthIsThatOfThePlainModel(lengths: [Int]) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(0))
    for length in stride(from: 15, through: 150, by: LongTest.size(5, small: 45)) {
      let probability = forecast.probabilityOfMissedPeriod(inCycleOf: length)
      let expected = PlainCycleLengthModel.standard.probabilityOfMissedPeriod(
        inCycleOf: length, after: lengths)
      expect(abs(probability - expected) < 0.02, "\(length)")
    }
    for length in [151, 5000, Int.max] {
      expectEqual(forecast.probabilityOfMissedPeriod(inCycleOf: length), 1)
    }
    for length in [0, -1, Int.min] {
      expectEqual(forecast.probabilityOfMissedPeriod(inCycleOf: length), 0)
    }
  }
}
