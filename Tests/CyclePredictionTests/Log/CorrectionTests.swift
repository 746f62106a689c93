import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle history: days after today") struct CorrectionTests {
  /// A log whose last day lies after today, as after a flight from Auckland to Honolulu.
  private func history() throws -> (CycleHistory, today: CalendarDate, logged: CalendarDate) {
    let (today, logged) = (try CalendarDate(2026, 5, 17), try CalendarDate(2026, 5, 18))
    var history = try CycleHistory(iso8601: ["2026-03-24", "2026-04-21"])
    try history.log(DayLog(flow: .heavy), on: logged, asOf: logged)
    return (history, today, logged)
  }

  @Test func aLoggedDayCanBeCorrectedWhateverTodayIs() throws {
    var (history, today, logged) = try history()
    try history.updateLog(on: logged, asOf: today) { $0.flow = .medium }
    expectEqual(history[logged]?.flow, .medium)
    try history.log(DayLog(flow: .light, symptoms: [.cramps]), on: logged, asOf: today)
    expectEqual(history[logged]?.symptoms, [.cramps])
    try history.endPeriod(startingOn: logged, on: logged, asOf: today)
    expectEqual(history.periods.last?.end, logged)
    try history.declareOvulation(on: logged, asOf: today)
    try history.confirmNoPregnancy(on: logged, asOf: today)
    try history.movePeriod(startingOn: logged, to: LoggedPeriod(start: today), asOf: today)
    expectEqual(history.periods.last?.start, today)
    let next = logged.advanced(by: 1)
    expectEqual(
      rejection { () throws(CycleHistory.Error) in
        try history.log(DayLog(flow: .light), on: next, asOf: today)
      }, .inFuture(next))
    expectEqual(
      rejection { () throws(CycleHistory.Error) in
        try history.updateLog(on: next, asOf: today) { $0.flow = .light }
      }, .inFuture(next))
    try history.log(DayLog(), on: logged, asOf: today)
    expectEqual(
      rejection { () throws(CycleHistory.Error) in
        try history.log(DayLog(flow: .light), on: logged, asOf: today)
      }, .inFuture(logged))
  }

  @Test func aStoredInterruptionCanBeCorrectedToo() throws {
    var (history, today, logged) = try history()
    try history.add(CycleInterruption(.pause, from: today, to: logged), asOf: logged)
    try history.endInterruption(startingOn: today, on: logged, asOf: today)
    expectEqual(history.interruptions.last?.end, logged)
    expectEqual(
      rejection { () throws(CycleHistory.Error) in
        try history.endInterruption(startingOn: today, on: logged.advanced(by: 1), asOf: today)
      }, .inFuture(logged.advanced(by: 1)))
  }

  @Test func aForecastAndASummaryKnowThePeriodThatHasBegun() throws {
    let (history, today, logged) = try history()
    let forecast = try CyclePredictor().forecast(for: history, asOf: today)
    expectEqual(forecast.asOf, logged)
    expectEqual(forecast.currentCycle?.day, 1)
    expect(forecast.daysUntilNextPeriod > 20)
    let summary = history.clinicalSummary(asOf: today, age: nil)
    expect(summary.lastPeriod?.start == logged && summary.days.upperBound == logged)
    // Three days before, the log is simply read as of that day.
    let early = try CyclePredictor().forecast(for: history, asOf: logged.advanced(by: -3))
    expect(early.asOf == logged.advanced(by: -3) && early.currentCycle?.start == january(111))
    // So it is for a log that goes on.
    var later = history
    let next = today.advanced(by: 3)
    try later.log(DayLog(flow: .light), on: next, asOf: next)
    try expectEqual(CyclePredictor().forecast(for: later, asOf: today).asOf, today)
    let prefix = history.prefix(through: today)
    try expectEqual(CyclePredictor().forecast(for: prefix, asOf: today).asOf, today)
  }
}
