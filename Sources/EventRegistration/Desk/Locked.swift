internal import Synchronization

/// A value behind a lock.
///
/// When several threads wait for a lock, the kernel passes it from one to the next, which the
/// thread sanitizer cannot see. The two accesses to `turns` show it who came before whom.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let turns = Atomic<UInt8>(0)

  init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls `body` with exclusive access to the value.
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
