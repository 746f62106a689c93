@testable import SeatCounting

// Commands on a person, which an engine performs with a position that it has found before.

extension SeatTable {
  mutating func confirm(
    _ person: UInt32, _ facts: inout SeatEvents
  ) -> SeatEngine.Answer {
    let (position, slot) = seats.slots.find(person)
    guard slot.isKept else { return .notHeld }
    return seats.confirm(at: position, &queues, &nodes, facts: &facts)
  }

  mutating func cancel(
    _ person: UInt32, at time: Int64,
    _ facts: inout SeatEvents
  ) -> SeatEngine.Answer {
    let (position, slot) = seats.slots.find(person)
    guard !slot.isEmpty else { return .notRegistered }
    return seats.cancel(position: position, at: time, &queues, &nodes, facts: &facts)
  }

  mutating func setCapacity(
    _ newCapacity: UInt32, at time: Int64,
    _ facts: inout SeatEvents
  ) -> SeatEngine.Answer {
    seats.setCapacity(newCapacity, at: time, &queues, &nodes, facts: &facts)
  }
}
