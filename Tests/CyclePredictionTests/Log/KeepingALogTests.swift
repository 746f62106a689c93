import CyclePrediction
import Testing

/// The lines of the article "Keeping a log", with what they say they are.
@Suite struct KeepingALogTests {
  @Test func theExamplesOfTheArticleHold() throws {
    let today = try CalendarDate(2026, 3, 5)
    var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    try history.replacePeriod(
      startingOn: CalendarDate(2026, 2, 1), with: Period(iso8601: "2026-02-01/2026-02-05"),
      asOf: today)
    try history.add(Period(start: CalendarDate(2026, 3, 2)), asOf: today)
    try history.updateLog(on: today, asOf: today) { day in
      day.flow = .light
      day.symptoms.insert(.cramps)
    }
    #expect(history.cycles.map(\.length) == [29, 29])
    #expect(history.currentCycle(asOf: today)?.day == 4)
    #expect(history.statistics()?.cycleLengths.mean == 29)

    try history.exclude(cycleStartingOn: CalendarDate(2026, 1, 3))
    try history.add(Interruption(.pregnancy, from: CalendarDate(2026, 3, 4)), asOf: today)
    #expect(history.ordinaryCycles.count == 1)
    #expect(history.currentCycle(asOf: today)?.isOrdinary == false)
  }
}
