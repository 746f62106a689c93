import CycleResearch

/// A `CycleCohort` for callers of C; it never changes.
final class CohortObject {
  let cohort: CycleCohort
  init(_ cohort: CycleCohort) { self.cohort = cohort }
}

/// A `Backtest` for callers of C; it never changes.
final class BacktestObject {
  let backtest: Backtest
  init(_ backtest: Backtest) { self.backtest = backtest }
}

/// An object: a cohort of simulated women, drawn from the population of a predictor.
@c(hd_cohort_simulated)
public func cohortSimulated(
  _ predictor: OpaquePointer, _ womanCount: Int, _ fewestCycles: Int, _ mostCycles: Int,
  _ youngest: Int, _ oldest: Int, _ seed: UInt64
) -> OpaquePointer {
  answer(object: {
    let population = borrowed(predictor, as: PredictorObject.self).predictor.population
    guard fewestCycles <= mostCycles, youngest <= oldest else {
      throw Problem("The first number of a range must not be above the last.")
    }
    // Each number alone is checked below; together they can need more memory than there is.
    let cycles = womanCount.multipliedReportingOverflow(by: mostCycles)
    guard !cycles.overflow, cycles.partialValue <= 100_000_000 else {
      throw Problem("A simulation has at most 100,000,000 cycles.")
    }
    do throws(CycleCohort.SimulationError) {
      return CohortObject(
        try CycleCohort(
          simulating: population, womanCount: womanCount, cyclesPerWoman: fewestCycles...mostCycles,
          ages: youngest...oldest, seed: seed))
    } catch {
      throw Problem(error.description)
    }
  })
}

/// An object: a cohort from one or two texts of comma-separated values, of cycles and of women.
@c(hd_cohort_read)
public func cohortRead(
  _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>, _ count: Int
) -> OpaquePointer {
  answer(object: {
    let texts = Texts(bytes: bytes, offsets: offsets)
    guard count == 1 || count == 2 else { throw Problem("A cohort is one text or two.") }
    do throws(CycleCohort.CSVError) {
      return CohortObject(
        try CycleCohort(cyclesCSV: texts[0], womenCSV: count == 2 ? texts[1] : nil))
    } catch {
      throw Problem(error.description)
    }
  })
}

/// An object: the cohort as it is logged if each start but the first is left out with one probability,
/// and each cycle has another start with another one.
@c(hd_cohort_logged)
public func cohortLogged(
  _ object: OpaquePointer, _ missed: Double, _ spurious: Double, _ seed: UInt64
) -> OpaquePointer {
  answer(object: {
    let cohort = borrowed(object, as: CohortObject.self).cohort
    do throws(CycleCohort.SimulationError) {
      return CohortObject(
        try LoggedCohort(
          cohort, missedPeriodProbability: missed, spuriousStartProbability: spurious, seed: seed
        ).logged)
    } catch {
      throw Problem(error.description)
    }
  })
}

/// The women and cycles of a cohort.
///
/// These are the columns `woman` and `age` of each woman; `cycle_woman`, `length`, `ovulation_day`,
/// and `menses_length` of each cycle; and `digest`, one text. What is unknown is NaN.
@c(hd_cohort)
public func cohort(_ object: OpaquePointer) -> OpaquePointer {
  answer { answer in
    let cohort = borrowed(object, as: CohortObject.self).cohort
    try answer.add("woman", texts: cohort.women.lazy.map(\.id))
    try answer.add("age", cohort.women.lazy.map { $0.age ?? .nan })
    let cycles = cohort.women.enumerated().flatMap { place, woman in
      woman.cycles.map { (woman: place, cycle: $0) }
    }
    try answer.add("cycle_woman", cycles.lazy.map { Int64($0.woman) })
    try answer.add("length", cycles.lazy.map { Int64($0.cycle.length) })
    try answer.add(
      "ovulation_day", cycles.lazy.map { $0.cycle.ovulationDay.map(Double.init) ?? .nan })
    try answer.add(
      "menses_length", cycles.lazy.map { $0.cycle.mensesLength.map(Double.init) ?? .nan })
    try answer.add("digest", texts: [cohort.digest])
  }
}

/// An object: a predictor for a population that is fitted to a cohort.
@c(hd_predictor_fitted)
public func predictorFitted(_ object: OpaquePointer) -> OpaquePointer {
  answer(object: {
    let cohort = borrowed(object, as: CohortObject.self).cohort
    do throws(CyclePopulation.Error) {
      return PredictorObject(CyclePredictor(population: try CyclePopulation(fitting: cohort)))
    } catch {
      throw Problem(error.description)
    }
  })
}

/// An object: a backtest of a predictor on each cycle of a cohort.
@c(hd_backtest)
public func backtest(_ predictor: OpaquePointer, _ cohort: OpaquePointer) -> OpaquePointer {
  answer(object: {
    BacktestObject(
      Backtest(
        borrowed(predictor, as: PredictorObject.self).predictor,
        on: borrowed(cohort, as: CohortObject.self).cohort))
  })
}

/// An object: a backtest of forecasts that the caller made.
///
/// There is a row for each cycle of the
/// cohort, in its order, with `dayCount` weights: those of `firstDay` days, of one day more, and so on.
@c(hd_backtest_of_forecasts)
public func backtestOfForecasts(
  _ cohort: OpaquePointer, _ weights: UnsafePointer<Double>, _ rowCount: Int, _ dayCount: Int,
  _ firstDay: Int, _ nameBytes: UnsafePointer<UInt8>, _ nameOffsets: UnsafePointer<Int64>
) -> OpaquePointer {
  answer(object: {
    let cohort = borrowed(cohort, as: CohortObject.self).cohort
    guard rowCount == cohort.cycleCount else {
      throw Problem("There must be a forecast for each of the \(cohort.cycleCount) cycles.")
    }
    var rules: [GivenForecasts] = []
    var row = 0
    for woman in cohort.women {
      var forecasts: [DayDistribution] = []
      for _ in woman.cycles {
        let days = UnsafeBufferPointer(start: weights + row * dayCount, count: dayCount)
        do throws(DayDistribution.Error) {
          forecasts.append(try DayDistribution(firstDay: firstDay, weights: Array(days)))
        } catch {
          throw Problem(error, at: row, of: "forecast")
        }
        row += 1
      }
      rules.append(GivenForecasts(forecasts: forecasts))
    }
    let name = Texts(bytes: nameBytes, offsets: nameOffsets)[0]
    return BacktestObject(Backtest(on: cohort, provenance: name) { rules[$0] })
  })
}

/// A rule that gives forecasts which were made before.
private struct GivenForecasts: CycleLengthForecasting {
  /// The forecasts before the first cycle, after the first, and so on.
  let forecasts: [DayDistribution]

  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
    lengths.count < forecasts.count ? forecasts[lengths.count] : DayDistribution(point: 0)
  }

  func cycleLengths(walkingThrough lengths: [Int], context: CycleContext) -> [DayDistribution] {
    Array(forecasts.prefix(lengths.count + 1))
  }
}

/// The columns of a backtest's forecasts: `woman`, `cycle`, and `known_cycles`, which count from 0;
/// `observed`, `median`, `mean`, `crps`, and `log_score`; and `report`, one text.
@c(hd_backtest_records)
public func backtestRecords(_ object: OpaquePointer) -> OpaquePointer {
  answer { answer in
    let backtest = borrowed(object, as: BacktestObject.self).backtest
    let records = backtest.records
    try answer.add("woman", records.lazy.map { Int64($0.woman) })
    try answer.add("cycle", records.lazy.map { Int64($0.cycle) })
    try answer.add("known_cycles", records.lazy.map { Int64($0.knownCycles) })
    try answer.add("observed", records.lazy.map { Int64($0.observed) })
    try answer.add("median", records.lazy.map { Int64($0.forecast.median) })
    try answer.add("mean", records.lazy.map { $0.forecast.mean })
    try answer.add("crps", records.lazy.map { $0.forecast.crps(observed: $0.observed) })
    try answer.add("log_score", records.lazy.map { $0.forecast.logScore(observed: $0.observed) })
    try answer.add("report", texts: [backtest.report])
  }
}

/// The columns of the scores of forecasts from a number of known cycles, in the order of
/// `Backtest.Scores`: one element each.
@c(hd_backtest_scores)
public func backtestScores(_ object: OpaquePointer, _ least: Int, _ most: Int) -> OpaquePointer {
  answer { answer in
    guard least <= most else {
      throw Problem("The first number of a range must not be above the last.")
    }
    let backtest = borrowed(object, as: BacktestObject.self).backtest
    let scores = backtest.scores(in: .knownCycles(least...most))
    try answer.add("count", [Int64(scores.count)])
    try answer.add("mean_absolute_error", [scores.meanAbsoluteError])
    try answer.add("root_mean_square_error", [scores.rootMeanSquareError])
    try answer.add("bias", [scores.bias])
    try answer.add("crps", [scores.crps])
    try answer.add("log_score", [scores.logScore])
    try answer.add("within_one_day", [scores.withinOneDay])
    try answer.add("within_two_days", [scores.withinTwoDays])
    try answer.add("within_three_days", [scores.withinThreeDays])
    try answer.add("coverage_50", [scores.interval50.coverage])
    try answer.add("coverage_80", [scores.interval80.coverage])
    try answer.add("coverage_95", [scores.interval95.coverage])
    try answer.add("width_80", [scores.interval80.width])
  }
}

/// How much worse the forecasts of a backtest are than those of another one: the columns
/// `mean_absolute_error` and `crps` with the estimate, the lower, and the upper end of its interval of
/// 95 %, in days; and `women`, their number.
@c(hd_backtest_difference)
public func backtestDifference(
  _ object: OpaquePointer, _ other: OpaquePointer, _ resamples: Int, _ seed: UInt64
) -> OpaquePointer {
  answer { answer in
    let backtest = borrowed(object, as: BacktestObject.self).backtest
    let other = borrowed(other, as: BacktestObject.self).backtest
    let difference: Backtest.Difference
    do throws(Backtest.Difference.Error) {
      difference = try backtest.difference(from: other, resamples: resamples, seed: seed)
    } catch {
      throw Problem(error.description)
    }
    func numbers(_ estimate: Backtest.Difference.Estimate) -> [Double] {
      [estimate.value, estimate.interval.lowerBound, estimate.interval.upperBound]
    }
    try answer.add("mean_absolute_error", numbers(difference.meanAbsoluteError))
    try answer.add("crps", numbers(difference.crps))
    try answer.add("women", [Int64(difference.womanCount)])
  }
}
