/// The changes of seats by one command, from which facts are made.
struct SeatEvents: SeatFactSink {
  struct Event {
    var change: SeatEngine.Change
    /// The person, or for ``SeatEngine/Change/capacityChanged`` the previous number of seats.
    var person: UInt32
    var isCompanion: Bool
    var value: Int64
  }

  private(set) var events: ContiguousArray<Event> = []

  /// Creates a list with room for some events.
  init(reserving count: Int) { events.reserveCapacity(count) }

  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32 = 1, isCompanion: Bool,
    value: Int64 = 0
  ) {
    events.append(Event(change: change, person: person, isCompanion: isCompanion, value: value))
  }
}
