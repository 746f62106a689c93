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
