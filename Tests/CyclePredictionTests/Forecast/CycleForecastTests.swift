import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle forecast: current cycle and missing forecasts") struct CycleForecastTests {
  let predictor = CyclePredictor()

  @Test func onlyOrdinaryCyclesCount() throws {
    let expected = try history(ofLengths: [28, 30, 27, 29])
    var excluded = try history(ofLengths: [28, 30, 75, 27, 29])
    try excluded.exclude(cycleStartingOn: excluded.periods[2].start)
    var interrupted = try history(ofLengths: [28, 30, 280, 27, 29])
    let start = interrupted.periods[2].start
    try interrupted.add(
      CycleInterruption(
        .pregnancy, from: try #require(start.adding(days: 20)), to: start.adding(days: 200)),
      asOf: interrupted.day(0))
    for elapsed in [0, 12, 40] {
      let start = try predictor.forecast(for: expected, asOf: expected.day(elapsed)).nextPeriod
        .start
      for history in [excluded, interrupted] {
        let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
        expectEqual(forecast.nextPeriod.start.days, start.days)
      }
    }
    try excluded.include(cycleStartingOn: excluded.periods[2].start)
    let included = try predictor.forecast(for: excluded, asOf: excluded.day(0))
    let start0 = try predictor.forecast(for: expected, asOf: expected.day(0)).nextPeriod.start
    expect(included.nextPeriod.start.days != start0.days)
  }

  @Test(arguments: CycleInterruption.Kind.allCases)
  func thereIsNoForecastInAnInterruption(kind: CycleInterruption.Kind) throws {
    var history = try history(ofLengths: [28, 30])
    try history.add(CycleInterruption(kind, from: history.day(10)), asOf: history.day(50))
    for day in [10, 11, 50, 5000] {
      expectThrows(CycleForecast.Error.interrupted(kind)) {
        try predictor.forecast(for: history, asOf: history.day(day))
      }
    }
    let before = try predictor.forecast(for: history, asOf: history.day(9))
    expectEqual(before.currentCycle?.day, 10)
    try history.moveInterruption(
      startingOn: history.day(10),
      to: CycleInterruption(kind, from: history.day(10), to: history.day(99)),
      asOf: history.day(100))
    expectThrows(CycleForecast.Error.interrupted(kind)) {
      try predictor.forecast(for: history, asOf: history.day(99))
    }
    if kind == .pause || kind == .hormonalContraception {
      let after = try predictor.forecast(for: history, asOf: history.day(100))
      expect(after.currentCycle == nil && after.summary.cycleDay == nil)
    }
    try history.add(LoggedPeriod(start: history.day(130)), asOf: history.day(40 + 100))
    try expectEqual(predictor.forecast(for: history, asOf: history.day(3)).currentCycle?.day, 4)
  }

  @Test func withoutACurrentCycleTodayIsADayAtRandom() throws {
    let length = predictor.cycleLength(after: [])
    let longer = (0...150).map { 1 - length.probability(upTo: $0) }
    let total = longer.reduce(0, +)
    let empty = try predictor.forecast(for: CycleHistory(), asOf: january(1))
    expect(empty.currentCycle == nil && empty.currentPeriodEnd == nil)
    expect(empty.probabilityOfMissedPeriod == 0 && empty.suspectedMissedPeriods.isEmpty)
    let start = empty.nextPeriod.start
    for day in 0...150 {
      expect(abs(start.probability(of: january(1 + day)) - longer[day] / total) < 1e-9)
    }
    expect(empty.fertility.ovulation.firstDate > january(1))
    let later = try predictor.forecast(for: history(ofLengths: [28, 29]), asOf: january(0))
    expectEqual(later.nextPeriod.start.days, start.days)
  }

  @Test func theLastTenYearsOfTheCalendarHaveNoForecast() throws {
    let history = try history(ofLengths: [28, 29])
    for date in [CalendarDate.latest, try CalendarDate(9990, 1, 1)] {
      for history in [history, CycleHistory()] {
        expectThrows(CycleForecast.Error.dateTooLate(date)) {
          try predictor.forecast(for: history, asOf: date)
        }
      }
    }
  }

  @Test func theDisclaimerFitsEveryScreen() {
    let text =
      "These are estimates from logged data. They are not a contraceptive and not medical advice."
    expectEqual(CycleForecast.disclaimer, text)
  }
}
