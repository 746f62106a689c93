extension SeatEvent {
  /// Applies a fact.
  ///
  /// If this throws, nothing changes. It ignores the rules of the event, so changed rules do not
  /// change the past.
  mutating func apply(
    _ fact: SeatEngine.Fact, _ store: inout SeatStore
  ) throws(SeatEngine.FactError) {
    let expected = UInt32(truncatingIfNeeded: version &+ 1)
    guard fact.version == expected else { throw .wrongVersion(expected: expected) }
    guard fact.time >= time else { throw .wrongTime }
    try make(fact, &store)
  }
}

extension EventSeats {
  mutating func make(
    _ fact: SeatEngine.Fact, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) throws(SeatEngine.FactError) {
    switch fact.change {
    case .capacityChanged: try makeCapacity(fact, queues)
    case .registered, .waitlisted, .held: try makeArrival(fact, &queues, &nodes)
    case .cancelled: remove(try position(of: fact, .registered), &queues, &nodes)
    case .leftWaitlist: remove(try position(of: fact, .waiting), &queues, &nodes)
    case .holdReleased: remove(try position(of: fact, .held), &queues, &nodes)
    case .offerDeclined: remove(try position(of: fact, .offered), &queues, &nodes)
    case .holdExpired:
      remove(try position(of: fact, .held, endedIn: queues, nodes), &queues, &nodes)
    case .offerExpired:
      remove(try position(of: fact, .offered, endedIn: queues, nodes), &queues, &nodes)
    case .holdConfirmed: confirm(try position(of: fact, .held), &queues, &nodes)
    case .offerAccepted: confirm(try position(of: fact, .offered), &queues, &nodes)
    case .promoted:
      let lead = try promotedNode(fact, queues, nodes)
      queues.countOvertaking(by: lead, &nodes)
      seatWaiting(lead, &queues, &nodes) { _, _ in }
    case .offered:
      let lead = try promotedNode(fact, queues, nodes)
      guard fact.value >= fact.time else { throw .wrongNumber }
      queues.countOvertaking(by: lead, &nodes)
      offerWaiting(lead, until: fact.value, &queues, &nodes) { _, _ in }
    }
  }

  private mutating func makeCapacity(
    _ fact: SeatEngine.Fact, _ queues: SeatQueues
  ) throws(SeatEngine.FactError) {
    guard let capacity = UInt32(exactly: fact.value), capacity <= Int32.max,
      fact.person == 0, fact.seats == 0
    else { throw .wrongNumber }
    guard capacity >= committed(queues) else { throw .notEnoughSeats }
    self.capacity = capacity
  }

  private mutating func makeArrival(
    _ fact: SeatEngine.Fact, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) throws(SeatEngine.FactError) {
    guard fact.person != .max, 1...15 ~= fact.seats else { throw .wrongNumber }
    let position = slots.position(of: fact.person)
    guard slots[position].isEmpty else { throw .wrongState }
    guard slots.hasRoom(for: 1), fact.change == .registered || nodes.hasRoom(for: 1) else {
      throw .limitExceeded
    }
    let seats = UInt32(fact.seats)
    let none = EmptyCollection<UInt32>()
    guard fact.change != .waitlisted else {
      guard fact.value == Int64(queues.waiting) + 1 else { throw .wrongNumber }
      return enqueue(fact.person, seats: seats, companions: none, at: position, &queues, &nodes)
    }
    guard seats <= available(queues) else { throw .notEnoughSeats }
    guard fact.change == .registered || fact.value >= fact.time else { throw .wrongNumber }
    if !queues.queue.isEmpty { queues.countNewcomer() }
    if fact.change == .registered {
      let free = makeRoom(for: fact.person, at: position, &queues, nodes)
      seat(fact.person, seats: seats, companions: none, at: free)
    } else {
      hold(
        fact.person, seats: seats, companions: none, until: fact.value, at: position, &queues,
        &nodes)
    }
  }

  private mutating func confirm(
    _ position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    advanceOrder()
    seat(position, &queues, &nodes)
  }

  /// Returns the position of the person of a fact, whose status and seats must match.
  private func position(
    of fact: SeatEngine.Fact, _ state: SeatState
  ) throws(SeatEngine.FactError) -> UInt32 {
    let position = slots.position(of: fact.person)
    let slot = slots[position]
    guard !slot.isEmpty, slot.state == state else { throw .wrongState }
    guard slot.seats == fact.seats else { throw .wrongNumber }
    return position
  }

  private func position(
    of fact: SeatEngine.Fact, _ state: SeatState, endedIn queues: SeatQueues,
    _ nodes: borrowing SeatNodes
  ) throws(SeatEngine.FactError) -> UInt32 {
    let position = try position(of: fact, state)
    guard nodes[node(of: slots[position], queues, nodes)].deadline <= fact.time else {
      throw .wrongTime
    }
    return position
  }

  /// Returns the node of the person of a fact, who must be waitlisted and fit into the free seats.
  private func promotedNode(
    _ fact: SeatEngine.Fact, _ queues: SeatQueues, _ nodes: borrowing SeatNodes
  ) throws(SeatEngine.FactError) -> UInt32 {
    let position = try position(of: fact, .waiting)
    guard slots[position].seats <= available(queues) else { throw .notEnoughSeats }
    return node(of: slots[position], queues, nodes)
  }
}
