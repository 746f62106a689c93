/// How much more of something a benchmark may need than before until it counts.
///
/// Each is a fraction: 0.1 allows a tenth more, and 0 nothing.
public struct Thresholds: Hashable, Sendable {
  /// What is allowed to every benchmark.
  var defaults: [Limit: Double]

  /// What is allowed to some; of several that apply, the last counts.
  var exceptions: [Exception]

  /// What a threshold limits.
  enum Limit: String, CaseIterable, Hashable, Sendable {
    /// The processor time of runs that took turns.
    case time
    /// The processor time of runs that did not, between which the load may have changed.
    case timeOfSeparateRuns
    /// Instructions in user space.
    case instructions
    /// Blocks of memory.
    case allocations
    /// The peak of bytes in use.
    case memory
  }

  /// Thresholds of the benchmarks whose names match a pattern.
  struct Exception: Hashable, Sendable {
    /// A pattern of ``NameFilter``.
    var benchmarks: String
    /// Why the defaults do not suit them.
    var reason: String
    /// What differs.
    var limits: [Limit: Double]

    /// Whether the exception applies to a benchmark.
    func applies(to name: String) -> Bool { NameFilter(included: [benchmarks]).matches(name) }
  }

  /// The thresholds where no file says anything else.
  public static let standard = Self(
    defaults: [
      .time: 0.1, .timeOfSeparateRuns: 0.5, .instructions: 0.02, .allocations: 0.01, .memory: 0.03,
    ],
    exceptions: [])

  /// The threshold of a benchmark.
  func limit(_ limit: Limit, of name: String) -> Double {
    let exception = exceptions.last { $0.limits[limit] != nil && $0.applies(to: name) }
    return exception?.limits[limit] ?? defaults[limit] ?? 0
  }

  /// Refuses an exception that applies to none of the benchmarks.
  func check(names: some Sequence<String>) throws(ProgramError) {
    let names = Set(names)
    for exception in exceptions where !names.contains(where: exception.applies) {
      throw ProgramError(
        .dataError, "the thresholds have \"\(exception.benchmarks)\", which matches no benchmark")
    }
  }
}
