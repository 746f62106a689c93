import CyclePrediction

extension Backtest {
  /// Creates a backtest in which each woman's cycles are predicted by a rule of her own; in
  /// cross-validation, one that was fitted to other women.
  ///
  ///     let test = Backtest(on: cohort, provenance: "by clinic") { predictors[clinic[$0]] }
  ///
  /// `rule` is called with the index of each woman in the cohort. The forecasts are in the order of
  /// the cohort, so they can be compared with those of a single rule for all women.
  ///
  /// - Complexity: as for a single rule.
  public init<Rule: CycleLengthForecasting>(
    on cohort: CycleCohort, provenance: String, rule: (_ woman: Int) -> Rule
  ) {
    records = cohort.women.enumerated().flatMap { place, woman in
      Self.records(rule(place), place, woman)
    }
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
  /// The forecasts are in the order of the cohort.
  ///
  /// - Complexity: that of fitting as many populations as there are folds.
  /// - Throws: `CyclePopulation.Error.tooFewWomen` if fewer than 5 women with 2 cycles each are
  ///   outside a fold.
  public init(
    crossValidating cohort: CycleCohort, folds: Int = 5, seed: UInt64
  ) throws(CyclePopulation.Error) {
    try self.init(
      crossValidating: cohort, folds: folds, seed: seed, provenance: "CyclePredictor"
    ) { others throws(CyclePopulation.Error) in
      CyclePredictor(population: try CyclePopulation(fitting: others))
    }
  }
}
