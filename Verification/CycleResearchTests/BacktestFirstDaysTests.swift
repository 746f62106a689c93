import CycleResearch
import Essentials
import TestSupport
import Testing

@Suite("Backtest from the first day: periods and ovulation") struct BacktestFirstDaysTests {
  private let predictor = CyclePredictor()
  private let cohort = CycleCohort(women: [
    .init(
      id: "a", age: 33,
      cycles: [
        .init(length: 29, ovulationDay: 16, mensesLength: 5),
        .init(length: 27, ovulationDay: 13, mensesLength: 4), .init(length: 31),
      ]),
    .init(id: "b", cycles: [.init(length: 26, ovulationDay: 14, mensesLength: 6)]),
  ])

  /// A forecast on the first day of a cycle, from texts of an app.
  private func forecast(
    _ cycle: Int, of woman: Int, knowsOvulation: Bool = false
  ) throws -> CycleForecast {
    var start = try CalendarDate(2020, 5, 4)
    var texts: [String] = []
    var ovulations: [CalendarDate] = []
    for known in cohort.women[woman].cycles[..<cycle] {
      let end = known.mensesLength.flatMap { start.adding(days: $0 - 1) }
      texts.append(start.iso8601 + (end.map { "/" + $0.iso8601 } ?? ""))
      if let day = known.ovulationDay, let date = start.adding(days: day - 1) {
        ovulations.append(date)
      }
      start = try #require(start.adding(days: known.length))
    }
    let history = try CycleHistory(
      periods: try (texts + [start.iso8601]).map { try LoggedPeriod(iso8601: $0) },
      ovulationDays: knowsOvulation ? ovulations : [])
    return try predictor.forecast(
      for: history, asOf: start, context: cohort.women[woman].context)
  }

  /// Later periods take long.
  private static let periods = LongTest.values([6, 3, 2, 1], small: 1)

  private let places = [(0, 0), (0, 1), (0, 2), (1, 0)]

  @Test func periodsAheadAreScoredWhereTheirStartIsKnown() throws {
    let later = LongTest.values([3], small: 0)
    let test = Backtest.FirstDays(predictor, on: cohort, periods: [1] + later + [0, 121, .min])
    expectEqual(test.periods.map(\.number), [1] + later + [0, 121, .min])
    expectEqual(test.periods.map(\.start.count), [4] + later.map { _ in 1 } + [0, 0, 0])
    let next = try places.map { woman, cycle in
      (
        try forecast(cycle, of: woman).nextPeriod.start.days,
        cohort.women[woman].cycles[cycle].length
      )
    }
    expectEqual(test.periods[0].start, Backtest.Scores(next))
    for number in later {
      let third = try #require(try forecast(0, of: 0).period(number)).start.days
      expectEqual(test.periods[1].start, Backtest.Scores([(third, 29 + 27 + 31)]))
    }
  }

  @Test(arguments: LongTest.values([false, true], small: 1))
  func ovulationAndWindowsAreThoseOfTheForecasts(knowsOvulation: Bool) throws {
    let test = Backtest.FirstDays(
      predictor, on: cohort, periods: Self.periods, windows: [9, 0, 12],
      knowsOvulation: knowsOvulation)
    var days: [(DayDistribution, Int)] = []
    var held = [0, 0]
    var whole = [0, 0]
    for (woman, cycle) in places {
      guard let ovulation = cohort.women[woman].cycles[cycle].ovulationDay else { continue }
      let forecast = try forecast(cycle, of: woman, knowsOvulation: knowsOvulation)
      days.append((forecast.fertility.ovulation.days, ovulation - 1))
      let fertile = (ovulation - 6...ovulation - 1).compactMap { forecast.asOf.adding(days: $0) }
      for (place, length) in [9, 12].enumerated() {
        let window = try #require(forecast.fertility.window(ofDays: length))
        let count = fertile.count { window.contains($0) }
        held[place] += count
        whole[place] += count == 6 ? 1 : 0
      }
    }
    expectEqual(test.ovulation, Backtest.Scores(days))
    expect(test.windows.map(\.length) == [9, 0, 12] && test.windows.map(\.count) == [3, 0, 3])
    expect(test.windows[1].shareOfFertileDays.isNaN)
    for (place, window) in [test.windows[0], test.windows[2]].enumerated() {
      expectEqual(window.shareOfFertileDays, Double(held[place]) / 18)
      expectEqual(window.shareOfWholeWindows, Double(whole[place]) / 3)
    }
    let plain = Backtest.FirstDays(predictor, on: cohort, periods: Self.periods)
    expectEqual((plain.ovulation == test.ovulation), !knowsOvulation)
  }

  @Test func mensesAreScoredFromTheirFirstDay() throws {
    let test = Backtest.FirstDays(predictor, on: cohort, periods: Self.periods)
    let expected = try places.compactMap { woman, cycle -> (DayDistribution, Int)? in
      let end = try #require(try forecast(cycle, of: woman).currentPeriodEnd)
      return cohort.women[woman].cycles[cycle].mensesLength.map { (end.days, $0 - 1) }
    }
    expect(expected.count == 3 && test.menses == Backtest.Scores(expected))
  }

  @Test func eachWomanMayHaveHerOwnPredictor() throws {
    var asked: [Int] = []
    let both = Backtest.FirstDays(on: cohort, periods: [1], windows: []) {
      asked.append($0)
      return predictor
    }
    expect(asked == [0, 1] && both.windows.isEmpty && both.periods[0].start.count == 4)
  }

  /// What no log can hold.
  @Test(
    arguments: [
      [.init(length: 0)], [.init(length: .min)], [.init(length: .max, ovulationDay: .max)],
      [.init(length: 28), .init(length: 2), .init(length: 28)],
      Array(repeating: .init(length: 10_000), count: 300),
    ] as [[CycleCohort.CycleRecord]])
  func impossibleWomenAreLeftOut(cycles: [CycleCohort.CycleRecord]) {
    let impossible = CycleCohort.Woman(id: "c", cycles: cycles)
    let all = CycleCohort(women: [impossible, cohort.women[1]])
    let test = Backtest.FirstDays(predictor, on: all, periods: [1], windows: [])
    expectEqual(test.periods[0].start.count, 1)
  }

  @Test func impossibleDaysOfACycleAreUnknown() {
    let cycles = [CycleCohort.CycleRecord(length: 28, ovulationDay: 40, mensesLength: .max)]
    let test = Backtest.FirstDays(
      predictor, on: CycleCohort(women: [.init(id: "a", cycles: cycles)]))
    expectEqual(test.periods[0].start.count, 1)
    expect(test.ovulation.count == 0 && test.menses.count == 0)
  }
}
