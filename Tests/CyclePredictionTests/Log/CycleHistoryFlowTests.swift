import CyclePrediction
import TestSupport
import Testing

@Suite struct CycleHistoryFlowTests {
  /// A history of flow, a character a day from the first of January: `.` for none, `s`, `l`, `m`,
  /// `h`.
  private func history(_ flow: String, rule: MensesRule = .standard) throws -> CycleHistory {
    var history = CycleHistory(rule: rule)
    let levels: [Character: MenstrualFlow] = [
      "s": .spotting, "l": .light, "m": .medium, "h": .heavy,
    ]
    for (index, character) in flow.enumerated() {
      let log = DayLog(flow: levels[character], notes: "-")
      try history.log(log, on: january(index + 1), asOf: january(99))
    }
    return history
  }

  private func periods(_ flow: String, _ rule: MensesRule = .standard) throws -> [String] {
    try history(flow).periods(derivedFromFlow: rule).map {
      "\(january(0).days(until: $0.start))-\(january(0).days(until: $0.lastKnownDay))"
    }
  }

  @Test func aPeriodLastsFromTheFirstToTheLastFlowAboveSpotting() throws {
    #expect(try periods("sslmhmlss") == ["3-7"])
    #expect(try periods("ssss....s").isEmpty)
    #expect(try periods("") == [])
    #expect(try periods("l") == ["1-1"])
  }

  @Test func oneDryOrSpottingDayDoesNotEndIt() throws {
    #expect(try periods("ll.l") == ["1-4"])
    #expect(try periods("llsl") == ["1-4"])
    #expect(try periods("ll..l") == ["1-2", "5-5"])
    #expect(try periods("llssl") == ["1-2", "5-5"])
    #expect(try periods("ll..l", #require(MensesRule(maximumBreak: 2))) == ["1-5"])
    #expect(try periods("ll.l", #require(MensesRule(maximumBreak: 0))) == ["1-2", "4-4"])
  }

  @Test func spottingRightBeforeCountsOnlyIfTheRuleSaysSo() throws {
    #expect(try periods("..ssll", .figo) == ["4-6"])
    #expect(try periods("..s.ll", .figo) == ["5-6"])
    #expect(try periods("..ssll") == ["5-6"])
    #expect(try periods("ll.sll", .figo) == ["1-6"])
    #expect(try periods("ll.sll") == ["1-2", "5-6"])
  }

  @Test(arguments: 0..<200)
  func derivedPeriodsAgreeWithAPlainReading(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let rule = try #require(
      MensesRule(maximumBreak: seed % 4, startsWithSpotting: seed % 8 < 4))
    let flow = (0..<40).map { _ in "...sslm".randomElement(using: &generator) ?? "." }
    var isMenses = flow.map { $0 == "l" || $0 == "m" }
    for day in flow.indices.dropFirst() where rule.startsWithSpotting && flow[day - 1] == "s" {
      if flow[day] == "l" || flow[day] == "m" { isMenses[day - 1] = true }
    }
    var expected: [String] = []
    var last: Int?
    for day in flow.indices where isMenses[day] {
      if let last, day - last - 1 <= rule.maximumBreak, let open = expected.popLast() {
        expected.append("\(open.prefix { $0 != "-" })-\(day + 1)")
      } else {
        expected.append("\(day + 1)-\(day + 1)")
      }
      last = day
    }
    #expect(try periods(String(flow), rule) == expected)
  }

  @Test func theLatestPeriodIsOpenUntilTheBreakIsTooLong() throws {
    for (today, end) in [(4, nil), (5, nil), (6, 4)] as [(Int, Int?)] {
      var history = try history("..ll")
      history.addPeriodsFromFlow(asOf: january(today))
      #expect(history.periods == [try period(3, end)])
      let once = history
      history.addPeriodsFromFlow(asOf: january(today))
      #expect(history == once)
    }
  }

  @Test(arguments: 1...30)
  func flowAfterTheDayMakesNoPeriod(today: Int) throws {
    var history = try history("..ll......l.ll.....s..hh.lll..")
    var known = history.prefix(through: january(today))
    history.addPeriodsFromFlow(asOf: january(today))
    known.addPeriodsFromFlow(asOf: january(today))
    #expect(history.periods == known.periods)
    #expect(history.loggedDays.count == 30)
  }

  @Test func flowClosesAnOpenPeriodAndProlongsAKnownOne() throws {
    var history = try history("..llll....lll")
    try history.add(period(3), asOf: january(99))
    try history.add(period(11, 12), asOf: january(99))
    try history.exclude(cycleStartingOn: january(11))
    history.addPeriodsFromFlow(asOf: january(99))
    #expect(history.periods == [try period(3, 6), try period(11, 13)])
    #expect(history.excludedCycleStarts == [january(11)])
  }

  @Test func aKnownEndIsKeptAndAnExclusionFollows() throws {
    var history = try history("..llll")
    try history.add(period(4, 6), asOf: january(99))
    try history.exclude(cycleStartingOn: january(4))
    history.addPeriodsFromFlow(asOf: january(6))
    #expect(history.periods == [try period(3, 6)])
    #expect(history.excludedCycleStarts == [january(3)])
  }

  @Test func withoutFlowNothingChanges() throws {
    var history = try history("sss")
    try history.add(period(9), asOf: january(99))
    let before = history
    history.addPeriodsFromFlow(asOf: january(9))
    #expect(history == before)
  }

  @Test(arguments: 0..<60)
  func addingFromFlowIsIdempotentAndCoversEveryDayOfFlow(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let flow = (0..<60).map { _ in ".....lm".randomElement(using: &generator) ?? "." }
    var history = try history(String(flow))
    for _ in 0..<4 {
      let day = Int.random(in: 1...60, using: &generator)
      let new = try period(day, Bool.random(using: &generator) ? day + 3 : nil)
      if (try? history.add(new, asOf: january(99))) != nil, seed % 2 == 0 {
        try? history.exclude(cycleStartingOn: new.start)
      }
    }
    let known = history.periods
    history.addPeriodsFromFlow(asOf: january(60))
    let once = history
    history.addPeriodsFromFlow(asOf: january(60))
    #expect(history == once)
    for period in known {
      #expect(
        once.periods.contains {
          $0.start <= period.start && period.lastKnownDay <= $0.end ?? january(60)
        })
    }
    for (index, character) in flow.enumerated() where character != "." {
      let date = january(index + 1)
      #expect(once.periods.contains { $0.start <= date && date <= $0.end ?? january(60) })
    }
    #expect(
      try CycleHistory(
        periods: once.periods, loggedDays: once.loggedDays,
        excludedCycleStarts: once.excludedCycleStarts) == once)
  }
}
