#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(WinSDK)
internal import WinSDK
#endif

/// A value behind a lock of the operating system.
///
/// The standard library's `Mutex` needs macOS 15 and iOS 18. Where there are no threads, as on
/// WebAssembly, there is no lock.
///
/// The lock and the value are in a block of memory that never moves and has one owner, because the
/// type is noncopyable. Only `withLock` reaches the value, and one thread at a time.
@safe
struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  #if canImport(Darwin)
  private typealias Lock = os_unfair_lock
  #elseif canImport(WinSDK)
  private typealias Lock = SRWLOCK
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
  private typealias Lock = pthread_mutex_t
  #else
  private typealias Lock = Void
  #endif

  private let lock: UnsafeMutablePointer<Lock>
  private let value: UnsafeMutablePointer<Value>

  init(_ value: consuming sending Value) {
    let alignment = MemoryLayout<Value>.alignment
    let offset = unsafe (MemoryLayout<Lock>.size + alignment - 1) & -alignment
    let block = unsafe UnsafeMutableRawPointer.allocate(
      byteCount: offset + MemoryLayout<Value>.size,
      alignment: max(MemoryLayout<Lock>.alignment, alignment))
    unsafe lock = block.bindMemory(to: Lock.self, capacity: 1)
    unsafe self.value = (block + offset).bindMemory(to: Value.self, capacity: 1)
    unsafe self.value.initialize(to: value)
    #if canImport(Darwin)
    unsafe lock.initialize(to: os_unfair_lock())
    #elseif canImport(WinSDK)
    unsafe InitializeSRWLock(lock)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
    #endif
  }

  deinit {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    unsafe pthread_mutex_destroy(lock)
    #endif
    unsafe value.deinitialize(count: 1)
    unsafe UnsafeMutableRawPointer(lock).deallocate()
  }

  /// Calls `body` with exclusive access to the value.
  @inline(__always)
  func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    acquire()
    defer { release() }
    return try unsafe body(&value.pointee)
  }

  @inline(__always)
  private func acquire() {
    #if canImport(Darwin)
    unsafe os_unfair_lock_lock(lock)
    #elseif canImport(WinSDK)
    unsafe AcquireSRWLockExclusive(lock)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    unsafe pthread_mutex_lock(lock)
    #endif
  }

  @inline(__always)
  private func release() {
    #if canImport(Darwin)
    unsafe os_unfair_lock_unlock(lock)
    #elseif canImport(WinSDK)
    unsafe ReleaseSRWLockExclusive(lock)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    unsafe pthread_mutex_unlock(lock)
    #endif
  }
}
