import CyclePrediction
import TestSupport
import Testing

/// Reading a health store again into a log that has been edited since.
@Suite("Health store: merging into an edited log") struct HealthStoreMergeTests {
  private func full() throws -> CycleHistory {
    var history = try CycleHistory.full()
    try history.log(
      DayLog(
        flow: .light, moods: [.calm], symptoms: [.acne],
        temperature: BasalTemperature(celsius: 36.5, isDisturbed: true), mucus: .moist,
        progesteroneTest: .negative, pregnancyTest: .negative, intercourse: .protected, notes: "x"),
      on: january(3), asOf: january(400))
    try history.log(DayLog(flow: .medium), on: january(15), asOf: january(400))
    try history.removePeriod(startingOn: january(15))
    try history.confirmPeriod(startingOn: history.periods[4].start)
    try history.confirmNoPregnancy(on: january(3), asOf: january(400))
    try history.add(CycleInterruption(.pregnancy, from: january(300)), asOf: january(400))
    return history
  }

  @Test func itsOwnSamplesChangeNothing() throws {
    var history = try full()
    history.merge(history.healthStoreSamples)
    try expectEqual(history, full())
  }

  @Test func anEmptyLogBecomesTheStoreAndTwiceIsOnce() throws {
    let samples = try full().healthStoreSamples
    var history = CycleHistory(rule: .figo)
    for _ in 0..<2 {
      history.merge(samples)
      expectEqual(history, CycleHistory(healthStoreSamples: samples, rule: .figo))
    }
  }

  @Test func whatSheCorrectedStays() throws {
    var samples = HealthStoreSamples(
      flow: (1...9).map {
        .init(date: january($0), level: .heavy, startsCycle: $0 == 1)
      } + [.init(date: january(29), level: .light, startsCycle: true)])
    samples.pregnancyTests = [.init(date: january(27), value: .positive)]
    samples.temperatures = [27, 28].map { .init(date: january($0), value: 37) }
    samples.symptoms = [27, 28].map { .init(date: january($0), value: .init(.cramps)) }
    var history = CycleHistory(healthStoreSamples: samples)
    try history.endPeriod(startingOn: january(1), on: january(4), asOf: january(40))
    try history.removePeriod(startingOn: january(29))
    try history.log(
      DayLog(
        symptoms: [.acne], temperature: BasalTemperature(celsius: 36.2), pregnancyTest: .negative),
      on: january(27), asOf: january(40))
    let corrected = history
    history.merge(samples)
    expectEqual(history, corrected)
    expectEqual(history.periods, [try period(1, 4)])
  }

  @Test func whatTheLogLacksIsAdded() throws {
    var history = try CycleHistory(periods: [period(1, 4)])
    try history.log(DayLog(notes: "x"), on: january(27), asOf: january(40))
    try history.add(
      CycleInterruption(.pause, from: january(30), to: january(33)), asOf: january(40))
    try history.exclude(cycleStartingOn: january(1))
    var samples = HealthStoreSamples(
      flow: [2, 3, 60, 61].map {
        .init(date: january($0), level: .medium, startsCycle: $0 == 2 || $0 == 61)
      })
    samples.temperatures = [.init(date: january(27), value: 36.4)]
    samples.mucus = [.init(date: january(27), value: .creamy)]
    samples.ovulationTests = [.init(date: january(27), value: .negative)]
    samples.progesteroneTests = [.init(date: january(27), value: .positive)]
    samples.pregnancyTests = [.init(date: january(27), value: .positive)]
    samples.intercourse = [.init(date: january(27), value: nil)]
    samples.symptoms = [.init(date: january(27), value: .init(.cramps))]
    samples.spans = [
      try #require(.init(.contraceptive(.oral), from: january(20), to: january(30))),
      try #require(.init(.contraceptive(.oral), from: january(33), to: january(35))),
      try #require(.init(.lactation, from: january(40), to: january(50))),
      try #require(.init(.pregnancy, from: january(5), to: january(8))),
    ]
    history.merge(samples)
    expectEqual(
      history[january(27)],
      DayLog(
        symptoms: [.cramps], temperature: try BasalTemperature(celsius: 36.4), mucus: .creamy,
        ovulationTest: .negative, progesteroneTest: .positive, pregnancyTest: .positive,
        intercourse: .unspecified, notes: "x"))
    expectEqual(history.periods, [try period(1, 4), try period(61, 61)])
    expectEqual(history.addedPeriods, history.periods)
    expectEqual(history.bleedingOutsidePeriods, [january(60)])
    expectEqual(history.interruptions.map(\.start), [5, 20, 30, 34, 40].map(january))
    expectEqual(history.interruptions.map(\.end), [8, 29, 33, 35, 50].map(january))
    expectEqual(history.excludedCycleStarts, [january(1)])
  }

  @Test(arguments: [(4, [1]), (5, [1, 5, 20]), (20, [1, 20])])
  func onlyASharedDayKeepsAPeriodOut(first: Int, starts: [Int]) throws {
    var history = try CycleHistory(periods: [period(1, 4)])
    history.merge(
      HealthStoreSamples(
        flow: [first, 20].map {
          .init(date: january($0), level: .unspecified, startsCycle: $0 == first || first == 5)
        }))
    expectEqual(history.addedPeriods.map(\.start), starts.map(january))
  }

  @Test func aPeriodThatReachesIntoOneOfTheLogIsLeftOut() throws {
    var history = try CycleHistory(periods: [period(3, 6)])
    history.merge(
      HealthStoreSamples(
        flow: (1...3).map {
          .init(date: january($0), level: .unspecified, startsCycle: $0 == 1)
        }))
    expectEqual(history.addedPeriods, [try period(3, 6)])
  }

  @Test func aPregnancyKeepsItsDaysOutsideOtherInterruptions() throws {
    var samples = HealthStoreSamples()
    samples.spans = [try #require(.init(.pregnancy, from: january(69), to: nil))]
    var history = CycleHistory()
    for (first, last) in [(1, 69), (100, 101)] {
      try history.add(
        CycleInterruption(
          first == 1 ? .hormonalContraception : .pause, from: january(first), to: january(last)),
        asOf: january(200))
    }
    for _ in 0..<2 {
      history.merge(samples)
      expectEqual(history.interruptions.map(\.start), [1, 70, 100, 102].map(january))
      expectEqual(history.interruptions.map(\.end), [january(69), january(99), january(101), nil])
      expectEqual(
        history.interruptions.map(\.kind),
        [
          .hormonalContraception, .pregnancy, .pause, .pregnancy,
        ])
    }
    // She knows better when it ended.
    var corrected = CycleHistory()
    try corrected.add(
      CycleInterruption(.pregnancy, from: january(69), to: january(120)), asOf: january(200))
    corrected.merge(samples)
    expectEqual(corrected.interruptions.map(\.end), [january(120)])
  }

  @Test func aPregnancyThatBeginsWithAPauseKeepsItsLastDay() throws {
    var samples = HealthStoreSamples()
    samples.spans = [try #require(.init(.pregnancy, from: january(20), to: january(30)))]
    var history = CycleHistory()
    let pause = try CycleInterruption(.pause, from: january(20), to: january(29))
    try history.add(pause, asOf: january(40))
    history.merge(samples)
    let last = try CycleInterruption(.pregnancy, from: january(30), to: january(30))
    expectEqual(history.interruptions, [pause, last])
  }

  @Test func bleedingThatSheLoggedStaysInItsPeriod() throws {
    var history = CycleHistory()
    for day in 1...4 { try history.log(DayLog(flow: .medium), on: january(day), asOf: january(40)) }
    expectEqual(history.periods.map(\.start), [january(1)])
    let logged = history
    // In the store, her third day is bleeding before a period.
    let samples = HealthStoreSamples(
      flow: [3, 4].map { .init(date: january($0), level: .medium, startsCycle: $0 == 4) })
    expectEqual(CycleHistory(healthStoreSamples: samples).bleedingOutsidePeriods, [january(3)])
    history.merge(samples)
    expectEqual(history, logged)
  }

  @Test func herNoSurvivesTheNextReading() throws {
    var samples = HealthStoreSamples()
    samples.pregnancyTests = [.init(date: january(27), value: .positive)]
    var history = try CycleHistory(periods: [period(1, 4)])
    history.merge(samples)
    try history.confirmNoPregnancy(on: january(27), asOf: january(28))
    history.removeLog(on: january(27))
    history.merge(samples)
    expectEqual(history[january(27)]?.pregnancyTest, .positive)
    try expect(CyclePredictor().forecast(for: history, asOf: january(28)).suggestions.isEmpty)
  }
}
