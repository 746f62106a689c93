/// The people and the capacity of one event: who has seats, waits, or has a hold or an offer.
///
/// All decisions about seats are made here, with integers and without a clock. A party is a lead,
/// whose record may count for several seats, and companions with one record and one seat each. A
/// party gets its seats all or nothing.
///
/// The queues and their nodes are passed in: an event without a waiting list, holds, and offers has
/// none, and then takes a single cache line.
package struct EventSeats: ~Copyable, Sendable {
  package var slots: SeatSlots
  package var capacity: UInt32

  /// The seats that are taken, held, or offered.
  @inline(__always)
  func committed(_ queues: SeatQueues) -> UInt32 { slots.taken &+ queues.committed }

  @inline(__always)
  func available(_ queues: SeatQueues) -> UInt32 { capacity &- committed(queues) }

  /// Returns the state of a person, or `nil` if the person has no record.
  func state(of person: UInt32) -> SeatState? {
    let slot = slots[slots.position(of: person)]
    return slot.isEmpty ? nil : slot.state
  }

  /// Returns the node of a person who waits or has held or offered seats.
  @inline(__always)
  func node(
    of slot: SeatSlot, _ queues: SeatQueues, _ nodes: borrowing SeatNodes
  ) -> UInt32 {
    guard slots.isInPlace else { return slot.link }
    // In place there are at most eight people, none of them a companion.
    var index = slot.state == .waiting ? queues.queue.head : queues.kept.head
    while nodes[index].person != slot.person { index = nodes[index].next }
    return index
  }

  /// Seats a party, for which ``makeRoom(for:at:_:_:)`` has made room.
  @inline(__always)
  mutating func seat(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, at position: UInt32
  ) {
    advanceOrder()
    let order = slots.order
    slots.insert(
      SeatSlot(person: lead, state: .registered, seats: seats, link: order), at: position)
    for companion in companions {
      slots.insert(
        SeatSlot(person: companion, state: .registered, seats: 1, link: order),
        at: slots.position(of: companion))
    }
  }

  /// Adds a party to the end of the waiting list.
  mutating func enqueue(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, at position: UInt32,
    _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    let node = insert(
      lead, as: .waiting, seats: seats, companions: companions, at: position,
      value: -Int64(queues.newcomers), &queues, &nodes)
    queues.noteSize(nodes[node].seats)
    queues.queue.append(node, in: &nodes)
    queues.waiting &+= 1
  }

  /// Holds seats for a party until a deadline.
  mutating func hold(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, until deadline: Int64,
    at position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    let node = insert(
      lead, as: .held, seats: seats, companions: companions, at: position, value: deadline, &queues,
      &nodes)
    queues.held &+= nodes[node].seats
    queues.keep(node, .held, &nodes)
  }

  @inline(__always)
  private mutating func insert(
    _ lead: UInt32, as state: SeatState, seats: UInt32, companions: some Sequence<UInt32>,
    at position: UInt32, value: Int64, _ queues: inout SeatQueues,
    _ nodes: inout SeatNodes
  ) -> UInt32 {
    let position = makeRoom(for: lead, at: position, &queues, nodes)
    let node = nodes.insert(
      SeatNode(person: lead, previous: SeatNode.none, seats: seats, deadline: value))
    slots.insert(SeatSlot(person: lead, state: state, seats: seats, link: node), at: position)
    var last = node
    for companion in companions {
      let next = nodes.insert(SeatNode(person: companion, previous: node, seats: 0, deadline: 0))
      nodes[last].companion = next
      nodes[node].seats += 1
      last = next
      slots.insert(
        SeatSlot(person: companion, state: state, seats: 1, link: next),
        at: slots.position(of: companion))
    }
    return node
  }

  /// Makes room for another record, and returns the position of `person`.
  @inline(__always)
  mutating func makeRoom(
    for person: UInt32, at position: UInt32, _ queues: inout SeatQueues,
    _ nodes: borrowing SeatNodes
  ) -> UInt32 {
    guard slots.isFull else { return position }
    moveToTable(&queues, nodes)
    return slots.position(of: person)
  }

  /// Moves the records to a table.
  @inline(never)
  mutating func moveToTable(_ queues: inout SeatQueues, _ nodes: borrowing SeatNodes) {
    var links: [UInt32] = []
    for position in 0..<slots.positions {
      let slot = slots[position]
      let isQueued = !slot.isEmpty && slot.state != .registered
      links.append(isQueued ? node(of: slot, queues, nodes) : SeatNode.none)
    }
    // In place, the link is the position.
    slots.moveToTable { links[Int($0.link)] }
  }
}

// MARK: Changes

extension EventSeats {
  /// Removes a person from a party that waits or has held or offered seats; the slot stays.
  mutating func detach(
    _ position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    let slot = slots[position]
    switch slot.state {
    case .registered: return
    case .waiting: break
    case .held: queues.held -= slot.seats
    case .offered: queues.offered -= slot.seats
    }
    let node = node(of: slot, queues, nodes)
    let lead = nodes[node].isCompanion ? nodes[node].previous : node
    if node == lead, nodes[lead].companion == SeatNode.none {
      queues.unlink(lead, slot.state, &nodes)
      nodes.remove(lead)
      return
    }
    nodes[lead].seats -= slot.seats
    if slot.state == .waiting {
      queues.smallestWaiting = min(queues.smallestWaiting, nodes[lead].seats)
    }
    var removed = node
    if node == lead {
      // The first companion becomes the lead, at the position of the lead.
      removed = nodes[lead].companion
      nodes[lead].person = nodes[removed].person
      nodes[lead].companion = nodes[removed].companion
      slots.setLink(at: slots.position(of: nodes[removed].person), lead)
    } else {
      var before = lead
      while nodes[before].companion != removed { before = nodes[before].companion }
      nodes[before].companion = nodes[removed].companion
    }
    nodes.remove(removed)
  }

  /// Seats a person who waits or has held or offered seats, as part of the last registration.
  mutating func seat(
    _ position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    detach(position, &queues, &nodes)
    slots.update(at: position, .registered, link: slots.order)
  }

  /// Removes the record of a person.
  @inline(__always)
  mutating func remove(
    _ position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    if slots[position].state != .registered { detach(position, &queues, &nodes) }
    slots.remove(at: position)
  }

  /// Transfers a registration to another person.
  package mutating func transfer(from position: UInt32, to person: UInt32) {
    let slot = slots[position]
    slots.remove(at: position)
    slots.insert(
      SeatSlot(person: person, state: .registered, seats: slot.seats, link: slot.link),
      at: slots.position(of: person))
  }

  /// Begins the next registration in the order of the event.
  @inline(__always)
  package mutating func advanceOrder() {
    // In place, the order is that of the positions.
    guard !slots.isInPlace else { return }
    if slots.order == SeatSlot.maximumLink { renumber() }
    slots.order &+= 1
  }

  /// Renumbers the registrations in the same order, once in 67 million registrations.
  @inline(never)
  private mutating func renumber() {
    var registered: [(order: UInt32, position: UInt32)] = []
    for position in 0..<slots.positions where !slots[position].isEmpty {
      let slot = slots[position]
      if slot.state == .registered { registered.append((slot.link, position)) }
    }
    registered.sort { $0.order < $1.order }
    var previous: UInt32?
    slots.order = 0
    for (old, position) in registered {
      if old != previous { slots.order += 1 }
      previous = old
      slots.setLink(at: position, slots.order)
    }
  }
}

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
    queues.passesUnseatable = true
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

  /// Returns how often a waitlisted party was overtaken.
  package func overtakings(of node: UInt32) -> Int64 { queues.overtakings(of: node, nodes) }

  /// Whether a waitlisted party would get seats or an offer now.
  package var canPromote: Bool { seats.canPromote(queues, nodes) }

  /// Whether a party that arrives now gets seats.
  package func admits(_ party: UInt32) -> Bool { seats.admits(party, queues, nodes) }
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
    queues.countOvertaking(by: lead, seats.capacity, &nodes)
  }

  package mutating func countNewcomer() {
    if !queues.queue.isEmpty { queues.countNewcomer(seats.capacity, &nodes) }
  }

  package mutating func moveOffer(_ lead: UInt32, to deadline: Int64) {
    queues.moveOffer(lead, to: deadline, &nodes)
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
