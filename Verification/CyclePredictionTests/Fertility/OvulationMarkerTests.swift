import Foundation
import TestSupport
import Testing

@testable import CyclePrediction

/// The effect of signs in the current cycle, for a woman with cycles of 28 days.
@Suite("Ovulation: tests, mucus peaks, and temperature shifts") struct OvulationMarkerTests {
  let predictor = CyclePredictor()
  let plain: CycleHistory

  init() throws {
    plain = try history(ofLengths: Array(repeating: 28, count: 6))
  }

  /// Returns the forecast given the logs of some cycle days.
  private func forecast(_ logs: [Int: DayLog], onDay day: Int) throws -> CycleForecast {
    var history = plain
    for (day, log) in logs { try history.log(log, on: plain.day(day - 1), asOf: plain.day(400)) }
    return try predictor.forecast(for: history, asOf: plain.day(day - 1))
  }

  /// The cycle day of the median ovulation.
  private func ovulation(_ forecast: CycleForecast) -> Int {
    plain.day(0).days(until: forecast.fertility.ovulation.median) + 1
  }

  private func temperatures(risingOn day: Int) throws -> [Int: DayLog] {
    var logs: [Int: DayLog] = [:]
    for low in day - 8..<day {
      logs[low] = DayLog(temperature: try BasalTemperature(celsius: 36.4))
    }
    for high in day..<day + 3 {
      logs[high] = DayLog(temperature: try BasalTemperature(celsius: 36.75))
    }
    return logs
  }

  private func mucus(peakingOn day: Int) -> [Int: DayLog] {
    [
      day - 2: DayLog(mucus: .moist), day - 1: DayLog(mucus: .creamy),
      day: DayLog(mucus: .eggWhite),
      day + 1: DayLog(mucus: .dry), day + 2: DayLog(mucus: .dry), day + 3: DayLog(mucus: .dry),
    ]
  }

  @Test(arguments: LongTest.values(Array(10...22), small: 4))
  func aPositiveTestIsFollowedByOvulation(day: Int) throws {
    let forecast = try forecast(
      [day - 1: DayLog(ovulationTest: .negative), day: DayLog(ovulationTest: .positive)], onDay: day
    )
    expectEqual(forecast.ovulationMarkers, [.positiveTest(day)])
    // Far from her usual days, a single positive test may be a false one.
    expect(((day < 20 ? day : day - 2)...day + 2).contains(ovulation(forecast)))
  }

  /// The peak that an untrained woman picks is wrong in one cycle of eight, so one far from her usual
  /// days moves ovulation only part of the way.
  @Test(arguments: LongTest.values(Array(19...22) + Array(10...18), small: 2))
  func aMucusPeakIsNearOvulation(day: Int) throws {
    let today = day + 4
    let forecast = try forecast(mucus(peakingOn: day), onDay: today)
    expectEqual(forecast.ovulationMarkers, [.mucusPeak(day)])
    let usual = ovulation(try self.forecast([:], onDay: today))
    let ovulation = ovulation(forecast)
    expect((min(day, usual) - 2...max(day, usual) + 2).contains(ovulation))
    if (12...18).contains(day) { expect(abs(ovulation - day) <= 2) }
  }

  @Test(arguments: LongTest.values(Array(13...24), small: 3))
  func aTemperatureShiftComesAfterOvulation(day: Int) throws {
    let forecast = try forecast(temperatures(risingOn: day), onDay: day + 3)
    expectEqual(forecast.ovulationMarkers, [.temperatureShift(day)])
    expect((day - 5...day).contains(ovulation(forecast)))
  }

  @Test func ofPositiveTestsInARowTheFirstCounts() throws {
    let tests = [
      12: DayLog(ovulationTest: .positive), 13: DayLog(ovulationTest: .negative),
      15: DayLog(ovulationTest: .positive), 16: DayLog(ovulationTest: .positive),
    ]
    try expectEqual(forecast(tests, onDay: 17).ovulationMarkers, [.positiveTest(15)])
  }

  /// Returns the factor by which signs change the probability of an ovulation day.
  private func gain(_ logs: [Int: DayLog], onDay today: Int) throws -> (Int) -> Double {
    let (with, without) = (
      try forecast(logs, onDay: today).fertility, try forecast([:], onDay: today).fertility
    )
    return { day in
      let date = self.plain.day(day - 1)
      return with.ovulation.probability(of: date) / without.ovulation.probability(of: date)
    }
  }

  /// The mucus of every day weighs, so the days before the peak and those after it do not weigh alike.
  @Test func aMucusPeakSpeaksForTheDaysAroundIt() throws {
    let gain = try gain(mucus(peakingOn: 15), onDay: 19)
    for day in 14...16 { expect(gain(day) > 1.5 * gain(10) && gain(day) > 2 * gain(21)) }
  }

  /// The temperature of every day weighs, those of the days after the shift too.
  @Test func aTemperatureShiftSpeaksForTheDaysBeforeIt() throws {
    let gain = try gain(temperatures(risingOn: 17), onDay: 20)
    expect(gain(15) > gain(14) && gain(15) > gain(16) && gain(16) > gain(18))
    expect(gain(15) > 20 * gain(21) && gain(15) > 5 * gain(10))
  }

  /// By itself, without the signs of the other days.
  @Test func aMarkerIsLikeliestWhereStudiesFoundIt() {
    let (shift, peak) = (OvulationMarker.temperatureShift(17), OvulationMarker.mucusPeak(15))
    expect(shift.likelihood(ofOvulationOn: 15) > shift.likelihood(ofOvulationOn: 14))
    expect(shift.likelihood(ofOvulationOn: 14) > shift.likelihood(ofOvulationOn: 17))
    expect(shift.likelihood(ofOvulationOn: 16) > shift.likelihood(ofOvulationOn: 18))
    for days in 1...2 {
      let before = peak.likelihood(ofOvulationOn: 15 - days)
      expectEqual(before, peak.likelihood(ofOvulationOn: 15 + days))
      expect(peak.likelihood(ofOvulationOn: 15) > before && before > 0.01)
    }
  }

  @Test func onTheDayOfOvulationNoneOfTheLutealPhaseHasPassed() throws {
    var history = plain
    try history.declareOvulation(on: history.day(14), asOf: history.day(14))
    let forecast = try predictor.forecast(for: history, asOf: history.day(14))
    let days = forecast.days(in: forecast.asOf...history.day(15))
    expectEqual(days.map(\.lutealProbability), [0, 1])
    expectEqual(forecast.summary.daysUntilOvulation, 0)
  }

  /// The rule step by step, up to the single precision of the lengths.
  ///
  /// The declared day and the luteal phase are weighted by how much likelier her lengths make each
  /// length than ovulation days and luteal phases alone, to the power 0.6.
  @Test(arguments: LongTest.values([12, 15, 19], small: 2))
  func theNextStartAfterOvulationFollowsFromHerTraits(day: Int) throws {
    var history = plain
    try history.declareOvulation(on: history.day(day - 1), asOf: history.day(day))
    let forecast = try predictor.forecast(for: history, asOf: history.day(day))
    let length = predictor.cycleLength(after: history.cycles.map(\.length))
    let (ovulation, luteal) = (predictor.ovulationDay(after: []), predictor.lutealLength(after: []))
    let weights = (0...150).map { days in
      let anyDay = (0...days).reduce(0) {
        $0 + ovulation.probability(of: $1) * luteal.probability(of: days - $1)
      }
      return days < day
        ? 0
        : luteal.probability(of: days - day)
          * pow(length.probability(of: days) / max(anyDay, 1e-12), 0.6)
    }
    let expected = try DayDistribution(firstDay: 0, weights: weights)
    let start = forecast.nextPeriod.start
    for days in day...60 {
      let probability = start.probability(of: history.day(days))
      expect(abs(probability - expected.probability(of: days)) < 1e-6)
    }
  }

  /// If she has earlier ovulation days, these count, and a luteal phase that has not ended; later,
  /// a period may be missing.
  @Test(arguments: LongTest.values([10, 20, 25], small: 2))
  func earlierOvulationDaysPredictTheNextUnlessTheLutealPhaseShouldHaveEnded(elapsed: Int) throws {
    var history = plain
    for (cycle, day) in zip(history.cycles, [13, 14, 12, 14, 15, 13]) {
      try history.declareOvulation(
        on: try #require(cycle.start.adding(days: day - 1)), asOf: history.day(elapsed))
    }
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let prior = predictor.ovulationDay(after: [13, 14, 12, 14, 15, 13])
    let luteal = predictor.lutealLength(after: [15, 14, 16, 14, 13, 15])
    let weights = (0...150).map { day in
      prior.probability(of: day) * luteal.probability(from: elapsed - day)
    }
    let expected = try DayDistribution(firstDay: 0, weights: weights)
    let ovulation = forecast.fertility.ovulation
    for day in 3...40 {
      let probability = ovulation.probability(of: history.day(day - 1))
      expect(abs(probability - expected.probability(of: day)) < 1e-9)
    }
  }

  @Test func withoutACurrentCycleTheNextOneIsMeant() throws {
    let today = try CalendarDate(2026, 3, 1)
    let forecast = try predictor.forecast(for: CycleHistory(), asOf: today)
    let next = try #require(forecast.fertility(afterPeriod: 1)).ovulation.days
    let meant = forecast.fertility.ovulation.days
    expect(meant.firstDay == next.firstDay && meant.lastDay == next.lastDay)
    for day in next.firstDay...next.lastDay {
      expect(abs(meant.probability(of: day) - next.probability(of: day)) < 1e-12)
    }
    let todays = try #require(forecast.days(in: today...today).first)
    expect(todays.phase != nil && todays.cycleDay == nil)
  }

  @Test func laterSignsMoveOvulationAndTheNextStartToLaterDays() throws {
    let signs: [(Int) throws -> [Int: DayLog]] = [
      { [$0 - 2: DayLog(ovulationTest: .positive)] },
      { try self.temperatures(risingOn: $0 + 1) },
    ]
    for sign in signs {
      let forecasts = try LongTest.values([12, 15, 18, 21], small: 2).map {
        try forecast(try sign($0), onDay: 25)
      }
      for (earlier, later) in zip(forecasts, forecasts.dropFirst()) {
        expect(earlier.fertility.ovulation.median < later.fertility.ovulation.median)
        expect(earlier.nextPeriod.start.days.mean < later.nextPeriod.start.days.mean)
      }
    }
  }

  @Test func severalSignsTogetherSayMoreThanEach() throws {
    let test = [14: DayLog(ovulationTest: .positive)]
    let shift = try temperatures(risingOn: 17)
    let both = try shift.merging([
      14: DayLog(
        temperature: BasalTemperature(celsius: 36.4), ovulationTest: .positive)
    ]) { $1 }
    let spreads = try [test, shift, both].map {
      try forecast($0, onDay: 20).fertility.ovulation.days.standardDeviation
    }
    expect(spreads[2] < spreads[0] && spreads[2] < spreads[1])
    try expectEqual(
      forecast(both, onDay: 20).ovulationMarkers, [.positiveTest(14), .temperatureShift(17)])
  }

  @Test func theFirstOfTheLastPositiveTestsCounts() throws {
    func marker(_ tests: [OvulationTest?]) throws -> [OvulationMarker] {
      var logs: [Int: DayLog] = [:]
      for (index, test) in tests.enumerated() { logs[10 + index] = DayLog(ovulationTest: test) }
      return try forecast(logs, onDay: 25).ovulationMarkers
    }
    try expect(marker([.negative, .negative]).isEmpty)
    try expectEqual(marker([.positive]), [.positiveTest(10)])
    try expectEqual(marker([.negative, .positive, .positive]), [.positiveTest(11)])
    try expectEqual(marker([.positive, nil, .positive]), [.positiveTest(10)])
    try expectEqual(
      marker([.positive, .negative, .positive, .positive, .negative]), [.positiveTest(12)])
  }

  @Test(arguments: LongTest.values(Array(9...24), small: 3))
  func aDeclaredDayIsTheOvulationDay(day: Int) throws {
    var history = plain
    // Other signs add no information to it.
    try history.log(DayLog(ovulationTest: .positive), on: plain.day(2), asOf: plain.day(28))
    try history.declareOvulation(on: plain.day(day - 1), asOf: plain.day(28))
    let forecast = try predictor.forecast(for: history, asOf: plain.day(day))
    expectEqual(forecast.ovulationMarkers, [.declaredDay(day)])
    let fertility = forecast.fertility
    expectEqual(fertility.ovulation.probability(of: plain.day(day - 1)), 1)
    for cycleDay in 1...40 {
      let date = plain.day(cycleDay - 1)
      for conception in ConceptionChance.allCases {
        expectEqual(
          fertility.conceptionProbability(on: date, conception),
          conception.probability(daysBeforeOvulation: day - cycleDay))
      }
    }
    let wait = plain.day(day - 1).days(until: forecast.nextPeriod.start.median)
    // Her cycles so far make a very early day unlikely, and a long luteal phase after it.
    expect((12...(day < 12 ? 18 : 16)).contains(wait))
    expect(forecast.summary.daysUntilOvulation == nil)
    expectEqual(forecast.summary.phase, .luteal)
  }

  @Test func herOwnOvulationDaysTeachTheNext() throws {
    var (early, late) = (plain, plain)
    for cycle in plain.cycles {
      try early.declareOvulation(on: #require(cycle.start.adding(days: 11)), asOf: plain.day(0))
      try late.declareOvulation(on: #require(cycle.start.adding(days: 16)), asOf: plain.day(0))
    }
    let (first, second) = (
      try predictor.forecast(for: early, asOf: plain.day(0)),
      try predictor.forecast(for: late, asOf: plain.day(0))
    )
    expect(abs(ovulation(first) - 12) <= 1 && abs(ovulation(second) - 17) <= 1)
    let luteal = predictor.lutealLength(after: Array(repeating: 11, count: 6))
    expect(abs(luteal.median - 11) <= 1)
    // Once ovulation is past, the next start follows after her own luteal phase.
    try late.declareOvulation(on: plain.day(16), asOf: plain.day(20))
    let next = try predictor.forecast(for: late, asOf: plain.day(20)).nextPeriod.start
    let wait = plain.day(16).days(until: next.median)
    expect(wait == luteal.median || wait == luteal.median + 1)
  }

  @Test func theDayOfASignIsItsCycleDay() {
    let markers: [OvulationMarker] = [
      .declaredDay(14), .positiveTest(13), .mucusPeak(15), .temperatureShift(16),
    ]
    expectEqual(markers.map(\.day), [14, 13, 15, 16])
  }
}
