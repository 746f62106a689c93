import BenchmarkHarness
import CycleResearch

/// The answers of a program to a work list.
struct PeerAnswers {
  /// The answers to the tasks, in their order.
  let answers: [LengthAnswer]

  /// Reads the answers to `tasks`; the lines may be in any order.
  ///
  /// A line without a median counts as 28 days. Probabilities are used if every line has some.
  ///
  /// - Throws: ``ProgramError``, for an invalid line and for a task without a line.
  init(
    _ text: String, from source: String, to tasks: [CycleTask], of cohort: CycleCohort
  ) throws(ProgramError) {
    let table = try CommaSeparated(text, from: source, columns: PeerTask.answerColumns)
    var byTask: [String: LengthAnswer] = [:]
    for (line, cells) in table.rows {
      byTask["\(cells[0]),\(cells[1])"] = try Self.answer(cells, line, table)
    }
    var answers: [LengthAnswer] = []
    for task in tasks {
      let key = "\(cohort.women[task.woman].id),\(task.cycle)"
      guard let answer = byTask[key] else {
        throw ProgramError(.dataError, "\(source) has no answer to \(key)")
      }
      answers.append(answer)
    }
    let isComplete = answers.allSatisfy { $0.days != nil }
    self.answers =
      isComplete
      ? answers : answers.map { LengthAnswer(median: $0.median, mean: $0.mean, days: nil) }
  }

  private static func answer(
    _ cells: [Substring], _ line: Int, _ table: CommaSeparated
  ) throws(ProgramError) -> LengthAnswer {
    func number(_ column: Int, or other: Double, _ name: String) throws(ProgramError) -> Double {
      guard !cells[column].isEmpty else { return other }
      guard let value = Double(cells[column]) else { throw table.error(line, name) }
      // Some programs write a word if they have no answer.
      return value.isNaN ? other : value
    }
    let median = try number(2, or: Double(CalendarRule.withoutAnswer), "median")
    let mean = try number(3, or: median, "mean")
    guard median.isFinite, mean.isFinite else { throw table.error(line, "median") }
    guard !cells[5].isEmpty else { return LengthAnswer(median: median, mean: mean, days: nil) }
    let weights = cells[5].split(separator: ";").map { Double($0) ?? .nan }
    guard let first = Int(cells[4]),
      let days = try? DayDistribution(firstDay: first, weights: weights)
    else { throw table.error(line, "pmf") }
    return LengthAnswer(median: median, mean: mean, days: days)
  }
}
