import Foundation

/// Lets two executables measure the same benchmarks in turns, so that a drift of the machine meets
/// both alike.
struct Interleaver {
  /// How often each of them measures.
  let rounds: Int
  /// Measures once with an executable, before or after the change.
  let measure: (Side) throws -> Report
  /// Takes a line on how far it is.
  let progress: (String) -> Void

  /// One of the two executables.
  enum Side: String, Hashable, Sendable {
    /// The older one.
    case before
    /// The newer one.
    case after
  }

  /// What both measured, round by round; every other round begins with the newer one.
  func reports() throws -> (before: Report, after: Report) {
    var reports: [Side: Report] = [:]
    for round in 0..<rounds {
      for side in round.isMultiple(of: 2) ? [Side.before, .after] : [.after, .before] {
        progress("round \(round + 1) of \(rounds), \(side.rawValue)")
        let report = try measured(side)
        if reports[side] == nil {
          reports[side] = report
        } else {
          try reports[side]?.append(report)
        }
      }
    }
    guard var before = reports[.before], var after = reports[.after] else {
      throw ProgramError(.usage, "without a round there is nothing to compare")
    }
    let interleaving = UUID().uuidString
    (before.interleaving, after.interleaving) = (interleaving, interleaving)
    return (before, after)
  }

  /// Measures once more if the first time failed: one of many runs can fail for a reason of its moment.
  private func measured(_ side: Side) throws -> Report {
    do {
      return try measure(side)
    } catch {
      return try measure(side)
    }
  }
}
