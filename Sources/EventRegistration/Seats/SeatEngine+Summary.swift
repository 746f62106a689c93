extension SeatEngine {
  /// The seats of an event of a ``SeatEngine`` in numbers.
  public struct Summary: Hashable, Sendable {
    /// All seats.
    public let capacity: UInt32

    /// The seats of registered people.
    public let taken: UInt32

    /// The seats on hold.
    public let held: UInt32

    /// The seats offered to people who waited.
    public let offered: UInt32

    /// The number of waiting parties.
    public let waiting: UInt32

    /// The number of facts so far.
    public let version: UInt64

    /// The instant of the last fact, in seconds since 1970-01-01 UTC; `Int64.min` before the first.
    public let time: Int64

    /// The seats that nobody has: ``capacity`` less ``taken``, ``held`` and ``offered``.
    public var available: UInt32 { capacity - taken - held - offered }
  }
}
