/// A report beside an earlier one, with a verdict on every benchmark.
public struct Comparison: Hashable, Sendable {
  /// The benchmarks of the newer report in its order, and then those that vanished.
  public let entries: [Entry]

  /// What was different in the input, so that nothing can be compared.
  public let inputDifferences: [String]

  /// Where each was measured, and with what.
  public let machines: Sides<Machine>

  /// The number of rounds in which both took turns, or 0 if they did not.
  public let interleavedRounds: Int

  /// Compares two reports.
  public init(from old: Report, to new: Report, thresholds: Thresholds) {
    machines = Sides(before: old.machine, after: new.machine)
    let differences = old.inputDifferences(to: new)
    inputDifferences = differences
    let isInterleaved = old.interleaving != nil && old.interleaving == new.interleaving
    interleavedRounds = isInterleaved ? new.benchmarks.map(\.rounds.count).max() ?? 0 : 0

    let earlier = Dictionary(
      old.benchmarks.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(new.benchmarks.map(Key.init))
    let present = new.benchmarks.map { result in
      guard let before = earlier[Key(result)] else { return Entry(result, .new) }
      guard differences.isEmpty else { return Entry(result, .otherInput) }
      return Entry(
        from: before, to: result, thresholds: thresholds, isInterleaved: isInterleaved)
    }
    let vanished = old.benchmarks.filter { !known.contains(Key($0)) }
    entries = present + vanished.map { Entry($0, .vanished) }
  }

  /// Whether both were measured on the same machine in the same configuration.
  public var isSameMachine: Bool { machines.before.isComparable(to: machines.after) }

  /// Whether anything became worse, or cannot be compared.
  public var isRegression: Bool {
    !inputDifferences.isEmpty || entries.contains(where: \.isRegression)
  }

  /// Whether anything became worse, or else anything better.
  public var status: ExitCode {
    if isRegression { return .regression }
    return entries.contains(where: \.isImprovement) ? .improvement : .success
  }

  /// Something of both reports.
  public struct Sides<Value: Hashable & Sendable>: Hashable, Sendable {
    /// That of the older report.
    public let before: Value
    /// That of the newer report.
    public let after: Value
  }

  private struct Key: Hashable {
    let name: String
    let size: Int

    init(_ result: BenchmarkResult) { (name, size) = (result.name, result.size) }
  }
}

extension Report {
  /// What makes the input of two reports different.
  fileprivate func inputDifferences(to new: Report) -> [String] {
    var differences: [String] = []
    if seed != new.seed { differences.append("seed \(seed), now \(new.seed)") }
    if hasRealInput != new.hasRealInput {
      differences.append(new.hasRealInput ? "now real input" : "real input, now generated")
    }
    if let isQuick, let isQuickNow = new.isQuick, isQuick != isQuickNow {
      differences.append(isQuickNow ? "now a quick run" : "a quick run, now a thorough one")
    }
    return differences
  }
}
