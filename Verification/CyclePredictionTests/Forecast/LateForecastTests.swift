import CyclePrediction
import TestSupport
import Testing

/// Very long cycles, with and without signs, in different populations.
@Suite("Late periods: very long cycles") struct LateForecastTests {
  /// The standard population, except for the frequency of outliers.
  private static func predictor(degreesOfFreedom: Double) throws -> CyclePredictor {
    let standard = CyclePopulation.standard
    func prior(_ prior: CyclePopulation.TraitPrior) throws -> CyclePopulation.TraitPrior {
      try CyclePopulation.TraitPrior(
        location: prior.location, spread: prior.spread, agePerYear: prior.agePerYear,
        logScale: prior.logScale, logScaleSlope: prior.logScaleSlope,
        logScaleSpread: prior.logScaleSpread, skew: prior.skew,
        degreesOfFreedom: degreesOfFreedom, pivot: prior.pivot, minimum: prior.minimum)
    }
    return try CyclePredictor(
      population: CyclePopulation(
        version: "test", cycleLength: prior(standard.cycleLength),
        ovulationDay: prior(standard.ovulationDay), lutealLength: prior(standard.lutealLength),
        mensesLength: prior(standard.mensesLength), lutealRegression: standard.lutealRegression))
  }

  private static let degreesOfFreedom = LongTest.values([30.0, 100, 1, 6, 400], small: 1)

  private static let predictors = Result {
    try Dictionary(
      uniqueKeysWithValues: degreesOfFreedom.map { ($0, try predictor(degreesOfFreedom: $0)) })
  }

  @Test(
    arguments: degreesOfFreedom, LongTest.values([0, 20, 60, 119, 121, 200, 45], small: 1))
  func everyProbabilityIsOneAndTheSecondPeriodFollowsTheFirst(
    degreesOfFreedom: Double, elapsed: Int
  ) throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 13))
    let predictor = try #require(Self.predictors.get()[degreesOfFreedom])
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let last = try #require(forecast.asOf.adding(days: 40))
    for day in forecast.days(in: forecast.asOf...last) {
      for probability in [
        day.periodProbability, day.fertileProbability, day.ovulationProbability,
        day.lutealProbability,
      ] {
        expect((0...1).contains(probability))
      }
    }
    let second = try #require(forecast.period(2)).start
    let days = forecast.nextPeriod.start.median.days(until: second.median)
    expect((15...80).contains(days))
  }

  /// From the end of a year on, another day adds no information: any day of a cycle of women in
  /// general may be today.
  @Test(arguments: [365, 400, 1000])
  func afterAYearTheRemainingWaitIsConstant(elapsed: Int) throws {
    let history = try history(ofLengths: [28, 29, 28])
    let predictor = CyclePredictor()
    let (one, other) = (
      try predictor.forecast(for: history, asOf: history.day(elapsed)).nextPeriod.start.days,
      try predictor.forecast(for: history, asOf: history.day(5000)).nextPeriod.start.days
    )
    expectEqual(one, other)
  }

  /// A test on cycle day 116 or 196 is as informative as one on an ordinary day.
  @Test(
    arguments: LongTest.values([16, 60, 140, 196, 400, 116], small: 2),
    LongTest.values([1, 7, 10, 3], small: 2))
  func aSignOfOvulationCountsOnAnyDay(cycleDay: Int, daysAgo: Int) throws {
    var history = try history(ofLengths: [28, 29, 28])
    let today = history.day(cycleDay - 1 + daysAgo)
    try history.updateLog(on: history.day(cycleDay - 3), asOf: today) {
      $0.ovulationTest = .negative
    }
    try history.updateLog(on: history.day(cycleDay - 1), asOf: today) {
      $0.ovulationTest = .positive
    }
    let forecast = try CyclePredictor().forecast(for: history, asOf: today)
    let ovulation = history.day(cycleDay - 1).days(until: forecast.fertility.ovulation.median)
    expect((0...2).contains(ovulation))
    expect(forecast.daysUntilNextPeriod <= 17 - daysAgo)
    expect(forecast.nextPeriod.start.interval(covering: 0.8).dates.count <= 12)
  }

  /// A logged cycle may be as long as the calendar.
  @Test(arguments: [400, 1_000_000, 3_000_000])
  func aDeclaredDayIsTheOvulationDayHoweverLate(cycleDay: Int) throws {
    var history = try history(ofLengths: [28], from: .earliest)
    let today = history.day(cycleDay)
    try history.declareOvulation(on: history.day(cycleDay - 1), asOf: today)
    let forecast = try CyclePredictor().forecast(for: history, asOf: today)
    expectEqual(forecast.fertility.ovulation.median, history.day(cycleDay - 1))
    expect((9...17).contains(forecast.daysUntilNextPeriod))
  }

  @Test func aLateOvulationMakesNoPeriodLateBeforeItIsDue() throws {
    var history = try history(ofLengths: [28, 28, 29])
    let today = history.day(34)
    let without = try CyclePredictor().forecast(for: history, asOf: today)
    expect(without.summary.lateBy == 0 && without.probabilityOfMissedPeriod > 0.5)
    try history.declareOvulation(on: history.day(25), asOf: today)
    let forecast = try CyclePredictor().forecast(for: history, asOf: today)
    expect(forecast.summary.lateBy == 0 && forecast.daysUntilNextPeriod >= 3)
    expect(forecast.probabilityOfMissedPeriod < 0.01)
  }

  @Test func whatIsKnownOfHerIsCounted() throws {
    let predictor = CyclePredictor()
    let today = try CalendarDate(2026, 3, 1)
    let empty = try predictor.forecast(for: CycleHistory(), asOf: today)
    expect(empty.knownCycles == 0 && empty.summary.phase == nil && empty.summary.cycleDay == nil)
    var history = try history(ofLengths: [28, 29, 61, 28])
    try expectEqual(predictor.forecast(for: history, asOf: history.day(0)).knownCycles, 4)
    try history.exclude(cycleStartingOn: history.periods[2].start)
    try expectEqual(predictor.forecast(for: history, asOf: history.day(0)).knownCycles, 3)
  }
}
