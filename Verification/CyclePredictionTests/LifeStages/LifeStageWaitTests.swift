import CyclePrediction
import TestSupport
import Testing

@Suite("Life stages: remaining wait") struct LifeStageWaitTests {
  private func waiting(_ stage: LifeStage, _ days: Int = 0) throws -> LifeStage.WaitingTime {
    guard case .firstPeriod(let waiting) = stage.outlook(daysSince: days) else {
      throw CancellationError()
    }
    return waiting
  }

  @Test(
    arguments: LongTest.values(
      [
        LifeStage.afterBirth(.fully), .afterBirth(.partly), .afterBirth(.notAtAll),
        .afterEarlyLoss, .after(.pill), .after(.injection),
      ], small: 4))
  func theWaitNeverEndsInThePastAndStaysCalm(stage: LifeStage) throws {
    var previous: Int?
    for days in 0..<1200 {
      switch stage.outlook(daysSince: days) {
      case .noForecast(let reason):
        #expect(reason == .longerThanPublished && previous != nil)
        return
      case .firstPeriod(let waiting):
        #expect(waiting.days.firstDay >= 0 && !waiting.source.isEmpty)
        let date = days + waiting.days.median
        // The expected date never moves back as days pass without a period.
        if let previous { #expect(date >= previous) }
        previous = date
      }
    }
    Issue.record("never longer than published")
  }
}
