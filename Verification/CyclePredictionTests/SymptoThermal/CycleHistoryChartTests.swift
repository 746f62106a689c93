import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: from the log") struct CycleHistoryChartTests {
  /// A cycle of 28 days with the shift on day 13, 15 or 17, and its mucus.
  private func log(
    _ history: inout CycleHistory, from start: CalendarDate, firstHigherDay: Int, count: Int = 28,
    withMucus: Bool = true, today: CalendarDate
  ) throws {
    try history.add(LoggedPeriod(start: start), asOf: today)
    for day in 1...count {
      let date = try #require(start.adding(days: day - 1))
      guard date <= today else { break }
      let isHigh = day >= firstHigherDay
      let isFertile = (firstHigherDay - 5..<firstHigherDay).contains(day)
      let log = DayLog(
        temperature: try BasalTemperature(celsius: isHigh ? 36.75 : 36.4),
        mucus: withMucus ? isFertile ? .eggWhite : .dry : nil)
      try history.log(log, on: date, asOf: today)
    }
  }

  /// Cycles with these first higher days, and their first days, the last of a cycle that is open.
  private func history(
    from first: CalendarDate, _ firstHigherDays: [Int], today: CalendarDate
  ) throws -> (CycleHistory, [CalendarDate]) {
    var history = CycleHistory()
    var starts = [first]
    for firstHigherDay in firstHigherDays {
      let start = starts[starts.count - 1]
      try log(&history, from: start, firstHigherDay: firstHigherDay, today: today)
      starts.append(try #require(start.adding(days: 28)))
    }
    return (history, starts)
  }

  @Test func aCycleAcrossTheEndsOfMonthsCountsDays() throws {
    let today = try CalendarDate(2026, 12, 31)
    // Days 3 and 17 of the cycle from 29 January are the last of January and 14 February.
    var (history, starts) = try history(from: CalendarDate(2026, 1, 1), [17, 11], today: today)
    try expectEqual(starts[1], CalendarDate(2026, 1, 29))
    try log(&history, from: starts[2], firstHigherDay: 17, today: today)
    let cycle = try #require(history.cycles.last)
    let chart = history.symptoThermalChart(of: cycle, secondSign: .mucus)
    expectEqual(chart.recordedDays, Array(1...28))
    let earlier = history.earlierCycles(before: cycle.start, secondSign: .mucus)
    expectEqual(
      earlier, SymptoThermalChart.EarlierCycles(firstHigherDays: [17], calendarLengths: [28]))
    expectEqual(chart.evaluation(after: earlier).line, "regular 36.4 11 13; 10 13; 5; 13")
    let next = history.earlierCycles(before: starts[2], secondSign: .mucus)
    expectEqual(
      next, SymptoThermalChart.EarlierCycles(firstHigherDays: [11, 17], calendarLengths: [28, 28]))
    expectEqual(next.infertileDaysAtBeginning, 3)
    // No cycle ends right before a date on which none begins.
    let later = history.earlierCycles(before: .latest, secondSign: .mucus)
    expect(later.firstHigherDays == [11, 17] && !later.isPreviousEvaluated)
  }

  @Test func anEvaluationKnowsNothingLaterThanItsDay() throws {
    let today = try CalendarDate(2026, 12, 31)
    var (history, starts) = try history(from: CalendarDate(2026, 1, 1), [17, 17], today: today)
    try log(&history, from: starts[2], firstHigherDay: 15, today: today)
    let lines = try [14, 16, 17, 28].map { day in
      let date = try #require(starts[2].adding(days: day - 1))
      return history.symptoThermalEvaluation(asOf: date, secondSign: .mucus)?.line
    }
    expectEqual(
      lines,
      ["-; -; 5; -", "-; -; 5; -"]
        + Array(repeating: "regular 36.4 15 17; 14 17; 5; 17", count: 2))
    let before = try CalendarDate(2025, 12, 31)
    expect(history.symptoThermalEvaluation(asOf: before, secondSign: .mucus) == nil)
    let first = history.symptoThermalEvaluation(asOf: starts[0], secondSign: .mucus)
    expectEqual(first?.line, "-; -; 0; -")
  }

  @Test func aCycleWithoutADoubleCheckLeavesNoInfertileDaysInTheNext() throws {
    let today = try CalendarDate(2026, 12, 31)
    var (history, starts) = try history(from: CalendarDate(2026, 1, 1), [17], today: today)
    try log(&history, from: starts[1], firstHigherDay: 15, withMucus: false, today: today)
    let start = try #require(starts[1].adding(days: 28))
    try history.add(LoggedPeriod(start: start), asOf: today)
    let earlier = history.earlierCycles(before: start, secondSign: .mucus)
    expectEqual(
      earlier,
      SymptoThermalChart.EarlierCycles(
        firstHigherDays: [15, 17], isPreviousEvaluated: false, calendarLengths: [28, 28]))
    expect(history.earlierCycles(before: .earliest, secondSign: .mucus).firstHigherDays.isEmpty)
  }

  @Test func theFirstCycleAfterThePillIsKnown() throws {
    let today = try CalendarDate(2026, 12, 31)
    var (history, starts) = try history(
      from: CalendarDate(2026, 1, 1), [17, 17, 15, 15], today: today)
    let pill = try CycleInterruption(
      .hormonalContraception, from: starts[1], to: starts[2].adding(days: -1))
    try history.add(pill, asOf: today)
    try history.add(LoggedPeriod(start: starts[4]), asOf: today)
    let first = history.earlierCycles(before: starts[2], secondSign: .mucus)
    expectEqual(
      first,
      SymptoThermalChart.EarlierCycles(
        firstHigherDays: [17], isPreviousEvaluated: false, calendarLengths: [28],
        isFirstAfterHormonalContraception: true))
    let chart = history.symptoThermalChart(of: history.cycles[2], secondSign: .mucus)
    expectEqual(chart.evaluation(after: first).line, "regular 36.4 15 18; 14 17; 5; 18")
    let second = history.earlierCycles(before: starts[3], secondSign: .mucus)
    expectEqual(
      second,
      SymptoThermalChart.EarlierCycles(firstHigherDays: [15, 17], calendarLengths: [28, 28]))
  }

  @Test func anInterruptedCycleHasNoEvaluation() throws {
    let today = try CalendarDate(2026, 12, 31)
    var (history, starts) = try history(from: CalendarDate(2026, 1, 1), [17, 17], today: today)
    try log(&history, from: starts[2], firstHigherDay: 15, today: today)
    let last = starts[2].advanced(by: 19)
    expect(history.symptoThermalEvaluation(asOf: last, secondSign: .mucus) != nil)
    for kind in CycleInterruption.Kind.allCases {
      var interrupted = history
      try interrupted.add(
        CycleInterruption(kind, from: starts[1], to: starts[2].advanced(by: 9)), asOf: today)
      expect(interrupted.symptoThermalEvaluation(asOf: last, secondSign: .mucus) == nil)
      interrupted = history
      try interrupted.add(CycleInterruption(kind, from: last), asOf: today)
      expect(interrupted.symptoThermalEvaluation(asOf: last, secondSign: .mucus) == nil)
      let before = last.advanced(by: -1)
      expect(interrupted.symptoThermalEvaluation(asOf: before, secondSign: .mucus) != nil)
    }
  }

  @Test func anotherInterruptionIsNoEndOfThePill() throws {
    let today = try CalendarDate(2026, 12, 31)
    var (history, starts) = try history(from: CalendarDate(2026, 1, 1), [17, 17], today: today)
    let pause = try CycleInterruption(.pause, from: starts[1], to: starts[2].adding(days: -1))
    try history.add(pause, asOf: today)
    try history.add(LoggedPeriod(start: starts[2]), asOf: today)
    let earlier = history.earlierCycles(before: starts[2], secondSign: .mucus)
    expect(!earlier.isFirstAfterHormonalContraception && !earlier.isPreviousEvaluated)
    expectEqual(earlier.firstHigherDays, [17])
  }

  @Test func theLastDayOfTheCalendarIsADay() throws {
    var history = CycleHistory()
    let start = try #require(CalendarDate.latest.adding(days: -27))
    try log(&history, from: start, firstHigherDay: 15, today: .latest)
    let evaluation = history.symptoThermalEvaluation(asOf: .latest, secondSign: .mucus)
    expectEqual(evaluation?.line, "regular 36.4 15 17; 14 17; 0; 17")
  }
}
