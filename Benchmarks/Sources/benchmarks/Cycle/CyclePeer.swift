import BenchmarkHarness
import CycleResearch
import Foundation

/// The work of other programs that predict cycles: it reads their work lists and writes our
/// answers, or prints the table of accuracies.
let cyclePeer = PeerWorkload(
  "cycle",
  usage: "[accuracy <data> [<answers>] | score <data> <answers.csv> [<replicate>] | fit <data> | "
    + "days [<data>] | cohorts | charts <data>]"
) { operands, _, console in
  let words = operands.dropFirst()
  switch (operands.first, words.count) {
  case (nil, _), ("cohorts", 0):
    console.write(try cycleAnswers(to: standardInput()))
  case ("days", 0...1):
    let cohort = operands.count == 2 ? try CycleData(folder: operands[1]).cohort() : nil
    console.write(try dayAnswers(to: standardInput(), of: cohort))
  case ("accuracy", 1...2):
    let report = try AccuracyReport(
      CycleData(folder: operands[1]), answers: operands.count == 3 ? operands[2] : nil)
    console.write(report.text)
    guard report.table.hasAllCharts else {
      throw ProgramError(.failure, "not every sympto-thermal chart has its verdict")
    }
  case ("charts", 1):
    console.write(try ChartReport(CycleData(folder: operands[1]).cohort()).text)
  case ("score", 2...3):
    console.write(try cycleScores(Array(words)))
  case ("fit", 1):
    let cohort = try CycleData(folder: operands[1]).cohort()
    guard let population = try? CyclePopulation(fitting: cohort) else {
      throw ProgramError(.dataError, "\(operands[1]) has too few women")
    }
    console.write(population.source)
  default:
    throw ProgramError(.usage, "peer cycle does not take \"\(operands.joined(separator: " "))\"")
  }
}

/// Returns the work list of another program.
private func standardInput() -> String {
  String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
}

/// Returns the answers of the standard population to the work list `input`, one line for each task.
func cycleAnswers(to input: String) throws(ProgramError) -> String {
  let predictor = CyclePredictor()
  var text = PeerTask.answerColumns + "\n"
  for task in try PeerTask.all(in: input, from: "standard input") {
    text += task.answer(predictor) + "\n"
  }
  return text
}

/// Returns the scores of a program's answers, one line for each score, with all digits.
///
/// The operands are the folder with the data, the file with the answers, and the number of the
/// replicate if one start in ten was left out of the work list.
private func cycleScores(_ operands: [String]) throws(ProgramError) -> String {
  let cohort = try CycleData(folder: operands[0]).cohort()
  var tasks = cohort.tasks
  if operands.count == 3 {
    guard let replicate = Int(operands[2]) else {
      throw ProgramError(.usage, "\"\(operands[2])\" is no replicate")
    }
    tasks = cohort.tasks(missing: 0.1, replicate: replicate)
  }
  let answers = try PeerAnswers(
    CycleData.text(at: operands[1]), from: operands[1], to: tasks, of: cohort
  ).answers
  let scores = AnswerScores(answers, tasks)
  var lines = [
    ("n", Double(answers.count)), ("MAE", scores.meanAbsoluteError),
    ("RMSE", scores.rootMeanSquareError), ("CRPS", scores.crps),
  ]
  let distributions = answers.compactMap(\.days)
  if !distributions.isEmpty {
    let scores = Backtest.Scores(zip(distributions, tasks.map(\.length)))
    lines += [
      ("pit50", scores.interval50.coverage * 100), ("pit80", scores.interval80.coverage * 100),
      ("pit95", scores.interval95.coverage * 100), ("wid80", scores.interval80.width),
      ("LogS", scores.logScore),
    ]
  }
  return lines.map { "\($0)\t\($1)\n" }.joined()
}
