import CyclePrediction
import TestSupport
import Testing

/// The examples of the article "Keeping a Log", with their results.
@Suite struct KeepingALogTests {
  @Test func theExamplesOfTheArticleHold() throws {
    let today = try CalendarDate(2026, 3, 5)
    var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    try history.endPeriod(
      startingOn: CalendarDate(2026, 2, 1), on: CalendarDate(2026, 2, 5), asOf: today)
    try history.add(LoggedPeriod(start: CalendarDate(2026, 3, 2)), asOf: today)
    try history.updateLog(on: today, asOf: today) { day in
      day.flow = .light
      day.symptoms.insert(.cramps)
    }
    #expect(history.cycles.map(\.length) == [29, 29])
    #expect(history.currentCycle(asOf: today)?.day == 4)
    #expect(history.statistics()?.cycleLengths.mean == 29)

    var emptied = history
    let period = try emptied.removePeriod(startingOn: CalendarDate(2026, 3, 2))
    var withFlow = emptied
    withFlow.addPeriodsFromFlow(asOf: today)
    #expect(withFlow.periods.count == 3)
    for date in (period.start...(period.end ?? today)).dates {
      try emptied.updateLog(on: date, asOf: today) { $0.flow = nil }
    }
    emptied.addPeriodsFromFlow(asOf: today)
    #expect(emptied.periods.count == 2 && emptied[today]?.symptoms == [.cramps])

    try history.exclude(cycleStartingOn: CalendarDate(2026, 1, 3))
    try history.add(CycleInterruption(.pregnancy, from: CalendarDate(2026, 3, 4)), asOf: today)
    #expect(history.ordinaryCycles.count == 1)
    #expect(history.currentCycle(asOf: today)?.isOrdinary == false)

    let birth = try CalendarDate(2026, 12, 7)
    try history.endInterruption(startingOn: CalendarDate(2026, 3, 4), on: birth, asOf: birth)
    let nextDay = birth.advanced(by: 1)
    try history.add(CycleInterruption(.breastfeeding, from: nextDay), asOf: nextDay)

    let firstPeriod = try CalendarDate(2027, 5, 10)
    try history.endInterruption(
      startingOn: nextDay, on: firstPeriod.advanced(by: -1), asOf: firstPeriod)
    try history.add(LoggedPeriod(start: firstPeriod), asOf: firstPeriod)
    #expect(history.cycles.last?.interruption?.kind == .pregnancy)
    #expect(history.currentCycle(asOf: firstPeriod)?.isOrdinary == true)
  }

  @Test func aHoleInTheLogCanBeLeftOut() throws {
    var history = try CycleHistory(
      iso8601: ["2025-01-03", "2025-01-31", "2025-02-28", "2025-12-28", "2026-01-25"])
    let today = try CalendarDate(2026, 2, 1)
    #expect(history.statistics()?.cycleLengths.longest == 303)
    let forecast = try CyclePredictor().forecast(for: history, asOf: today)
    for suspected in forecast.suspectedMissedPeriods {
      try history.exclude(cycleStartingOn: suspected.cycle.start)
    }
    #expect(history.statistics()?.cycleLengths.longest == 28)
  }
}
