import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: the first days after hormonal contraception")
struct WithdrawalBleedingTests {
  /// The infertile days at the beginning of the last cycle, on its sixth day.
  private func infertileDays(
    _ kind: CycleInterruption.Kind = .hormonalContraception, from start: String = "2024-06-01",
    to end: String, _ bleedings: String...
  ) throws -> Int? {
    let last = try CalendarDate(iso8601: bleedings[bleedings.count - 1])
    var history = try CycleHistory(iso8601: bleedings)
    let use = try CycleInterruption(
      kind, from: CalendarDate(iso8601: start), to: CalendarDate(iso8601: end))
    try history.add(use, asOf: max(last, use.end ?? last))
    let today = last.advanced(by: 5)
    for day in 0...5 {
      try history.log(DayLog(mucus: .dry), on: last.advanced(by: day), asOf: today)
    }
    return history.symptoThermalEvaluation(asOf: today, secondSign: .mucus)?
      .lastInfertileDayAtBeginning
  }

  @Test func onlyTheWithdrawalBleedingGivesInfertileDays() throws {
    try expectEqual(infertileDays(to: "2025-12-28", "2025-12-31"), 5)
    // The greatest distance, and one day more.
    try expectEqual(infertileDays(to: "2025-12-28", "2026-01-04"), 5)
    try expectEqual(infertileDays(to: "2025-12-28", "2026-01-05"), 0)
    try expectEqual(infertileDays(to: "2025-12-28", "2026-02-26"), 0)
    // An injection.
    try expectEqual(infertileDays(to: "2025-08-01", "2026-02-26"), 0)
  }

  /// Only a pill, a ring, and a patch are known to have a break with a withdrawal bleeding.
  @Test(arguments: HealthStoreSamples.Contraceptive.allCases)
  func theContraceptiveOfAHealthStoreDecides(contraceptive: HealthStoreSamples.Contraceptive) throws
  {
    let isLongActing = [.implant, .injection].contains(contraceptive)
    guard contraceptive != .intrauterineDevice else { return }
    let (end, bleeding) = (january(60), january(63))
    let use = try #require(
      HealthStoreSamples.Span(.contraceptive(contraceptive), from: january(1), to: end))
    // The app's own copy of the time span, without the kind.
    let copy = try #require(
      HealthStoreSamples.Span(.contraceptive(.unspecified), from: january(1), to: end))
    for spans in [[use], [use, copy], [copy, use]] {
      var samples = HealthStoreSamples(flow: [
        .init(date: bleeding, level: .medium, startsCycle: true)
      ])
      samples.spans = spans
      var history = CycleHistory(healthStoreSamples: samples)
      func infertileDays() -> Int {
        history.earlierCycles(before: bleeding, secondSign: .mucus).infertileDaysAtBeginning
      }
      expectEqual(infertileDays(), isLongActing ? 0 : 5)
      expectEqual(history.interruptions.map(\.kind), [.hormonalContraception])
      // It stays so in storage, in the store, and when the dates are corrected.
      try expectEqual(decoded(encoded(history)), history)
      if isLongActing { expectEqual(history.healthStoreSamples.spans, [use]) }
      history = CycleHistory(healthStoreSamples: history.healthStoreSamples)
      try history.endInterruption(startingOn: january(1), on: january(59), asOf: bleeding)
      expectEqual(infertileDays(), isLongActing ? 0 : 5)
    }
  }

  /// The person's own log cannot say which contraceptive it was, but a merged health store can.
  @Test(arguments: 0..<20)
  func aMergedStoreNamesTheContraceptiveOfTheLog(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let own = try CycleInterruption(
      .hormonalContraception, from: january(.random(in: 1...30, using: &generator)),
      to: january(.random(in: 56...60, using: &generator)))
    for kind in [.implant, .injection, .oral] as [HealthStoreSamples.Contraceptive] {
      var history = try CycleHistory(periods: [period(63)], interruptions: [own])
      var samples = HealthStoreSamples(flow: [])
      let last = january(.random(in: 30...62, using: &generator))
      samples.spans = [
        try #require(.init(.contraceptive(kind), from: january(-40), to: last))
      ]
      history.merge(samples)
      expectEqual(history.interruptions.map(\.start), [own.start])
      let earlier = history.earlierCycles(before: january(63), secondSign: .mucus)
      expectEqual(earlier.infertileDaysAtBeginning, kind == .oral ? 5 : 0)
      try expectEqual(decoded(encoded(history)), history)
      let once = history
      history.merge(samples)
      history.merge(history.healthStoreSamples)
      expectEqual(history, once)
    }
  }

  @Test func aContraceptiveOfANewerVersionIsNoPill() throws {
    let text = """
      {"periods":[{"start":"2026-03-04"}],"interruptions":[{"kind":"hormonalContraception",\
      "start":"2026-01-01","end":"2026-03-01","contraceptive":"gel"}]}
      """
    let history: CycleHistory = try decoded(text)
    let earlier = history.earlierCycles(before: january(63), secondSign: .mucus)
    expect(earlier.isFirstAfterHormonalContraception)
    expectEqual(earlier.infertileDaysAtBeginning, 0)
    expect(try encoded(history).contains(#""contraceptive":"gel""#))
  }

  @Test func aSecondCycleHasNone() throws {
    try expectEqual(infertileDays(to: "2026-01-02", "2025-12-31", "2026-01-29"), 0)
    try expectEqual(infertileDays(to: "2026-01-02", "2025-12-31", "2026-01-08"), 0)
    try expectEqual(infertileDays(to: "2026-01-02", "2025-12-10", "2026-01-05"), 5)
    try expectEqual(infertileDays(to: "2025-12-28", "2025-12-31", "2026-01-28"), 0)
  }

  @Test func aShortUseHasNoWithdrawalBleeding() throws {
    try expectEqual(infertileDays(from: "2025-12-28", to: "2025-12-28", "2025-12-31"), 0)
    try expectEqual(infertileDays(from: "2025-12-09", to: "2025-12-28", "2025-12-31"), 0)
    try expectEqual(infertileDays(from: "2025-12-08", to: "2025-12-28", "2025-12-31"), 5)
    try expectEqual(infertileDays(.pause, to: "2025-12-28", "2025-12-31"), 0)
  }

  /// Three higher temperatures from day 9 on, and possibly a fourth, in the first cycle after pills.
  @Test(arguments: [true, false])
  func anEarlyRiseShortensWithoutTheExtraMeasurement(hasExtra: Bool) throws {
    let start = january(1)
    var history = try CycleHistory(periods: [
      LoggedPeriod(start: start), LoggedPeriod(start: january(29)),
    ])
    let today = january(34)
    try history.add(
      CycleInterruption(.hormonalContraception, from: january(-90), to: january(-2)), asOf: today)
    let higher = [36.6, 36.65, 36.7] + (hasExtra ? [36.7] : [])
    for (day, celsius) in ([36.4, 36.35, 36.4, 36.45, 36.4, 36.4, 36.35, 36.4] + higher)
      .enumerated()
    {
      let mucus: CervicalMucus = day == 6 ? .eggWhite : day < 6 ? .nothing : .dry
      let log = DayLog(temperature: try BasalTemperature(celsius: celsius), mucus: mucus)
      try history.log(log, on: start.advanced(by: day), asOf: today)
    }
    let earlier = history.earlierCycles(before: january(29), secondSign: .mucus)
    expectEqual(earlier.firstHigherDays, [9])
    expectEqual(earlier.isPreviousEvaluated, hasExtra)
    expectEqual(earlier.infertileDaysAtBeginning, hasExtra ? 1 : 0)
  }

  @Test func bothSignsEndTheFirstInfertileDays() throws {
    let start = january(1)
    var history = try CycleHistory(periods: [LoggedPeriod(start: start)])
    let today = january(6)
    try history.add(
      CycleInterruption(.hormonalContraception, from: january(-90), to: january(-2)), asOf: today)
    func last(_ sign: SymptoThermalChart.SecondSign) -> Int? {
      history.symptoThermalEvaluation(asOf: today, secondSign: sign)?.lastInfertileDayAtBeginning
    }
    for day in 0...5 {
      try history.log(DayLog(mucus: .dry), on: start.advanced(by: day), asOf: today)
    }
    expectEqual(last(.mucus), 5)
    let open = CervixState(opening: .open, firmness: .soft, position: nil)
    try history.updateLog(on: january(4), asOf: today) { $0.cervix = open }
    expectEqual([last(.mucus), last(.cervix), last(.none)], [3, 3, 0])
  }

  @Test(arguments: 0..<40)
  func noFirstDayIsInfertileWithoutAReason(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let end = january(.random(in: 30...60, using: &generator))
    let start = end.advanced(by: -.random(in: 0...90, using: &generator))
    let bleeding = end.advanced(by: .random(in: 1...20, using: &generator))
    var history = try CycleHistory(periods: [LoggedPeriod(start: bleeding)])
    let use = try CycleInterruption(.hormonalContraception, from: start, to: end)
    try history.add(use, asOf: bleeding)
    let earlier = history.earlierCycles(before: bleeding, secondSign: .mucus)
    let isWithdrawal = end.days(until: bleeding) <= 7 && start.days(until: end) >= 20
    expect(earlier.isFirstAfterHormonalContraception)
    expectEqual(earlier.beginsWithWithdrawalBleeding, isWithdrawal)
    expectEqual(earlier.infertileDaysAtBeginning, isWithdrawal ? 5 : 0)
    let copy: SymptoThermalChart.EarlierCycles = try decoded(encoded(earlier))
    expectEqual(copy, earlier)
  }
}
