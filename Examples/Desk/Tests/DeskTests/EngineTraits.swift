import DeskEngines
import DeskStores
import EventRegistration
import Testing

/// Gives the tests of a suite one PostgreSQL server.
struct PostgresTrait: SuiteTrait, TestScoping {
  @TaskLocal static var engine: PostgresEngine?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let engine = try PostgresEngine()
    defer { engine.remove() }
    try await Self.$engine.withValue(engine, operation: function)
  }

  static var info: String {
    get throws { try #require(engine).info }
  }
}

extension Trait where Self == PostgresTrait {
  static var postgres: Self { Self() }
}
