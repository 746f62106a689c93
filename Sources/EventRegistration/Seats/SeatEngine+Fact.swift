extension SeatEngine {
  /// A change to the seats of an event of a ``SeatEngine``.
  ///
  /// The facts of an event, applied in order, restore its state:
  /// ``SeatEngine/apply(_:)-(SeatEngine.Fact)``.
  public struct Fact: Hashable, Sendable {
    /// The number of the event.
    public var event: UInt32

    /// The low 32 bits of the number of the fact in its event, which starts at 1.
    public var version: UInt32

    /// The person; 0 for ``SeatEngine/Change/capacityChanged``.
    public var person: UInt32

    /// The time of the command that caused the fact, in seconds since 1970-01-01 UTC.
    public var time: Int64

    /// A value that depends on the change.
    ///
    /// - ``SeatEngine/Change/held``, ``SeatEngine/Change/offered``: the deadline, in seconds since
    ///   1970-01-01 UTC.
    /// - ``SeatEngine/Change/capacityChanged``: the new capacity.
    /// - ``SeatEngine/Change/waitlisted``: the position on the waiting list, from 1.
    /// - All others: 0.
    public var value: Int64

    /// What happened.
    public var change: SeatEngine.Change

    /// The number of seats of the person; 0 for ``SeatEngine/Change/capacityChanged``.
    public var seats: UInt8

    /// Creates a fact.
    public init(
      event: UInt32, version: UInt32, person: UInt32, time: Int64, value: Int64,
      change: SeatEngine.Change, seats: UInt8
    ) {
      self.event = event
      self.version = version
      self.person = person
      self.time = time
      self.value = value
      self.change = change
      self.seats = seats
    }
  }
}
