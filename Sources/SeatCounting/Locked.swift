#if canImport(Darwin)
public import Darwin
#elseif !hasFeature(Embedded)
public import Synchronization
#endif

#if canImport(Darwin)
/// A value behind a lock of the operating system.
///
/// It works like the standard library's `Mutex`, which needs macOS 15 and iOS 18.
///
/// The lock and the value are in memory that never moves and has one owner, because the type is
/// noncopyable. Only `withLock` reaches the value, from one thread at a time.
@safe
@usableFromInline
package struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  @usableFromInline let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  package init(_ value: consuming sending Value) {
    unsafe lock.initialize(to: os_unfair_lock())
    unsafe self.value.initialize(to: value)
  }

  @inlinable
  deinit {
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
    unsafe lock.deallocate()
  }

  /// Calls `body` with exclusive access to the value.
  @inlinable
  @inline(__always)
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe os_unfair_lock_lock(lock)
    defer { unsafe os_unfair_lock_unlock(lock) }
    return try unsafe body(&value.pointee)
  }
}
#elseif !hasFeature(Embedded)
/// A value behind a lock.
///
/// When several threads wait for a lock, the kernel passes it from one to the next, which the
/// thread sanitizer cannot see. The two accesses to `turns` show it who came before whom.
@usableFromInline
package struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let turns = Atomic<UInt8>(0)

  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls `body` with exclusive access to the value.
  @inlinable
  package func withLock<Result: ~Copyable, Failure: Error>(
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
