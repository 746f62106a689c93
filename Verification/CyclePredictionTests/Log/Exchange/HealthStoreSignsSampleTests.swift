import CyclePrediction
import TestSupport
import Testing

@Suite("Health store: signs from samples") struct HealthStoreSignsSampleTests {
  @Test func signsSurviveTheRoundTrip() throws {
    var history = try CycleHistory(periods: [period(1, 5)])
    let log = DayLog(
      flow: .light, symptoms: [.acne, .cramps],
      temperature: try BasalTemperature(celsius: 36.5, minuteOfDay: 390), mucus: .eggWhite,
      ovulationTest: .high, progesteroneTest: .positive, pregnancyTest: .negative,
      intercourse: .unprotected)
    try history.log(log, on: january(3), asOf: january(99))
    try history.log(
      DayLog(
        temperature: BasalTemperature(celsius: 37.5, isDisturbed: true), mucus: .moist,
        ovulationTest: .positive, intercourse: .unspecified),
      on: january(14), asOf: january(99))
    try history.add(
      CycleInterruption(.pregnancy, from: january(20), to: january(60)), asOf: january(99))
    try history.add(CycleInterruption(.breastfeeding, from: january(61)), asOf: january(99))
    let copy = CycleHistory(healthStoreSamples: history.healthStoreSamples)
    expectEqual(copy[january(3)], log)
    expectEqual(
      copy[january(14)], DayLog(mucus: .creamy, ovulationTest: .positive, intercourse: .unspecified)
    )
    expect(copy.interruptions == history.interruptions && copy.periods == history.periods)
  }

  @Test func theMostCertainOfSeveralSamplesCounts() throws {
    var samples = HealthStoreSamples()
    samples.ovulationTests = [2, 1, 3, 4].compactMap { HealthStoreSamples.TestResult(rawValue: $0) }
      .map { .init(date: january(3), value: $0) }
    samples.mucus = [.watery, .dry].map { .init(date: january(3), value: $0) }
    samples.intercourse = [true, false, nil].map { .init(date: january(3), value: $0) }
    samples.temperatures = [36.5, 99, .nan, 36.6].map { .init(date: january(3), value: $0) }
    samples.progesteroneTests = [.positive, .negative].map { .init(date: january(3), value: $0) }
    samples.pregnancyTests = [.negative, .indeterminate].map { .init(date: january(3), value: $0) }
    samples.symptoms = [
      .init(date: january(3), value: .init(.acne, severity: .severe)),
      .init(date: january(3), value: .init(.nausea, severity: .notPresent)),
    ]
    let log = try #require(CycleHistory(healthStoreSamples: samples)[january(3)])
    expect(log.ovulationTest == .positive && log.mucus == .eggWhite)
    expect(log.intercourse == .unprotected && log.temperature?.celsius == 36.5)
    expectEqual(log.symptoms, [.acne])
    expect(log.progesteroneTest == .positive && log.pregnancyTest == .negative)
  }

  @Test func aTemperatureKeepsItsTimeAndLosesAnImpossibleOne() {
    var samples = HealthStoreSamples()
    samples.temperatures = [405, 1440, -1, nil].enumerated().map {
      .init(date: january(3 + $0), value: 36.5, minuteOfDay: $1)
    }
    let history = CycleHistory(healthStoreSamples: samples)
    let times = (3...6).map { history[january($0)]?.temperature.map { [$0.minuteOfDay] } }
    expectEqual(times, [[405], [nil], [nil], [nil]])
    let back = history.healthStoreSamples.temperatures
    expectEqual(back.map(\.minuteOfDay), [405, nil, nil, nil])
  }

  @Test func overlappingSpansBecomeInterruptionsInOrder() throws {
    var samples = HealthStoreSamples()
    samples.spans = [
      try #require(.init(.lactation, from: january(50))),
      try #require(.init(.pregnancy, from: january(1), to: january(60))),
      try #require(.init(.contraceptive(.intrauterineDevice), from: january(70))),
      try #require(.init(.contraceptive(.oral), from: january(80), to: january(90))),
    ]
    let history = CycleHistory(healthStoreSamples: samples)
    expectEqual(
      history.interruptions.map(\.kind), [.pregnancy, .breastfeeding, .hormonalContraception])
    expectEqual(history.interruptions.map(\.end), [january(49), january(79), january(90)])
    expect(HealthStoreSamples.Span(.pregnancy, from: january(2), to: january(1)) == nil)
  }

  /// The order of samples says nothing.
  ///
  /// A day of a time span with a known end is never a day of an ordinary cycle, whatever other spans two apps
  /// wrote; of several spans of a day, the one that began last counts.
  @Test(arguments: 0..<30)
  func noDayOfASpanIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var samples = HealthStoreSamples()
    for _ in 0..<Int.random(in: 1...7, using: &generator) {
      let start = Int.random(in: 1...60, using: &generator)
      let end =
        start + Int.random(in: 0...Int.random(in: 0...40, using: &generator), using: &generator)
      let kinds: [HealthStoreSamples.Span.Kind] = [.contraceptive(.oral), .pregnancy, .lactation]
      let kind = try #require(kinds.randomElement(using: &generator))
      samples.spans.append(
        try #require(.init(kind, from: january(start), to: january(end))))
    }
    let history = CycleHistory(healthStoreSamples: samples)
    for (one, next) in zip(history.interruptions, history.interruptions.dropFirst()) {
      expect(try #require(one.end) < next.start)
    }
    for day in (1...110).map(january) {
      let spans = samples.spans.filter { $0.start <= day && day <= $0.end ?? .latest }
      let kind = history.interruption(on: day)?.kind
      expect(spans.isEmpty == (kind == nil), "\(day) of \(samples.spans.count)")
      let latest = spans.map(\.start).max()
      let counting = spans.filter { $0.start == latest }.map(\.kind)
      if counting.count == 1, let counted = counting.first {
        let expected: CycleInterruption.Kind =
          switch counted {
          case .pregnancy: .pregnancy
          case .lactation: .breastfeeding
          default: .hormonalContraception
          }
        expectEqual(kind, expected)
      }
    }
    samples.temperatures = (0..<20).map { _ in
      .init(
        date: january(.random(in: 1...4, using: &generator)),
        value: 36 + 0.1 * Double(Int.random(in: 1...9, using: &generator)),
        minuteOfDay: .random(in: 400...402, using: &generator))
    }
    samples.mucus = (0..<9).map { _ in
      .init(
        date: january(.random(in: 1...4, using: &generator)),
        value: Bool.random(using: &generator) ? .watery : .dry)
    }
    let ordered = CycleHistory(healthStoreSamples: samples)
    samples.spans.shuffle(using: &generator)
    samples.temperatures.shuffle(using: &generator)
    samples.mucus.shuffle(using: &generator)
    expectEqual(CycleHistory(healthStoreSamples: samples), ordered)
    var again = history
    again.merge(samples)
    expectEqual(again.interruptions, history.interruptions)
  }
}
