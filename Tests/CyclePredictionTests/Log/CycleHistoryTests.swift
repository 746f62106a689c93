import CyclePrediction
import TestSupport
import Testing

@Suite struct CycleHistoryTests {
  let today = january(60)

  @Test func textsInAnyOrderMakeAHistory() throws {
    let history = try CycleHistory(iso8601: ["2026-02-01", "2026-01-03/2026-01-07"])
    #expect(history.periods == [try period(3, 7), try period(32)])
    #expect(history.cycles.map(\.length) == [29])
    #expect(history.cycles.first?.days == january(3)..<january(32))
    #expect(history.currentCycle(asOf: january(41))?.day == 10)
    #expect(history.currentCycle(asOf: january(2)) == nil)
  }

  @Test func aTextThatIsNoPeriodIsNamedByItsPlace() {
    #expect(throws: CycleHistory.Error.notAPeriod(at: 1, .malformed)) {
      try CycleHistory(iso8601: ["2026-02-01", "2026-02-30"])
    }
    #expect(throws: CycleHistory.Error.notAPeriod(at: 0, .endsBeforeStart)) {
      try CycleHistory(iso8601: ["2026-02-01/2026-01-31"])
    }
  }

  @Test func initializersRejectWhatEditsReject() throws {
    let (early, late) = (try period(1, 5), try period(5, 8))
    #expect(throws: CycleHistory.Error.overlapping(with: early)) {
      try CycleHistory(periods: [late, early])
    }
    let pause = try CycleInterruption(.pause, from: january(1))
    let pregnancy = try CycleInterruption(.pregnancy, from: january(9), to: january(12))
    #expect(throws: CycleHistory.Error.overlappingInterruption(with: pause)) {
      try CycleHistory(periods: [], interruptions: [pregnancy, pause])
    }
    let day = LoggedDay(date: january(4), log: DayLog(flow: .light))
    #expect(throws: CycleHistory.Error.loggedTwice(on: january(4))) {
      try CycleHistory(periods: [], loggedDays: [day, day])
    }
    #expect(throws: CycleHistory.Error.noPeriod(startingOn: january(6))) {
      try CycleHistory(periods: [early], excludedCycleStarts: [january(6)])
    }
  }

  @Test func emptyLogsAreLeftOut() throws {
    let empty = LoggedDay(date: january(4), log: DayLog())
    #expect(try CycleHistory(periods: [], loggedDays: [empty, empty]).isEmpty)
    var history = CycleHistory()
    try history.log(DayLog(flow: .light), on: january(4), asOf: today)
    #expect(!history.isEmpty)
    try history.updateLog(on: january(4), asOf: today) { $0.flow = nil }
    #expect(history.isEmpty)
  }

  @Test func anUpdateChangesWhatIsNoted() throws {
    var history = CycleHistory()
    try history.updateLog(on: january(4), asOf: today) { $0.flow = .light }
    try history.updateLog(on: january(4), asOf: today) { $0.symptoms.insert(.cramps) }
    #expect(history[january(4)] == DayLog(flow: .light, symptoms: [.cramps]))
    let error = rejection { () throws(CycleHistory.Error) in
      try history.updateLog(on: january(61), asOf: today) { $0.flow = .heavy }
    }
    #expect(error == .inFuture(january(61)))
    #expect(history.loggedDays(in: january(1)..<january(4)).isEmpty)
    #expect(history.loggedDays(in: january(4)..<january(5)).map(\.date) == [january(4)])
  }

  @Test func theAnswerNamesTheNeighborsThatWereJoined() throws {
    var history = CycleHistory()
    #expect(try history.add(period(1, 8), asOf: today) == .separate)
    #expect(try history.add(period(12, 13), asOf: today) == .separate)
    let answer = try history.add(period(10), asOf: today)
    #expect(answer == .joined([try period(1, 8), try period(12, 13)], into: try period(1, 13)))
    #expect(history.periods == [try period(1, 13)])
    #expect(
      try history.movePeriod(startingOn: january(1), to: period(2, 4), asOf: today)
        == .separate)
    #expect(try history.removePeriod(startingOn: january(2)) == period(2, 4))
    #expect(history.isEmpty)
  }

  @Test func aBreakLongerThanTheRuleSeparatesTwoPeriods() throws {
    for maximumBreak in 0...7 {
      for dryDays in 0...9 {
        let rule = try #require(MensesRule(maximumBreak: maximumBreak))
        let periods = [try period(1, 8), try period(9 + dryDays, 20)]
        let history = try CycleHistory(periods: periods, rule: rule)
        #expect(history.periods == (dryDays <= maximumBreak ? [try period(1, 20)] : periods))
      }
    }
  }

  @Test(arguments: 2...12)
  func aSecondTapWithinAWeekIsTheSamePeriod(day: Int) throws {
    var history = try CycleHistory(periods: [period(1)])
    let answer = try history.add(period(day), asOf: today)
    let isSame = day < 1 + MensesRule.shortestCycle
    #expect(answer == (isSame ? .joined([try period(1)], into: try period(1, day)) : .separate))
    #expect(history.cycles.map(\.length) == (isSame ? [] : [day - 1]))
    #expect(history.addedPeriods.count == 2)
    #expect(try decoded(encoded(history)) == history)
    try history.removePeriod(startingOn: january(1))
    #expect(history.periods.isEmpty == isSame)
  }

  @Test func anExclusionFollowsItsPeriod() throws {
    var history = try CycleHistory(periods: [period(5, 8), period(33)])
    try history.exclude(cycleStartingOn: january(5))
    try history.movePeriod(startingOn: january(5), to: period(6, 8), asOf: today)
    #expect(history.excludedCycleStarts == [january(6)])
    try history.add(period(3, 4), asOf: today)
    #expect(history.excludedCycleStarts == [january(3)])
    #expect(history.cycles.map(\.isExcluded) == [true])
    #expect(history.ordinaryCycles.isEmpty)
    try history.include(cycleStartingOn: january(3))
    #expect(history.ordinaryCycles.count == 1)
    try history.exclude(cycleStartingOn: january(3))
    try history.removePeriod(startingOn: january(3))
    #expect(history.excludedCycleStarts.isEmpty)
  }

  @Test func aCycleWithADayOfAnInterruptionIsNotOrdinary() throws {
    var history = try CycleHistory(periods: [period(1), period(29), period(57)])
    try history.add(CycleInterruption(.pause, from: january(28), to: january(28)), asOf: today)
    #expect(history.cycles.map { $0.interruption?.kind } == [.pause, nil])
    #expect(history.ordinaryCycles.map(\.start) == [january(29)])
    #expect(history.currentCycle(asOf: today)?.isOrdinary == true)
    try history.add(CycleInterruption(.pregnancy, from: today), asOf: today)
    #expect(history.currentCycle(asOf: today)?.isOrdinary == false)
    #expect(history.currentCycle(asOf: january(59))?.isOrdinary == true)
    let error = rejection { () throws(CycleHistory.Error) in
      try history.removeInterruption(startingOn: january(2))
    }
    #expect(error == .noInterruption(startingOn: january(2)))
  }

  @Test func theLastDeclaredDayIsTheDayOfOvulation() throws {
    var history = try CycleHistory(periods: [period(1), period(29)])
    #expect(history.cycles.first?.ovulationDay == nil)
    try history.declareOvulation(on: january(14), asOf: today)
    try history.declareOvulation(on: january(15), asOf: today)
    try history.declareOvulation(on: january(14), asOf: today)
    #expect(history.ovulationDays == [january(14), january(15)])
    #expect(history.cycles.first?.ovulationDay == 15)
    #expect(history.currentCycle(asOf: january(14))?.ovulationDay == 14)
  }

  @Test(arguments: 0..<100)
  func theOrderOfAddingMakesNoDifference(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var day = 1
    var periods: [LoggedPeriod] = []
    while day < 60 {
      let length = Int.random(in: 0...4, using: &generator)
      periods.append(try period(day, length == 0 ? nil : day + length - 1))
      day += max(length, 1) + Int.random(in: 0...4, using: &generator)
    }
    let expected = try CycleHistory(periods: periods.shuffled(using: &generator))
    for _ in 0..<10 {
      var history = CycleHistory()
      for period in periods.shuffled(using: &generator) {
        try history.add(period, asOf: january(99))
      }
      #expect(history == expected)
    }
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
      #expect(history.periods.count == 9)
      return
    }
    #expect(history != before)
    try history.removePeriod(startingOn: new.start)
    #expect(history == before)
  }

  @Test func theCalendarsEndsAreInReach() throws {
    var history = try CycleHistory(iso8601: ["0001-01-01/9999-12-31"])
    #expect(history.cycles.isEmpty && history.periods.first?.length == 3_652_059)
    #expect(history.currentCycle(asOf: .latest)?.day == 3_652_059)
    try history.movePeriod(
      startingOn: .earliest, to: LoggedPeriod(start: .latest), asOf: .latest)
    try history.add(LoggedPeriod(start: .earliest), asOf: .latest)
    try history.add(CycleInterruption(.pause, from: .earliest), asOf: .latest)
    try history.log(DayLog(flow: .light), on: .latest, asOf: .latest)
    #expect(history.cycles.map(\.length) == [3_652_058])
    #expect(history.deviations(asOf: .latest, age: .max).isEmpty)
    #expect(history.deviations(asOf: .earliest, age: .min).isEmpty)
    #expect(history.prefix(through: .earliest).periods.count == 1)
    #expect(history.healthStoreSamples.flow.count == 2)
    #expect(history.symptomsByCycleDay.isEmpty)
  }

  @Test func aHundredThousandCyclesAreAddedOneByOne() throws {
    let count = 100_000
    var history = CycleHistory()
    var periods: [LoggedPeriod] = []
    for index in 0..<count {
      let start = try #require(CalendarDate.earliest.adding(days: index * 28))
      let period = try LoggedPeriod(start: start, end: start.adding(days: 4))
      try history.add(period, asOf: .latest)
      periods.append(period)
    }
    var generator = SeededGenerator(seed: 1)
    #expect(try CycleHistory(periods: periods.shuffled(using: &generator)) == history)
    let statistics = try #require(history.statistics())
    #expect(statistics.cycleLengths.count == count - 1)
    #expect(statistics.cycleLengths.mean == 28 && statistics.cycleLengths.spread == 0)
    #expect(statistics.periodLengths?.mean == 5)
  }
}
