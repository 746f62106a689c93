import CyclePrediction
import TestSupport
import Testing

/// The examples of the article "Keeping a Log", with their results.
@Suite("Documentation: examples of keeping a log") struct KeepingALogTests {
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
    expectEqual(history.cycles.map(\.length), [29, 29])
    expectEqual(history.currentCycle(asOf: today)?.day, 4)
    expectEqual(history.statistics()?.cycleLengths.mean, 29)

    expect(history.periods.last?.length == nil)
    var edited = history
    let addition = try edited.add(LoggedPeriod(start: CalendarDate(2026, 3, 4)), asOf: today)
    guard case .joined(let before, let whole) = addition else {
      Issue.record("separate")
      return
    }
    expectEqual(before.map(\.start), [try CalendarDate(2026, 3, 2)])
    try expectEqual(whole.start, CalendarDate(2026, 3, 2))
    try edited.removePeriod(startingOn: whole.start)
    expectEqual(
      CycleMessages().text(for: addition),
      "This counts as part of the period that started on 2026-03-02")
    expect(edited.periods.count == 2 && edited.bleedingOutsidePeriods == [today])
    try edited.updateLog(on: today, asOf: today) { $0.flow = .medium }
    expect(edited.periods.last?.start == today && edited.bleedingOutsidePeriods.isEmpty)

    try history.exclude(cycleStartingOn: CalendarDate(2026, 1, 3))
    try history.add(CycleInterruption(.pregnancy, from: CalendarDate(2026, 3, 4)), asOf: today)
    expectEqual(history.ordinaryCycles.count, 1)
    expectEqual(history.currentCycle(asOf: today)?.isOrdinary, false)

    let birth = try CalendarDate(2026, 12, 7)
    try history.endInterruption(startingOn: CalendarDate(2026, 3, 4), on: birth, asOf: birth)
    let nextDay = birth.advanced(by: 1)
    try history.add(CycleInterruption(.breastfeeding, from: nextDay), asOf: nextDay)

    let firstPeriod = try CalendarDate(2027, 5, 10)
    try history.endInterruption(
      startingOn: nextDay, on: firstPeriod.advanced(by: -1), asOf: firstPeriod)
    try history.add(LoggedPeriod(start: firstPeriod), asOf: firstPeriod)
    expectEqual(history.cycles.last?.interruption?.kind, .pregnancy)
    expectEqual(history.currentCycle(asOf: firstPeriod)?.isOrdinary, true)
  }

  @Test func anotherTrackersTableNamesWhatWasNotRead() throws {
    let text = "date,bleeding.value,mucus.texture\n2026-01-03,2,1\n2026-01-04,x,"
    let result = try TrackerImport(dripCSV: text, asOf: CalendarDate(2026, 3, 5))
    expect(result.history.periods.count == 1 && result.unreadNames == ["mucus.texture"])
    expectEqual(result.problems.map(\.place), [3])
  }

  @Test func aHoleInTheLogCanBeLeftOut() throws {
    var history = try CycleHistory(
      iso8601: ["2025-01-03", "2025-01-31", "2025-02-28", "2025-12-28", "2026-01-25"])
    let today = try CalendarDate(2026, 2, 1)
    expectEqual(history.statistics()?.cycleLengths.longest, 303)
    let forecast = try CyclePredictor().forecast(for: history, asOf: today)
    for suspected in forecast.suspectedMissedPeriods {
      try history.exclude(cycleStartingOn: suspected.cycle.start)
    }
    expectEqual(history.statistics()?.cycleLengths.longest, 28)
  }
}
