import BenchmarkHarness
import CycleResearch
import Foundation
import Testing

@testable import benchmarks

@Suite struct CyclePeerTests {
  private let heading = "woman_id,cycle_index,age,history,ovulation_history"

  @Test func aLineIsThePredictionOfThePredictor() throws {
    let answer = try cycleAnswers(to: heading + "\nw1,3,23.5,28;31;27,14;;13\r\nw2,0,,,\n")
    let lines = answer.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "woman_id,cycle_index,median,mean,pmf_start,pmf")
    let cells = lines[1].split(separator: ",").map(String.init)
    let length = CyclePredictor().cycleLength(
      after: [28, 31, 27], context: CycleContext(age: 23.5))
    #expect(cells[..<5] == ["w1", "3", "\(length.median)", "\(length.mean)", "8"])
    #expect(cells[5].split(separator: ";").compactMap { Double($0) } == length.probabilities)
    #expect(lines[2].hasPrefix("w2,0,"))
  }

  @Test(arguments: 0..<5)
  func aShuffleOfTheLinesChangesNoAnswer(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let cohort = try CycleCohort(simulating: .standard, womanCount: 5, seed: UInt64(seed))
    var lines = cohort.tasks.map { task in
      let history = task.history.map(String.init).joined(separator: ";")
      return "\(cohort.women[task.woman].id),\(task.cycle),30,\(history),"
    }
    func answers() throws -> [Substring] {
      try cycleAnswers(to: ([heading] + lines).joined(separator: "\n")).split(separator: "\n")
    }
    let inOrder = try answers()
    lines.shuffle(using: &generator)
    let shuffled = try answers()
    #expect(shuffled.count == 61)
    #expect(shuffled.sorted() == inOrder.sorted())
    #expect(shuffled != inOrder)
  }

  @Test(arguments: [
    ("", "does not begin with the line woman_id,cycle_index,age,history,ovulation_history"),
    ("woman,cycle", "does not begin with"), ("H\nw1,0,,", "line 2, has 4 cells, not 5"),
    ("H\nw1,0,,,\n\nw1,1,,28,,\n", "line 4, has 6 cells, not 5"),
    ("H\n,0,,,", "line 2, has no valid woman_id"),
    ("H\nw1,-1,,,", "line 2, has no valid cycle_index"),
    ("H\nw1,x,,,", "line 2, has no valid cycle_index"),
    ("H\nw1,0,old,,", "line 2, has no valid age"), ("H\nw1,0,nan,,", "line 2, has no valid age"),
    ("H\nw1,0,-3,,", "line 2, has no valid age"),
    ("H\nw1,1,,28;;29,", "line 2, has no valid history"),
    ("H\nw1,1,,0,", "line 2, has no valid history"),
    ("H\nw1,1,,99999999999999999999,", "line 2, has no valid history"),
    ("H\nw1,1,,28,x", "line 2, has no valid ovulation_history"),
  ])
  func aBadLineIsNamed(text: String, message: String) throws {
    let input = text.hasPrefix("H") ? heading + text.dropFirst() : text
    do throws(ProgramError) {
      _ = try cycleAnswers(to: input)
      Issue.record("there is an answer")
    } catch {
      #expect(error.status == .dataError)
      #expect(error.message.hasPrefix("standard input"))
      #expect(error.message.contains(message))
    }
  }

  private let dayHeading = "task,age,history,elapsed,ovulation_history"

  @Test func aDayIsTheForecastAtItsEnd() throws {
    let answer = try dayAnswers(
      to: dayHeading + "\nw1-0-99,23.5,28;31;27,40,14;;13\nw2-1-0,,,0,\n", of: nil)
    let lines = answer.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "task,pmf_start,pmf,fertile,missed,spurious")
    var state = CycleLengthState(CyclePredictor(), context: CycleContext(age: 23.5))
    for length in [28, 31, 27] { state.observe(length) }
    let forecast = state.forecast(daysSinceStart: 40, isDayOver: true)
    let cells = lines[1].split(separator: ",").map(String.init)
    #expect(cells[0] == "w1-0-99" && cells[1] == "\(forecast.daysUntilStart.firstDay)")
    #expect(
      cells[2].split(separator: ";").compactMap { Double($0) }
        == forecast.daysUntilStart.probabilities)
    #expect(
      cells[3...].compactMap(Double.init) == [
        forecast.fertileProbability, forecast.probabilityOfMissedPeriod,
        forecast.probabilityOfSpuriousStart,
      ])
    #expect(lines[2].hasPrefix("w2-1-0,1,"))
  }

  @Test(arguments: [
    ("H\n,23,28,1,", "task"), ("H\nw1-0-1,-1,28,1,", "age"), ("H\nw1-0-1,,0,1,", "history"),
    ("H\nw1-0-1,,28,-1,", "elapsed"), ("H\nw1-0-1,,28,,", "elapsed"),
  ])
  func aBadDayIsNamed(text: String, column: String) throws {
    do throws(ProgramError) {
      _ = try dayAnswers(to: dayHeading + text.dropFirst(), of: nil)
      Issue.record("there is an answer")
    } catch {
      #expect(error.message == "standard input, line 2, has no valid \(column)")
    }
  }

  @Test func theDaysOfALogAreOfEachKind() throws {
    let cohort = try CycleCohort(simulating: .standard, womanCount: 20, seed: 1)
    #expect(cohort.days(replicate: 0).allSatisfy { $0.kind == .clean })
    let missed = cohort.days(missed: 0.1, replicate: 0)
    #expect(missed.contains { $0.kind == .missed } && !missed.contains { $0.kind == .spurious })
    for task in missed where task.kind == .clean {
      #expect(task.daysUntilStart >= 1 && task.question.elapsed + task.daysUntilStart >= 8)
    }
    let spurious = cohort.days(spurious: 0.5, replicate: 0)
    #expect(spurious.contains { $0.kind == .spurious } && !spurious.contains { $0.kind == .missed })
  }

  @Test func lengthsThatSayNothingAreAnswered() throws {
    let answer = try cycleAnswers(to: heading + "\nw1,2,,151;\(Int.max),;")
    let nothing = CyclePredictor().cycleLength(after: [])
    #expect(answer.split(separator: "\n")[1].hasPrefix("w1,2,\(nothing.median),\(nothing.mean),8,"))
  }

  @Test(arguments: [
    ["table"], ["accuracy"], ["accuracy", "a", "b", "c"], ["score", "a"], ["fit"],
    ["fit", "a", "b"],
  ])
  func aWrongCommandLineIsRefused(operands: [String]) {
    #expect {
      try run(operands)
    } throws: {
      ($0 as? ProgramError)?.status == .usage
    }
  }

  @Test(arguments: [["accuracy", "/nowhere"], ["fit", "/nowhere"], ["score", "/nowhere", "x"]])
  func aMissingFolderIsNamed(operands: [String]) {
    #expect(throws: ProgramError(.noInput, "/nowhere/cycles.csv cannot be read")) {
      try run(operands)
    }
  }

  @Test func aBadRowOfTheDataIsNamed() throws {
    let folder = try temporaryFolder()
    try Data("woman,cycle,length\nw1,1,28\nw1,2,x\n".utf8).write(
      to: URL(filePath: "\(folder)/cycles.csv"))
    try Data("woman,age\nw1,30\n".utf8).write(to: URL(filePath: "\(folder)/women.csv"))
    #expect(
      throws: ProgramError(
        .dataError,
        "\(folder)/cycles.csv, line 3: In the table of cycles, a cell of the column "
          + "length is empty, of another form, or out of range.")
    ) { try run(["fit", folder]) }
  }

  @discardableResult private func run(_ operands: [String]) throws -> String {
    final class Lines { var text = "" }
    let lines = Lines()
    let console = Console(write: { lines.text += $0 }, writeError: { _ in }, isTerminal: false)
    try cyclePeer.run(operands, Options(), console)
    return lines.text
  }

  /// A cohort in a folder, and the standard population's answers to its tasks in a file there.
  private func answeredFolder(seed: UInt64) throws -> (folder: String, cohort: CycleCohort) {
    let folder = try temporaryFolder()
    let cohort = try CycleCohort(simulating: .standard, womanCount: 8, seed: seed)
    try Data(cohort.cyclesCSV.utf8).write(to: URL(filePath: "\(folder)/cycles.csv"))
    try Data(cohort.womenCSV.utf8).write(to: URL(filePath: "\(folder)/women.csv"))
    let work = cohort.tasks.map { task in
      let woman = cohort.women[task.woman]
      let history = task.history.map(String.init).joined(separator: ";")
      return "\(woman.id),\(task.cycle),\(woman.age ?? 0),\(history),"
    }
    let answers = try cycleAnswers(to: ([heading] + work).joined(separator: "\n"))
    try Data(answers.utf8).write(to: URL(filePath: "\(folder)/answers.csv"))
    return (folder, cohort)
  }

  /// The module's own backtest is another way to the same scores.
  @Test(arguments: [1, 2])
  func scoresOfAFileAreThoseOfABacktest(seed: UInt64) throws {
    let (folder, cohort) = try answeredFolder(seed: seed)
    let lines = try run(["score", folder, "\(folder)/answers.csv"]).split(separator: "\n")
      .map { $0.split(separator: "\t") }
    let scores = Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Double($0[1])) })
    let expected = Backtest(CyclePredictor(), on: cohort).scores
    func expect(_ name: String, _ value: Double) throws {
      let measured = try #require(scores[name] ?? nil)
      #expect(abs(measured - value) < 1e-9, "\(name)")
    }
    try expect("n", Double(expected.count))
    try expect("MAE", expected.meanAbsoluteError)
    try expect("RMSE", expected.rootMeanSquareError)
    try expect("CRPS", expected.crps)
    try expect("pit50", expected.interval50.coverage * 100)
    try expect("pit80", expected.interval80.coverage * 100)
    try expect("pit95", expected.interval95.coverage * 100)
    try expect("wid80", expected.interval80.width)
    try expect("LogS", expected.logScore)
  }

  @Test func answersWithoutProbabilitiesArePoints() throws {
    let (folder, cohort) = try answeredFolder(seed: 3)
    let lines = cohort.tasks.map { task in
      let median = task.cycle == 0 ? "" : task.cycle == 1 ? "nan" : "30"
      return "\(cohort.women[task.woman].id),\(task.cycle),\(median),,,"
    }
    let text = ([PeerTask.answerColumns] + lines.reversed()).joined(separator: "\n")
    let answers = try PeerAnswers(text, from: "x", to: cohort.tasks, of: cohort).answers
    #expect(answers.map(\.median) == cohort.tasks.map { $0.cycle < 2 ? 28 : 30 })
    #expect(answers.allSatisfy { $0.days == nil && $0.mean == $0.median })
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/answers.csv"))
    let scores = try run(["score", folder, "\(folder)/answers.csv"])
    #expect(scores.split(separator: "\n").count == 4)
  }

  @Test(arguments: [
    ("s1,0,x,,,", "line 2, has no valid median"), ("s1,0,inf,,,", "line 2, has no valid median"),
    ("s1,0,28,x,,", "line 2, has no valid mean"), ("s1,0,28,28,,1", "line 2, has no valid pmf"),
    ("s1,0,28,28,20,1;-1", "line 2, has no valid pmf"),
    ("s1,0,28,28,20,0;0", "line 2, has no valid pmf"),
    ("s1,0,28,28,20,1;x", "line 2, has no valid pmf"), ("s1,1,28,28,20,1", "has no answer to s1,0"),
  ])
  func aBadAnswerIsNamed(line: String, message: String) {
    let cohort = CycleCohort(women: [
      CycleCohort.Woman(id: "s1", cycles: [CycleCohort.CycleRecord(length: 28)])
    ])
    #expect {
      try PeerAnswers(
        PeerTask.answerColumns + "\n" + line, from: "a.csv", to: cohort.tasks, of: cohort)
    } throws: {
      ($0 as? ProgramError)?.message.contains(message) == true
    }
  }

  /// The numbers in the package's source are those that `fit` would print for them.
  @Test func theStandardPopulationIsWrittenAsItsSourceHasIt() throws {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../Sources/CyclePrediction/Model/CyclePopulation+Standard.swift")
    let source = try String(contentsOf: file.standardized, encoding: .utf8)
    #expect(source.contains(CyclePopulation.standard.source))
  }
}
