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
    queues.smallestWaiting = min(queues.smallestWaiting, nodes[node].seats)
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

extension EventSeats {
  /// Ends holds and offers whose deadline is at or before `time`, by deadline, and then promotes.
  @inline(__always)
  mutating func advance(
    to time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) {
    if queues.nextDeadline <= time { expire(to: time, &queues, &nodes, facts: &facts) }
  }

  @inline(never)
  private mutating func expire(
    to time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) {
    while !queues.kept.isEmpty, queues.nextDeadline <= time {
      removeKept(queues.kept.head, &queues, &nodes) { slot, isCompanion in
        facts.append(
          slot.state == .held ? .holdExpired : .offerExpired, slot.person, seats: slot.seats,
          isCompanion: isCompanion, value: 0)
      }
    }
    promote(at: time, &queues, &nodes, facts: &facts)
  }

  /// Seats a party, or adds it to the waiting list if `joinsWaitlist` is `true`.
  ///
  /// - Precondition: No companion has a record.
  @inline(__always)
  mutating func register(
    _ lead: UInt32, seats: UInt32, companions: some Collection<UInt32>, joinsWaitlist: Bool,
    _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    let (position, slot) = slots.find(lead)
    guard slot.isEmpty else { return slot.state.refusal }
    return registerNew(
      lead, seats: seats, companions: companions, joinsWaitlist: joinsWaitlist, at: position,
      &queues, &nodes, facts: &facts)
  }

  /// Registers a party of which nobody has a record.
  @inline(__always)
  mutating func registerNew(
    _ lead: UInt32, seats: UInt32, companions: some Collection<UInt32>, joinsWaitlist: Bool,
    at position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    let people = 1 + UInt32(companions.count)
    let party = seats + people - 1
    guard party <= capacity else { return .partyTooLarge }
    guard slots.hasRoom(for: people) else { return .limitExceeded }
    guard !admits(party, queues, nodes) else {
      if !queues.queue.isEmpty { queues.countNewcomer() }
      let free = makeRoom(for: lead, at: position, &queues, nodes)
      seat(lead, seats: seats, companions: companions, at: free)
      report(.registered, of: lead, seats: seats, companions: companions, value: 0, facts: &facts)
      return .registered
    }
    guard joinsWaitlist, queues.waiting < queues.waitlistLimit else { return .full }
    guard nodes.hasRoom(for: people) else { return .limitExceeded }
    enqueue(lead, seats: seats, companions: companions, at: position, &queues, &nodes)
    report(
      .waitlisted, of: lead, seats: seats, companions: companions, value: Int64(queues.waiting),
      facts: &facts)
    return .waitlisted
  }

  /// Holds seats for a party.
  ///
  /// - Precondition: No companion has a record.
  @inline(__always)
  mutating func hold(
    _ lead: UInt32, seats: UInt32, companions: some Collection<UInt32>, until deadline: Int64,
    _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    let (position, slot) = slots.find(lead)
    guard slot.isEmpty else { return slot.state.refusal }
    return holdNew(
      lead, seats: seats, companions: companions, until: deadline, at: position, &queues, &nodes,
      facts: &facts)
  }

  /// Holds seats for a party of which nobody has a record.
  @inline(__always)
  mutating func holdNew(
    _ lead: UInt32, seats: UInt32, companions: some Collection<UInt32>, until deadline: Int64,
    at position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    let people = 1 + UInt32(companions.count)
    let party = seats + people - 1
    guard party <= capacity else { return .partyTooLarge }
    guard slots.hasRoom(for: people) else { return .limitExceeded }
    guard admits(party, queues, nodes) else { return .full }
    guard nodes.hasRoom(for: people) else { return .limitExceeded }
    if !queues.queue.isEmpty { queues.countNewcomer() }
    hold(lead, seats: seats, companions: companions, until: deadline, at: position, &queues, &nodes)
    report(.held, of: lead, seats: seats, companions: companions, value: deadline, facts: &facts)
    return .held
  }

  /// Whether a party that arrives now gets seats: nobody waits, or those who wait may be overtaken.
  @inline(__always)
  private func admits(_ party: UInt32, _ queues: SeatQueues, _ nodes: borrowing SeatNodes) -> Bool {
    party <= available(queues) && (queues.queue.isEmpty || queues.mayBeOvertaken(0, nodes))
  }

  /// Confirms held or offered seats.
  @inline(__always)
  mutating func confirm(
    at position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    let slot = slots[position]
    advanceOrder()
    seat(position, &queues, &nodes)
    facts.append(
      slot.state == .held ? .holdConfirmed : .offerAccepted, slot.person, seats: slot.seats,
      isCompanion: false, value: 0)
    return .registered
  }

  /// Removes a record, and promotes.
  @inline(__always)
  mutating func cancel(
    position: UInt32, at time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    let slot = slots[position]
    remove(position, &queues, &nodes)
    let (change, answer): (SeatEngine.Change, SeatEngine.Answer) =
      switch slot.state {
      case .registered: (.cancelled, .cancelled)
      case .waiting: (.leftWaitlist, .leftWaitlist)
      case .held: (.holdReleased, .released)
      case .offered: (.offerDeclined, .released)
      }
    facts.append(change, slot.person, seats: slot.seats, isCompanion: false, value: 0)
    promote(at: time, &queues, &nodes, facts: &facts)
    return answer
  }

  /// Changes the number of seats, and promotes.
  mutating func setCapacity(
    _ newCapacity: UInt32, at time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    guard newCapacity <= Int32.max else { return .limitExceeded }
    guard newCapacity >= committed(queues) else { return .capacityBelowCommitted }
    capacity = newCapacity
    facts.append(.capacityChanged, 0, seats: 0, isCompanion: false, value: Int64(newCapacity))
    promote(at: time, &queues, &nodes, facts: &facts)
    return .capacityChanged
  }

  /// Gives or offers the free seats to waitlisted parties.
  @inline(__always)
  mutating func promote(
    at time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) {
    if !queues.queue.isEmpty { promoteWaiting(at: time, &queues, &nodes, facts: &facts) }
  }

  /// Makes one pass over the list: the head while it fits and, with first fit, all that fit behind.
  private mutating func promoteWaiting(
    at time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) {
    var index = queues.queue.head
    var overtaking: Int64 = 0
    var smallest = UInt32.max
    while index != SeatNode.none, queues.smallestWaiting <= available(queues),
      index == queues.queue.head || queues.mayBeOvertaken(overtaking, nodes)
    {
      let next = nodes[index].next
      let seats = nodes[index].seats
      if seats <= available(queues) {
        if index != queues.queue.head { overtaking += 1 }
        promote(index, at: time, &queues, &nodes, facts: &facts)
      } else {
        smallest = min(smallest, seats)
        // Parties that are seated from here on overtake this party; earlier ones did not.
        nodes[index].deadline &-= overtaking
      }
      index = next
    }
    if index == SeatNode.none { queues.smallestWaiting = smallest }
    guard overtaking > 0 else { return }
    var passed = queues.queue.head
    while passed != index {
      nodes[passed].deadline &+= overtaking
      passed = nodes[passed].next
    }
  }

  private mutating func promote(
    _ lead: UInt32, at time: Int64, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    facts: inout some SeatFactSink & ~Copyable
  ) {
    if queues.offerSeconds == 0 {
      seatWaiting(lead, &queues, &nodes) { slot, isCompanion in
        facts.append(
          .promoted, slot.person, seats: slot.seats, isCompanion: isCompanion, value: 0)
      }
    } else {
      let deadline = time > .max - queues.offerSeconds ? .max : time + queues.offerSeconds
      offerWaiting(lead, until: deadline, &queues, &nodes) { slot, isCompanion in
        facts.append(
          .offered, slot.person, seats: slot.seats, isCompanion: isCompanion, value: deadline)
      }
    }
  }

  @inline(__always)
  private func report(
    _ change: SeatEngine.Change, of lead: UInt32, seats: UInt32,
    companions: some Sequence<UInt32>, value: Int64,
    facts: inout some SeatFactSink & ~Copyable
  ) {
    facts.append(change, lead, seats: seats, isCompanion: false, value: value)
    for companion in companions {
      facts.append(change, companion, seats: 1, isCompanion: true, value: value)
    }
  }
}

extension SeatState {
  /// The answer to a person who arrives and already has this record.
  var refusal: SeatEngine.Answer {
    switch self {
    case .registered: .alreadyRegistered
    case .waiting: .alreadyWaiting
    case .held, .offered: .alreadyHeld
    }
  }
}
