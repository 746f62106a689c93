#if canImport(Darwin)
internal import Darwin
#else
internal import Synchronization
#endif

#if canImport(Darwin)
/// A value behind a lock of the operating system.
///
/// It works like the standard library's `Mutex`, which needs macOS 15 and iOS 18.
///
/// The lock and the value are in memory that never moves and has one owner, because the type is
/// noncopyable. Only `withLock` reaches the value, from one thread at a time.
@safe
struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: consuming sending Value) {
    unsafe lock.initialize(to: os_unfair_lock())
    unsafe self.value.initialize(to: value)
  }

  deinit {
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
    unsafe lock.deallocate()
  }

  /// Calls `body` with exclusive access to the value.
  @inline(__always)
  func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe os_unfair_lock_lock(lock)
    defer { unsafe os_unfair_lock_unlock(lock) }
    return try unsafe body(&value.pointee)
  }
}
#else
/// A value behind a lock.
///
/// When several threads wait for a lock, the kernel passes it from one to the next, which the
/// thread sanitizer cannot see. The two accesses to `turns` show it who came before whom.
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
#endif
