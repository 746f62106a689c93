import CyclePrediction
import Testing

/// Forecasts from the cycles after a day on which, as the person knows, her cycles changed.
@Suite("Cycle forecast: only the cycles after a change") struct CyclesFromTests {
  let predictor = CyclePredictor()

  @Test func onlyTheCyclesFromTheDayOnAreUsed() throws {
    let history = try history(ofLengths: Array(repeating: 27, count: 40) + [34, 33])
    let change = history.periods[40].start
    let today = history.day(10)
    let all = try predictor.forecast(for: history, asOf: today)
    let since = try predictor.forecast(for: history, asOf: today, usingCyclesFrom: change)
    #expect(all.knownCycles == 42 && since.knownCycles == 2)
    let short = try CycleHistory(periods: Array(history.periods[40...]))
    #expect(
      try Answers(since, around: 0...40)
        == Answers(predictor.forecast(for: short, asOf: today), around: 0...40))
    #expect(since.daysUntilNextPeriod >= 20)
    // A day within a cycle leaves that cycle out.
    let within = try predictor.forecast(
      for: history, asOf: today, usingCyclesFrom: change.adding(days: 1))
    #expect(within.knownCycles == 1)
  }

  @Test(arguments: [0, 10, 4000])
  func aLaterDayLeavesTheCurrentCycle(days: Int) throws {
    let history = try history(ofLengths: [45, 46, 44])
    let first = history.day(days)
    let forecast = try predictor.forecast(
      for: history, asOf: history.day(5), usingCyclesFrom: first)
    #expect(forecast.knownCycles == 0 && forecast.currentCycle?.day == 6)
    let new = try predictor.forecast(
      for: CycleHistory(periods: Array(history.periods.suffix(1))), asOf: history.day(5))
    #expect(forecast.nextPeriod.start == new.nextPeriod.start)
  }
}
