/// A report beside an earlier one.
public struct Comparison: Hashable, Sendable {
  /// The benchmarks of the newer report that the older one has too, in the newer one's order.
  public let changes: [Change]

  /// Whether both were measured on the same machine in the same configuration.
  public let isSameMachine: Bool

  /// Compares two reports by the median processor time of a run.
  ///
  /// A change counts only if it exceeds `threshold` (0.1 is a tenth more time, or the inverse), and
  /// the noise: the quartiles of one report lie wholly beyond those of the other.
  public init(from old: Report, to new: Report, threshold: Double) {
    isSameMachine = old.machine.isComparable(to: new.machine)
    let earlier = Dictionary(
      old.benchmarks.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    changes = new.benchmarks.compactMap { result in
      earlier[Key(result)].flatMap { Change(from: $0, to: result, threshold: threshold) }
    }
  }

  /// Whether anything became slower, or else anything faster.
  public var status: ExitCode {
    if changes.contains(where: { $0.verdict == .slower }) { return .regression }
    return changes.contains { $0.verdict == .faster } ? .improvement : .success
  }

  private struct Key: Hashable {
    let name: String
    let size: Int

    init(_ result: BenchmarkResult) { (name, size) = (result.name, result.size) }
  }
}

extension Comparison {
  /// One benchmark in both reports.
  public struct Change: Hashable, Sendable {
    /// The name of the benchmark.
    public let name: String
    /// The number of elements that it worked on.
    public let size: Int
    /// The median processor time of a run in the older report, in nanoseconds.
    public let before: Double
    /// The median processor time of a run in the newer report, in nanoseconds.
    public let after: Double
    /// What the times say.
    public let verdict: Verdict

    init?(from old: BenchmarkResult, to new: BenchmarkResult, threshold: Double) {
      guard let old = Self.sample(old), let new = Self.sample(new) else { return nil }
      name = new.result.name
      size = new.result.size
      before = old.time.median
      after = new.time.median
      let bound = 1 + threshold
      verdict =
        if old.result.operations != new.result.operations {
          .otherWork
        } else if old.result.checksum != new.result.checksum {
          .otherResult
        } else if after > before * bound, new.time.quartiles.isBeyond(old.time.quartiles) {
          .slower
        } else if before > after * bound, old.time.quartiles.isBeyond(new.time.quartiles) {
          .faster
        } else {
          .equal
        }
    }

    private static func sample(
      _ result: BenchmarkResult
    ) -> (result: BenchmarkResult, time: Statistics)? {
      result.processor.map { (result, $0) }
    }
  }

  /// What two times of a benchmark say.
  public enum Verdict: String, Hashable, Sendable {
    /// No change beyond threshold and noise.
    case equal
    /// More time than before.
    case slower
    /// Less time than before.
    case faster
    /// Another number of operations, so that the times cannot be compared.
    case otherWork = "other work"
    /// The same operations with another result, so that the times should not be compared.
    case otherResult = "other result"
  }
}

extension ClosedRange<Double> {
  /// Whether every value of this range exceeds every one of `other`.
  fileprivate func isBeyond(_ other: Self) -> Bool { lowerBound > other.upperBound }
}
