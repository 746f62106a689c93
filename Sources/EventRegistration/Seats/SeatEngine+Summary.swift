extension SeatEngine {
  /// The seat counts of an event of a ``SeatEngine``.
  public struct Summary: Hashable, Sendable {
    /// All seats.
    public let capacity: UInt32

    /// The seats of registered people.
    public let taken: UInt32

    /// The seats on hold.
    public let held: UInt32

    /// The seats that are offered to waitlisted people.
    public let offered: UInt32

    /// The number of waitlisted parties.
    public let waiting: UInt32

    /// The number of facts of the event.
    public let version: UInt64

    /// The time of the last fact, in seconds since 1970-01-01 UTC; `Int64.min` before the first.
    public let time: Int64

    /// The free seats: ``capacity`` minus ``taken``, ``held``, and ``offered``.
    public var available: UInt32 { capacity - taken - held - offered }
  }
}
