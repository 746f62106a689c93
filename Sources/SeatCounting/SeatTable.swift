/// The seats of the one event of a ledger, with its queues.
///
/// Parties have companions here, so the records are always in a table, in which the people of a party
/// share the order of their registration.
package struct SeatTable: ~Copyable, Sendable {
  package var seats: EventSeats
  package var queues: SeatQueues
  /// The nodes of the queues.
  package var nodes = SeatNodes()

  package init(capacity: UInt32, waitlistLimit: UInt32) {
    seats = EventSeats(slots: SeatSlots(positions: 8), capacity: capacity)
    queues = SeatQueues(waitlistLimit: waitlistLimit)
  }

  private init(seats: consuming EventSeats, queues: SeatQueues, nodes: consuming SeatNodes) {
    self.seats = seats
    self.queues = queues
    self.nodes = nodes
  }

  /// Returns an independent copy.
  package func copy() -> SeatTable {
    SeatTable(
      seats: EventSeats(slots: seats.slots.copy(), capacity: seats.capacity), queues: queues,
      nodes: nodes.copy())
  }
}

// The functions of the parts that need several of them, for parties with companions.

extension SeatTable {
  /// The seats that are neither taken, held, nor offered.
  package var available: UInt32 { seats.available(queues) }

  /// Returns the state of a person, or `nil` if the person has no record.
  package func state(of person: UInt32) -> SeatState? { seats.state(of: person) }

  /// Returns how often a waitlisted party was overtaken; nobody behind was overtaken more often.
  package func overtakings(of node: UInt32) -> Int64 { queues.overtakings(of: node, nodes) }
}

// MARK: Decisions

extension SeatTable {
  package mutating func advance(
    to time: Int64, _ facts: inout SeatEvents
  ) {
    seats.advance(to: time, &queues, &nodes, facts: &facts)
  }

  package mutating func promote(
    at time: Int64, _ facts: inout SeatEvents
  ) {
    seats.promote(at: time, &queues, &nodes, facts: &facts)
  }

  package mutating func register(
    _ lead: UInt32, seats people: UInt32, companions: ArraySlice<UInt32>, joinsWaitlist: Bool,
    _ facts: inout SeatEvents
  ) -> SeatEngine.Answer {
    seats.register(
      lead, seats: people, companions: companions, joinsWaitlist: joinsWaitlist, &queues, &nodes,
      facts: &facts)
  }

  package mutating func hold(
    _ lead: UInt32, seats people: UInt32, companions: ArraySlice<UInt32>,
    until deadline: Int64, _ facts: inout SeatEvents
  ) -> SeatEngine.Answer {
    seats.hold(
      lead, seats: people, companions: companions, until: deadline, &queues, &nodes, facts: &facts)
  }
}

// MARK: Replay

extension SeatTable {
  package mutating func countOvertaking(by lead: UInt32) {
    queues.countOvertaking(by: lead, &nodes)
  }

  package mutating func seat(
    _ lead: UInt32, seats people: UInt32, companions: ArraySlice<UInt32>, at position: UInt32
  ) {
    seats.seat(lead, seats: people, companions: companions, at: position)
  }

  package mutating func enqueue(
    _ lead: UInt32, seats people: UInt32, companions: ArraySlice<UInt32>, at position: UInt32
  ) {
    seats.enqueue(lead, seats: people, companions: companions, at: position, &queues, &nodes)
  }

  package mutating func hold(
    _ lead: UInt32, seats people: UInt32, companions: ArraySlice<UInt32>, until deadline: Int64,
    at position: UInt32
  ) {
    seats.hold(
      lead, seats: people, companions: companions, until: deadline, at: position, &queues, &nodes)
  }

  package mutating func seat(_ position: UInt32) {
    seats.seat(position, &queues, &nodes)
  }

  package mutating func remove(_ position: UInt32) {
    seats.remove(position, &queues, &nodes)
  }

  package mutating func moveToWaitlist(_ party: [UInt32]) {
    seats.moveToWaitlist(party, &queues, &nodes)
  }

  package mutating func seatWaiting(
    _ lead: UInt32, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.seatWaiting(lead, &queues, &nodes, body: body)
  }

  package mutating func offerWaiting(
    _ lead: UInt32, until deadline: Int64,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.offerWaiting(lead, until: deadline, &queues, &nodes, body: body)
  }

  package mutating func removeKept(
    _ lead: UInt32, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.removeKept(lead, &queues, &nodes, body: body)
  }
}

/// The changes of seats by one command, from which facts are made.
package struct SeatEvents: SeatFactSink {
  /// A change to the seats of a person.
  package struct Event {
    package var change: SeatEngine.Change
    /// The person, or for ``SeatEngine/Change/capacityChanged`` the previous number of seats.
    package var person: UInt32
    package var seats: UInt8
    package var isCompanion: Bool
    package var value: Int64
  }

  package private(set) var events: ContiguousArray<Event> = []

  /// Creates a list with room for some events.
  package init(reserving count: Int) { events.reserveCapacity(count) }

  package mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32 = 1, isCompanion: Bool,
    value: Int64 = 0
  ) {
    events.append(
      Event(
        change: change, person: person, seats: UInt8(truncatingIfNeeded: seats),
        isCompanion: isCompanion, value: value))
  }
}
