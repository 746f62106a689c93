import Foundation
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

  /// The largest resident size so far, in bytes.
  public static var peakBytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
    let bytesPerUnit = 1
    guard unsafe getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
    #else
    let bytesPerUnit = 1024
    guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    #endif
    return Int(usage.ru_maxrss) * bytesPerUnit
  }
}
