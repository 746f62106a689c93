import CyclePrediction
import Testing

@Suite struct MissedPeriodTests {
  let predictor = CyclePredictor()

  private func missed(_ lengths: [Int], _ elapsed: Int) throws -> Double {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    #expect(forecast.summary.probabilityOfMissedPeriod == forecast.probabilityOfMissedPeriod)
    return forecast.probabilityOfMissedPeriod
  }

  @Test(arguments: [[28], [27, 29, 30, 28], Array(repeating: 28, count: 12), [25, 34, 29, 41]])
  func aMissedPeriodBecomesLikelierUntilAnotherIsDue(lengths: [Int]) throws {
    #expect(try missed(lengths, 0) < 0.001)
    #expect(try missed(lengths, 5) < 0.001)
    var before = 0.0
    for elapsed in stride(from: 0, through: 45, by: 3) {
      let now = try missed(lengths, elapsed)
      #expect(now >= before - 1e-6 && now <= 1)
      before = now
    }
    #expect(before > 0.5)
  }

  @Test(arguments: [45, 60, 90, 120, 140, 150, 151, 200, 400, 5000])
  func monthsWithoutAStartMeanAMissedPeriod(elapsed: Int) throws {
    #expect(try missed(Array(repeating: 28, count: 12), elapsed) > 0.95)
  }

  @Test(arguments: 0..<6)
  func exactlyTheDoubledCycleIsSuspected(place: Int) throws {
    var lengths = [28, 30, 27, 29, 28, 28]
    lengths[place] *= 2
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(3))
    let suspected = forecast.suspectedMissedPeriods
    #expect(suspected.map(\.cycle) == [history.cycles[place]])
    #expect(suspected.allSatisfy { $0.probability > 0.5 && $0.probability <= 1 })
    let regular = try predictor.forecast(
      for: CycleHistory(periods: Array(history.periods[..<1])), asOf: january(40))
    #expect(regular.suspectedMissedPeriods.isEmpty)
  }

  @Test func anExcludedCycleIsNotSuspected() throws {
    var history = try history(ofLengths: [28, 29, 57, 28, 29])
    let start = history.periods[2].start
    #expect(
      try predictor.forecast(for: history, asOf: history.day(1)).suspectedMissedPeriods.count == 1)
    try history.exclude(cycleStartingOn: start)
    #expect(
      try predictor.forecast(for: history, asOf: history.day(1)).suspectedMissedPeriods.isEmpty)
  }

  @Test(arguments: [[], [28, 29, 30], [25, 34, 29, 41]])
  func theProbabilityOfEachLengthIsThatOfThePlainModel(lengths: [Int]) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(0))
    for length in stride(from: 15, through: 150, by: 5) {
      let probability = forecast.probabilityOfMissedPeriod(inCycleOf: length)
      let expected = PlainCycleLengthModel.standard.probabilityOfMissedPeriod(
        inCycleOf: length, after: lengths)
      #expect(abs(probability - expected) < 0.02, "\(length)")
    }
    for length in [151, 5000, Int.max] {
      #expect(forecast.probabilityOfMissedPeriod(inCycleOf: length) == 1)
    }
    for length in [0, -1, Int.min] {
      #expect(forecast.probabilityOfMissedPeriod(inCycleOf: length) == 0)
    }
  }
}
