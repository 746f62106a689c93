import Essentials

extension SeatBook {
  /// Applies the number of seats and the rules of the waiting list.
  mutating func adopt(_ details: EventDetails) {
    setCapacity(details.capacity)
    adopt(details.policy.waitlist)
    let limits = details.policy.guardianLimits
    roster.countGuardians(limits.seats != nil || limits.heldSeats != nil)
    coolDowns.adopt(limits.coolDownSeconds)
  }

  /// Makes a change for which ``canMake(_:)`` is `true`.
  mutating func make(_ change: EventFact.Change, at time: Int64) {
    switch change {
    case .attendanceMarked(let child, let attended):
      if let number = roster.number(of: child) { roster[number].attended = attended }
    case .held(let party, let deadline):
      if !table.queue.isEmpty { table.countNewcomer() }
      arrive(party) { book, lead, companions, position in
        book.table.hold(
          lead, seats: 1, companions: companions, until: deadline, at: position, &book.nodes)
        for number in [lead] + companions { book.roster.setHeld(number, true) }
      }
    case .registered(let party):
      if !table.queue.isEmpty { table.countNewcomer() }
      arrive(party) { book, lead, companions, position in
        book.table.seat(lead, seats: 1, companions: companions, at: position)
      }
    case .waitlisted(let party, _):
      arrive(party) { book, lead, companions, position in
        book.table.enqueue(lead, seats: 1, companions: companions, at: position, &book.nodes)
      }
    case .seated(let children, from: .waitlist):
      guard let lead = lead(of: children) else { return }
      table.countOvertaking(by: lead, &nodes)
      table.seatWaiting(lead, &nodes) { _, _ in }
      noteMove(of: children, at: time)
    case .offered(let children, let deadline):
      guard let lead = lead(of: children) else { return }
      table.countOvertaking(by: lead, &nodes)
      table.offerWaiting(lead, until: deadline, &nodes) { _, _ in }
    case .seated(let children, let source):
      if source == .offer { noteMove(of: children, at: time) }
      table.advanceOrder()
      for child in children {
        if let position = position(of: child) { table.seat(position, &nodes) }
        if let number = roster.number(of: child) { roster.setHeld(number, false) }
      }
    case .movedToWaitlist(let children):
      table.moveToWaitlist(children.compactMap { roster.number(of: $0) }, &nodes)
    case .holdExpired(let children):
      coolDownHolds(of: children, endedAt: nil, now: time)
      for child in children { remove(child) }
    case .holdReleased(let children):
      coolDownHolds(of: children, endedAt: time, now: time)
      for child in children { remove(child) }
    case .leftWaitlist(let children), .offerExpired(let children), .offerDeclined(let children),
      .registrationCancelled(let children, _):
      for child in children { remove(child) }
    case .transferred(let from, let attendee, let person): transfer(from, attendee, person)
    case .overfilled(_, let seats, _, _): setOverfill(seats)
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .noted, .draftDeleted:
      break
    }
  }

  /// Returns the node that leads the party of children who wait or have a hold or an offer.
  private func lead(of children: [ChildID]) -> UInt32? {
    guard let first = children.first, let position = position(of: first) else { return nil }
    let slot = table.slots[position]
    return slot.state == .registered ? nil : lead(of: slot.link)
  }

  private mutating func arrive(
    _ party: EventFact.Party,
    _ body: (inout SeatBook, UInt32, ArraySlice<UInt32>, _ position: UInt32) -> Void
  ) {
    let numbers = party.attendees.map { roster.insert($0, registeredBy: party.registeredBy) }
    body(&self, numbers[0], numbers.dropFirst(), table.slots.position(of: numbers[0]))
  }

  /// Remembers when children got seats from the waiting list.
  private mutating func noteMove(of children: [ChildID], at time: Int64) {
    for number in children.compactMap({ roster.number(of: $0) }) {
      roster[number].movedUpAt = time
    }
  }

  private mutating func remove(_ child: ChildID) {
    guard let number = roster.number(of: child) else { return }
    table.remove(table.slots.position(of: number), &nodes)
    roster.remove(number)
  }

  private mutating func transfer(_ from: ChildID, _ attendee: EventAttendee, _ person: PersonID) {
    guard let old = roster.number(of: from) else { return }
    let new = roster.insert(attendee, registeredBy: person)
    table.transfer(from: table.slots.position(of: old), to: new)
    roster.remove(old)
  }
}

extension SeatBook {
  /// Whether a change is possible: all children are in the required state, and there are enough
  /// seats.
  func canMake(_ change: EventFact.Change) -> Bool {
    switch change {
    case .attendanceMarked(let child, _): state(of: child) == .registered
    case .held(let party, _): canArrive(party) && party.attendees.count <= count.available
    case .registered(let party): canArrive(party) && party.attendees.count <= count.available
    case .waitlisted(let party, let position): canArrive(party) && position == count.waiting + 1
    case .seated(let children, from: .waitlist), .offered(let children, _):
      isParty(children, .waiting) && children.count <= count.available
    case .seated(let children, from: .hold): all(children, are: .held)
    case .seated(let children, from: .offer): all(children, are: .offered)
    case .leftWaitlist(let children): all(children, are: .waiting)
    case .holdExpired(let children), .holdReleased(let children): all(children, are: .held)
    case .offerExpired(let children), .offerDeclined(let children): all(children, are: .offered)
    case .registrationCancelled(let children, _): all(children, are: .registered)
    case .movedToWaitlist(let children): all(children, are: .registered) && shareOrder(children)
    case .transferred(let from, let attendee, _):
      state(of: from) == .registered && state(of: attendee.id) == nil
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .overfilled, .noted, .draftDeleted:
      false
    }
  }

  private func canArrive(_ party: EventFact.Party) -> Bool {
    let children = party.attendees.map(\.id)
    return EventPolicy.partySizes.contains(children.count) && !children.hasDuplicates
      && children.allSatisfy { state(of: $0) == nil }
      && nodes.hasRoom(for: UInt32(children.count))
  }

  private func all(_ children: [ChildID], are state: SeatState) -> Bool {
    EventPolicy.partySizes.contains(children.count) && !children.hasDuplicates
      && children.allSatisfy { self.state(of: $0) == state }
  }

  private func isParty(_ children: [ChildID], _ state: SeatState) -> Bool {
    guard all(children, are: state), let lead = lead(of: children) else { return false }
    return party(ledBy: lead) == children
  }

  private func shareOrder(_ children: [ChildID]) -> Bool {
    let orders = children.compactMap { position(of: $0) }.map { table.slots[$0].link }
    return orders.allSatisfy { $0 == orders.first }
  }
}

extension EventFact.Change {
  /// Whether the children of the change are no longer at the event afterwards.
  var endsRecord: Bool {
    switch self {
    case .holdExpired, .holdReleased, .leftWaitlist, .offerExpired, .offerDeclined,
      .registrationCancelled:
      true
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .held,
      .registered, .waitlisted, .seated, .movedToWaitlist, .offered, .transferred, .overfilled,
      .noted, .draftDeleted:
      false
    }
  }
}
