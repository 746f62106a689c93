import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle history: the log up to a day") struct CycleHistoryPrefixTests {
  let history: CycleHistory

  init() throws {
    history = try CycleHistory(
      periods: [period(1, 5), period(30, 34), period(58)],
      loggedDays: [3, 31, 58].map { LoggedDay(date: january($0), log: DayLog(flow: .light)) },
      interruptions: [
        CycleInterruption(.pause, from: january(10), to: january(12)),
        CycleInterruption(.pregnancy, from: january(40)),
      ],
      ovulationDays: [january(15), january(45)],
      excludedCycleStarts: [january(1), january(30)])
  }

  @Test func nothingIsLeftOutOnTheLastDay() {
    expectEqual(history.prefix(through: january(58)), history)
    expectEqual(history.prefix(through: .latest), history)
    expect(history.prefix(through: .earliest).isEmpty)
  }

  @Test func whatBeganIsKeptAndWhatEndsLaterHasNoEnd() throws {
    let known = history.prefix(through: january(31))
    expectEqual(known.periods, [try period(1, 5), try period(30)])
    expectEqual(known.loggedDays.map(\.date), [january(3), january(31)])
    expectEqual(known.interruptions.map(\.kind), [.pause])
    expectEqual(known.ovulationDays, [january(15)])
    expectEqual(known.excludedCycleStarts, [january(1), january(30)])
    let paused = history.prefix(through: january(11))
    expectEqual(paused.interruptions, [try CycleInterruption(.pause, from: january(10))])
    expectEqual(history.prefix(through: january(12)).interruptions.first?.end, january(12))
    expectEqual(history.prefix(through: january(34)).periods.last?.end, january(34))
    try expectEqual(history.prefix(through: january(33)).periods.last, period(30))
  }

  @Test func theCurrentCycleOfADayIsThatOfItsPrefix() {
    for day in 0...60 {
      let date = january(day)
      expectEqual(
        history.currentCycle(asOf: date), history.prefix(through: date).currentCycle(asOf: date))
    }
  }
}
