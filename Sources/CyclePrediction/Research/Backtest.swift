/// Forecasts of the length of each cycle of a cohort, made on its first day from what was known
/// then, and how good they were.
///
///     let test = Backtest(CyclePredictor(population: try CyclePopulation(fitting: cohort)), on: otherCohort)
///     print(test.scores.crps, test.scores(in: .knownCycles(0...0)).crps)
///     print(test.report)
///
/// Every cycle is predicted, from a woman's very first one on, from the lengths before it and her
/// age.
public struct Backtest: Hashable, Sendable, PrivateValue {
  /// The forecasts, woman by woman, each woman's in the order of her cycles.
  public let records: [Record]

  /// The cohort whose cycles were predicted.
  public let cohort: CycleCohort

  /// The rule and the numbers that the forecasts come from.
  public let provenance: String

  /// How the log differed from the truth; empty if it did not.
  let slips: String

  /// A forecast, and what came.
  public struct Record: Hashable, Sendable, PrivateValue {
    /// The place of the woman in the cohort.
    public let woman: Int

    /// The cycle that was predicted, counted from 0.
    public let cycle: Int

    /// How many lengths were known.
    public let knownCycles: Int

    /// The forecast, in days.
    public let forecast: DayDistribution

    /// The days that it took.
    public let observed: Int
  }

  /// Lets `predictor` predict each cycle of `cohort`.
  ///
  /// - Complexity: O(*n*) in the number of cycles for ``CyclePredictor``, else O(*n*²) in that of
  ///   each woman unless the rule says how to walk faster.
  public init(_ predictor: some CycleLengthForecasting, on cohort: CycleCohort) {
    self.init(on: cohort, provenance: predictor.provenance) { _ in predictor }
  }

  /// Lets `predictor` predict, at each logged true start, the true next start from the starts
  /// logged up to then.
  ///
  /// - Complexity: as for a cohort without slips.
  public init(_ predictor: some CycleLengthForecasting, on log: LoggedCohort) {
    var records: [Record] = []
    for (place, (woman, starts)) in zip(log.truth.women, log.starts).enumerated() {
      let forecasts = predictor.cycleLengths(
        walkingThrough: zip(starts, starts.dropFirst()).map { $1.day - $0.day },
        context: CycleContext(age: woman.age))
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
    slips =
      "missed periods \(log.missedPeriodProbability), spurious starts "
      + "\(log.spuriousStartProbability), seed \(log.seed)"
  }

  /// The forecasts of one woman.
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

  /// The scores of the forecasts in `stratum`.
  ///
  /// - Complexity: O(*n*) in the number of forecasts and cycles.
  public func scores(in stratum: Stratum) -> Scores {
    Scores(records(in: stratum).map { ($0.forecast, $0.observed) })
  }

  /// The scores of the forecasts in `stratum` as they were once `day` was reached without a period,
  /// for the cycles that lasted so long.
  ///
  /// Where a forecast had ruled out `day` and all later ones, it says that `day` itself is certain.
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
