/// Something that a run of a benchmark needs, of which less is better.
enum Metric: String, CaseIterable, Codable, Hashable, Sendable {
  /// Processor time, in nanoseconds.
  case time
  /// Instructions in user space.
  case instructions
  /// Blocks of memory that it asks the system for.
  case allocations
  /// The most bytes in use at once, beyond those before the run.
  case memory

  /// What is said of a benchmark that needs more than before.
  var worse: String {
    self == .time ? "slower" : "more \(rawValue)"
  }

  /// What is said of a benchmark that needs less than before.
  var better: String {
    switch self {
    case .time: "faster"
    case .instructions, .allocations: "fewer \(rawValue)"
    case .memory: "less memory"
    }
  }

  /// An amount with its unit.
  func text(_ amount: Double) -> String {
    switch self {
    case .time: Quantity.time(amount)
    case .instructions: Quantity.count(amount)
    case .allocations: String(Int(amount.rounded()))
    case .memory: Quantity.bytes(Int(amount.rounded()))
    }
  }
}
