import CycleResearch
import TestSupport
import Testing

/// The predictor by way of the protocol: a state that is told the whole log at once.
private struct Retold: Backtest.DayForecasting {
  let predictor: CyclePredictor

  func forecast(from log: Backtest.DayLog) -> Backtest.DayForecast {
    var state = CycleLengthState(predictor, context: log.context)
    for length in log.lengths { state.observe(length) }
    let day = state.forecast(daysSinceStart: log.daysSinceStart)
    var forecast = Backtest.DayForecast(daysUntilStart: day.daysUntilStart)
    forecast.fertileProbability = day.fertileProbability
    forecast.probabilityOfMissedPeriod = day.probabilityOfMissedPeriod
    forecast.probabilityOfSpuriousStart = day.probabilityOfSpuriousStart
    return forecast
  }
}

@Suite("Backtest by day: random days of a study") struct BacktestDaysTests {
  private let predictor = CyclePredictor()
  private let log: LoggedCohort

  init() throws {
    let cohort = try CycleCohort(
      simulating: .research(), womanCount: 6, cyclesPerWoman: 3...5, seed: 5)
    log = try LoggedCohort(
      cohort, missedPeriodProbability: 0.4, spuriousStartProbability: 0.4, seed: 2)
  }

  /// What a program that walks through the log day by day expects for the women's days.
  private func plainRecords(
    share: Double, seed: UInt64
  ) -> [(
    woman: Int, cycle: Int, elapsed: Int, state: Backtest.Days.LogState, left: Int, history: [Int]
  )] {
    var generator = SeededGenerator(seed: seed)
    var records: [(Int, Int, Int, Backtest.Days.LogState, Int, [Int])] = []
    for (woman, (truth, starts)) in zip(log.truth.women, log.starts).enumerated() {
      var trueStarts = [0]
      for cycle in truth.cycles {
        trueStarts.append(trueStarts[trueStarts.count - 1] + cycle.length)
      }
      for day in 0..<(trueStarts.last ?? 0)
      where Double(generator.next() >> 11) * 0x1p-53 < share {
        let known = starts.filter { $0.day <= day }
        let cycle = trueStarts.lastIndex { $0 <= day } ?? 0
        let latest = known[known.count - 1]
        let state: Backtest.Days.LogState =
          latest.day < trueStarts[cycle] ? .missed : latest.cycle == nil ? .spurious : .right
        records.append(
          (
            woman, cycle, day - latest.day, state, trueStarts[cycle + 1] - day,
            zip(known, known.dropFirst()).map { $1.day - $0.day }
          ))
      }
    }
    return records
  }

  @Test(arguments: LongTest.values([1, 2], small: 1))
  func everyDrawnDayIsAskedWithTheLogUpToIt(seed: UInt64) throws {
    let share = LongTest.isSmall ? 0.02 : 0.1
    let days = try Backtest.Days(predictor, on: log, share: share, seed: seed)
    let plain = plainRecords(share: share, seed: seed)
    try #require(days.records.count == plain.count && Double(plain.count) > 400 * share)
    expectEqual(Set(plain.map(\.state)).count, 3)
    for (record, expected) in zip(days.records, plain) {
      expect(
        (record.woman, record.cycle, record.daysSinceStart)
          == (expected.woman, expected.cycle, expected.elapsed))
      expect(record.logState == expected.state && record.daysUntilStart == expected.left)
      let cycle = log.truth.women[record.woman].cycles[record.cycle]
      let day = cycle.length - record.daysUntilStart + 1
      expectEqual(record.isFertile, cycle.ovulationDay.map { ($0 - 5...$0).contains(day) })
    }
    // A state that is told the whole log at once says the same.
    for place in stride(from: 0, to: plain.count, by: 9) {
      let woman = log.truth.women[plain[place].woman]
      var state = CycleLengthState(predictor, context: woman.context)
      for distance in plain[place].history { state.observe(distance) }
      let (told, plain) = (
        days.records[place].forecast, state.forecast(daysSinceStart: plain[place].elapsed)
      )
      expectEqual(told.daysUntilStart, plain.daysUntilStart)
      expectEqual(told.fertileProbability, plain.fertileProbability)
      expectEqual(told.probabilityOfMissedPeriod, plain.probabilityOfMissedPeriod)
      expectEqual(told.probabilityOfSpuriousStart, plain.probabilityOfSpuriousStart)
    }
  }

  @Test func scoresAreThoseOfTheRecords() throws {
    let days = try Backtest.Days(
      predictor, on: log, share: LongTest.isSmall ? 0.025 : 0.15, seed: 3)
    let missed = days.records.filter { $0.logState == .missed }
    try #require(!missed.isEmpty)
    expectEqual(days.records(.missed), missed)
    expectEqual(
      days.scores(.missed),
      Backtest.Scores(missed.map { ($0.forecast.daysUntilStart, $0.daysUntilStart) }))
    expectEqual(
      Backtest.Days.LogState.allCases.reduce(0) { $0 + days.scores($1).count }, days.scores().count)
    let fertile = missed.compactMap { record in
      record.isFertile.map { (record.forecast.fertileProbability ?? .nan, $0) }
    }
    expectEqual(days.fertility(.missed), Backtest.EventScores(fertile))
    expectEqual(
      days.missedPeriods,
      Backtest.EventScores(
        days.records.map { ($0.forecast.probabilityOfMissedPeriod, $0.logState == .missed) }))
    expectEqual(
      days.spuriousStarts,
      Backtest.EventScores(
        days.records.map { ($0.forecast.probabilityOfSpuriousStart, $0.logState == .spurious) }))
  }

  @Test func aPredictorByTheProtocolIsThePredictor() throws {
    let share = LongTest.isSmall ? 0.01 : 0.2
    let ours = try Backtest.Days(predictor, on: log, share: share, seed: 2)
    let theirs = try Backtest.Days(Retold(predictor: predictor), on: log, share: share, seed: 2)
    expectEqual(ours.records, theirs.records)
    expect(!ours.records.isEmpty)
    expectEqual(theirs.provenance, "Retold, \(share) of the days, seed 2")
    expectEqual(ours.csv, theirs.csv)
    expectEqual(ours.pitHistogram().count, ours.records.count)
    expectEqual(
      ours.fertilityReliability().bins.reduce(0) { $0 + $1.count }, ours.fertility().count)
  }

  @Test func theReportNamesWhatReproducesIt() throws {
    let share = LongTest.isSmall ? 0.02 : 0.1
    let days = try Backtest.Days(predictor, on: log, share: share, seed: 7)
    let lines = days.report.split(separator: "\n")
    expectEqual(lines[0], "\(predictor.provenance), \(share) of the days, seed 7")
    expect(lines[1].contains(log.truth.digest))
    expectEqual(lines[2], "missed periods 0.4, spurious starts 0.4, seed 2")
    expect(lines[4].hasPrefix("start not logged") && lines[7].hasPrefix("all"))
    expect(!days.report.contains("nan"))
    let empty = try Backtest.Days(predictor, on: LoggedCohort(CycleCohort(), seed: 1), seed: 1)
    expect(empty.records.isEmpty && !empty.report.contains("nan"))
  }

  @Test(arguments: [-0.1, 1.1, .nan])
  func aShareOutOfRangeIsRefused(share: Double) {
    #expect(throws: CycleCohort.SimulationError.self) {
      try Backtest.Days(predictor, on: log, share: share, seed: 1)
    }
  }

  @Test func impossibleNumbersOfAStudyDoNotTrap() throws {
    let cohort = CycleCohort(women: [
      .init(
        id: "a", age: .nan,
        cycles: [
          .init(length: .min, ovulationDay: .max), .init(length: 20_000, ovulationDay: .min),
          .init(length: 28, ovulationDay: 29),
        ])
    ])
    let days = try Backtest.Days(
      predictor, on: LoggedCohort(cohort, missedPeriodProbability: 1, seed: 1), share: 0.001,
      seed: 1)
    expect(days.records.allSatisfy { $0.isFertile == nil && $0.daysUntilStart >= 1 })
    expect(!days.records.isEmpty)
  }
}
