extension SeatEngine {
  /// What happened to the seats of a ``SeatEngine``, in order.
  public struct FactLog: Sendable {
    /// The facts, the oldest first.
    public private(set) var facts: ContiguousArray<SeatEngine.Fact> = []

    /// The event of the command that is carried out, its version before and the instant.
    private var event: UInt32 = 0
    private var version: UInt32 = 0
    private var time: Int64 = 0
    private var start = 0

    /// Creates an empty log.
    public init() {}

    /// Forgets the facts, and keeps their memory for the next.
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
