import CyclePrediction
import TestSupport
import Testing

@Suite("Predictor: histories of cycle lengths") struct CyclePredictorLengthHistoryTests {
  private func histories(_ seed: Int) -> [CyclePredictor.LengthHistory] {
    var generator = SeededGenerator(seed: seed)
    return (0..<LongTest.size(40, small: 8)).map { _ in
      CyclePredictor.LengthHistory(
        lengths: (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          .random(in: -2...160, using: &generator)
        },
        context: CycleContext(
          age: Bool.random(using: &generator) ? nil : .random(in: 10...60, using: &generator),
          conditions: Bool.random(using: &generator) ? [] : [.polycysticOvarySyndrome]))
    }
  }

  @Test(arguments: LongTest.seeds(20, small: 2))
  func aBatchAgreesWithSinglePredictions(seed: Int) {
    let predictor = CyclePredictor()
    let histories = histories(seed)
    var forecasts: [DayDistribution] = []
    // Any sequence is accepted, and stored distributions do not change.
    predictor.forEachCycleLength(after: histories.lazy.map { $0 }) { position, length in
      #expect(position == forecasts.count)
      forecasts.append(length)
    }
    #expect(
      forecasts == histories.map { predictor.cycleLength(after: $0.lengths, context: $0.context) })
  }

  @Test func aFailureEndsTheWalk() {
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try CyclePredictor().forEachCycleLength(after: histories(1)) { position, _ throws(Enough) in
        count += 1
        if position == 4 { throw Enough() }
      }
    }
    #expect(count == 5)
  }

  @Test func noHistoryIsNoForecast() {
    CyclePredictor().forEachCycleLength(after: []) { _, _ in
      Issue.record("there is nothing to forecast")
    }
  }
}
