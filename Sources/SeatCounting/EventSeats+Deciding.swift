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
    guard party <= capacity || joinsWaitlist && queues.passesUnseatable else {
      return .partyTooLarge
    }
    guard slots.hasRoom(for: people) else { return .limitExceeded }
    guard !admits(party, queues, nodes) else {
      if !queues.queue.isEmpty { queues.countNewcomer(capacity, &nodes) }
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
    if !queues.queue.isEmpty { queues.countNewcomer(capacity, &nodes) }
    hold(lead, seats: seats, companions: companions, until: deadline, at: position, &queues, &nodes)
    report(.held, of: lead, seats: seats, companions: companions, value: deadline, facts: &facts)
    return .held
  }

  /// Whether a party that arrives now gets seats: nobody waits whom the event could seat, or those who wait
  /// may be overtaken.
  @inline(__always)
  func admits(_ party: UInt32, _ queues: SeatQueues, _ nodes: borrowing SeatNodes) -> Bool {
    party <= available(queues)
      && (queues.queue.isEmpty || queues.mayBeOvertaken(0, before: SeatNode.none, capacity, nodes)
        || queues.firstSeatable(capacity, nodes) == SeatNode.none)
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
    // Whether a party stays ahead that the event could seat.
    var isOvertaking = false
    while index != SeatNode.none, queues.smallestWaiting <= available(queues),
      !isOvertaking || queues.mayBeOvertaken(overtaking, before: index, capacity, nodes)
    {
      let next = nodes[index].next
      let seats = nodes[index].seats
      if seats <= available(queues) {
        if isOvertaking { overtaking += 1 }
        promote(index, at: time, &queues, &nodes, facts: &facts)
      } else {
        smallest = min(smallest, seats)
        if !queues.passes(index, capacity, nodes) {
          // Parties that are seated from here on overtake this party; earlier ones did not.
          nodes[index].deadline &-= overtaking
          isOvertaking = true
        }
      }
      index = next
    }
    if index == SeatNode.none { queues.smallestWaiting = smallest }
    guard overtaking > 0 else { return }
    var passed = queues.queue.head
    while passed != index {
      if queues.passes(passed, capacity, nodes) {
        queues.isUneven = true
      } else {
        nodes[passed].deadline &+= overtaking
      }
      passed = nodes[passed].next
    }
  }

  /// Whether ``promote(at:_:_:facts:)`` would give or offer seats.
  func canPromote(_ queues: SeatQueues, _ nodes: borrowing SeatNodes) -> Bool {
    var index = queues.queue.head
    var isOvertaking = false
    while index != SeatNode.none, queues.smallestWaiting <= available(queues),
      !isOvertaking || queues.mayBeOvertaken(0, before: index, capacity, nodes)
    {
      if nodes[index].seats <= available(queues) { return true }
      if !queues.passes(index, capacity, nodes) { isOvertaking = true }
      index = nodes[index].next
    }
    return false
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

/// Receives changes of seats in order, one for each person.
protocol SeatFactSink: ~Copyable {
  /// Appends a change.
  ///
  /// A companion belongs to the party of the person before. The value is a deadline in seconds
  /// since 1970-01-01 UTC, or a number of seats.
  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32, isCompanion: Bool, value: Int64)
}

/// Receives the changes of one command after another.
protocol SeatCommandSink: SeatFactSink {
  /// Begins the next command.
  mutating func begin(event: UInt32, version: UInt64, time: Int64)

  /// The number of changes since the command began.
  var count: Int { get }
}

/// Counts changes and discards them.
struct SeatFactCount: SeatCommandSink {
  private(set) var count = 0

  @inline(__always)
  mutating func begin(event: UInt32, version: UInt64, time: Int64) { count = 0 }

  @inline(__always)
  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32, isCompanion: Bool, value: Int64
  ) { count &+= 1 }
}
