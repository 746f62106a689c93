import BenchmarkHarness
import CycleResearch
import Foundation

/// The table of accuracies, the scores of other programs, and the parameters that reproduce both.
struct AccuracyReport {
  let table: AccuracyTable

  /// The complete text to print.
  let text: String

  /// Measures the accuracy on the data of a folder, and scores the answers of other programs in
  /// another.
  init(_ data: CycleData, answers folder: String?) throws {
    let watch = Stopwatch()
    let cohort = try data.cohort()
    let vectors = try SymptoThermalVector.all(in: data)
    let validation = try CrossValidation(cohort)
    let table = try AccuracyTable(validation, vectors)
    let others = try OtherPrograms(validation, folder)
    var lines = [
      "cohort \(cohort.digest): \(cohort.women.count) women, \(cohort.cycleCount) cycles, in "
        + "\(CrossValidation.foldCount) folds by woman"
    ]
    for (fold, predictor) in validation.predictors.enumerated() {
      lines.append("fold \(fold) predicted by: \(predictor.population.version)")
    }
    lines.append(
      "intervals of differences: \(CrossValidation.resamples) resamples of women, seed "
        + "\(CrossValidation.seed)")
    let seconds = decimal(watch.lap().wall / 1e9, 1)
    self.table = table
    text =
      table.text + "\n" + others.text + "\n" + lines.joined(separator: "\n")
      + "\nmeasured in \(seconds) s\n"
  }
}

/// The scores of other programs and their differences from ours.
private struct OtherPrograms {
  let text: String

  /// Scores the rules of apps, and the programs with answers in a folder.
  ///
  /// The answers are in `<program>.csv`, and in `<program>-missed0.csv` to `-missed4.csv` for the
  /// replicates of logs with missed starts.
  init(_ validation: CrossValidation, _ folder: String?) throws {
    let cohort = validation.cohort
    let clean = cohort.tasks
    let missed = cohort.missedTasks
    let ours = validation.test.records.map { LengthAnswer($0.forecast) }
    let oursMissed = validation.lengths(missed.flatMap(\.self)).map(LengthAnswer.init)
    var table = Table([
      "", "MAE", "RMSE", "CRPS", "10 % missed: MAE", "CRPS", "ours less its MAE",
      "ours less its CRPS",
    ])
    func difference(
      from answers: [LengthAnswer], of error: (LengthAnswer, Int) -> Double
    ) -> String {
      var women = cohort.women.map { _ in [Double]() }
      for (task, (our, their)) in zip(clean, zip(ours, answers)) {
        women[task.woman].append(error(our, task.length) - error(their, task.length))
      }
      return Backtest.Difference.Estimate(
        meanOf: women, resamples: CrossValidation.resamples, seed: CrossValidation.seed
      )?.text ?? "-"
    }
    func append(_ name: String, _ answers: [LengthAnswer], _ slipped: [LengthAnswer]?) {
      let scores = AnswerScores(answers, clean)
      let slipped = slipped.map { AnswerScores($0, missed.flatMap(\.self)) }
      table.append(
        [
          name, decimal(scores.meanAbsoluteError, 3), decimal(scores.rootMeanSquareError, 3),
          decimal(scores.crps, 3), slipped.map { decimal($0.meanAbsoluteError, 3) } ?? "-",
          slipped.map { decimal($0.crps, 3) } ?? "-",
        ]
          + (name == "ours"
            ? ["-", "-"]
            : [
              difference(from: answers) { $0.absoluteError(observed: $1) },
              difference(from: answers) { $0.crps(observed: $1) },
            ]))
    }
    append("ours", ours, oursMissed)
    for rule in CalendarRule.all {
      func answers(to tasks: [CycleTask]) -> [LengthAnswer] {
        tasks.map { LengthAnswer(rule.cycleLength(after: $0.history, context: CycleContext())) }
      }
      append(rule.name, answers(to: clean), answers(to: missed.flatMap(\.self)))
    }
    for name in try Self.names(in: folder) {
      func read(_ suffix: String, _ tasks: [CycleTask]) throws(ProgramError) -> [LengthAnswer] {
        let path = "\(folder ?? "")/\(name)\(suffix).csv"
        return try PeerAnswers(
          CycleData.text(at: path), from: path, to: tasks, of: cohort
        ).answers
      }
      let hasMissed = FileManager.default.fileExists(
        atPath: "\(folder ?? "")/\(name)-missed0.csv")
      append(
        name, try read("", clean),
        hasMissed
          ? try missed.enumerated().flatMap { try read("-missed\($0)", $1) } : nil)
    }
    text = table.text
  }

  /// Returns the programs with answers in a folder, sorted by name.
  private static func names(in folder: String?) throws(ProgramError) -> [String] {
    guard let folder else { return [] }
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ProgramError(.noInput, "\(folder) cannot be read")
    }
    return files.filter { $0.hasSuffix(".csv") && !$0.contains("-missed") }
      .map { String($0.dropLast(4)) }.sorted()
  }
}

extension Backtest.Difference.Estimate {
  /// The difference and its interval, rounded to a hundredth of a day.
  var text: String {
    let numbers = [value, interval.lowerBound, interval.upperBound].map { value in
      (value < 0 ? "" : "+") + decimal(value, 2)
    }
    return "\(numbers[0]) [\(numbers[1]), \(numbers[2])]"
  }
}
