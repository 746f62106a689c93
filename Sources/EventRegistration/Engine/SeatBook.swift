/// The seats of an event, and the children who are registered, wait, or have a hold or an offer.
struct SeatBook: ~Copyable, Sendable {
  var table: SeatTable
  var nodes = SeatNodes()
  var roster: Roster
  var coolDowns = HoldCoolDowns()
  /// The seats beyond the capacity, which are part of the table's.
  private(set) var overfill: UInt32 = 0

  /// Creates the book of an event without seats.
  ///
  /// - Parameter seed: Only randomizes hashing.
  init(seed: UInt64) {
    table = SeatTable(capacity: 0, waitlistLimit: 0)
    roster = Roster(seed: seed)
  }

  private init(table: consuming SeatTable, nodes: consuming SeatNodes, roster: consuming Roster) {
    self.table = table
    self.nodes = nodes
    self.roster = roster
  }

  func copy() -> SeatBook {
    var copy = SeatBook(table: table.copy(), nodes: nodes.copy(), roster: roster.copy())
    copy.coolDowns = coolDowns
    copy.overfill = overfill
    return copy
  }

  /// Sets the capacity; the seats beyond it stay.
  mutating func setCapacity(_ capacity: Int) { table.setCapacity(UInt32(capacity) + overfill) }

  /// Sets the number of seats beyond the capacity.
  mutating func setOverfill(_ seats: Int) {
    let capacity = table.capacity - overfill
    overfill = UInt32(seats)
    table.setCapacity(capacity + overfill)
  }

  /// Ends the holds and offers whose deadline is at or before `time`, without promoting anyone.
  mutating func endKept(until time: Int64, _ events: inout SeatEvents) {
    while !table.kept.isEmpty, table.nextDeadline <= time {
      table.removeKept(table.kept.head, &nodes) { slot, isCompanion in
        events.append(
          slot.state == .held ? .holdExpired : .offerExpired, slot.person, isCompanion: isCompanion)
      }
    }
  }

  /// Applies the rules of the waiting list.
  mutating func adopt(_ policy: WaitlistPolicy) {
    table.waitlistLimit = UInt32(policy.limit)
    table.maximumOvertakings =
      switch policy.fit {
      case .strictFIFO: 0
      case .firstFit(nil): .max
      case .firstFit(let overtakings?): UInt32(overtakings)
      }
  }

  /// Returns the state of a child, or `nil` if they are not at the event.
  func state(of child: ChildID) -> SeatState? {
    guard let number = roster.number(of: child) else { return nil }
    return table.state(of: number)
  }

  /// Returns the position of a child's slot, or `nil` if they are not at the event.
  func position(of child: ChildID) -> UInt32? {
    guard let number = roster.number(of: child) else { return nil }
    return table.slots.position(of: number)
  }

  /// Returns the party that a node leads, the lead first.
  func party(ledBy lead: UInt32) -> [ChildID] {
    var children: [ChildID] = []
    var index = lead
    while index != SeatNode.none {
      children.append(roster[nodes[index].person].attendee.id)
      index = nodes[index].companion
    }
    return children
  }

  /// Returns the nodes of the leads of all parties in a queue, in order.
  func leads(of queue: SeatQueue) -> [UInt32] {
    var leads: [UInt32] = []
    var index = queue.head
    while index != SeatNode.none {
      leads.append(index)
      index = nodes[index].next
    }
    return leads
  }

  /// Returns the registered parties in the order of their registration, each sorted by ID.
  ///
  /// - Complexity: O(*n* log *n*) for *n* registered children.
  func registeredParties() -> [[ChildID]] {
    var rows: [(order: UInt32, child: ChildID)] = []
    for position in 0..<table.slots.positions {
      let slot = table.slots[position]
      if !slot.isEmpty, slot.state == .registered {
        rows.append((slot.link, roster[slot.person].attendee.id))
      }
    }
    rows.sort { $0.order != $1.order ? $0.order < $1.order : $0.child < $1.child }
    var parties: [[ChildID]] = []
    var previous: UInt32?
    for row in rows {
      if row.order == previous {
        parties[parties.count - 1].append(row.child)
      } else {
        parties.append([row.child])
      }
      previous = row.order
    }
    return parties
  }
}

extension SeatBook {
  /// The numbers of seats.
  var count: EventRecord.SeatCount {
    EventRecord.SeatCount(
      capacity: Int(table.capacity - overfill), taken: Int(table.taken), held: Int(table.held),
      offered: Int(table.offered), waiting: Int(table.waiting),
      overfill: Int(overfill))
  }

  /// Returns the node of the lead of the party that a node belongs to.
  func lead(of node: UInt32) -> UInt32 {
    nodes[node].isCompanion ? nodes[node].previous : node
  }

  /// Returns the instant at which the hold or offer of the party of a node ends.
  func deadline(of node: UInt32) -> Int64 { nodes[lead(of: node)].deadline }

  /// Returns the position of the party of a node on the waiting list, from 1.
  func rank(of node: UInt32) -> Int {
    var index = nodes[lead(of: node)].previous
    var rank = 1
    while index != SeatNode.none {
      rank += 1
      index = nodes[index].previous
    }
    return rank
  }

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

/// The seats of the one event of a ledger, with its queues.
///
/// Parties have companions here, so the records are always in a table, in which the people of a party
/// share the order of their registration.
struct SeatTable: ~Copyable, Sendable {
  var seats: EventSeats
  var queues: SeatQueues

  init(capacity: UInt32, waitlistLimit: UInt32) {
    seats = EventSeats(slots: SeatSlots(positions: 8), capacity: capacity)
    queues = SeatQueues(waitlistLimit: waitlistLimit)
  }

  private init(seats: consuming EventSeats, queues: SeatQueues) {
    self.seats = seats
    self.queues = queues
  }

  func copy() -> SeatTable {
    SeatTable(
      seats: EventSeats(slots: seats.slots.copy(), capacity: seats.capacity), queues: queues)
  }
}

// MARK: Reading

extension SeatTable {
  var slots: SeatSlots { _read { yield seats.slots } }

  var capacity: UInt32 { seats.capacity }

  var taken: UInt32 { seats.slots.taken }

  var held: UInt32 { queues.held }

  var offered: UInt32 { queues.offered }

  var available: UInt32 { seats.available(queues) }

  /// The number of waitlisted parties.
  var waiting: UInt32 { queues.waiting }

  var queue: SeatQueue { queues.queue }

  /// Parties with held or offered seats, by deadline.
  var kept: SeatQueue { queues.kept }

  /// The earliest deadline of held or offered seats, or `Int64.max`.
  var nextDeadline: Int64 { queues.nextDeadline }

  /// Returns the state of a person, or `nil` if the person has no record.
  func state(of person: UInt32) -> SeatState? { seats.state(of: person) }

  /// Returns how often a waitlisted party was overtaken; nobody behind was overtaken more often.
  func overtakings(of node: UInt32, _ nodes: borrowing SeatNodes) -> Int64 {
    queues.overtakings(of: node, nodes)
  }
}

// MARK: Rules

extension SeatTable {
  var waitlistLimit: UInt32 {
    get { queues.waitlistLimit }
    set { queues.waitlistLimit = newValue }
  }

  /// How often a waitlisted party may be overtaken; 0 for strict order of arrival.
  var maximumOvertakings: UInt32 {
    get { queues.maximumOvertakings }
    set { queues.maximumOvertakings = newValue }
  }

  /// How long seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
  var offerSeconds: Int64 {
    get { queues.offerSeconds }
    set { queues.offerSeconds = newValue }
  }

  /// Changes the capacity, which must not be below the committed seats.
  mutating func setCapacity(_ newCapacity: UInt32) { seats.capacity = newCapacity }
}

// What `EventSeats` and `SeatQueues` do, with the queues of the table.

extension SeatTable {
  mutating func advance(
    to time: Int64, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) {
    seats.advance(to: time, &queues, &nodes, facts: &facts)
  }

  mutating func promote(
    at time: Int64, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) {
    seats.promote(at: time, &queues, &nodes, facts: &facts)
  }

  mutating func register(
    _ lead: UInt32, seats people: UInt32, companions: some Collection<UInt32>, joinsWaitlist: Bool,
    _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    seats.register(
      lead, seats: people, companions: companions, joinsWaitlist: joinsWaitlist, &queues, &nodes,
      facts: &facts)
  }

  mutating func hold(
    _ lead: UInt32, seats people: UInt32, companions: some Collection<UInt32>,
    until deadline: Int64, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) -> SeatEngine.Answer {
    seats.hold(
      lead, seats: people, companions: companions, until: deadline, &queues, &nodes, facts: &facts)
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
    seats.seatWaiting(lead, &queues, &nodes, body: body)
  }

  mutating func offerWaiting(
    _ lead: UInt32, until deadline: Int64, _ nodes: inout SeatNodes,
    _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.offerWaiting(lead, until: deadline, &queues, &nodes, body: body)
  }

  mutating func removeKept(
    _ lead: UInt32, _ nodes: inout SeatNodes, _ body: (SeatSlot, _ isCompanion: Bool) -> Void
  ) {
    seats.removeKept(lead, &queues, &nodes, body: body)
  }
}
