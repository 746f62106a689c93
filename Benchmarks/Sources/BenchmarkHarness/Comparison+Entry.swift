extension Comparison {
  /// The verdict on a benchmark at one size.
  public struct Entry: Hashable, Sendable {
    /// The name of the benchmark.
    public let name: String
    /// The number of elements that it worked on.
    public let size: Int
    /// Whether both reports have it, with the same work and result.
    public let outcome: Outcome
    /// What a run needs, for each metric; empty unless compared.
    let changes: [Change]

    /// An entry that is not compared.
    init(_ result: BenchmarkResult, _ outcome: Outcome) {
      (name, size) = (result.name, result.size)
      self.outcome = outcome
      changes = []
    }

    /// Compares a benchmark that both reports have.
    init(
      from old: BenchmarkResult, to new: BenchmarkResult, thresholds: Thresholds,
      isInterleaved: Bool
    ) {
      (name, size) = (new.name, new.size)
      if old.operations != new.operations {
        outcome = .otherWork
      } else if old.checksum != new.checksum {
        outcome = .otherResult
      } else {
        outcome = .compared
      }
      changes =
        outcome == .compared
        ? Metric.allCases.map {
          Change($0, from: old, to: new, thresholds: thresholds, isInterleaved: isInterleaved)
        } : []
    }
  }

  /// What two reports have of a benchmark.
  public enum Outcome: String, Encodable, Hashable, Sendable {
    /// The same work and result in both.
    case compared
    /// It is in the older report only.
    case vanished
    /// It is in the newer report only.
    case new
    /// Other input, so that nothing can be compared.
    case otherInput = "other input"
    /// Another number of operations, so that nothing can be compared.
    case otherWork = "other work"
    /// The same operations with another checksum.
    case otherResult = "other result"
  }
}

extension Comparison.Entry {
  /// Whether the benchmark became worse, or cannot be compared.
  public var isRegression: Bool {
    switch outcome {
    case .compared: changes.contains { $0.verdict == .worse }
    case .new: false
    case .vanished, .otherInput, .otherWork, .otherResult: true
    }
  }

  /// Whether the benchmark became better in something, and worse in nothing.
  public var isImprovement: Bool {
    !isRegression && changes.contains { $0.verdict == .better }
  }

  /// The verdicts in words: what became worse and what better, or `equal`.
  public var verdicts: [String] {
    guard outcome == .compared else { return [outcome.rawValue] }
    let worse = changes.filter { $0.verdict == .worse }.map(\.metric.worse)
    let better = changes.filter { $0.verdict == .better }.map(\.metric.better)
    return worse.isEmpty && better.isEmpty ? ["equal"] : worse + better
  }

  /// What a run needs of something, if it was compared.
  func change(_ metric: Metric) -> Comparison.Change? {
    changes.first { $0.metric == metric }
  }
}
