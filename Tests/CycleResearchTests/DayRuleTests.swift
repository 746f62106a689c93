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

/// Four weeks, with ovulation on day 15 and five days of menses, or what the last cycle had.
private struct FourWeeks: Backtest.DayForecasting {
  func forecast(from log: Backtest.DayLog) -> Backtest.DayForecast {
    let last = log.periods.dropLast().last
    let left = max(28 - log.daysSinceStart, 0)
    var forecast = Backtest.DayForecast(
      daysUntilStart: DayDistribution(point: left),
      daysUntilOvulation: DayDistribution(
        point: (last?.daysUntilOvulation ?? 14) - log.daysSinceStart))
    forecast.daysUntilLaterStarts = [DayDistribution(point: left + 28)]
    forecast.daysUntilMensesEnd = DayDistribution(point: (last?.mensesLength ?? 5) - 1)
    return forecast
  }
}

/// A person ended the computation.
private struct Ended: Error, Equatable {}

@Suite("Backtest of a rule by day") struct DayRuleTests {
  private let cohort = CycleCohort(women: [
    .init(
      id: "a",
      cycles: [
        .init(length: 30, ovulationDay: 17, mensesLength: 6),
        .init(length: 27, ovulationDay: 13, mensesLength: 4), .init(length: 28),
      ]), .init(id: "b", cycles: [.init(length: 33, ovulationDay: 20)]),
  ])

  @Test func aPredictorByTheProtocolIsThePredictor() throws {
    let predictor = CyclePredictor(population: try .research(version: "ours 7"))
    let log = try LoggedCohort(
      cohort, missedPeriodProbability: 0.3, spuriousStartProbability: 0.5, seed: 4)
    let ours = try Backtest.Days(predictor, on: log, share: 0.1, seed: 2)
    let theirs = try Backtest.Days(Retold(predictor: predictor), on: log, share: 0.1, seed: 2)
    expectEqual(ours.records, theirs.records)
    expect(ours.records.count > 5)
    expectEqual(theirs.provenance, "Retold, 0.1 of the days, seed 2")
    expectEqual(ours.csv, theirs.csv)
  }

  @Test func firstDaysScoreWhatARuleSays() {
    let test = Backtest.FirstDays(FourWeeks(), on: cohort, periods: [1, 2, 3], windows: [6])
    // Errors 2, 1, 0, 5 of the next period; 57 and 55 instead of 56 of the one after.
    expectEqual(test.periods.map(\.start.count), [4, 2, 0])
    expectEqual(test.periods[0].start.meanAbsoluteError, 2)
    expectEqual(test.periods[1].start.meanAbsoluteError, 1)
    // Days 16, 12, 19 after the start instead of 14.
    expectEqual(test.ovulation.count, 3)
    expectEqual(test.ovulation.meanAbsoluteError, 3)
    expectEqual(test.windows[0].shareOfFertileDays, Double(4 + 4 + 1) / 18)
    // Menses of 6 and 4 days instead of 5, and of 6 as the cycle before.
    expectEqual(test.menses.meanAbsoluteError, 1.5)
    let known = Backtest.FirstDays(
      FourWeeks(), on: cohort, periods: [1], windows: [], knowsOvulation: true)
    // The second cycle's ovulation as in the first, 16 instead of 12.
    expectEqual(known.ovulation.meanAbsoluteError, Double(2 + 4 + 5) / 3)
  }

  @Test func whatARuleDoesNotSayIsNotScored() throws {
    let log = try LoggedCohort(cohort, seed: 1)
    struct Silent: Backtest.DayForecasting {
      func forecast(from log: Backtest.DayLog) -> Backtest.DayForecast {
        Backtest.DayForecast(daysUntilStart: DayDistribution(point: 3))
      }
    }
    let days = try Backtest.Days(Silent(), on: log, share: 1, seed: 1)
    expectEqual(days.scores().count, 118)
    expectEqual(days.fertility().count, 0)
    let told = try Backtest.Days(FourWeeks(), on: log, share: 1, seed: 1)
    expectEqual(told.fertility().count, 90)
    let first = Backtest.FirstDays(Silent(), on: cohort)
    expectEqual([first.ovulation.count, first.menses.count, first.windows[0].count], [0, 0, 0])
    expectEqual(
      days.csv.split(separator: "\n")[1],
      "a,1,1,0,right,30,3,3,3,27.0,1.0,1.0,0,,0.0,0.0")
  }

  @Test func aPersonCanEndIt() throws {
    let predictor = CyclePredictor(population: try .research(version: "ours 7"))
    var women: [Int] = []
    func rule(_ woman: Int) throws(Ended) -> CyclePredictor {
      women.append(woman)
      if woman == 1 { throw Ended() }
      return predictor
    }
    expectThrows(Ended()) { _ = try Backtest(on: cohort, provenance: "", rule: rule) }
    expectThrows(Ended()) {
      _ = try Backtest.FirstDays(on: cohort, periods: [], windows: [], predictor: rule)
    }
    let log = try LoggedCohort(cohort, seed: 1)
    expectThrows(Ended()) {
      _ = try Backtest.Days(on: log, share: 0, seed: 1, provenance: "", predictor: rule)
    }
    expectEqual(women, [0, 1, 0, 1, 0, 1])
    let five = (1...5).map {
      CycleCohort.Woman(id: "\($0)", cycles: [.init(length: 28), .init(length: 27 + $0)])
    }
    var calls = 0
    expectThrows(Ended()) {
      _ = try CyclePopulation.Fit(CycleCohort(women: five)) { _ in
        calls += 1
        if calls == 2 { throw Ended() }
      }
    }
    expectEqual(calls, 2)
  }
}
