import DeskEngines
import DeskStores
import Testing

/// Answered commands are stored, even if the database is killed.
@Suite(.serialized) struct CrashTests {
  /// With `synchronous_commit=off`, PostgreSQL answers before it flushes, and loses what it answered.
  @Test(arguments: [false, true]) func answeredAppendsSurviveAKill(unsafe: Bool) async throws {
    let unsafeOptions = [
      "synchronous_commit=off", "wal_writer_delay=10000", "wal_writer_flush_after=100MB",
    ]
    let engine = try PostgresEngine(options: unsafe ? unsafeOptions : [])
    defer { engine.remove() }
    let store = try PostgresStore(engine.info)
    let streams = (0..<16).map { _ in Samples.stream() }
    // Writers append until the store fails them, or is killed between two of their appends.
    let answered = await withTaskGroup(of: UInt64.self) { group in
      for stream in streams {
        group.addTask {
          var version: UInt64 = 0
          while !Task.isCancelled,
            (try? await store.append([FactAppend(stream, after: version, Samples.facts(1))]))
              == true
          {
            version += 1
          }
          return version
        }
      }
      try? await Task.sleep(for: .seconds(1))
      // A busy machine takes longer.
      for _ in 0..<200 {
        if let facts = try? await store.facts(of: streams[0], after: 0), facts.count > 20 { break }
        try? await Task.sleep(for: .milliseconds(50))
      }
      engine.kill()
      group.cancelAll()
      try? engine.start()
      return await group.reduce(0, +)
    }
    var stored: UInt64 = 0
    for stream in streams {
      let facts = try await store.facts(of: stream, after: 0)
      #expect(facts.allSatisfy { $0 == Samples.facts(1)[0] })
      stored += UInt64(facts.count)
    }
    #expect(answered > 100)
    // What was under way may be stored, too.
    #expect(unsafe ? stored < answered : answered...(answered + 16) ~= stored)
  }
}
