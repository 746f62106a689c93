import CycleResearch
import TestSupport
import Testing

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

  /// Says one day, and two if it was told how the current cycle goes on.
  private struct Peeking: Backtest.DayForecasting {
    func forecast(from log: Backtest.DayLog) -> Backtest.DayForecast {
      let current = log.periods[log.periods.count - 1]
      let isTold = current.mensesLength != nil || current.daysUntilOvulation != nil
      return Backtest.DayForecast(daysUntilStart: DayDistribution(point: isTold ? 2 : 1))
    }
  }

  @Test func nothingOfTheCurrentCycleIsTold() {
    let test = Backtest.FirstDays(Peeking(), on: cohort, periods: [1], knowsOvulation: true)
    // The lengths 30, 27, 28, and 33, less one.
    expectEqual(test.periods[0].start.meanAbsoluteError, 28.5)
  }

  @Test func sixDaysUpToOvulationAreFertile() {
    for day in -2...8 {
      let forecast = Backtest.DayForecast(
        daysUntilStart: DayDistribution(point: 20), daysUntilOvulation: DayDistribution(point: day))
      expectEqual(forecast.fertileProbability, (0...5).contains(day) ? 1 : 0)
    }
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
    var women: [Int] = []
    expectThrows(Ended()) {
      _ = try Backtest(on: cohort, provenance: "") { woman in
        women.append(woman)
        if woman == 1 { throw Ended() }
        return LastLength()
      }
    }
    expectEqual(women, [0, 1])
    func predictor(_ woman: Int) throws(Ended) -> CyclePredictor { throw Ended() }
    expectThrows(Ended()) {
      _ = try Backtest.FirstDays(on: cohort, periods: [], windows: [], predictor: predictor)
    }
    let log = try LoggedCohort(cohort, seed: 1)
    expectThrows(Ended()) {
      _ = try Backtest.Days(on: log, share: 0, seed: 1, provenance: "", predictor: predictor)
    }
    let five = (1...5).map {
      CycleCohort.Woman(id: "\($0)", cycles: [.init(length: 28), .init(length: 27 + $0)])
    }
    var calls = 0
    expectThrows(Ended()) {
      _ = try CyclePopulation.Fit(CycleCohort(women: five)) { _ in
        calls += 1
        throw Ended()
      }
    }
    expectEqual(calls, 1)
  }
}
