/// Receives the changes of one command after another.
protocol SeatCommandSink: SeatFactSink {
  /// Begins the next command.
  mutating func begin(event: UInt32, version: UInt64, time: Int64)

  /// The number of changes since the command began.
  var count: Int { get }
}

/// Counts changes and discards them.
struct SeatFactCount: SeatCommandSink {
  private(set) var count = 0

  @inline(__always)
  mutating func begin(event: UInt32, version: UInt64, time: Int64) { count = 0 }

  @inline(__always)
  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32, isCompanion: Bool, value: Int64
  ) { count &+= 1 }
}
