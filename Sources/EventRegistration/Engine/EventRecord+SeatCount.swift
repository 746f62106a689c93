extension EventRecord {
  /// The seats of an event in numbers.
  public struct SeatCount: Hashable, Sendable {
    /// All seats.
    public let capacity: Int

    /// The seats of registered children.
    public let taken: Int

    /// The seats on hold.
    public let held: Int

    /// The seats offered to families who waited.
    public let offered: Int

    /// The parties on the waiting list.
    public let waiting: Int

    init(capacity: Int, taken: Int, held: Int, offered: Int, waiting: Int) {
      self.capacity = capacity
      self.taken = taken
      self.held = held
      self.offered = offered
      self.waiting = waiting
    }

    /// The seats that are ``taken``, ``held`` or ``offered``.
    public var committed: Int { taken + held + offered }

    /// The seats that nobody has: ``capacity`` less those ``committed``.
    public var available: Int { capacity - committed }
  }
}
