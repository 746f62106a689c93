import Foundation

extension Comparison {
  /// The version of the form below.
  static let schema = 1

  /// The verdicts and what they rest on, ending with a line break.
  func json() throws(ProgramError) -> String {
    String(decoding: try prettyJSON(of: Document(self)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema = Comparison.schema
    let isRegression: Bool
    let before: Machine
    let after: Machine
    let isSameMachine: Bool
    let inputDifferences: [String]
    let interleavedRounds: Int
    let intervalLevel = RatioEstimate.level
    let benchmarks: [Benchmark]

    init(_ comparison: Comparison) {
      isRegression = comparison.isRegression
      before = comparison.machines.before
      after = comparison.machines.after
      isSameMachine = comparison.isSameMachine
      inputDifferences = comparison.inputDifferences
      interleavedRounds = comparison.interleavedRounds
      benchmarks = comparison.entries.map(Benchmark.init)
    }
  }

  private struct Benchmark: Encodable {
    let name: String
    let size: Int
    let outcome: Outcome
    let isRegression: Bool
    let verdicts: [String]
    let metrics: [String: Amounts]

    init(_ entry: Entry) {
      (name, size, outcome) = (entry.name, entry.size, entry.outcome)
      (isRegression, verdicts) = (entry.isRegression, entry.verdicts)
      metrics = Dictionary(
        uniqueKeysWithValues: entry.changes.map { ($0.metric.rawValue, Amounts($0)) })
    }
  }

  private struct Amounts: Encodable {
    let before: Double?
    let after: Double?
    let ratio: Double?
    let interval: [Double]?
    let threshold: Double
    let verdict: Change.Verdict

    init(_ change: Change) {
      (before, after, ratio) = (change.before, change.after, change.ratio)
      interval = change.estimate.map { [$0.interval.lowerBound, $0.interval.upperBound] }
      (threshold, verdict) = (change.threshold, change.verdict)
    }
  }
}
