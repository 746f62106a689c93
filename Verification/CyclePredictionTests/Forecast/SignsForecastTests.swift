import CyclePrediction
import TestSupport
import Testing

/// What the signs of single days change in a forecast, before and after they form a pattern.
@Suite("Cycle forecast: effect of daily signs") struct SignsForecastTests {
  let predictor = CyclePredictor()

  private func forecast(
    _ logs: [Int: DayLog], onDay day: Int, after lengths: [Int] = Array(repeating: 28, count: 6),
    charting: OvulationSigns.Charting = OvulationSigns.Charting()
  ) throws -> CycleForecast {
    var history = try history(ofLengths: lengths)
    for (day, log) in logs {
      try history.log(log, on: history.day(day - 1), asOf: history.day(400))
    }
    return try predictor.forecast(
      for: history, asOf: history.day(day - 1), charting: charting)
  }

  private func tests(_ days: ClosedRange<Int>, positive: Set<Int> = []) -> [Int: DayLog] {
    Dictionary(
      uniqueKeysWithValues: days.map {
        ($0, DayLog(ovulationTest: positive.contains($0) ? .positive : .negative))
      })
  }

  @Test func negativeTestsMoveOvulationAndTheNextStart() throws {
    let without = try forecast([:], onDay: 18)
    let with = try forecast(tests(10...18), onDay: 18)
    expect(with.ovulationMarkers.isEmpty)
    expect(with.fertility.ovulation.median > without.fertility.ovulation.median)
    expect(with.summary.fertileProbability > without.summary.fertileProbability + 0.1)
    expect(with.nextPeriod.start.days.mean > without.nextPeriod.start.days.mean + 0.2)
  }

  @Test func temperaturesWithoutARiseMoveOvulation() throws {
    var low: [Int: DayLog] = [:]
    for day in 6...19 {
      low[day] = DayLog(temperature: try BasalTemperature(celsius: 36.4 + 0.05 * Double(day % 3)))
    }
    let (with, without) = (try forecast(low, onDay: 19), try forecast([:], onDay: 19))
    expect(with.ovulationMarkers.isEmpty)
    expect(with.fertility.ovulation.median > without.fertility.ovulation.median)
    expect(with.nextPeriod.start.days.mean > without.nextPeriod.start.days.mean + 0.4)
  }

  /// Bayes' rule for the day of ovulation, whose prior follows from the lengths.
  @Test func theSignsOfEveryDayMultiplyTheDaysOfOvulation() throws {
    var signs = OvulationSigns()
    for day in 9...12 { signs[day] = OvulationSigns.Day(test: .negative) }
    let likelihoods = signs.likelihoods(ofOvulationOn: 5...25)
    let today = try forecast([:], onDay: 12).asOf
    let (with, without) = (
      try forecast(tests(9...12), onDay: 12).fertility.ovulation,
      try forecast([:], onDay: 12).fertility.ovulation
    )
    func gain(_ day: Int) -> Double {
      let date = today.adding(days: day - 12) ?? today
      return with.probability(of: date) / without.probability(of: date)
    }
    for day in [10, 12, 14, 16, 18, 20] {
      let expected = likelihoods[day - 5] / likelihoods[10]
      expect(abs(gain(day) / gain(15) / expected - 1) < 1e-3)
    }
  }

  /// Temperatures that rise by 0.3 degrees on a day.
  private func rise(on first: Int, through last: Int) throws -> [Int: DayLog] {
    var logs: [Int: DayLog] = [:]
    for day in 6...last {
      let noise = 0.04 * Double(day % 3)
      logs[day] = DayLog(
        temperature: try BasalTemperature(celsius: (day < first ? 36.3 : 36.6) + noise))
    }
    return logs
  }

  @Test func aWristRisesLaterThanAMouth() throws {
    let logs = try rise(on: 19, through: 24)
    let oral = try forecast(logs, onDay: 24)
    let wrist = try forecast(
      logs, onDay: 24, charting: OvulationSigns.Charting(temperatureMethod: .wrist))
    expectEqual(oral.ovulationMarkers, [.temperatureShift(19)])
    // The rule of three over six is one for temperatures by hand.
    expect(wrist.ovulationMarkers.isEmpty)
    let (early, late) = (wrist.fertility.ovulation.days.mean, oral.fertility.ovulation.days.mean)
    expect(early < late - 0.5 && early > late - 4)
    expect(wrist.nextPeriod.start.days.mean < oral.nextPeriod.start.days.mean)
  }

  @Test func trainedMucusSaysMore() throws {
    var logs: [Int: DayLog] = [:]
    for day in 12...20 { logs[day] = DayLog(mucus: day <= 17 ? .eggWhite : .dry) }
    func day(_ isTrained: Bool) throws -> Double {
      try forecast(
        logs, onDay: 22, charting: OvulationSigns.Charting(isTrainedInMucus: isTrained)
      ).fertility.ovulation.days.mean
    }
    // Closer to the peak, which is later than her cycles suggest.
    try expect(day(true) > day(false))
  }

  @Test func aDeviceDatesTheOvulationOfTheCurrentCycle() throws {
    let without = try forecast([:], onDay: 25)
    func dated(_ day: Int, device: OvulationSigns.Device? = .oura) throws -> CycleForecast {
      let date = try #require(without.asOf.adding(days: day - 25))
      return try forecast(
        [:], onDay: 25, charting: OvulationSigns.Charting(device: device, ovulation: date))
    }
    let late = try dated(20)
    expect(late.fertility.ovulation.days.mean > without.fertility.ovulation.days.mean + 2)
    expect(late.nextPeriod.start.days.mean > without.nextPeriod.start.days.mean + 0.5)
    // Without a device, in an earlier cycle, and after the day of the forecast, it says nothing.
    for nothing in [try dated(20, device: nil), try dated(0), try dated(26)] {
      expectEqual(nothing.nextPeriod.start, without.nextPeriod.start)
      expectEqual(nothing.fertility.ovulation, without.fertility.ovulation)
    }
    try expect(dated(1).nextPeriod.start != without.nextPeriod.start)
  }

  @Test func aFalseTestAfterTheSurgeChangesLittle() throws {
    let right = tests(10...24, positive: [14, 15])
    let wrong = tests(10...24, positive: [14, 15, 23])
    let (one, other) = (try forecast(right, onDay: 25), try forecast(wrong, onDay: 25))
    expect(abs(one.nextPeriod.start.days.mean - other.nextPeriod.start.days.mean) < 1)
    expectEqual(one.fertility.ovulation.median, other.fertility.ovulation.median)
  }

  @Test func signsWithoutAPatternLeaveWhatMayHaveHappened() throws {
    for day in [10, 28, 34, 40] {
      let with = try forecast(tests(5...5), onDay: day).basis
      let without = try forecast([:], onDay: day).basis
      expect(abs(with.probabilityOfMissedPeriod - without.probabilityOfMissedPeriod) < 1e-5)
    }
    let split = Array(repeating: 28, count: 6) + [13]
    let with = try forecast(tests(2...2), onDay: 5, after: split).basis
    let without = try forecast([:], onDay: 5, after: split).basis
    expect(without.probabilityOfSpuriousStart > 0.5)
    expect(abs(with.probabilityOfSpuriousStart - without.probabilityOfSpuriousStart) < 1e-5)
  }
}
