import BenchmarkHarness
import CyclePrediction

/// A line of the work list, which is the same for every program.
struct PeerTask {
  /// The code of the woman.
  let woman: Substring

  /// The index of the cycle that starts, counted from 0.
  let cycle: Int

  /// The distances in days between the starts logged so far, oldest first.
  let history: [Int]

  /// The woman's age in years, if known.
  let age: Double?

  /// The columns of a work list.
  static let columns = "woman_id,cycle_index,age,history,ovulation_history"

  /// The columns of the answers.
  static let answerColumns = "woman_id,cycle_index,median,mean,pmf_start,pmf"

  /// Reads a work list.
  ///
  /// - Throws: ``ProgramError``, which names the first invalid line.
  static func all(in text: String, from source: String) throws(ProgramError) -> [PeerTask] {
    let table = try CommaSeparated(text, from: source, columns: columns)
    var tasks: [PeerTask] = []
    tasks.reserveCapacity(table.rows.count)
    for (line, cells) in table.rows {
      guard !cells[0].isEmpty else { throw table.error(line, "woman_id") }
      guard let cycle = Int(cells[1]), cycle >= 0 else { throw table.error(line, "cycle_index") }
      let age = Double(cells[2])
      guard cells[2].isEmpty || age.map((0...150).contains) == true else {
        throw table.error(line, "age")
      }
      var history: [Int] = []
      for item in cells[3].split(separator: ";", omittingEmptySubsequences: false)
      where !cells[3].isEmpty {
        guard let days = Int(item), days > 0 else { throw table.error(line, "history") }
        history.append(days)
      }
      let ovulations = cells[4].split(separator: ";", omittingEmptySubsequences: true)
      guard ovulations.allSatisfy({ Int($0) != nil }) else {
        throw table.error(line, "ovulation_history")
      }
      tasks.append(PeerTask(woman: cells[0], cycle: cycle, history: history, age: age))
    }
    return tasks
  }

  /// Returns the line of the answer, which depends on this task alone.
  func answer(_ predictor: CyclePredictor) -> String {
    let length = predictor.cycleLength(after: history, context: CycleContext(age: age))
    let probabilities = length.probabilities.map { "\($0)" }.joined(separator: ";")
    return
      "\(woman),\(cycle),\(length.median),\(length.mean),\(length.firstDay),\(probabilities)"
  }
}
