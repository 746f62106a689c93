import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle history: edits and undo") struct CycleHistoryEditTests {
  let today = january(60)

  @Test func aTextThatIsNoPeriodIsNamedByItsPlace() {
    expectThrows(CycleHistory.Error.notAPeriod(at: 1, .malformed)) {
      try CycleHistory(iso8601: ["2026-02-01", "2026-02-30"])
    }
    expectThrows(CycleHistory.Error.notAPeriod(at: 0, .endsBeforeStart)) {
      try CycleHistory(iso8601: ["2026-02-01/2026-01-31"])
    }
  }

  @Test func emptyLogsAreLeftOut() throws {
    let empty = LoggedDay(date: january(4), log: DayLog())
    try expect(CycleHistory(periods: [], loggedDays: [empty, empty]).isEmpty)
    var history = CycleHistory()
    try history.log(DayLog(flow: .light), on: january(4), asOf: today)
    expect(!history.isEmpty)
    try history.updateLog(on: january(4), asOf: today) { $0.flow = nil }
    expect(history.isEmpty)
  }

  @Test func aBreakLongerThanTheRuleSeparatesTwoPeriods() throws {
    for maximumBreak in 0...7 {
      for dryDays in 0...9 {
        let rule = try #require(MensesRule(maximumBreak: maximumBreak))
        let periods = [try period(1, 8), try period(9 + dryDays, 20)]
        let history = try CycleHistory(periods: periods, rule: rule)
        expectEqual(history.periods, dryDays <= maximumBreak ? [try period(1, 20)] : periods)
      }
    }
  }

  @Test(arguments: 2...12)
  func aSecondTapWithinAWeekIsTheSamePeriod(day: Int) throws {
    var history = try CycleHistory(periods: [period(1)])
    let answer = try history.add(period(day), asOf: today)
    let isSame = day < 1 + MensesRule.shortestCycle
    expectEqual(answer, isSame ? .joined([try period(1)], into: try period(1, day)) : .separate)
    expectEqual(history.cycles.map(\.length), isSame ? [] : [day - 1])
    expectEqual(history.addedPeriods.count, 2)
    try expectEqual(decoded(encoded(history)), history)
    try history.removePeriod(startingOn: january(1))
    expectEqual(history.periods.isEmpty, isSame)
  }

  @Test func theLastDeclaredDayIsTheDayOfOvulation() throws {
    var history = try CycleHistory(periods: [period(1), period(29)])
    expect(history.cycles.first?.ovulationDay == nil)
    try history.declareOvulation(on: january(14), asOf: today)
    try history.declareOvulation(on: january(15), asOf: today)
    try history.declareOvulation(on: january(14), asOf: today)
    expectEqual(history.ovulationDays, [january(14), january(15)])
    expectEqual(history.cycles.first?.ovulationDay, 15)
    expectEqual(history.currentCycle(asOf: january(14))?.ovulationDay, 14)
  }

  @Test(arguments: 0..<50)
  func addingAndRemovingRestoresTheHistory(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let starts = (0..<9).map { $0 * 20 + Int.random(in: 1...5, using: &generator) }
    var history = try CycleHistory(periods: starts.map { try period($0, $0 + 2) })
    try history.exclude(cycleStartingOn: january(starts[4]))
    let before = history
    let new = try period(Int.random(in: 1...180, using: &generator))
    guard case .separate? = try? history.add(new, asOf: january(199)) else {
      expectEqual(history.periods.count, 9)
      return
    }
    expect(history != before)
    try history.removePeriod(startingOn: new.start)
    expectEqual(history, before)
  }

  @Test func theCalendarsEndsAreInReach() throws {
    var history = try CycleHistory(iso8601: ["0001-01-01/9999-12-31"])
    expect(history.cycles.isEmpty && history.periods.first?.length == 3_652_059)
    expectEqual(history.currentCycle(asOf: .latest)?.day, 3_652_059)
    try history.movePeriod(
      startingOn: .earliest, to: LoggedPeriod(start: .latest), asOf: .latest)
    try history.add(LoggedPeriod(start: .earliest), asOf: .latest)
    try history.add(CycleInterruption(.pause, from: .earliest), asOf: .latest)
    try history.log(DayLog(flow: .light), on: .latest, asOf: .latest)
    expectEqual(history.cycles.map(\.length), [3_652_058])
    expect(history.deviations(asOf: .latest, age: .max).isEmpty)
    expect(history.deviations(asOf: .earliest, age: .min).isEmpty)
    expectEqual(history.prefix(through: .earliest).periods.count, 1)
    expectEqual(history.healthStoreSamples.flow.count, 2)
    expect(history.symptomsByCycleDay.isEmpty)
  }

  @Test func aHundredThousandCyclesAreAddedOneByOne() throws {
    let count = LongTest.size(100_000, small: 5000)
    var history = CycleHistory()
    var periods: [LoggedPeriod] = []
    for index in 0..<count {
      let start = try #require(CalendarDate.earliest.adding(days: index * 28))
      let period = try LoggedPeriod(start: start, end: start.adding(days: 4))
      try history.add(period, asOf: .latest)
      periods.append(period)
    }
    var generator = SeededGenerator(seed: 1)
    try expectEqual(CycleHistory(periods: periods.shuffled(using: &generator)), history)
    let statistics = try #require(history.statistics())
    expectEqual(statistics.cycleLengths.count, count - 1)
    expect(statistics.cycleLengths.mean == 28 && statistics.cycleLengths.spread == 0)
    expectEqual(statistics.periodLengths?.mean, 5)
  }
}
