extension EventSeats {
  /// Seats a waitlisted party, and calls `body` with each of its people.
  mutating func seatWaiting(
    _ lead: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    advanceOrder()
    queues.unlinkWaiting(lead, &nodes)
    forEachMember(of: lead, &nodes, freeing: true) { seats, position, isCompanion in
      let slot = seats.slots[position]
      seats.slots.update(at: position, .registered, link: seats.slots.order)
      body(slot, isCompanion)
    }
  }

  /// Offers seats to a waitlisted party, and calls `body` with each of its people.
  mutating func offerWaiting(
    _ lead: UInt32, until deadline: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    queues.unlinkWaiting(lead, &nodes)
    nodes[lead].deadline = deadline
    forEachMember(of: lead, &nodes, freeing: false) { seats, position, isCompanion in
      let slot = seats.slots[position]
      seats.slots.update(at: position, .offered, link: slot.link)
      queues.offered &+= slot.seats
      body(slot, isCompanion)
    }
    queues.keep(lead, .offered, &nodes)
  }

  /// Releases the held or offered seats of a party, and calls `body` with each of its people.
  mutating func removeKept(
    _ lead: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    queues.unlinkKept(lead, &nodes)
    forEachMember(of: lead, &nodes, freeing: true) { seats, position, isCompanion in
      let slot = seats.slots[position]
      if slot.state == .held { queues.held -= slot.seats } else { queues.offered -= slot.seats }
      seats.slots.remove(at: position)
      body(slot, isCompanion)
    }
  }

  /// Calls `body` with the slot position of the lead of a party and of each companion.
  @inline(__always)
  private mutating func forEachMember(
    of lead: UInt32, _ nodes: inout SeatNodes, freeing frees: Bool,
    _ body: (inout EventSeats, _ position: UInt32, _ isCompanion: Bool) -> Void
  ) {
    var index = lead
    while index != SeatNode.none {
      let node = nodes[index]
      if frees { nodes.remove(index) }
      body(&self, slots.position(of: node.person), index != lead)
      index = node.companion
    }
  }

  /// Moves a registered party to the head of the waiting list.
  mutating func moveToWaitlist(
    _ party: some Collection<UInt32>, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    // Nobody behind may have been overtaken more often.
    let overtakings = queues.queue.isEmpty ? 0 : nodes[queues.queue.head].deadline
    var lead = SeatNode.none
    var last = SeatNode.none
    for person in party {
      let position = slots.position(of: person)
      let slot = slots[position]
      let isLead = lead == SeatNode.none
      let node = nodes.insert(
        SeatNode(
          person: person, previous: lead, seats: isLead ? slot.seats : 0,
          deadline: overtakings))
      if isLead {
        lead = node
      } else {
        nodes[last].companion = node
        nodes[lead].seats += slot.seats
      }
      last = node
      slots.update(at: position, .waiting, link: node)
    }
    guard lead != SeatNode.none else { return }
    queues.smallestWaiting = min(queues.smallestWaiting, nodes[lead].seats)
    queues.queue.insert(lead, behind: SeatNode.none, in: &nodes)
    queues.waiting += 1
  }
}
