import CyclePrediction
import TestSupport
import Testing

@Suite("Periods from bleeding: gaps and spotting") struct CycleHistoryFlowTests {
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
    // Days without flow after it, so that no period is open.
    try history(flow + "........").periods(derivedFromFlow: rule).map {
      "\(january(0).days(until: $0.start))-\(january(0).days(until: $0.lastKnownDay))"
    }
  }

  @Test func aPeriodLastsFromTheFirstToTheLastFlowAboveSpotting() throws {
    try expectEqual(periods("sslmhmlss"), ["3-7"])
    try expect(periods("ssss....s").isEmpty)
    try expectEqual(periods(""), [])
    try expectEqual(periods("l"), ["1-1"])
  }

  @Test func oneDryOrSpottingDayDoesNotEndIt() throws {
    try expectEqual(periods("ll.l"), ["1-4"])
    try expectEqual(periods("llsl"), ["1-4"])
    try expectEqual(periods("lllllll.l"), ["1-9"])
    try expectEqual(periods("lllllllsl"), ["1-9"])
    try expectEqual(periods("lllllll..l"), ["1-7", "10-10"])
    try expectEqual(periods("lllllllssl"), ["1-7", "10-10"])
    try expectEqual(periods("lllllll..l", #require(MensesRule(maximumBreak: 2))), ["1-10"])
    try expectEqual(periods("lllllll.l", #require(MensesRule(maximumBreak: 0))), ["1-7", "9-9"])
  }

  @Test func aGapWithinTheFirstWeekDoesNotEndIt() throws {
    try expectEqual(periods("ll...ll"), ["1-7"])
    try expectEqual(periods("l......l"), ["1-8"])
    try expectEqual(periods("l.......l"), ["1-1", "9-9"])
    try expectEqual(periods("ll....sll"), ["1-9"])
  }

  @Test func spottingRightBeforeCountsOnlyIfTheRuleSaysSo() throws {
    try expectEqual(periods("..ssll", .figo), ["4-6"])
    try expectEqual(periods("..s.ll", .figo), ["5-6"])
    try expectEqual(periods("..ssll"), ["5-6"])
    try expectEqual(periods("lllllll.sll", .figo), ["1-11"])
    try expectEqual(periods("lllllll.sll"), ["1-7", "10-11"])
  }

  @Test func theFirstDayThatAPersonAddsBeatsSpottingBeforeIt() throws {
    var history = try history("......sll", rule: .figo)
    expectEqual(history.periods.map(\.start), [january(7)])
    try history.add(period(8), asOf: january(99))
    expectEqual(history.periods.map(\.start), [january(8)])
    let copy = CycleHistory(healthStoreSamples: history.healthStoreSamples, rule: .figo)
    expect(copy.periods.map(\.start) == [january(8)] && copy[january(7)]?.flow == .spotting)
    try history.removePeriod(startingOn: january(8))
    expect(history.periods.isEmpty)
  }

  @Test(arguments: LongTest.seeds(200, small: 100))
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
    var (first, last, latest) = (-99, -99, -99)
    for day in flow.indices where isMenses[day] {
      if day - latest - 1 > rule.maximumBreak, day - first > 7 {
        first = day
        expected.append("")
      }
      latest = day
      // Only flow above spotting is the last day.
      if flow[day] != "s" { last = day }
      expected[expected.endIndex - 1] = "\(first + 1)-\(last + 1)"
    }
    // The end of the latest period is not known while it may go on.
    let derived = try history(String(flow)).periods(derivedFromFlow: rule)
    let days = derived.map { january(0).days(until: $0.start) }
    expectEqual(days, expected.compactMap { Int($0.prefix { $0 != "-" }) })
    let ends = derived.compactMap { $0.end.map { "\(january(0).days(until: $0))" } }
    let closed = expected.filter { text in
      let parts = text.split(separator: "-")
      return parts[0] != parts[1] && 40 - (Int(parts[1]) ?? 0) > rule.maximumBreak
    }
    expectEqual(ends, closed.map { String($0.split(separator: "-")[1]) })
  }

  @Test func theLatestPeriodIsOpenUntilTheBreakIsTooLong() throws {
    var history = CycleHistory()
    for day in 3...4 { try history.log(DayLog(flow: .light), on: january(day), asOf: january(4)) }
    expectEqual(history.periods, [try period(3)])
    for (today, end) in [(4, nil), (5, nil), (6, 4)] as [(Int, Int?)] {
      expectEqual(history.prefix(through: january(today)).periods, [try period(3, end)])
      try expectEqual(history.currentCycle(asOf: january(today))?.period, period(3, end))
    }
    try history.log(DayLog(notes: "-"), on: january(6), asOf: january(6))
    expectEqual(history.periods, [try period(3, 4)])
    history.removeLog(on: january(6))
    expectEqual(history.periods, [try period(3)])
  }

  @Test func flowMakesAPeriodAtOnceAndTakesItBack() throws {
    var history = try CycleHistory(periods: [period(1, 5)])
    let before = history
    try history.log(DayLog(flow: .spotting), on: january(29), asOf: january(99))
    expectEqual(history.periods, before.periods)
    try history.log(DayLog(flow: .medium), on: january(30), asOf: january(99))
    expectEqual(history.cycles.map(\.length), [29])
    try history.updateLog(on: january(29), asOf: january(99)) { $0.flow = .light }
    expectEqual(history.cycles.map(\.length), [28])
    try history.exclude(cycleStartingOn: january(29))
    try history.updateLog(on: january(29), asOf: january(99)) { $0.flow = nil }
    expect(history.cycles.map(\.length) == [29] && history.excludedCycleStarts == [january(30)])
    history.removeLog(on: january(30))
    expectEqual(history, before)
  }

  @Test func aForecastKnowsBleedingThatIsOnlyLogged() throws {
    var history = try CycleHistory(periods: [period(1, 5)])
    try history.log(DayLog(flow: .medium), on: january(30), asOf: january(31))
    let forecast = try CyclePredictor().forecast(for: history, asOf: january(31))
    expect(forecast.currentCycle?.day == 2 && forecast.knownCycles == 1)
    expectEqual(forecast.days(in: january(30)...january(30)).first?.isLoggedPeriod, true)
  }

  @Test func aRemovedPeriodStaysRemovedUntilItsFlowIsLoggedAgain() throws {
    var history = try history("..llll")
    let removed = try history.removePeriod(startingOn: january(3))
    expect(history.periods.isEmpty && history.bleedingOutsidePeriods.count == 4)
    try history.updateLog(on: january(4), asOf: january(99)) { $0.symptoms = [.cramps] }
    expect(history.periods.isEmpty)
    var restored = history
    try restored.add(removed, asOf: january(99))
    expect(restored.bleedingOutsidePeriods.isEmpty && restored.periods == [removed])
    try history.updateLog(on: january(4), asOf: january(99)) { $0.flow = .heavy }
    try expect(history.periods == [period(4)] && history.bleedingOutsidePeriods.count == 3)
    try expectEqual(decoded(encoded(history)), history)
  }

  @Test func aCorrectedStartAndEndLeaveFlowOutside() throws {
    var history = try history("..llll......")
    try history.movePeriod(startingOn: january(3), to: period(4), asOf: january(99))
    expectEqual(history.periods, [try period(4, 6)])
    let answer = try history.endPeriod(startingOn: january(4), on: january(5), asOf: january(99))
    try expect(answer == .separate && history.periods == [period(4, 5)])
    expectEqual(history.bleedingOutsidePeriods, [january(3), january(6)])
    try history.movePeriod(startingOn: january(4), to: period(20), asOf: january(99))
    try expect(history.periods == [period(20)] && history.bleedingOutsidePeriods.count == 4)
  }

  @Test func flowClosesAnOpenPeriodAndProlongsAKnownOne() throws {
    var history = try history("..llll....lll......")
    try history.add(period(3), asOf: january(99))
    try history.add(period(11, 12), asOf: january(99))
    try history.exclude(cycleStartingOn: january(11))
    expectEqual(history.periods, [try period(3, 6), try period(11, 13)])
    expectEqual(history.excludedCycleStarts, [january(11)])
  }

  @Test func aKnownEndIsKeptAndAnExclusionFollows() throws {
    var history = try CycleHistory(periods: [period(4, 6)])
    try history.exclude(cycleStartingOn: january(4))
    for day in 3...6 { try history.log(DayLog(flow: .light), on: january(day), asOf: january(6)) }
    expectEqual(history.periods, [try period(3, 6)])
    expectEqual(history.excludedCycleStarts, [january(3)])
  }

  @Test(arguments: 0..<60)
  func everyDayOfFlowBelongsToAPeriodInWhateverOrder(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let flow = (0..<60).map { _ in ".......lms".randomElement(using: &generator) ?? "." }
    let ordered = try history(String(flow), rule: seed % 2 == 0 ? .standard : .figo)
    var history = CycleHistory(rule: ordered.rule)
    for day in ordered.loggedDays.shuffled(using: &generator) {
      try history.log(day.log, on: day.date, asOf: january(99))
    }
    expectEqual(history, ordered)
    expectEqual(history.periods, history.periods(derivedFromFlow: history.rule))
    let whole = history.prefix(through: january(99))
    for (index, character) in flow.enumerated() where "lm".contains(character) {
      let date = january(index + 1)
      expect(whole.periods.contains { $0.start <= date && date <= $0.end ?? $0.start }, "\(index)")
    }
  }
}
