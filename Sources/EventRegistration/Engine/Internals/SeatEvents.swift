/// What happened to seats during one command, before it is told in facts.
struct SeatEvents: SeatFactSink {
  struct Event {
    var change: SeatEngine.Change
    /// The person, or of a ``SeatEngine/Change/capacityChanged`` the number of seats before.
    var person: UInt32
    var isCompanion: Bool
    var value: Int64
  }

  private(set) var events: ContiguousArray<Event> = []

  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32 = 1, isCompanion: Bool,
    value: Int64 = 0
  ) {
    events.append(Event(change: change, person: person, isCompanion: isCompanion, value: value))
  }
}
