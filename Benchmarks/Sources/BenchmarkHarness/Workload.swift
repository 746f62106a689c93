/// Work of which the first few operations, or all, can be timed.
///
/// What is timed and what is checked are two functions, because summing up a result takes time too.
public protocol Workload {
  /// The number of operations of a whole run; at least 1.
  var operations: Int { get }

  /// Whether a run leaves the workload as it was, so that many runs can follow one `setUp`.
  var isRepeatable: Bool { get }

  /// Makes the state that a run begins with, untimed.
  mutating func setUp()

  /// Carries out the first `count` operations and returns the number of their results.
  mutating func run(_ count: Int) -> Int

  /// A sum over every result of the first `count` operations, untimed.
  mutating func checksum(_ count: Int) -> UInt64
}

extension Workload {
  /// True: most workloads only read.
  public var isRepeatable: Bool { true }

  /// Does nothing.
  public mutating func setUp() {}
}
