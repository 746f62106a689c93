import CyclePrediction
import Essentials

/// A backtest of cycle-length forecasts: each cycle of a cohort is predicted on its first day from
/// what was known then, and the forecasts are scored.
///
///     let predictor = CyclePredictor(population: try CyclePopulation(fitting: cohort))
///     let test = Backtest(predictor, on: otherCohort)
///     print(test.scores.crps, test.scores(in: .knownCycles(0...0)).crps)
///     print(test.report)
///
/// Every cycle is predicted, including a woman's first one, from the lengths before it and her age.
public struct Backtest: Hashable, Sendable, PrivateValue {
  /// The forecasts, grouped by woman, each woman's in the order of her cycles.
  public let records: [Record]

  /// The cohort whose cycles are predicted.
  public let cohort: CycleCohort

  /// The rule and the parameters that produced the forecasts.
  public let provenance: String

  /// How the simulated log differs from the truth; empty if it does not.
  let slips: String

  /// A forecast and the observed length.
  public struct Record: Hashable, Sendable, PrivateValue {
    /// The index of the woman in the cohort.
    public let woman: Int

    /// The index of the predicted cycle, counted from 0.
    public let cycle: Int

    /// The number of known lengths.
    public let knownCycles: Int

    /// The forecast, in days.
    public let forecast: DayDistribution

    /// The observed length, in days.
    public let observed: Int
  }

  /// Creates a backtest of `predictor` on each cycle of `cohort`.
  ///
  /// - Complexity: O(*n*) in the number of cycles for `CyclePredictor`; for other rules O(*n*²)
  ///   in the cycles of each woman, unless they implement
  ///   ``CycleLengthForecasting/cycleLengths(walkingThrough:context:)``.
  public init(_ predictor: some CycleLengthForecasting, on cohort: CycleCohort) {
    self.init(on: cohort, provenance: predictor.provenance) { _ in predictor }
  }

  /// Creates a backtest of `predictor` on a simulated log: at each logged true start, it predicts
  /// the true next start from the starts logged so far.
  ///
  /// - Complexity: as for a cohort with a complete log.
  public init(_ predictor: some CycleLengthForecasting, on log: LoggedCohort) {
    var records: [Record] = []
    for (place, (woman, starts)) in zip(log.truth.women, log.starts).enumerated() {
      let forecasts = predictor.cycleLengths(
        walkingThrough: zip(starts, starts.dropFirst()).map { $1.day - $0.day },
        context: woman.context)
      for (known, (forecast, start)) in zip(forecasts, starts).enumerated() {
        guard let cycle = start.cycle, cycle < woman.cycles.count else { continue }
        records.append(
          Record(
            woman: place, cycle: cycle, knownCycles: known, forecast: forecast,
            observed: woman.cycles[cycle].length))
      }
    }
    self.records = records
    cohort = log.truth
    provenance = predictor.provenance
    slips = log.slips
  }

  /// Returns the forecasts of one woman.
  static func records(
    _ rule: some CycleLengthForecasting, _ place: Int, _ woman: CycleCohort.Woman
  ) -> [Record] {
    let history = CyclePredictor.LengthHistory(woman)
    let forecasts = rule.cycleLengths(
      walkingThrough: history.lengths.dropLast(), context: history.context)
    return zip(forecasts, history.lengths).enumerated().map { cycle, pair in
      Record(
        woman: place, cycle: cycle, knownCycles: cycle, forecast: pair.0, observed: pair.1)
    }
  }

  /// The scores of all forecasts.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var scores: Scores { scores(in: .all) }

  /// Returns the scores of the forecasts in a stratum.
  ///
  /// - Complexity: O(*n*) in the number of forecasts and cycles.
  public func scores(in stratum: Stratum) -> Scores {
    Scores(records(in: stratum).map { ($0.forecast, $0.observed) })
  }

  /// Returns the scores of the forecasts once `day` was reached without a period, for the cycles
  /// that lasted that long.
  ///
  /// If a forecast gave `day` and all later days a probability of 0, it is replaced by one that is
  /// certain of `day`.
  ///
  /// - Complexity: O(*n*) in the number of forecasts and cycles.
  public func scores(givenAtLeast day: Int, in stratum: Stratum = .all) -> Scores {
    var sums = ForecastSums()
    for record in records(in: stratum) where record.observed >= day {
      sums.add(record.forecast.given(atLeast: day) ?? DayDistribution(point: day), record.observed)
    }
    return Scores(sums)
  }
}

extension Backtest {
  /// A subset of the forecasts, scored separately.
  @nonexhaustive public enum Stratum: Hashable, Sendable, CustomStringConvertible {
    /// All forecasts.
    case all
    /// Forecasts from a number of known cycles in this range.
    case knownCycles(ClosedRange<Int>)
    /// Forecasts for women of an age in this range, in years.
    case age(Range<Double>)
    /// Forecasts for women of unknown age.
    case unknownAge
    /// Forecasts for women with at least three cycles whose lengths have a standard deviation of 4
    /// days or more; this limit is the package's own choice.
    case irregular
    /// Forecasts for all other women.
    case regular

    /// The strata of a report: all, by known cycles, by age, and by regularity.
    public static let reported: [Stratum] =
      [.all] + byKnownCycles
      + [0..<20, 20..<25, 25..<30, 30..<35, 35..<40, 40..<45, 45..<50, 50..<Double.infinity]
      .map(Stratum.age) + [.unknownAge, .regular, .irregular]

    /// The strata by number of known cycles: none, 1 or 2, 3 to 5, 6 or more.
    public static let byKnownCycles: [Stratum] = [0...0, 1...2, 3...5, 6...Int.max].map(
      Stratum.knownCycles)

    /// A short name for a table.
    public var description: String {
      switch self {
      case .all: "all"
      case .knownCycles(let range) where range == 0...0: "none known"
      case .knownCycles(let range) where range.upperBound == .max: "\(range.lowerBound)+ known"
      case .knownCycles(let range): "\(range.lowerBound)-\(range.upperBound) known"
      case .age(let range) where range.upperBound == .infinity:
        "age \(fixed(range.lowerBound, 0))+"
      case .age(let range):
        "age \(fixed(range.lowerBound, 0))..<\(fixed(range.upperBound, 0))"
      case .unknownAge: "age unknown"
      case .irregular: "irregular"
      case .regular: "regular"
      }
    }
  }

  /// Returns the forecasts in a stratum, in order.
  ///
  /// - Complexity: O(*n*) in the number of forecasts and cycles.
  public func records(in stratum: Stratum) -> [Record] {
    switch stratum {
    case .all: return records
    case .knownCycles(let range): return records.filter { range.contains($0.knownCycles) }
    case .age(let range):
      return records.filter { cohort.women[$0.woman].age.map(range.contains) ?? false }
    case .unknownAge: return records.filter { cohort.women[$0.woman].age == nil }
    case .irregular, .regular:
      let isIrregular = cohort.women.map(\.isIrregular)
      return records.filter { isIrregular[$0.woman] == (stratum == .irregular) }
    }
  }
}

extension CycleCohort.Woman {
  /// Whether three or more lengths have a standard deviation of at least 4 days.
  fileprivate var isIrregular: Bool {
    guard cycles.count >= 3 else { return false }
    let lengths = cycles.map { Double($0.length) }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    let squares = lengths.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return squares / Double(lengths.count - 1) >= 16
  }
}

extension Backtest {
  /// Creates a backtest in which each woman's cycles are predicted by a rule of her own; in
  /// cross-validation, one that was fitted to other women.
  ///
  ///     let test = Backtest(on: cohort, provenance: "by clinic") { predictors[clinic[$0]] }
  ///
  /// `rule` is called with the index of each woman in the cohort, before her cycles are predicted, and
  /// what it throws ends the backtest: it can show the progress, and call `Task.checkCancellation()`.
  /// The forecasts are in the order of the cohort, so they can be compared with those of a single rule
  /// for all women.
  ///
  /// - Complexity: as for a single rule.
  /// - Throws: What `rule` throws.
  public init<Rule: CycleLengthForecasting, Failure: Error>(
    on cohort: CycleCohort, provenance: String, rule: (_ woman: Int) throws(Failure) -> Rule
  ) throws(Failure) {
    var records: [Record] = []
    for (place, woman) in cohort.women.enumerated() {
      records += Self.records(try rule(place), place, woman)
    }
    self.records = records
    self.cohort = cohort
    self.provenance = provenance
    slips = ""
  }

  /// Creates a backtest in which each woman's cycles are predicted by a rule that was fitted to the
  /// women of the other folds of ``CycleCohort/folds(_:seed:)``.
  ///
  ///     let test = try Backtest(crossValidating: cohort, seed: 1, provenance: "MyRule") {
  ///       try MyRule(fitting: $0)
  ///     }
  ///
  /// The forecasts are in the order of the cohort. `provenance` names the rule; the number of folds
  /// and the seed are appended to it. If the cohort has a single woman, her rule is fitted to an
  /// empty cohort.
  ///
  /// - Complexity: that of fitting as many rules as there are folds.
  public init<Rule: CycleLengthForecasting, Failure: Error>(
    crossValidating cohort: CycleCohort, folds: Int = 5, seed: UInt64, provenance: String,
    fitting rule: (_ others: CycleCohort) throws(Failure) -> Rule
  ) throws(Failure) {
    var rules: [Rule] = []
    for (others, _) in cohort.folds(folds, seed: seed) { rules.append(try rule(others)) }
    if rules.isEmpty { rules.append(try rule(CycleCohort())) }
    let folds = cohort.foldOfEachWoman(folds, seed: seed).folds
    self.init(
      on: cohort,
      provenance: "\(provenance), cross-validated by woman in \(rules.count) folds, "
        + "seed \(seed); forecasts in the order of the cohort"
    ) { rules[folds[$0]] }
  }

  /// Creates a backtest in which each woman's cycles are predicted by a population that was fitted
  /// to the women of the other folds.
  ///
  ///     let test = try Backtest(crossValidating: cohort, seed: 1)
  ///     let reference = Backtest(LastLength(), on: cohort)
  ///     print(test.scores.crps, try test.difference(from: reference, seed: 1))
  ///
  /// The forecasts are in the order of the cohort. Only cycle lengths are fitted, because a backtest
  /// scores nothing else.
  ///
  /// - Complexity: that of fitting the cycle lengths of as many populations as there are folds.
  /// - Throws: `CyclePopulation.Error.tooFewWomen` if fewer than 5 women with 2 cycles each are
  ///   outside a fold.
  public init(
    crossValidating cohort: CycleCohort, folds: Int = 5, seed: UInt64
  ) throws(CyclePopulation.Error) {
    try self.init(
      crossValidating: cohort, folds: folds, seed: seed, provenance: "CyclePredictor"
    ) { others throws(CyclePopulation.Error) in
      CyclePredictor(population: try CyclePopulation(fittingCycleLengthsOf: others))
    }
  }
}

extension Backtest {
  /// The scores of all strata with forecasts as a table, below the lines that make it reproducible:
  /// the rule, the population, the cohort with its digest, and the simulated log with its seed.
  ///
  /// Errors, biases, scores, and widths are in days. Shares and coverages are in percent; coverages
  /// use the randomized probability integral transform.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var report: String {
    var lines = [
      provenance,
      "cohort \(cohort.digest): \(cohort.women.count) women, \(cohort.cycleCount) cycles, "
        + "\(records.count) forecasts",
    ]
    if !slips.isEmpty { lines.append(slips) }
    var rows = [
      [
        "", "n", "MAE", "RMSE", "bias", "CRPS", "log", "±1", "±2", "±3", "50 %", "80 %", "95 %",
        "width 80",
      ]
    ]
    for stratum in Stratum.reported {
      let scores = scores(in: stratum)
      if scores.count > 0 || stratum == .all { rows.append([stratum.description] + scores.cells) }
    }
    return (lines + aligned(rows)).joined(separator: "\n")
  }
}

extension Backtest.Scores {
  /// The cells of one row of a report.
  fileprivate var cells: [String] {
    let days = [meanAbsoluteError, rootMeanSquareError, bias, crps, logScore]
    let shares = [
      withinOneDay, withinTwoDays, withinThreeDays, interval50.coverage, interval80.coverage,
      interval95.coverage,
    ]
    return ["\(count)"] + days.map { fixed($0, 3) } + shares.map { fixed($0 * 100, 1) }
      + [fixed(interval80.width, 2)]
  }
}

/// Returns rows as lines with aligned columns: the first column on the left, all others on the
/// right.
func aligned(_ rows: [[String]]) -> [String] {
  var widths: [Int] = []
  for row in rows {
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.count)
    }
  }
  return rows.map { row in
    row.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + padding : padding + cell
    }.joined(separator: "  ")
  }
}

extension Backtest {
  /// All forecasts as comma-separated values, with the columns woman, cycle (counted from 1),
  /// known_cycles, observed, median, mean, crps, log_score, first_day, and probabilities.
  ///
  /// The last column lists the probabilities of the first day, the day after it, and so on,
  /// separated by semicolons.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var csv: String {
    var text =
      "woman,cycle,known_cycles,observed,median,mean,crps,log_score,first_day,probabilities\n"
    for record in records {
      let forecast = record.forecast
      let day = record.observed
      text += "\(cohort.women[record.woman].id.csvCell()),\(record.cycle + 1),"
      text += "\(record.knownCycles),\(day),\(forecast.median),\(forecast.mean),"
      text += "\(forecast.crps(observed: day)),\(forecast.logScore(observed: day)),"
      text += "\(forecast.firstDay),"
      text += forecast.probabilities.map { "\($0)" }.joined(separator: ";")
      text += "\n"
    }
    return text
  }
}
