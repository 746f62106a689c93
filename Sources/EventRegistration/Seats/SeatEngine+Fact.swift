extension SeatEngine {
  /// Something that happened to the seats of an event of a ``SeatEngine``.
  ///
  /// The facts of an event, in order, give its state again: ``SeatEngine/apply(_:)-(SeatFact)``.
  public struct Fact: Hashable, Sendable {
    /// The event.
    public var event: UInt32

    /// The number of the fact among those of its event, from 1, in its lowest 32 bits.
    public var version: UInt32

    /// The person, or 0 for a ``SeatEngine/Change/capacityChanged``.
    public var person: UInt32

    /// The instant of the command that made it happen, in seconds since 1970-01-01 UTC.
    public var time: Int64

    /// A deadline in seconds since 1970-01-01 UTC, of ``SeatEngine/Change/held`` and
    /// ``SeatEngine/Change/offered``; a number of seats, of ``SeatEngine/Change/capacityChanged``;
    /// a place on the waiting list from 1, of ``SeatEngine/Change/waitlisted``; else 0.
    public var value: Int64

    /// What happened.
    public var change: SeatEngine.Change

    /// The number of seats of the person, or 0 for a ``SeatEngine/Change/capacityChanged``.
    public var seats: UInt8

    /// Creates a fact.
    public init(
      event: UInt32, version: UInt32, person: UInt32, time: Int64, value: Int64,
      change: SeatEngine.Change,
      seats: UInt8
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
