import CycleResearch
import TestSupport
import Testing

@Suite("Backtest: predictions, strata, and records") struct BacktestRecordsTests {
  private let cohort = CycleCohort(women: [
    .init(id: "a", age: 22, cycles: [30, 28, 31, 31, 29, 30, 30, 45].map { .init(length: $0) }),
    .init(id: "b", cycles: [26, 27].map { .init(length: $0) }), .init(id: "c", age: 30),
    .init(id: "d", age: 51.5, cycles: [.init(length: 35)]),
  ])

  @Test func everyCycleIsPredictedFromThoseBefore() {
    let test = Backtest(LastLength(), on: cohort)
    expectEqual(test.records.map(\.woman), [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3])
    expectEqual(test.records.map(\.cycle), [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 0])
    expectEqual(test.records.map(\.knownCycles), test.records.map(\.cycle))
    expectEqual(test.records.map(\.observed), [30, 28, 31, 31, 29, 30, 30, 45, 26, 27, 35])
    expectEqual(test.records.map(\.forecast.median), [28, 30, 28, 31, 31, 29, 30, 30, 28, 26, 28])
    expectEqual(test.cohort, cohort)
    // The errors are 2, 2, 3, 0, 2, 1, 0, 15, 2, 1 and 7 days.
    expectEqual(test.scores.meanAbsoluteError, 35.0 / 11)
    expectEqual(test.scores.crps, 35.0 / 11)
  }

  @Test func thePredictorIsAskedForEachCycle() throws {
    let predictor = try CyclePredictor.researchWithMistakes.get()
    for record in Backtest(predictor, on: cohort).records {
      let woman = cohort.women[record.woman]
      let lengths = woman.cycles.prefix(record.cycle).map(\.length)
      expectEqual(
        record.forecast,
        predictor.cycleLength(after: lengths, context: CycleContext(age: woman.age)))
    }
  }

  @Test(arguments: LongTest.seeds(10))
  func walkingAgreesWithSeparatePredictions(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0..<25).map { _ in Int.random(in: 1...160, using: &generator) }
    let predictor = CyclePredictor()
    expectEqual(
      predictor.cycleLengths(walkingThrough: lengths),
      (0...25).map { predictor.cycleLength(after: Array(lengths.prefix($0))) })
    expectEqual(
      LastLength().cycleLengths(walkingThrough: lengths, context: CycleContext()).map(\.median),
      [28] + lengths)
  }

  @Test func strataShareOutTheForecasts() {
    let test = Backtest(LastLength(), on: cohort)
    func count(_ stratum: Backtest.Stratum) -> Int { test.scores(in: stratum).count }
    expectEqual(count(.all), 11)
    expectEqual([0...0, 1...2, 3...5, 6...Int.max].map { count(.knownCycles($0)) }, [3, 3, 3, 2])
    expectEqual(count(.age(20..<25)), 8)
    expectEqual(count(.age(25..<51.5)), 0)
    expectEqual(count(.age(51.5..<52)), 1)
    expectEqual(count(.unknownAge), 2)
    // The standard deviation of the first woman's lengths is 5.4 days.
    expectEqual(count(.irregular), 8)
    expectEqual(count(.regular), 3)
    expectEqual(test.records(in: .unknownAge), test.records.filter { $0.woman == 1 })
  }

  @Test(arguments: [(33, false), (34, true)])
  func irregularBeginsAtFourDays(last: Int, isIrregular: Bool) {
    // 26, 30 and 34 have a standard deviation of 4 days exactly.
    let lengths = [26, 30, last]
    let cohort = CycleCohort(women: [.init(id: "a", cycles: lengths.map { .init(length: $0) })])
    let test = Backtest(LastLength(), on: cohort)
    expectEqual(test.records(in: .irregular).count, isIrregular ? 3 : 0)
    expectEqual(test.records(in: .regular).count, isIrregular ? 0 : 3)
  }

  @Test func twoLengthsDoNotMakeAWomanIrregular() {
    let test = Backtest(
      LastLength(),
      on: CycleCohort(women: [.init(id: "a", cycles: [.init(length: 20), .init(length: 40)])]))
    expectEqual(test.records(in: .regular).count, 2)
  }

  @Test func aReachedDayCutsTheForecast() throws {
    let predictor = try CyclePredictor.research.get()
    let test = Backtest(predictor, on: cohort)
    let late = test.records.filter { $0.observed >= 30 }
    let expected = try Backtest.Scores(
      late.map { (try #require($0.forecast.given(atLeast: 30)), $0.observed) })
    expectEqual(test.scores(givenAtLeast: 30), expected)
    expectEqual(test.scores(givenAtLeast: 30).count, 7)
    expectEqual(test.scores(givenAtLeast: 30, in: .unknownAge).count, 0)
    expectEqual(test.scores(givenAtLeast: .min), test.scores)
    // A prediction in the past becomes certain of the current day.
    let last = Backtest(LastLength(), on: cohort).scores(givenAtLeast: 40)
    expectEqual(last.count, 1)
    expectEqual(last.meanAbsoluteError, 5)
  }

  @Test(arguments: LongTest.seeds(5))
  func aPerfectLogGivesTheSameBacktest(seed: Int) throws {
    let cohort = try CycleCohort(
      simulating: .research(), womanCount: LongTest.size(30, small: 6), cyclesPerWoman: 0...9,
      seed: UInt64(seed))
    let perfect = try LoggedCohort(cohort, seed: 1)
    expectEqual(
      Backtest(CyclePredictor(), on: perfect).records,
      Backtest(CyclePredictor(), on: cohort).records)
  }

  @Test func missedStartsAreKnownCyclesButNotTargets() throws {
    let log = try LoggedCohort(
      cohort, missedPeriodProbability: 0.4, spuriousStartProbability: 0.4, seed: 3)
    let test = Backtest(LastLength(), on: log)
    let expected = log.starts.enumerated().flatMap { woman, starts in
      starts.enumerated().compactMap { index, start -> [Int]? in
        guard let cycle = start.cycle, cycle < cohort.women[woman].cycles.count else { return nil }
        let median = index == 0 ? 28 : start.day - starts[index - 1].day
        return [woman, cycle, index, median, cohort.women[woman].cycles[cycle].length]
      }
    }
    expectEqual(
      test.records.map { [$0.woman, $0.cycle, $0.knownCycles, $0.forecast.median, $0.observed] },
      expected)
    expect(expected.count < 11)
    expectEqual(test.cohort, cohort)
  }

  /// The random error of the share in an interval is about one percent for 3000 cycles, and about
  /// three percent for the 250 first cycles.
  @Test(arguments: LongTest.values([2, 1], small: 1))
  func aPopulationIsCalibratedForItsOwnWomen(seed: UInt64) throws {
    let population = try CyclePopulation.research(missed: 0.05, spurious: 0.02)
    let cohort = try CycleCohort(
      simulating: population, womanCount: LongTest.isSmall ? 4 : 250, seed: seed)
    let log = try LoggedCohort(
      cohort, missedPeriodProbability: 0.05, spuriousStartProbability: 0.02, seed: seed)
    let predictor = try CyclePredictor.researchWithMistakes.get()
    for scores in [
      Backtest(predictor, on: cohort).scores, Backtest(predictor, on: log).scores,
      Backtest(predictor, on: cohort).scores(in: .knownCycles(0...0)),
    ] {
      for interval in [scores.interval50, scores.interval80, scores.interval95] {
        // With few women, chance has a share.
        let chance = LongTest.isSmall ? 2 / Double(scores.count).squareRoot() : 0
        let tolerance = max(scores.count > 1000 ? 0.025 : 0.07, chance)
        // Forecasts are a little wider than the population, because women who keep a chart are
        // more alike than women are.
        expect(interval.coverage > interval.level - tolerance)
        expect(interval.coverage < interval.level + tolerance + 0.06)
        expect(interval.wholeDayCoverage > interval.level - tolerance)
      }
      // The mean of a forecast includes women with long cycles, whom the population lacks.
      let bias = scores.count > 1000 ? 0.35 : 1.6
      expect(abs(scores.bias) < (LongTest.isSmall ? 4 * bias : bias))
    }
  }

  @Test func nothingIsReportedAsLessThanNothing() throws {
    /// A bias of minus a hundred-thousandth.
    struct AlmostSure: CycleLengthForecasting {
      let forecast: DayDistribution
      func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution { forecast }
    }
    let forecast = try DayDistribution(firstDay: 27, weights: [0.00001, 1])
    let test = Backtest(
      AlmostSure(forecast: forecast),
      on: CycleCohort(women: [.init(id: "a", cycles: [.init(length: 28)])]))
    expect(test.scores.bias < 0)
    expect(!test.report.contains("-0"))
  }

  @Test func anEmptyCohortHasAnEmptyReport() {
    let test = Backtest(CyclePredictor(), on: CycleCohort())
    expect(test.records.isEmpty)
    expectEqual(test.scores.count, 0)
    expectEqual(test.report.split(separator: "\n").last?.hasPrefix("all  0"), true)
  }

  @Test func forecastsAreWrittenInFull() throws {
    let test = Backtest(
      try CyclePredictor.research.get(),
      on: CycleCohort(women: [.init(id: "a,b", cycles: [.init(length: 30), .init(length: 28)])]))
    let lines = test.csv.split(separator: "\n")
    expectEqual(
      lines[0],
      "woman,cycle,known_cycles,observed,median,mean,crps,log_score,first_day,probabilities")
    expectEqual(lines.count, 3)
    for (line, record) in zip(lines.dropFirst(), test.records) {
      expect(line.hasPrefix("\"a,b\",\(record.cycle + 1),\(record.cycle),\(record.observed),"))
      let cells = line.split(separator: ",").dropFirst(5)
      expectEqual(cells.first, "\(record.forecast.median)")
      expectEqual(Double(cells[cells.startIndex + 1]), record.forecast.mean)
      expectEqual(
        Double(cells[cells.startIndex + 2]), record.forecast.crps(observed: record.observed))
      expectEqual(
        Double(cells[cells.startIndex + 3]), record.forecast.logScore(observed: record.observed))
      expectEqual(cells[cells.startIndex + 4], "8")
      expectEqual(
        cells.last?.split(separator: ";").compactMap(Double.init), record.forecast.probabilities)
    }
  }
}
