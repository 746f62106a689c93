import BenchmarkHarness
import CycleResearch
import Testing

@testable import benchmarks

@Suite struct CycleTaskTests {
  /// Three women of ten, one and no cycles.
  private let cohort = CycleCohort(women: [
    CycleCohort.Woman(
      id: "w001", age: 23, cycles: (0..<10).map { CycleCohort.CycleRecord(length: 28 + $0) }),
    CycleCohort.Woman(id: "w002", cycles: [CycleCohort.CycleRecord(length: 30)]),
    CycleCohort.Woman(id: "w003"),
  ])

  @Test func aTaskKnowsTheLengthsBeforeItAndNoOther() {
    let tasks = cohort.tasks
    #expect(tasks.count == 11)
    #expect(tasks[0] == CycleTask(woman: 0, cycle: 0, history: [], length: 28))
    #expect(tasks[3] == CycleTask(woman: 0, cycle: 3, history: [28, 29, 30], length: 31))
    #expect(tasks[10] == CycleTask(woman: 1, cycle: 0, history: [], length: 30))
  }

  @Test func aLogWithoutSlipsIsTheTruth() {
    #expect(cohort.tasks(missing: 0, replicate: 3) == cohort.tasks)
    #expect(cohort.tasks(spurious: 0, replicate: 3) == cohort.tasks)
  }

  @Test(arguments: 0..<5)
  func aMissedStartJoinsTheCyclesAroundIt(replicate: Int) {
    let tasks = cohort.tasks(missing: 0.3, replicate: replicate)
    #expect(tasks.contains { $0.woman == 0 && $0.cycle == 0 })
    #expect(tasks.contains { $0.woman == 1 && $0.cycle == 0 })
    for task in tasks where task.woman == 0 {
      #expect(task.history.reduce(0, +) == (28..<28 + task.cycle).reduce(0, +))
      #expect(task.history.count == tasks.count { $0.woman == 0 && $0.cycle < task.cycle })
      #expect(task.length == 28 + task.cycle)
    }
  }

  @Test(arguments: 0..<5)
  func everyProgramMissesTheSameStarts(replicate: Int) {
    // From the evaluation's own generator, for the woman w001.
    let missed = [[1, 2, 3, 6], [4, 5], [2], [3, 5, 6], [1, 4]][replicate]
    let kept = cohort.tasks(missing: 0.3, replicate: replicate).filter { $0.woman == 0 }.map(
      \.cycle)
    #expect(kept == (0..<10).filter { !missed.contains($0) })
  }

  @Test func aSpuriousStartSplitsItsCycleInTwo() {
    // From the evaluation's own generator, for the woman w001.
    let parts = [14, 9, 18, 18, 17, 16, 18, 8, 14, 8]
    let tasks = cohort.tasks(spurious: 1, replicate: 0).filter { $0.woman == 0 }
    #expect(tasks.map(\.length) == Array(28..<38))
    for task in tasks {
      #expect(task.history.count == 2 * task.cycle)
      for cycle in 0..<task.cycle {
        #expect(task.history[2 * cycle] == parts[cycle])
        #expect(task.history[2 * cycle] + task.history[2 * cycle + 1] == 28 + cycle)
      }
    }
  }

  @Test func theFoldsAreThoseOfTheOtherPrograms() {
    let folds = (1...9).map { CrossValidation.fold(of: "w00\($0)") }
    #expect(folds == [3, 3, 3, 1, 4, 3, 3, 2, 1])
  }

  @Test func tooFewWomenCannotBeValidated() {
    #expect(throws: ProgramError(.dataError, "there are too few women outside fold 0")) {
      try CrossValidation(cohort)
    }
  }
}
