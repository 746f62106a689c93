/// Receives what happens during one command after the other.
protocol SeatCommandSink: SeatFactSink {
  /// Starts with the next command.
  mutating func begin(event: UInt32, version: UInt64, time: Int64)

  /// The number of changes since the command began.
  var count: Int { get }
}

/// Only counts what happens.
struct SeatFactCount: SeatCommandSink {
  private(set) var count = 0

  @inline(__always)
  mutating func begin(event: UInt32, version: UInt64, time: Int64) { count = 0 }

  @inline(__always)
  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32, isCompanion: Bool, value: Int64
  ) { count &+= 1 }
}
