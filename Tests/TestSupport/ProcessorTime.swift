#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#endif

/// The processor time of a computation on this thread, whatever else the machine does meanwhile.
public enum ProcessorTime {
  /// Returns the time that the processor spends on the work.
  public static func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  /// Returns whether the work on the larger input takes less than that many times as long as the
  /// work on the smaller one, in one of ten attempts.
  ///
  /// Caches and clock rates that change can spoil one attempt, but not all of them. Times below
  /// five milliseconds count as five: too little happens within them.
  public static func grows(
    below bound: Int, from smaller: Int, to larger: Int, work: (Int) -> Duration
  ) -> Bool {
    _ = work(smaller)
    return (0..<10).contains { _ in
      work(larger) < max(min(work(smaller), work(smaller)), .milliseconds(5)) * bound
    }
  }

  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
