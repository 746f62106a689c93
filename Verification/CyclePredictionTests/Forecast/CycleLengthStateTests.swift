import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle lengths: updating a prediction length by length") struct CycleLengthStateTests {
  @Test(arguments: LongTest.seeds(24, small: 2))
  func updatingAStateIsBitIdenticalToAllLengthsAtOnce(seed: Int) throws {
    let predictor = CyclePredictor()
    let lengths = PlainCycleLengthModelTests.lengths(seed: seed) + [0, 28, 12, 200, 16, 9, 19, 31]
    let context = CycleContext(age: seed % 2 == 0 ? nil : 41)
    var state = CycleLengthState(predictor, context: context)
    var written = try DayDistribution(firstDay: seed, weights: [1])
    for count in 0...lengths.count {
      let expected = predictor.cycleLength(after: Array(lengths.prefix(count)), context: context)
      #expect(state.prediction() == expected)
      state.predict(into: &written)
      #expect(written == expected)
      #expect(state.count == lengths.prefix(count).count { (1...150).contains($0) })
      if count < lengths.count { state.observe(lengths[count]) }
    }
  }

  @Test(arguments: LongTest.seeds(12, small: 3))
  func resetForgetsAllLengths(seed: Int) {
    let predictor = CyclePredictor()
    var state = CycleLengthState(predictor, context: CycleContext(age: 50))
    for length in PlainCycleLengthModelTests.lengths(seed: seed) + [28, 10] {
      state.observe(length)
    }
    let context = CycleContext(age: 25, conditions: [.perimenopause])
    state.reset(context: context)
    #expect(state.count == 0)
    var lengths: [Int] = []
    for length in [18, 30] + PlainCycleLengthModelTests.lengths(seed: seed + 31) {
      #expect(state.prediction() == predictor.cycleLength(after: lengths, context: context))
      state.observe(length)
      lengths.append(length)
    }
    state.reset()
    #expect(state.prediction() == predictor.cycleLength(after: []))
  }

  @Test func aCopyLearnsByItself() {
    let predictor = CyclePredictor()
    var state = CycleLengthState(predictor)
    state.observe(28)
    var copy = state
    copy.observe(35)
    #expect(state.prediction() == predictor.cycleLength(after: [28]))
    #expect(copy.prediction() == predictor.cycleLength(after: [28, 35]))
  }

  /// A forecast from the log adds up each missed start by itself and leaves out no lengths.
  @Test(
    arguments: LongTest.values([[25, 34, 29, 41], [28, 28, 29, 28, 27, 28]], small: 1),
    LongTest.values([75, 45, 35], small: 2))
  func aDayIsForecastAsFromTheLog(lengths: [Int], elapsed: Int) throws {
    var state = CycleLengthState(CyclePredictor())
    for length in lengths { state.observe(length) }
    let history = try history(ofLengths: lengths)
    let plain = try CyclePredictor().forecast(for: history, asOf: history.day(elapsed))
    let start = plain.nextPeriod.start.days
    let day = state.forecast(daysSinceStart: elapsed)
    let distance = (0...150).reduce(0) {
      $0
        + abs(
          day.daysUntilStart.probability(of: $1) - start.probability(of: $1))
    }
    #expect(distance / 2 < 0.01, "\(distance / 2)")
    #expect(abs(day.probabilityOfMissedPeriod - plain.probabilityOfMissedPeriod) < 0.005)
    #expect(abs(day.fertileProbability - plain.summary.fertileProbability) < 0.01)
  }

  /// After 120 days without a start, the latest one tells less and less.
  @Test(arguments: LongTest.values([334, 135, 125, 149, 150, 200, 1000], small: 2))
  func aLateDayIsForecastAsFromTheLog(elapsed: Int) throws {
    var state = CycleLengthState(CyclePredictor())
    for length in [28, 31, 27] { state.observe(length) }
    let history = try history(ofLengths: [28, 31, 27])
    let plain = try CyclePredictor().forecast(for: history, asOf: history.day(elapsed))
    let day = state.forecast(daysSinceStart: elapsed)
    #expect(abs(day.fertileProbability - plain.summary.fertileProbability) < 0.01)
    #expect(abs(day.probabilityOfMissedPeriod - plain.probabilityOfMissedPeriod) < 0.005)
  }
}
