extension SeatEngine {
  /// A list of the facts of a ``SeatEngine``, in order.
  public struct FactLog: Sendable {
    /// The facts, from oldest to newest.
    public private(set) var facts: ContiguousArray<SeatEngine.Fact> = []

    /// The event of the current command, the version of its last fact, and the time.
    private var event: UInt32 = 0
    private var version: UInt32 = 0
    private var time: Int64 = 0
    private var start = 0

    /// Creates an empty log.
    public init() {}

    /// Removes all facts and keeps the memory for new ones.
    public mutating func removeAll() { facts.removeAll(keepingCapacity: true) }
  }
}

extension SeatEngine.FactLog: SeatCommandSink {
  var count: Int { facts.count - start }

  @inline(__always)
  mutating func begin(event: UInt32, version: UInt64, time: Int64) {
    self.event = event
    self.version = UInt32(truncatingIfNeeded: version)
    self.time = time
    start = facts.count
  }

  @inline(__always)
  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32, isCompanion: Bool, value: Int64
  ) {
    version &+= 1
    facts.append(
      SeatEngine.Fact(
        event: event, version: version, person: person, time: time, value: value, change: change,
        seats: UInt8(truncatingIfNeeded: seats)))
  }
}
