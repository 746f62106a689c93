import SystemHeap

/// The memory of this process.
public enum ProcessMemory {
  /// The bytes that the allocator has handed out and not got back; 0 where it does not tell.
  public static var heapBytes: Int { Int(clamping: heap_bytes()) }

  /// The number of blocks that this thread has asked the allocator for so far, or `nil` where they
  /// are not counted.
  public static var allocations: Int? {
    let count = heap_allocations()
    return count < 0 ? nil : count
  }

  /// The most bytes that this thread has in use at once during `work`, beyond those before it, or
  /// `nil` where they are not counted.
  ///
  /// Work must not call this itself.
  static func peakHeapBytes(during work: () -> Void) -> Int? {
    heap_watch()
    work()
    let peak = heap_watched_peak()
    return peak < 0 ? nil : peak
  }
}
