import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// Compares each answer and each fact with ``PlainEvent``.
///
/// The environment can set the number of operations, and the first seed. Each seed has a thousand
/// operations:
///
///     HEALTHDOMAIN_OPERATIONS=1000000000 HEALTHDOMAIN_SEED=10000 \
///       swift test -c release -Xswiftc -enable-testing --filter EventLedgerModelTests
@Suite("Event ledger: random commands against a plain event") struct EventLedgerModelTests {
  /// The operations of one seed.
  private static let length = 1000

  @Test func itAgreesWithAPlainEvent() async throws {
    let first = LongTest.setting("SEED") ?? 0
    let operations =
      LongTest.setting("OPERATIONS") ?? LongTest.size(10_000_000, small: 2000)
    let count = operations / Self.length
    let workers = ProcessInfo.processInfo.activeProcessorCount
    var coverage = AnswerCoverage()
    try await withThrowingTaskGroup(of: AnswerCoverage.self) { group in
      for worker in 0..<workers {
        group.addTask {
          var coverage = AnswerCoverage()
          for seed in stride(from: first + worker, to: first + count, by: workers) {
            var comparison = EventComparison(seed: seed)
            try comparison.run(Self.length)
            coverage.add(comparison.coverage)
          }
          return coverage
        }
      }
      for try await part in group { coverage.add(part) }
    }
    // A run of a few seeds cannot produce every answer.
    expectPossibleAnswers(in: coverage, all: count >= 100)
  }

  private func expectPossibleAnswers(in coverage: AnswerCoverage, all: Bool) {
    for command in CommandKind.allCases {
      let possible = AnswerCoverage.possibleAnswers(to: command)
      let given = coverage.answers(to: command)
      if all { expectEqual(possible.subtracting(given), [], "\(command) was never told these") }
      expectEqual(given.subtracting(possible), [], "\(command) cannot be told these")
    }
  }
}
