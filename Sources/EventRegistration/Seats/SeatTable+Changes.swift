// What `EventSeats` and `SeatQueues` do, with the queues of the table.

extension SeatTable {
  mutating func advance(
    to time: Int64, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) {
    seats.advance(to: time, &queues, &nodes, &facts)
  }

  mutating func promote(
    at time: Int64, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) {
    seats.promote(at: time, &queues, &nodes, &facts)
  }

  mutating func register(
    _ lead: UInt32, seats people: UInt32, companions: some Collection<UInt32>, joinsWaitlist: Bool,
    _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    seats.register(
      lead, seats: people, companions: companions, joinsWaitlist: joinsWaitlist, &queues, &nodes,
      &facts)
  }

  mutating func hold(
    _ lead: UInt32, seats people: UInt32, companions: some Collection<UInt32>,
    until deadline: Int64, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    seats.hold(
      lead, seats: people, companions: companions, until: deadline, &queues, &nodes, &facts)
  }
}

// MARK: Replay

extension SeatTable {
  mutating func advanceOrder() { seats.advanceOrder() }

  mutating func countNewcomer() { queues.countNewcomer() }

  mutating func countOvertaking(by lead: UInt32, _ nodes: inout SeatNodes) {
    queues.countOvertaking(by: lead, &nodes)
  }

  mutating func seat(
    _ lead: UInt32, seats people: UInt32, companions: some Sequence<UInt32>, at position: UInt32
  ) {
    seats.seat(lead, seats: people, companions: companions, at: position)
  }

  mutating func enqueue(
    _ lead: UInt32, seats people: UInt32, companions: some Sequence<UInt32>, at position: UInt32,
    _ nodes: inout SeatNodes
  ) {
    seats.enqueue(lead, seats: people, companions: companions, at: position, &queues, &nodes)
  }

  mutating func hold(
    _ lead: UInt32, seats people: UInt32, companions: some Sequence<UInt32>, until deadline: Int64,
    at position: UInt32, _ nodes: inout SeatNodes
  ) {
    seats.hold(
      lead, seats: people, companions: companions, until: deadline, at: position, &queues, &nodes)
  }

  mutating func seat(_ position: UInt32, _ nodes: inout SeatNodes) {
    seats.seat(position, &queues, &nodes)
  }

  mutating func remove(_ position: UInt32, _ nodes: inout SeatNodes) {
    seats.remove(position, &queues, &nodes)
  }

  mutating func transfer(from position: UInt32, to person: UInt32) {
    seats.transfer(from: position, to: person)
  }

  mutating func moveToWaitlist(_ party: some Collection<UInt32>, _ nodes: inout SeatNodes) {
    seats.moveToWaitlist(party, &queues, &nodes)
  }

  mutating func seatWaiting(
    _ lead: UInt32, _ nodes: inout SeatNodes, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.seatWaiting(lead, &queues, &nodes, body)
  }

  mutating func offerWaiting(
    _ lead: UInt32, until deadline: Int64, _ nodes: inout SeatNodes,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.offerWaiting(lead, until: deadline, &queues, &nodes, body)
  }

  mutating func removeKept(
    _ lead: UInt32, _ nodes: inout SeatNodes, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.removeKept(lead, &queues, &nodes, body)
  }
}
