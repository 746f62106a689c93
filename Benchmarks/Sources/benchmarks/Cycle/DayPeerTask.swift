import BenchmarkHarness
import CycleResearch

/// A line of the work list of single days, which is the same for every program.
struct DayPeerTask {
  /// The code of the task, which begins with that of the woman and a hyphen.
  let task: Substring

  /// The woman's age in years, if known.
  let age: Double?

  /// The distances in days between the starts logged so far, oldest first.
  let history: [Int]

  /// The number of days since the latest logged start.
  let elapsed: Int

  /// The code of the woman.
  var woman: Substring { task.prefix { $0 != "-" } }

  /// The columns of a work list.
  static let columns = "task,age,history,elapsed,ovulation_history"

  /// The columns of the answers.
  static let answerColumns = "task,pmf_start,pmf,fertile,missed,spurious"

  /// Reads a work list.
  ///
  /// - Throws: ``ProgramError``, which names the first invalid line.
  static func all(in text: String, from source: String) throws(ProgramError) -> [DayPeerTask] {
    let table = try CommaSeparated(text, from: source, columns: columns)
    var tasks: [DayPeerTask] = []
    tasks.reserveCapacity(table.rows.count)
    for (line, cells) in table.rows {
      guard !cells[0].isEmpty else { throw table.error(line, "task") }
      let age = Double(cells[1])
      guard cells[1].isEmpty || age.map((0...150).contains) == true else {
        throw table.error(line, "age")
      }
      var history: [Int] = []
      for item in cells[2].split(separator: ";", omittingEmptySubsequences: false)
      where !cells[2].isEmpty {
        guard let days = Int(item), days > 0 else { throw table.error(line, "history") }
        history.append(days)
      }
      guard let elapsed = Int(cells[3]), elapsed >= 0 else { throw table.error(line, "elapsed") }
      tasks.append(DayPeerTask(task: cells[0], age: age, history: history, elapsed: elapsed))
    }
    return tasks
  }

  /// Returns the line of the answer, which depends on this task alone.
  func answer(_ predictor: CyclePredictor) -> String {
    let forecast = forecast(predictor)
    let start = forecast.daysUntilStart
    let probabilities = start.probabilities.map { "\($0)" }.joined(separator: ";")
    return "\(task),\(start.firstDay),\(probabilities),\(forecast.fertileProbability),"
      + "\(forecast.probabilityOfMissedPeriod),\(forecast.probabilityOfSpuriousStart)"
  }

  /// Returns the forecast at the end of the day.
  func forecast(_ predictor: CyclePredictor) -> CycleLengthState.DayForecast {
    var state = CycleLengthState(predictor, context: CycleContext(age: age))
    for length in history { state.observe(length) }
    return state.forecast(daysSinceStart: elapsed, isDayOver: true)
  }
}

/// Returns the answers to the work list `input` of single days, one line for each task.
///
/// With a cohort, each answer is that of a population fitted without the women of her fold.
func dayAnswers(to input: String, of cohort: CycleCohort?) throws(ProgramError) -> String {
  let predictors = try cohort.map { women throws(ProgramError) in
    try CrossValidation.predictors(of: women)
  }
  let standard = CyclePredictor()
  var text = DayPeerTask.answerColumns + "\n"
  for task in try DayPeerTask.all(in: input, from: "standard input") {
    let fold = CrossValidation.fold(of: String(task.woman))
    text += task.answer(predictors?[fold] ?? standard) + "\n"
  }
  return text
}
