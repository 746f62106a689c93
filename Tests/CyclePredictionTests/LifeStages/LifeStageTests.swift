import CyclePrediction
import TestSupport
import Testing

@Suite("Life stages: waiting times and their sources") struct LifeStageTests {
  private struct Found: Equatable {
    let stage: LifeStage
    let since: CalendarDate

    init(_ stage: LifeStage, _ since: CalendarDate) {
      self.stage = stage
      self.since = since
    }
  }

  private func waiting(_ stage: LifeStage, _ days: Int = 0) throws -> LifeStage.WaitingTime {
    guard case .firstPeriod(let waiting) = stage.outlook(daysSince: days) else {
      throw CancellationError()
    }
    return waiting
  }

  @Test func waitingTimesReproduceTheFiguresOfTheirSources() throws {
    let notFeeding = try waiting(.afterBirth(.notAtAll)).days
    expect(abs(notFeeding.mean - 57) < 2 && abs(notFeeding.standardDeviation - 22) < 2)
    let fully = try waiting(.afterBirth(.fully)).days
    expect(abs(fully.median - 202) <= 2 && fully.interval(covering: 0.95) ~= 85)
    let partly = try waiting(.afterBirth(.partly)).days
    expect(abs(partly.probability(upTo: 91) - 0.28) < 0.03)
    expect(abs(partly.probability(upTo: 182) - 0.52) < 0.05)
    let pill = try waiting(.after(.pill)).days
    expect(abs(pill.median - 32) <= 1 && abs(pill.probability(upTo: 90) - 0.989) < 0.003)
    let injection = try waiting(.after(.injection)).days
    expect(injection.firstDay == 103 && abs(injection.probability(upTo: 365 + 13) - 0.974) < 0.01)
    let loss = try waiting(.afterEarlyLoss).days
    expect(abs(loss.mean - 34) < 0.5 && loss.firstDay == 20 && loss.lastDay == 50)
  }

  /// The example of the article "Life Stages and Signs".
  @Test func theExampleOfTheArticleHolds() throws {
    let days = try waiting(.afterBirth(.notAtAll), 40).days
    expect(days.median == 19 && days.interval(covering: 0.8) == 3...50)
  }

  @Test func withoutASourceThereIsATypedReason() {
    for hormones in [LifeStage.Hormones.implant, .ring, .patch, .intrauterineDevice] {
      expectEqual(LifeStage.after(hormones).outlook(daysSince: 3), .noForecast(.noPublishedTime))
    }
    expectEqual(LifeStage.pregnant.outlook(daysSince: 3), .noForecast(.pregnant))
    expectEqual(LifeStage.usingHormones.outlook(daysSince: 3), .noForecast(.usingHormones))
    expectEqual(LifeStage.afterLateLoss.outlook(daysSince: 3), .noForecast(.noPublishedTime))
    expectEqual(LifeStage.after(.pill).outlook(daysSince: -1), .noForecast(.notYet))
    expectEqual("\(LifeStage.pregnant)", "LifeStage(redacted)")
  }

  @Test func theLogTellsTheStageAndItsEvent() throws {
    func stage(
      _ interruptions: [CycleInterruption], periods: [LoggedPeriod] = [], asOf day: Int
    ) throws -> Found? {
      try CycleHistory(periods: [period(1)] + periods, interruptions: interruptions)
        .lifeStage(asOf: january(day), feeding: .partly, hormones: .injection)
        .map { Found($0.stage, $0.since) }
    }
    let pregnancy = try CycleInterruption(.pregnancy, from: january(20), to: january(281))
    let feeding = try CycleInterruption(.breastfeeding, from: january(283))
    try expect(stage([], asOf: 99) == nil)
    try expectEqual(stage([pregnancy], asOf: 99), Found(.pregnant, january(20)))
    try expectEqual(stage([pregnancy], asOf: 300), Found(.afterBirth(.notAtAll), january(281)))
    try expectEqual(
      stage([pregnancy, feeding], asOf: 300), Found(.afterBirth(.partly), january(281)))
    try expect(stage([pregnancy, feeding], periods: [period(290)], asOf: 300) != nil)
    try expect(stage([pregnancy, feeding], periods: [period(400)], asOf: 410) == nil)
    try expect(stage([pregnancy], periods: [period(330)], asOf: 340) == nil)
    let loss = try CycleInterruption(.pregnancy, from: january(30), to: january(60))
    try expectEqual(stage([loss], asOf: 70), Found(.afterEarlyLoss, january(60)))
    let late = try CycleInterruption(.pregnancy, from: january(30), to: january(120))
    try expectEqual(stage([late], asOf: 130), Found(.afterLateLoss, january(120)))
    let hormones = try CycleInterruption(
      .hormonalContraception, from: january(30), to: january(120))
    try expectEqual(stage([hormones], asOf: 100), Found(.usingHormones, january(30)))
    try expectEqual(stage([hormones], asOf: 130), Found(.after(.injection), january(120)))
    let pause = try CycleInterruption(.pause, from: january(30), to: january(120))
    try expect(stage([pause], asOf: 130) == nil)
  }
}
