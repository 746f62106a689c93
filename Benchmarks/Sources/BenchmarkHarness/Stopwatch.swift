import Foundation

/// Two clocks that start together: the wall's, and the processor time of the current thread.
public struct Stopwatch {
  private let wallStart: ContinuousClock.Instant
  private let processorStart: Double

  /// Starts both clocks.
  public init() {
    wallStart = .now
    processorStart = Self.processorNanoseconds()
  }

  /// The nanoseconds since the start on either clock.
  public func lap() -> Lap {
    let processor = Self.processorNanoseconds() - processorStart
    return Lap(wall: (ContinuousClock.now - wallStart).nanoseconds, processor: processor)
  }

  /// A time on both clocks, in nanoseconds.
  public struct Lap: Hashable, Sendable {
    /// The nanoseconds that passed.
    public let wall: Double
    /// The nanoseconds that the thread computed.
    public let processor: Double
  }

  private static func processorNanoseconds() -> Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

extension Duration {
  /// The length in nanoseconds.
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }
}
