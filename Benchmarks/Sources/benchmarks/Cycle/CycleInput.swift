import BenchmarkHarness
import CycleResearch
import Foundation

/// The input shared by the benchmarks, generated from the seed or read from real data.
final class CycleInput {
  /// The predictor that is measured.
  let predictor = CyclePredictor()

  private var histories: [Benchmark.Context: [CyclePredictor.LengthHistory]] = [:]

  /// The number of different generated women.
  static let womanCount = 2000

  /// The number of lengths that each of them has logged.
  static let loggedCycles = 12

  /// The logged lengths of women.
  ///
  /// Each has twelve; with real data, twelve or more.
  func histories(_ context: Benchmark.Context) throws -> [CyclePredictor.LengthHistory] {
    if let known = histories[context] { return known }
    let made = try Self.real(context) ?? Self.generated(seed: context.seed)
    histories[context] = made
    return made
  }

  /// The logged lengths of generated women.
  static func generated(seed: UInt64) throws -> [CyclePredictor.LengthHistory] {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: womanCount, cyclesPerWoman: loggedCycles...loggedCycles,
      seed: seed)
    return cohort.women.map(CyclePredictor.LengthHistory.init)
  }

  /// The history on the first day of each cycle after the twelfth, if the folder with real data or
  /// its folder `cycle` has cycles.
  private static func real(_ context: Benchmark.Context) throws(ProgramError) -> [CyclePredictor
    .LengthHistory]?
  {
    guard let data = context.data else { return nil }
    let folder = [data, "\(data)/cycle"].first {
      FileManager.default.fileExists(atPath: "\($0)/cycles.csv")
    }
    guard let folder else { return nil }
    let cohort = try CycleData(folder: folder).cohort()
    let histories = cohort.tasks.filter { $0.history.count >= loggedCycles }.map { task in
      var history = CyclePredictor.LengthHistory(cohort.women[task.woman])
      history.lengths = task.history
      return history
    }
    guard !histories.isEmpty else {
      throw ProgramError(.dataError, "no woman in \(folder) has logged 13 cycles")
    }
    return histories
  }
}
