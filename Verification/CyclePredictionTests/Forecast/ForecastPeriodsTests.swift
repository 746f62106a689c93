import CyclePrediction
import TestSupport
import Testing

@Suite("Forecast periods: the next and later periods") struct ForecastPeriodsTests {
  let predictor = CyclePredictor()

  @Test func periodsAreCountedFrom1To120() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 100))
    let forecast = try predictor.forecast(for: history, asOf: history.day(3))
    for number in [Int.min, -1, 0, 121, .max] {
      expect(forecast.period(number) == nil)
      expect(forecast.fertility(afterPeriod: number) == nil)
    }
    expectEqual(forecast.period(1), forecast.nextPeriod)
    let number = LongTest.size(120, small: 12)
    let (first, last) = (forecast.nextPeriod.start.days, try #require(forecast.period(number)))
    let cycle = predictor.cycleLength(after: Array(repeating: 28, count: 100)).mean
    expect(abs(last.start.days.mean - first.mean - Double(number - 1) * cycle) < 5)
    expect(last.start.days.standardDeviation > (number < 120 ? 2 : 5) * first.standardDeviation)
    expect(abs(last.start.days.probabilities.reduce(0, +) - 1) < 1e-9)
  }

  /// The cycles of a woman with a long log, and of one without a log.
  @Test(
    arguments: LongTest.values(
      [([], [2, 3]), (Array(repeating: 28, count: 60), [2, 3, 6])], small: 1),
    LongTest.values([0, 80, 130, 30], small: 1))
  func laterPeriodsAreACycleLaterEachAndLessCertain(
    sample: (lengths: [Int], numbers: [Int]), elapsed: Int
  ) throws {
    let history = try history(ofLengths: sample.lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let cycle = predictor.cycleLength(after: sample.lengths).mean
    let first = forecast.nextPeriod.start.days
    var before = first
    for number in sample.numbers.prefix(LongTest.size(.max, small: 1)) {
      let start = try #require(forecast.period(number)).start.days
      expect(abs(start.probabilities.reduce(0, +) - 1) < 1e-9)
      expect(start.probabilities.allSatisfy { $0 >= 0 })
      expect(start.standardDeviation > before.standardDeviation)
      // A late period means that her cycles may be longer than expected.
      let each = (start.mean - first.mean) / Double(number - 1)
      expect(each > cycle - 0.2 && each < max(cycle * 1.25, min(Double(elapsed), 60)))
      before = start
    }
  }

  /// Points of the grid with little weight are joined, and after a missed start, those that explain
  /// little of it are left out.
  @Test(
    arguments: LongTest.values(
      [[], [30], [25, 34, 29, 41], [28, 28, 28, 28, 28, 28, 28, 28]], small: 1),
    LongTest.values([0, 36, 60, 29], small: 1))
  func theNextPeriodAgreesWithThePlainModel(
    lengths: [Int], elapsed: Int
  ) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let plain = PlainCycleLengthModel.standard.nextStart(after: lengths, elapsed: elapsed)
    expect(
      totalVariation(forecast.nextPeriod.start.days, plain.days) < (elapsed < 30 ? 0.001 : 0.01))
    expect(abs(forecast.probabilityOfMissedPeriod - plain.missed) < 0.001)
  }

  @Test(
    arguments: LongTest.values(
      [[], [30], [25, 34, 29, 41], [28, 28, 28, 28, 28, 28, 28, 28]], small: 1),
    LongTest.values([29, 0], small: 1))
  func theSecondPeriodAgreesWithThePlainModel(lengths: [Int], elapsed: Int) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let second = try #require(forecast.period(2)).start.days
    let plain = PlainCycleLengthModel.standard.secondStart(after: lengths, elapsed: elapsed)
    expect(totalVariation(second, plain) < 0.01)
  }

  /// Early in a cycle, the second period is a whole cycle after the first.
  @Test(
    arguments: LongTest.values(
      [[30], [25, 34, 29, 41], [28, 28, 28, 28, 28, 28, 28, 28]], small: 1))
  func theSecondPeriodIsACycleAfterTheFirst(lengths: [Int]) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(0))
    let second = try #require(forecast.period(2)).start.days
    let cycle = predictor.cycleLength(after: lengths).mean
    expect(abs(second.mean - forecast.nextPeriod.start.days.mean - cycle) < 0.2)
  }

  @Test func thePeriodAfterARandomDayIsFollowedByWholeCycles() throws {
    let forecast = try predictor.forecast(for: CycleHistory(), asOf: january(1))
    let cycle = predictor.cycleLength(after: []).mean
    let first = forecast.nextPeriod.start.days.mean
    let second = try #require(forecast.period(2)).start.days.mean
    expect(abs(second - first - cycle) < 0.05)
  }

  @Test(
    arguments: LongTest.values([[25, 34, 29, 41], [28, 28]], small: 1),
    LongTest.values([2, 35], small: 1))
  func aDayIsOneOfThePeriodIfItStartedAndLasts(lengths: [Int], elapsed: Int) throws {
    let history = try history(ofLengths: lengths)
    let period = try predictor.forecast(for: history, asOf: history.day(elapsed)).nextPeriod
    let possible = period.start.days.firstDay...period.start.days.lastDay + 20
    for day in possible {
      var sum = 0.0
      for start in period.start.days.firstDay...period.start.days.lastDay {
        for length in period.length.firstDay...period.length.lastDay
        where start <= day && day < start + length {
          sum += period.start.days.probability(of: start) * period.length.probability(of: length)
        }
      }
      let date = try #require(period.start.origin.adding(days: day))
      expect(abs(period.probability(on: date) - sum) < 1e-9)
    }
    expect(period.probability(on: .earliest) == 0 && period.probability(on: .latest) == 0)
  }

  @Test func aPeriodEndsItsLengthAfterItsStart() throws {
    let history = try history(ofLengths: [27, 31])
    let forecast = try predictor.forecast(for: history, asOf: history.day(8))
    for period in [forecast.nextPeriod, try #require(forecast.period(LongTest.size(3, small: 2)))] {
      expectEqual(period.length, predictor.mensesLength(after: [5, 5, 5]))
      var expected: [Int: Double] = [:]
      for (date, x) in period.start.probabilities where x > 1e-12 {
        for (index, y) in period.length.probabilities.enumerated() {
          let end = period.start.origin.days(until: date) + period.length.firstDay + index - 1
          expected[end, default: 0] += x * y
        }
      }
      for (day, probability) in expected {
        expect(abs(period.end.days.probability(of: day) - probability) < 1e-9)
      }
    }
  }

  @Test func theProbabilityWithinDaysIsASumFromToday() throws {
    let history = try history(ofLengths: [28, 28, 29])
    let forecast = try predictor.forecast(for: history, asOf: history.day(24))
    var sum = 0.0
    let start = forecast.nextPeriod.start.days
    for days in 1...60 {
      sum += start.probability(of: days - 1)
      expect(abs(forecast.probabilityOfStart(withinDays: days) - sum) < 1e-9)
    }
    for days in [Int.min, -1, 0] { expectEqual(forecast.probabilityOfStart(withinDays: days), 0) }
    expectEqual(forecast.probabilityOfStart(withinDays: .max), 1)
  }

  @Test func anOpenPeriodEndsLaterTheLongerItBleeds() throws {
    var history = try history(ofLengths: [28, 29], bleeding: 5)
    try history.movePeriod(
      startingOn: history.day(0), to: LoggedPeriod(start: history.day(0)), asOf: history.day(0))
    let first = history.day(0)
    var before = try #require(
      try predictor.forecast(for: history, asOf: first).currentPeriodEnd)
    expect(before.origin == first && before.firstDate >= first)
    for day in 0...8 {
      let today = try #require(first.adding(days: day))
      try history.log(DayLog(flow: .medium), on: today, asOf: today)
      let end = try #require(try predictor.forecast(for: history, asOf: today).currentPeriodEnd)
      expect(end.firstDate >= today && end.median >= before.median)
      expect(abs(end.days.probabilities.reduce(0, +) - 1) < 1e-9)
      before = end
    }
    let known = try CycleHistory(iso8601: ["2026-01-01/2026-01-05"])
    try expect(predictor.forecast(for: known, asOf: january(5)).currentPeriodEnd == nil)
    try expect(predictor.forecast(for: known, asOf: january(4)).currentPeriodEnd != nil)
  }
}
