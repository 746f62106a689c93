import CyclePrediction
import TestSupport
import Testing

@Suite("Health store: periods from samples") struct HealthStorePeriodsTests {
  private func sample(
    _ day: Int, _ level: HealthStoreSamples.MenstrualFlowSample.Level, starts: Bool = false
  ) -> HealthStoreSamples.MenstrualFlowSample {
    HealthStoreSamples.MenstrualFlowSample(date: january(day), level: level, startsCycle: starts)
  }

  @Test func samplesInAnyOrderMakePeriods() throws {
    let samples = HealthStoreSamples(
      flow: [
        sample(31, .medium, starts: true), sample(5, .unspecified),
        sample(3, .light, starts: true), sample(6, .none), sample(32, .none),
      ],
      intermenstrualBleeding: [
        HealthStoreSamples.IntermenstrualBleeding(date: january(20)),
        HealthStoreSamples.IntermenstrualBleeding(date: january(3)),
        HealthStoreSamples.IntermenstrualBleeding(date: january(20)),
      ])
    let history = CycleHistory(healthStoreSamples: samples)
    expectEqual(history.periods, [try period(3, 5), try period(31, 31)])
    expectEqual(history.flowSeries.map(\.date), [3, 20, 31].map(january))
    expectEqual(history.flowSeries.map(\.value), [.light, .spotting, .medium])
  }

  @Test func flowBeforeAStartIsOutsideAndFlowWithoutAnyIsAPeriod() throws {
    let flow = [sample(3, .light), sample(4, .heavy, starts: true), sample(20, .medium)]
    let history = CycleHistory(healthStoreSamples: HealthStoreSamples(flow: flow))
    expectEqual(history.periods, [try period(4, 4), try period(20)])
    expectEqual(history.bleedingOutsidePeriods, [january(3)])
    expectEqual(history.flowSeries.map(\.value), [.light, .heavy, .medium])
  }

  @Test func theStrongestSampleOfADayCounts() throws {
    let flow = [
      sample(3, .heavy), sample(3, .unspecified, starts: true), sample(3, .light), sample(3, .none),
    ]
    let history = CycleHistory(healthStoreSamples: HealthStoreSamples(flow: flow))
    expectEqual(history.periods, [try period(3, 3)])
    expectEqual(history[january(3)]?.flow, .heavy)
  }

  @Test func aSecondStartWithoutABreakIsTheSamePeriod() throws {
    let flow = [sample(3, .heavy, starts: true), sample(5, .light, starts: true)]
    let samples = HealthStoreSamples(flow: flow)
    expectEqual(CycleHistory(healthStoreSamples: samples).periods, [try period(3, 5)])
    let strict = try #require(MensesRule(maximumBreak: 0))
    let later = HealthStoreSamples(
      flow: [sample(3, .heavy, starts: true), sample(11, .light, starts: true)])
    expectEqual(CycleHistory(healthStoreSamples: samples, rule: strict).periods.count, 1)
    expectEqual(CycleHistory(healthStoreSamples: later, rule: strict).periods.count, 2)
  }

  @Test func aPeriodWithoutAnEndHasNoneAfterTheRoundTrip() throws {
    var history = try CycleHistory(periods: [period(3, 7), period(31), period(60), period(90)])
    try history.log(DayLog(flow: .spotting), on: january(59), asOf: january(99))
    try history.log(DayLog(flow: .light), on: january(91), asOf: january(99))
    let samples = history.healthStoreSamples
    expectEqual(samples.flow.filter { $0.date == january(31) }.map(\.level), [.unspecified])
    let copy = CycleHistory(healthStoreSamples: samples)
    // Logged flow ends a period.
    expectEqual(
      copy.periods, [try period(3, 7), try period(31), try period(60), try period(90, 91)])
    expectEqual(CycleHistory(healthStoreSamples: copy.healthStoreSamples), copy)
    let single = try CycleHistory(periods: [period(3, 3)])
    expectEqual(
      CycleHistory(healthStoreSamples: single.healthStoreSamples).periods, [try period(3)])
  }

  @Test(arguments: HealthStoreSamples.MenstrualFlowSample.Level.allCases)
  func aSingleDayOfAKnownLevelIsAPeriodOfADay(level: HealthStoreSamples.MenstrualFlowSample.Level)
    throws
  {
    let other = [sample(3, .unspecified, starts: true), sample(3, level)]
    let samples = HealthStoreSamples(
      flow: other,
      intermenstrualBleeding: [HealthStoreSamples.IntermenstrualBleeding(date: january(3))])
    let isKnown = level != .unspecified && level != .none
    expectEqual(
      CycleHistory(healthStoreSamples: samples).periods, [try period(3, isKnown ? 3 : nil)])
  }

  @Test func aPeriodOnTheLastDayOfTheCalendarIsExchanged() throws {
    var history = try CycleHistory(
      periods: [LoggedPeriod(start: #require(CalendarDate.latest.adding(days: -1)))])
    try history.log(DayLog(flow: .light), on: .latest, asOf: .latest)
    expectEqual(history.healthStoreSamples.flow.map(\.level), [.unspecified, .light])
  }

  @Test(arguments: 0..<60)
  func aHistoryOfBleedingSurvivesTheRoundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let rule = try #require(MensesRule(maximumBreak: seed % 3))
    let starts = (0..<6).map { $0 * 20 + Int.random(in: 1...9, using: &generator) }
    var history = try CycleHistory(
      periods: starts.map { try period($0, $0 + Int.random(in: 0...6, using: &generator)) },
      rule: rule)
    for day in 1...125 where Bool.random(using: &generator) {
      let isMenses = history.periods.contains { $0.days?.contains(january(day)) == true }
      let flow =
        isMenses ? MenstrualFlow(numbered: .random(in: 1...3, using: &generator)) : .spotting
      try history.log(DayLog(flow: flow), on: january(day), asOf: january(200))
    }
    let samples = history.healthStoreSamples
    let shuffled = HealthStoreSamples(
      flow: samples.flow.shuffled(using: &generator),
      intermenstrualBleeding: samples.intermenstrualBleeding.shuffled(using: &generator))
    // A single day without flow stands for a period without an end.
    let expected = try CycleHistory(
      periods: history.periods.map {
        $0.length == 1 && history[$0.start]?.flow == nil ? try LoggedPeriod(start: $0.start) : $0
      }, loggedDays: history.loggedDays, rule: rule)
    expectEqual(CycleHistory(healthStoreSamples: shuffled, rule: rule), expected)
  }
}
