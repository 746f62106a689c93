internal import Synchronization

/// A value behind a lock.
///
/// The kernel hands a lock that several threads wait for from one to the next, where the thread
/// sanitizer does not see it; the two accesses to `turns` show it who was before whom.
struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let turns = Atomic<UInt8>(0)

  init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls `body` with the value, while nobody else has it.
  func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      let turn = turns.load(ordering: .acquiring)
      defer { turns.store(turn &+ 1, ordering: .releasing) }
      return try body(&value)
    }
  }
}
