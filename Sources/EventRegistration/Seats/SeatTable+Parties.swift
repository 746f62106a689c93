extension SeatTable {
  /// Seats a waitlisted party, and calls `body` with each of its people.
  mutating func seatWaiting(
    _ lead: UInt32, _ nodes: inout SeatNodes, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    advanceOrder()
    unlinkWaiting(lead, &nodes)
    forEachMember(of: lead, &nodes, freeing: true) { table, position, isCompanion in
      let slot = table.slots[position]
      table.slots[position] = SeatSlot(
        person: slot.person, state: .registered, seats: slot.seats, link: table.order)
      table.taken &+= slot.seats
      body(slot, isCompanion)
    }
  }

  /// Offers seats to a waitlisted party, and calls `body` with each of its people.
  mutating func offerWaiting(
    _ lead: UInt32, until deadline: Int64, _ nodes: inout SeatNodes,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    unlinkWaiting(lead, &nodes)
    nodes[lead].deadline = deadline
    forEachMember(of: lead, &nodes, freeing: false) { table, position, isCompanion in
      let slot = table.slots[position]
      table.slots[position] = SeatSlot(
        person: slot.person, state: .offered, seats: slot.seats, link: slot.link)
      table.offered &+= slot.seats
      body(slot, isCompanion)
    }
    keep(lead, .offered, &nodes)
  }

  /// Releases the held or offered seats of a party, and calls `body` with each of its people.
  mutating func removeKept(
    _ lead: UInt32, _ nodes: inout SeatNodes, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    unlinkKept(lead, &nodes)
    forEachMember(of: lead, &nodes, freeing: true) { table, position, isCompanion in
      let slot = table.slots[position]
      if slot.state == .held { table.held -= slot.seats } else { table.offered -= slot.seats }
      table.slots.remove(at: position)
      body(slot, isCompanion)
    }
  }

  /// Calls `body` with the slot position of the lead of a party and of each companion.
  @inline(__always)
  private mutating func forEachMember(
    of lead: UInt32, _ nodes: inout SeatNodes, freeing frees: Bool,
    _ body: (inout SeatTable, _ position: UInt32, _ isCompanion: Bool) -> Void
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
  mutating func moveToWaitlist(_ party: some Collection<UInt32>, _ nodes: inout SeatNodes) {
    // Nobody behind may have been overtaken more often.
    let overtakings = queue.isEmpty ? 0 : nodes[queue.head].deadline
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
      taken -= slot.seats
      slots[position] = SeatSlot(person: person, state: .waiting, seats: slot.seats, link: node)
    }
    guard lead != SeatNode.none else { return }
    smallestWaiting = min(smallestWaiting, nodes[lead].seats)
    queue.insert(lead, behind: SeatNode.none, in: &nodes)
    waiting += 1
  }
}
