import SeatCounting

/// The seats of an event, and the children who are registered, wait, or have a hold or an offer.
struct SeatBook: ~Copyable, Sendable {
  var table: SeatTable
  var roster: Roster
  var coolDowns = HoldCoolDowns()
  var attendance = AttendanceBook()
  /// The seats beyond the capacity, which are part of the table's.
  private(set) var overfill: UInt32 = 0

  /// Creates the book of an event without seats.
  ///
  /// - Parameter seed: Only randomizes hashing.
  init(seed: UInt64) {
    table = SeatTable(capacity: 0, waitlistLimit: 0)
    roster = Roster(seed: seed)
  }

  private init(table: consuming SeatTable, roster: consuming Roster) {
    self.table = table
    self.roster = roster
  }

  func copy() -> SeatBook {
    var copy = SeatBook(table: table.copy(), roster: roster.copy())
    copy.coolDowns = coolDowns
    copy.attendance = attendance
    copy.overfill = overfill
    return copy
  }

  /// Sets the capacity; the seats beyond it stay.
  mutating func setCapacity(_ capacity: Int) { table.seats.capacity = UInt32(capacity) + overfill }

  /// Sets the number of seats beyond the capacity.
  mutating func setOverfill(_ seats: Int) {
    let capacity = table.seats.capacity - overfill
    overfill = UInt32(seats)
    table.seats.capacity = capacity + overfill
  }

  /// Ends the holds and offers whose deadline is at or before `time`, without promoting anyone.
  mutating func endKept(until time: Int64, _ events: inout SeatEvents) {
    while !table.queues.kept.isEmpty, table.queues.nextDeadline <= time {
      table.removeKept(table.queues.kept.head) { slot, isCompanion in
        events.append(
          slot.state == .held ? .holdExpired : .offerExpired, slot.person, isCompanion: isCompanion)
      }
    }
  }

  /// Applies the rules of the waiting list.
  mutating func adopt(_ policy: WaitlistPolicy) {
    table.queues.waitlistLimit = UInt32(policy.limit)
    table.queues.maximumOvertakings =
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
    return table.seats.slots.position(of: number)
  }

  /// Returns the party that a node leads, the lead first.
  func party(ledBy lead: UInt32) -> [ChildID] {
    var children: [ChildID] = []
    var index = lead
    while index != SeatNode.none {
      children.append(roster[table.nodes[index].person].attendee.id)
      index = table.nodes[index].companion
    }
    return children
  }

  /// Returns the nodes of the leads of all parties in a queue, in order.
  func leads(of queue: SeatQueue) -> [UInt32] {
    var leads: [UInt32] = []
    var index = queue.head
    while index != SeatNode.none {
      leads.append(index)
      index = table.nodes[index].next
    }
    return leads
  }

  /// Returns the registered parties in the order of their registration, each sorted by ID.
  ///
  /// - Complexity: O(*n* log *n*) for *n* registered children.
  func registeredParties() -> [[ChildID]] {
    var rows: [(order: UInt32, child: ChildID)] = []
    for position in 0..<table.seats.slots.positions {
      let slot = table.seats.slots[position]
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
      capacity: Int(table.seats.capacity - overfill), taken: Int(table.seats.slots.taken),
      held: Int(table.queues.held),
      offered: Int(table.queues.offered), waiting: Int(table.queues.waiting),
      overfill: Int(overfill))
  }

  /// Returns the node of the lead of the party that a node belongs to.
  func lead(of node: UInt32) -> UInt32 {
    table.nodes[node].isCompanion ? table.nodes[node].previous : node
  }

  /// Returns the instant at which the hold or offer of the party of a node ends.
  func deadline(of node: UInt32) -> Int64 { table.nodes[lead(of: node)].deadline }

  /// Returns the position of the party of a node on the waiting list, from 1.
  func rank(of node: UInt32) -> Int {
    var index = table.nodes[lead(of: node)].previous
    var rank = 1
    while index != SeatNode.none {
      rank += 1
      index = table.nodes[index].previous
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

  /// Makes a change for which ``canMake(_:)`` is `true`, by a request that was first made at `made`.
  mutating func make(_ change: EventFact.Change, at time: Int64, made: Int64) {
    switch change {
    case .attendanceMarked(let child, let attended, let session):
      attendance.record(
        ChildRegistration.Observation(attended, in: session, at: made), of: child)
    case .held(let party, let deadline):
      table.countNewcomer()
      arrive(party) { book, lead, companions, position in
        book.table.hold(
          lead, seats: 1, companions: companions, until: deadline, at: position)
        for number in [lead] + companions { book.roster.setHeld(number, true) }
      }
    case .registered(let party):
      table.countNewcomer()
      arrive(party) { book, lead, companions, position in
        book.table.seat(lead, seats: 1, companions: companions, at: position)
      }
    case .waitlisted(let party, _):
      arrive(party) { book, lead, companions, position in
        book.table.enqueue(lead, seats: 1, companions: companions, at: position)
      }
    case .seated(let children, from: .waitlist):
      guard let lead = lead(of: children) else { return }
      table.countOvertaking(by: lead)
      table.seatWaiting(lead) { _, _ in }
      noteMove(of: children, at: time)
    case .offered(let children, let deadline):
      guard let lead = lead(of: children) else { return }
      guard state(of: children[0]) == .waiting else { return table.moveOffer(lead, to: deadline) }
      table.countOvertaking(by: lead)
      table.offerWaiting(lead, until: deadline) { _, _ in }
    case .seated(let children, let source):
      if source == .offer { noteMove(of: children, at: time) }
      table.seats.advanceOrder()
      for child in children {
        if let position = position(of: child) { table.seat(position) }
        if let number = roster.number(of: child) { roster.setHeld(number, false) }
      }
    case .movedToWaitlist(let children):
      table.moveToWaitlist(children.compactMap { roster.number(of: $0) })
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
    let slot = table.seats.slots[position]
    return slot.state == .registered ? nil : lead(of: slot.link)
  }

  private mutating func arrive(
    _ party: EventFact.Party,
    _ body: (inout SeatBook, UInt32, ArraySlice<UInt32>, _ position: UInt32) -> Void
  ) {
    let numbers = party.attendees.map { roster.insert($0, registeredBy: party.registeredBy) }
    body(&self, numbers[0], numbers.dropFirst(), table.seats.slots.position(of: numbers[0]))
  }

  /// Remembers when children got seats from the waiting list.
  private mutating func noteMove(of children: [ChildID], at time: Int64) {
    for number in children.compactMap({ roster.number(of: $0) }) {
      roster[number].movedUpAt = time
    }
  }

  private mutating func remove(_ child: ChildID) {
    guard let number = roster.number(of: child) else { return }
    table.remove(table.seats.slots.position(of: number))
    roster.remove(number)
  }

  private mutating func transfer(_ from: ChildID, _ attendee: EventAttendee, _ person: PersonID) {
    guard let old = roster.number(of: from) else { return }
    let new = roster.insert(attendee, registeredBy: person)
    table.seats.transfer(from: table.seats.slots.position(of: old), to: new)
    roster.remove(old)
  }

  /// Whether a change is possible: all children are in the required state, and there are enough
  /// seats.
  func canMake(_ change: EventFact.Change) -> Bool {
    switch change {
    case .attendanceMarked(let child, _, _): canAttend(child)
    case .held(let party, _): canArrive(party) && party.attendees.count <= count.available
    case .registered(let party): canArrive(party) && party.attendees.count <= count.available
    case .waitlisted(let party, let position): canArrive(party) && position == count.waiting + 1
    case .seated(let children, from: .waitlist):
      isParty(children, .waiting) && children.count <= count.available
    case .offered(let children, _):
      isParty(children, .waiting) && children.count <= count.available
        || isParty(children, .offered)
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
      && table.nodes.hasRoom(for: UInt32(children.count))
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
    let orders = children.compactMap { position(of: $0) }.map { table.seats.slots[$0].link }
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

/// The bytes contain the registered parties in the order of their registration, each sorted by ID, then
/// the parties with a hold or an offer in the order of their deadlines, and then the waiting list. They
/// do not depend on the numbers of children or on memory layout. Bit 31 of the first count tells whether
/// the number of seats beyond the capacity follows it, and that of the second count whether observations of
/// attendance follow the waiting list that no registration holds; without them, the bytes are those of the
/// versions that had none.
extension SeatBook {
  private static var attendanceBit: UInt32 { 1 << 31 }

  /// Encodes the book of an event whose cancellation ended the registrations of `cancelled` children.
  func encode(into sink: inout some ByteSink, cancelled: Set<ChildID>) {
    let hasAttendance = !attendance.isSimple { isHeld($0, cancelled) }
    let registered = registeredParties()
    sink.append(UInt32(truncatingIfNeeded: registered.count) | (overfill > 0 ? 1 << 31 : 0))
    if overfill > 0 { sink.append(overfill) }
    for party in registered { encode(party, into: &sink) }
    let kept = leads(of: table.queues.kept)
    sink.append(UInt32(truncatingIfNeeded: kept.count) | (hasAttendance ? Self.attendanceBit : 0))
    for lead in kept {
      (table.state(of: table.nodes[lead].person) == .offered).encode(into: &sink)
      table.nodes[lead].deadline.encode(into: &sink)
      encode(party(ledBy: lead), into: &sink)
    }
    let waiting = leads(of: table.queues.queue)
    sink.append(UInt32(truncatingIfNeeded: waiting.count))
    for lead in waiting {
      table.overtakings(of: lead).encode(into: &sink)
      encode(party(ledBy: lead), into: &sink)
    }
    if hasAttendance { attendance.encode(into: &sink) { isHeld($0, cancelled) } }
  }

  /// Whether a registration holds the simple observations about a child.
  private func isHeld(_ child: ChildID, _ cancelled: Set<ChildID>) -> Bool {
    roster.number(of: child) != nil || cancelled.contains(child)
  }

  private func encode(_ party: [ChildID], into sink: inout some ByteSink) {
    let entries = party.compactMap { roster.number(of: $0) }.map {
      StoredEntry(roster[$0], attendance[roster[$0].attendee.id])
    }
    entries.encode(into: &sink)
  }

  /// Reads the parties of a ledger with a version, whose cancellation ended the registrations of `cancelled`
  /// children, into a book without any.
  mutating func fill(
    from reader: inout ByteReader, upTo version: UInt64, cancelled: Set<ChildID>
  ) throws(InvalidBytes) {
    let first = try reader.number(UInt32.self)
    if first >> 31 == 1 { try readOverfill(from: &reader) }
    for _ in 0..<(first & ~(1 << 31)) {
      let start = reader.invalid
      let party = try addParty(from: &reader, upTo: Int(table.available))
      let children = party.map { roster[$0].attendee.id }
      guard children == children.sorted() else { throw start }
      table.seat(party[0], seats: 1, companions: party.dropFirst(), at: freePosition(of: party))
    }
    let second = try reader.number(UInt32.self)
    let hasAttendance = second & Self.attendanceBit != 0 && reader.formVersion > 6
    for _ in 0..<(hasAttendance ? second & ~Self.attendanceBit : second) {
      try addKeptParty(from: &reader)
    }
    for _ in 0..<(try reader.number(UInt32.self)) {
      let overtakings = try reader.value { (count: Int64) in count >= 0 && count <= version }
      let before = table.queues.queue.tail
      enqueue(try addParty(from: &reader, upTo: EventPolicy.partySizes.upperBound))
      table.nodes[table.queues.queue.tail].deadline = overtakings
      if before != SeatNode.none, overtakings > table.nodes[before].deadline {
        table.queues.isUneven = true
      }
    }
    guard hasAttendance else { return }
    var book = attendance
    try book.read(from: &reader) { isHeld($0, cancelled) }
    attendance = book
  }

  private mutating func readOverfill(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let seats = try reader.number(UInt32.self)
    guard reader.formVersion > 1, seats >= 1, seats <= UInt32(Int32.max) - table.seats.capacity
    else {
      throw start
    }
    setOverfill(Int(seats))
  }

  private mutating func addKeptParty(from reader: inout ByteReader) throws(InvalidBytes) {
    let isOffer = try reader.value(Bool.self)
    let earliest = table.queues.kept.isEmpty ? .min : table.nodes[table.queues.kept.tail].deadline
    let start = reader.invalid
    let deadline = try reader.deadline()
    guard deadline >= earliest else { throw start }
    let largest = min(EventPolicy.partySizes.upperBound, Int(table.available))
    let party = try addParty(from: &reader, upTo: largest)
    if isOffer {
      enqueue(party)
      table.offerWaiting(table.queues.queue.head, until: deadline) { _, _ in }
    } else {
      table.hold(
        party[0], seats: 1, companions: party.dropFirst(), until: deadline,
        at: freePosition(of: party))
      for number in party { roster.setHeld(number, true) }
    }
  }

  private mutating func enqueue(_ party: [UInt32]) {
    table.enqueue(
      party[0], seats: 1, companions: party.dropFirst(), at: freePosition(of: party))
  }

  /// Returns the position for the slot of the first person of a new party.
  private func freePosition(of party: [UInt32]) -> UInt32 {
    table.seats.slots.position(of: party[0])
  }

  /// Reads a party of at least one child, who must not be at the event yet, and adds it to the roster.
  ///
  /// If the slots have room for the party, so do the queues and the numbers of registrations.
  private mutating func addParty(
    from reader: inout ByteReader, upTo largest: Int
  ) throws(InvalidBytes) -> [UInt32] {
    let start = reader.invalid
    let entries: [StoredEntry] = try reader.array()
    guard !entries.isEmpty, entries.count <= largest,
      table.seats.slots.hasRoom(for: UInt32(entries.count))
    else { throw start }
    var party: [UInt32] = []
    for stored in entries {
      let entry = stored.entry
      guard roster.number(of: entry.attendee.id) == nil else { throw start }
      let number = roster.insert(entry.attendee, registeredBy: entry.registeredBy)
      roster[number].movedUpAt = entry.movedUpAt
      if let observation = stored.attendance.observation {
        attendance.record(observation, of: entry.attendee.id)
      }
      party.append(number)
    }
    return party
  }
}

extension SeatBook {
  /// Starts the cool-downs of all holds whose deadline is at or before `time`, from the deadline.
  ///
  /// - Complexity: O(*k*) for *k* holds and offers that expire.
  mutating func coolDownExpiredHolds(until time: Int64) {
    guard coolDowns.isActive else { return }
    var lead = table.queues.kept.head
    while lead != SeatNode.none, table.nodes[lead].deadline <= time {
      coolDownHold(of: table.nodes[lead].person, endedAt: table.nodes[lead].deadline, now: time)
      lead = table.nodes[lead].next
    }
  }

  /// Starts the cool-downs of the people who requested the holds of children, before these end.
  ///
  /// Without an end, each hold expired at its deadline, after which no hold ends.
  mutating func coolDownHolds(of children: [ChildID], endedAt end: Int64?, now: Int64) {
    guard coolDowns.isActive else { return }
    for child in children {
      guard let number = roster.number(of: child) else { continue }
      let slot = table.seats.slots[table.seats.slots.position(of: number)]
      let deadline = deadline(of: slot.link)
      coolDownHold(of: number, endedAt: min(end ?? deadline, deadline), now: now)
    }
  }

  private mutating func coolDownHold(of number: UInt32, endedAt end: Int64, now: Int64) {
    guard roster[number].isHeld else { return }
    coolDowns.start(for: roster[number].registeredBy, at: end, now: now)
  }
}
