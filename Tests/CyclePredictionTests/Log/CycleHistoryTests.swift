import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle history: adding, changing, and removing periods") struct CycleHistoryTests {
  let today = january(60)

  @Test func textsInAnyOrderMakeAHistory() throws {
    let history = try CycleHistory(iso8601: ["2026-02-01", "2026-01-03/2026-01-07"])
    expectEqual(history.periods, [try period(3, 7), try period(32)])
    expectEqual(history.cycles.map(\.length), [29])
    expectEqual(history.cycles.first?.days, january(3)..<january(32))
    expectEqual(history.currentCycle(asOf: january(41))?.day, 10)
    expect(history.currentCycle(asOf: january(2)) == nil)
  }

  @Test func initializersRejectWhatEditsReject() throws {
    let (early, late) = (try period(1, 5), try period(5, 8))
    expectThrows(CycleHistory.Error.overlapping(with: early)) {
      try CycleHistory(periods: [late, early])
    }
    let pause = try CycleInterruption(.pause, from: january(1))
    let pregnancy = try CycleInterruption(.pregnancy, from: january(9), to: january(12))
    expectThrows(CycleHistory.Error.overlappingInterruption(with: pause)) {
      try CycleHistory(periods: [], interruptions: [pregnancy, pause])
    }
    let day = LoggedDay(date: january(4), log: DayLog(flow: .light))
    expectThrows(CycleHistory.Error.loggedTwice(on: january(4))) {
      try CycleHistory(periods: [], loggedDays: [day, day])
    }
    expectThrows(CycleHistory.Error.noPeriod(startingOn: january(6))) {
      try CycleHistory(periods: [early], excludedCycleStarts: [january(6)])
    }
  }

  @Test func anUpdateChangesWhatIsNoted() throws {
    var history = CycleHistory()
    try history.updateLog(on: january(4), asOf: today) { $0.flow = .light }
    try history.updateLog(on: january(4), asOf: today) { $0.symptoms.insert(.cramps) }
    expectEqual(history[january(4)], DayLog(flow: .light, symptoms: [.cramps]))
    let error = rejection { () throws(CycleHistory.Error) in
      try history.updateLog(on: january(61), asOf: today) { $0.flow = .heavy }
    }
    expectEqual(error, .inFuture(january(61)))
    expect(history.loggedDays(in: january(1)..<january(4)).isEmpty)
    expectEqual(history.loggedDays(in: january(4)..<january(5)).map(\.date), [january(4)])
  }

  @Test func theAnswerNamesTheNeighborsThatWereJoined() throws {
    var history = CycleHistory()
    try expectEqual(history.add(period(1, 8), asOf: today), .separate)
    try expectEqual(history.add(period(12, 13), asOf: today), .separate)
    let answer = try history.add(period(10), asOf: today)
    expectEqual(answer, .joined([try period(1, 8), try period(12, 13)], into: try period(1, 13)))
    expectEqual(history.periods, [try period(1, 13)])
    try expectEqual(
      history.movePeriod(startingOn: january(1), to: period(2, 4), asOf: today), .separate)
    try expectEqual(history.removePeriod(startingOn: january(2)), period(2, 4))
    expect(history.isEmpty)
  }

  @Test func anExclusionFollowsItsPeriod() throws {
    var history = try CycleHistory(periods: [period(5, 8), period(33)])
    try history.exclude(cycleStartingOn: january(5))
    try history.movePeriod(startingOn: january(5), to: period(6, 8), asOf: today)
    expectEqual(history.excludedCycleStarts, [january(6)])
    try history.add(period(3, 4), asOf: today)
    expectEqual(history.excludedCycleStarts, [january(3)])
    expectEqual(history.cycles.map(\.isExcluded), [true])
    expect(history.ordinaryCycles.isEmpty)
    try history.include(cycleStartingOn: january(3))
    expectEqual(history.ordinaryCycles.count, 1)
    try history.exclude(cycleStartingOn: january(3))
    try history.removePeriod(startingOn: january(3))
    expect(history.excludedCycleStarts.isEmpty)
  }

  @Test func aCycleWithADayOfAnInterruptionIsNotOrdinary() throws {
    var history = try CycleHistory(periods: [period(1), period(29), period(57)])
    try history.add(CycleInterruption(.pause, from: january(28), to: january(28)), asOf: today)
    expectEqual(history.cycles.map { $0.interruption?.kind }, [.pause, nil])
    expectEqual(history.ordinaryCycles.map(\.start), [january(29)])
    expectEqual(history.currentCycle(asOf: today)?.isOrdinary, true)
    try history.add(CycleInterruption(.pregnancy, from: today), asOf: today)
    expectEqual(history.currentCycle(asOf: today)?.isOrdinary, false)
    expectEqual(history.currentCycle(asOf: january(59))?.isOrdinary, true)
    let error = rejection { () throws(CycleHistory.Error) in
      try history.removeInterruption(startingOn: january(2))
    }
    expectEqual(error, .noInterruption(startingOn: january(2)))
  }

  /// The first day of a cycle belongs to it, and the day before to the cycle that it ends.
  @Test func anInterruptionEndsWithItsLastDay() throws {
    for (day, expected) in [(28, [.pause, nil]), (29, [nil, .pause])]
      as [(Int, [CycleInterruption.Kind?])]
    {
      var history = try CycleHistory(periods: [period(1), period(29), period(57)])
      try history.add(CycleInterruption(.pause, from: january(day), to: january(day)), asOf: today)
      expectEqual(history.cycles.map { $0.interruption?.kind }, expected, "day \(day)")
    }
  }

  @Test(arguments: LongTest.seeds(100, small: 20))
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
      expectEqual(history, expected)
    }
  }
}
