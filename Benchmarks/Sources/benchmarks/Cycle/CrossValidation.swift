import BenchmarkHarness
import CycleResearch

/// Predictors of a cohort's cycles, each fitted without the women whom it predicts.
struct CrossValidation {
  /// The women and their observed cycles.
  let cohort: CycleCohort

  /// The predictor of each fold.
  let predictors: [CyclePredictor]

  /// The fold of each woman.
  let folds: [Int]

  /// The predictions of all cycles, each from the log before it.
  let test: Backtest

  /// The number of folds.
  static let foldCount = 5

  /// The number of bootstrap resamples for the interval of a difference, and the seed.
  static let resamples = 2000
  static let seed: UInt64 = 1

  /// The fold of a woman: the first eight hexadecimal digits of the SHA-256 of her code, modulo 5.
  static func fold(of id: String) -> Int {
    Int(SHA256(id).prefix(digits: 8) % UInt64(foldCount))
  }

  /// Fits a population to the women outside each fold.
  ///
  /// - Throws: ``ProgramError`` if there are too few of them.
  init(_ cohort: CycleCohort) throws(ProgramError) {
    let folds = cohort.women.map { Self.fold(of: $0.id) }
    let predictors = try Self.predictors(of: cohort)
    self.cohort = cohort
    self.folds = folds
    self.predictors = predictors
    test = Backtest(on: cohort, provenance: "\(Self.foldCount) folds by woman") {
      predictors[folds[$0]]
    }
  }

  /// Returns the predictor of each fold, fitted to the women outside it.
  ///
  /// - Throws: ``ProgramError`` if there are too few of them.
  static func predictors(of cohort: CycleCohort) throws(ProgramError) -> [CyclePredictor] {
    var predictors: [CyclePredictor] = []
    for fold in 0..<foldCount {
      let others = CycleCohort(women: cohort.women.filter { Self.fold(of: $0.id) != fold })
      guard let population = try? CyclePopulation(fitting: others) else {
        throw ProgramError(.dataError, "there are too few women outside fold \(fold)")
      }
      predictors.append(CyclePredictor(population: population))
    }
    return predictors
  }

  /// Returns the predictor that was fitted without a woman.
  func predictor(for woman: Int) -> CyclePredictor { predictors[folds[woman]] }

  /// Returns a woman's context.
  func context(of woman: Int) -> CycleContext { CycleContext(age: cohort.women[woman].age) }

  /// Returns the predicted length for each task of an incomplete log.
  func lengths(_ tasks: [CycleTask]) -> [DayDistribution] {
    tasks.map {
      predictor(for: $0.woman).cycleLength(after: $0.history, context: context(of: $0.woman))
    }
  }

  /// Returns the scores of the predicted lengths of the tasks.
  func scores(_ tasks: [CycleTask]) -> Backtest.Scores {
    Backtest.Scores(zip(lengths(tasks), tasks.map(\.length)))
  }
}
