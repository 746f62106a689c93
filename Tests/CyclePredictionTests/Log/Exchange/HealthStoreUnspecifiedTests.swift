import CyclePrediction
import TestSupport
import Testing

@Suite("Health store: bleeding of unknown strength") struct HealthStoreUnspecifiedTests {
  private typealias Sample = HealthStoreSamples.MenstrualFlowSample

  private func sample(_ day: Int, _ level: Sample.Level = .unspecified, starts: Bool = false)
    -> Sample
  {
    Sample(date: january(day), level: level, startsCycle: starts)
  }

  private func history(_ samples: Sample...) -> CycleHistory {
    CycleHistory(healthStoreSamples: HealthStoreSamples(flow: samples))
  }

  /// Whether a day is one of a period or of bleeding outside periods.
  private func bleeds(_ history: CycleHistory, on date: CalendarDate) -> Bool {
    history.healthStoreSamples.flow.contains { $0.date == date }
      || history.bleedingOutsidePeriods.contains(date)
  }

  @Test func aDayBeforeTheShortestCycleBelongsToThePeriod() throws {
    let log = history(
      sample(1, starts: true), sample(2), sample(3), sample(4, .none), sample(5, .none), sample(6))
    try expectEqual(log.periods, [period(1, 6)])
  }

  @Test func daysWithoutAnyMarkAreAPeriod() throws {
    try expectEqual(
      history(sample(2), sample(3), sample(4), sample(5), sample(6)).periods, [period(2, 6)])
    try expectEqual(history(sample(2)).periods, [period(2)])
  }

  @Test func daysBesideMarkedOnesAreBleedingOutsidePeriods() throws {
    let log = history(
      sample(1, .medium, starts: true), sample(20), sample(31), sample(32, starts: true))
    try expectEqual(log.periods, [period(1, 1), period(32, 32)])
    expectEqual(log.bleedingOutsidePeriods, [january(20), january(31)])
    expectEqual(
      log.healthStoreSamples.intermenstrualBleeding.map(\.date), [january(20), january(31)])
  }

  @Test func aMergeKeepsThem() throws {
    var log = try CycleHistory(periods: [period(1, 5)])
    log.merge(HealthStoreSamples(flow: [sample(28), sample(29)]))
    try expectEqual(log.periods, [period(1, 5), period(28, 29)])
    // A day of a period in the log has no strength either.
    let before = log
    log.merge(HealthStoreSamples(flow: [sample(4), sample(32), sample(60, starts: true)]))
    try expectEqual(log.periods, [period(1, 5), period(28, 29), period(60)])
    expectEqual(log.bleedingOutsidePeriods, [january(32)])
    expect(before.loggedDays.isEmpty && log.loggedDays.map(\.date) == [january(32)])
  }

  /// A period of the store that shares days with one of the log is left out, but none of its days.
  @Test(arguments: [[8], [8, 11], [6, 8, 11]])
  func bleedingBesideAPeriodOfTheLogIsKept(others: [Int]) throws {
    var log = CycleHistory()
    for day in 9...10 {
      try log.log(DayLog(flow: .heavy), on: january(day), asOf: january(20))
    }
    let samples = HealthStoreSamples(flow: (others + [9, 10]).map { sample($0) })
    log.merge(samples)
    expect(others.allSatisfy { log[january($0)]?.flow == .light })
    expectEqual(log.periods.map(\.start), [january(others[0])])
    let once = log
    log.merge(samples)
    expectEqual(log, once)
  }

  /// A merged flow can divide a period of the log, whose other days are then in none.
  @Test func aDayOfADividedPeriodIsKept() throws {
    var log = try CycleHistory(periods: [period(10)])
    try log.log(DayLog(flow: .light), on: january(5), asOf: january(20))
    try expectEqual(log.periods, [period(5, 10)])
    log.merge(
      HealthStoreSamples(flow: [
        sample(1, .light), sample(8), sample(10, .heavy, starts: true),
      ]))
    expectEqual(log.periods.first?.start, january(1))
    expect(bleeds(log, on: january(8)))
  }

  @Test(arguments: 0..<60)
  func noDayIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var samples = HealthStoreSamples()
    for day in 1...70 where Int.random(in: 0..<4, using: &generator) == 0 {
      let level = Sample.Level.allCases.randomElement(using: &generator) ?? .none
      let isUnknown = Bool.random(using: &generator)
      samples.flow.append(
        sample(
          day, isUnknown ? .unspecified : level,
          starts: Int.random(in: 0..<8, using: &generator) == 0))
    }
    samples.flow.shuffle(using: &generator)
    let log = CycleHistory(healthStoreSamples: samples)
    let days = samples.flow.filter { $0.level != .none }.map(\.date)
    expect(days.allSatisfy { bleeds(log, on: $0) }, "\(days.filter { !bleeds(log, on: $0) })")
    var merged = try CycleHistory(periods: [period(10, 14)])
    merged.merge(samples)
    // Of a period that shares days with one of the log, the log's counts.
    let known = log.addedPeriods.filter {
      $0.start <= january(14) && january(10) <= $0.end ?? $0.start
    }
    let others = days.filter { day in
      !known.contains { $0.start <= day && day <= $0.end ?? $0.start }
    }
    expect(others.allSatisfy { bleeds(merged, on: $0) })
    let once = merged
    merged.merge(samples)
    expectEqual(merged, once)
    merged.merge(merged.healthStoreSamples)
    expectEqual(merged, once)
  }
}
