/// The seats of one event: who has one, who waits, for whom seats are kept.
///
/// Every decision about seats is made here, in integers and without a look at a clock. A party is a
/// lead, whose record may count for several seats, and companions with a record and a seat each: all
/// of them get their seats at once or none does.
///
/// The fields that every command reads come first, so that they share a line of memory.
struct SeatTable: ~Copyable, Sendable {
  var slots = SeatSlots()
  /// The instant at which the first kept seats are free again, or `Int64.max`.
  private(set) var nextDeadline = Int64.max
  private(set) var capacity: UInt32
  private(set) var taken: UInt32 = 0
  private(set) var held: UInt32 = 0
  private(set) var offered: UInt32 = 0
  private(set) var queue = SeatQueue()
  /// The number of waiting parties.
  private(set) var waiting: UInt32 = 0
  var waitlistLimit: UInt32
  /// The number of the last registration in the event's order; a party shares one.
  private(set) var order: UInt32 = 0
  /// How often a waiting party may be overtaken; 0 for strict order of arrival.
  var maximumOvertakings: UInt32 = 0
  /// How many parties were seated past the waiting list on arrival.
  private var newcomers: Int64 = 0
  /// Parties whose seats are kept, by deadline.
  private(set) var kept = SeatQueue()
  /// Where the last hold was queued, and the last offer.
  private var lastHold = SeatNode.none
  private var lastOffer = SeatNode.none
  /// For how long seats are offered to who waits, in seconds, or zero to give them at once.
  var offerSeconds: Int64 = 0
  /// No waiting party has fewer seats.
  private var smallestWaiting = UInt32.max

  init(capacity: UInt32, waitlistLimit: UInt32) {
    self.capacity = capacity
    self.waitlistLimit = waitlistLimit
  }

  /// The seats that are taken or kept for somebody.
  var committed: UInt32 { taken &+ held &+ offered }

  var available: UInt32 { capacity &- committed }

  func copy() -> SeatTable {
    var copy = SeatTable(capacity: capacity, waitlistLimit: waitlistLimit)
    copy.slots = slots.copy()
    copy.nextDeadline = nextDeadline
    (copy.taken, copy.held, copy.offered) = (taken, held, offered)
    (copy.queue, copy.waiting, copy.smallestWaiting) = (queue, waiting, smallestWaiting)
    (copy.kept, copy.lastHold, copy.lastOffer) = (kept, lastHold, lastOffer)
    (copy.order, copy.newcomers) = (order, newcomers)
    (copy.maximumOvertakings, copy.offerSeconds) = (maximumOvertakings, offerSeconds)
    return copy
  }
}

// MARK: Records

extension SeatTable {
  /// What a person has here, if anything.
  func state(of person: UInt32) -> SeatState? {
    let slot = slots[slots.position(of: person)]
    return slot.isEmpty ? nil : slot.state
  }

  /// Gives a party its seats.
  @inline(__always)
  mutating func seat(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, at position: UInt32
  ) {
    advanceOrder()
    slots.insert(
      SeatSlot(person: lead, state: .registered, seats: seats, link: order), at: position)
    taken &+= seats
    for companion in companions {
      slots.insert(
        SeatSlot(person: companion, state: .registered, seats: 1, link: order),
        at: slots.position(of: companion))
      taken &+= 1
    }
  }

  /// Puts a party at the tail of the waiting list.
  @inline(__always)
  mutating func enqueue(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, at position: UInt32,
    _ nodes: inout SeatNodes
  ) {
    let node = insert(
      lead, .waiting, seats: seats, companions: companions, at: position, value: -newcomers, &nodes)
    smallestWaiting = min(smallestWaiting, nodes[node].seats)
    queue.append(node, in: &nodes)
    waiting &+= 1
  }

  /// Keeps seats for a party until a deadline.
  @inline(__always)
  mutating func hold(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, until deadline: Int64,
    at position: UInt32, _ nodes: inout SeatNodes
  ) {
    let node = insert(
      lead, .held, seats: seats, companions: companions, at: position, value: deadline, &nodes)
    held &+= nodes[node].seats
    keep(node, .held, &nodes)
  }

  @inline(__always)
  private mutating func insert(
    _ lead: UInt32, _ state: SeatState, seats: UInt32, companions: some Sequence<UInt32>,
    at position: UInt32, value: Int64, _ nodes: inout SeatNodes
  ) -> UInt32 {
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

  /// Takes a person out of the party they wait or are kept seats with; their slot stays.
  mutating func detach(_ position: UInt32, _ nodes: inout SeatNodes) {
    let slot = slots[position]
    switch slot.state {
    case .registered: return
    case .waiting: break
    case .held: held -= slot.seats
    case .offered: offered -= slot.seats
    }
    let lead = nodes[slot.link].isCompanion ? nodes[slot.link].previous : slot.link
    if slot.link == lead, nodes[lead].companion == SeatNode.none {
      unlink(lead, slot.state, &nodes)
      nodes.remove(lead)
      return
    }
    nodes[lead].seats -= slot.seats
    if slot.state == .waiting { smallestWaiting = min(smallestWaiting, nodes[lead].seats) }
    var removed = slot.link
    if slot.link == lead {
      // The first companion leads from now on, at the lead's place.
      removed = nodes[lead].companion
      nodes[lead].person = nodes[removed].person
      nodes[lead].companion = nodes[removed].companion
      slots[slots.position(of: nodes[removed].person)].link = lead
    } else {
      var before = lead
      while nodes[before].companion != removed { before = nodes[before].companion }
      nodes[before].companion = nodes[removed].companion
    }
    nodes.remove(removed)
  }

  /// Gives a seat to a person who waits or for whom one is kept, as part of the last registration.
  mutating func seat(_ position: UInt32, _ nodes: inout SeatNodes) {
    let slot = slots[position]
    detach(position, &nodes)
    slots[position] = SeatSlot(
      person: slot.person, state: .registered, seats: slot.seats, link: order)
    taken &+= slot.seats
  }

  /// Ends what a person has here.
  mutating func remove(_ position: UInt32, _ nodes: inout SeatNodes) {
    let slot = slots[position]
    if slot.state == .registered { taken &-= slot.seats } else { detach(position, &nodes) }
    slots.remove(at: position)
  }

  /// Gives a party that waits its seats, and calls `body` with each of its people.
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

  /// Offers a party that waits its seats, and calls `body` with each of its people.
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

  /// Frees the seats kept for a party, and calls `body` with each of its people.
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

  /// Calls `body` with the position of the slot of a party's lead, and of each companion's.
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

  /// Puts registered people, who form a party, at the head of the waiting list.
  mutating func moveToWaitlist(_ party: some Collection<UInt32>, _ nodes: inout SeatNodes) {
    // Nobody may be behind who was overtaken more often.
    let overtakings = queue.isEmpty ? -newcomers : nodes[queue.head].deadline
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

  /// Lets another person take over a registration.
  mutating func transfer(from position: UInt32, to person: UInt32) {
    let slot = slots[position]
    slots.remove(at: position)
    slots.insert(
      SeatSlot(person: person, state: .registered, seats: slot.seats, link: slot.link),
      at: slots.position(of: person))
  }

  /// Changes the number of seats, which must not be below those committed.
  mutating func setCapacity(_ newCapacity: UInt32) { capacity = newCapacity }

  /// Ends every record.
  mutating func removeAll(_ nodes: inout SeatNodes) {
    for queue in [queue, kept] {
      var lead = queue.head
      while lead != SeatNode.none {
        let next = nodes[lead].next
        var index = lead
        while index != SeatNode.none {
          let companion = nodes[index].companion
          nodes.remove(index)
          index = companion
        }
        lead = next
      }
    }
    slots = SeatSlots()
    (queue, waiting, smallestWaiting) = (SeatQueue(), 0, .max)
    (kept, lastHold, lastOffer) = (SeatQueue(), SeatNode.none, SeatNode.none)
    (taken, held, offered, nextDeadline) = (0, 0, 0, .max)
  }

  /// Starts the next registration in the event's order.
  @inline(__always)
  mutating func advanceOrder() {
    if order == SeatSlot.maximumLink { renumber() }
    order &+= 1
  }

  /// Numbers the registrations anew, in the same order: once in 67 million registrations.
  @inline(never)
  private mutating func renumber() {
    var registered: [(order: UInt32, position: UInt32)] = []
    for position in 0..<slots.positions where !slots[position].isEmpty {
      let slot = slots[position]
      if slot.state == .registered { registered.append((slot.link, position)) }
    }
    registered.sort { $0.order < $1.order }
    var previous: UInt32?
    order = 0
    for (old, position) in registered {
      if old != previous { order += 1 }
      previous = old
      slots[position].link = order
    }
  }
}

// MARK: Queues

extension SeatTable {
  @inline(__always)
  private mutating func unlink(_ node: UInt32, _ state: SeatState, _ nodes: inout SeatNodes) {
    if state == .waiting { unlinkWaiting(node, &nodes) } else { unlinkKept(node, &nodes) }
  }

  private mutating func unlinkWaiting(_ node: UInt32, _ nodes: inout SeatNodes) {
    queue.unlink(node, in: &nodes)
    waiting &-= 1
    if waiting == 0 { smallestWaiting = .max }
  }

  private mutating func unlinkKept(_ node: UInt32, _ nodes: inout SeatNodes) {
    if node == lastHold { lastHold = nodes[node].previous }
    if node == lastOffer { lastOffer = nodes[node].previous }
    kept.unlink(node, in: &nodes)
    nextDeadline = kept.isEmpty ? .max : nodes[kept.head].deadline
  }

  /// Queues a party whose seats are held or offered, behind those with the same deadline.
  ///
  /// Its place is looked for from that of the last hold or offer on: as long as holds are equally long,
  /// and offers too, each passes only those of the other kind that none before it passed.
  private mutating func keep(_ node: UInt32, _ state: SeatState, _ nodes: inout SeatNodes) {
    let deadline = nodes[node].deadline
    var previous = state == .held ? lastHold : lastOffer
    while previous != SeatNode.none, nodes[previous].deadline > deadline {
      previous = nodes[previous].previous
    }
    var next = previous == SeatNode.none ? kept.head : nodes[previous].next
    while next != SeatNode.none, nodes[next].deadline <= deadline {
      previous = next
      next = nodes[next].next
    }
    kept.insert(node, behind: previous, in: &nodes)
    if state == .held { lastHold = node } else { lastOffer = node }
    nextDeadline = nodes[kept.head].deadline
  }

  /// Whether no waiting party has as few seats as that, as far as is known.
  func allWaitingExceed(_ seats: UInt32) -> Bool { smallestWaiting > seats }

  /// Notes that no waiting party has fewer seats than that.
  mutating func noteSmallestWaiting(_ seats: UInt32) { smallestWaiting = seats }
}

// MARK: Overtaking

extension SeatTable {
  /// How often a waiting party was overtaken; nobody behind was overtaken more often.
  func overtakings(of node: UInt32, _ nodes: borrowing SeatNodes) -> Int64 {
    nodes[node].deadline + newcomers
  }

  /// Counts a newcomer who was seated although others wait.
  mutating func countNewcomer() { newcomers += 1 }

  /// Counts that a waiting party is going to have its seats before those ahead of it.
  mutating func countOvertaking(by lead: UInt32, _ nodes: inout SeatNodes) {
    var index = nodes[lead].previous
    while index != SeatNode.none {
      nodes[index].deadline += 1
      index = nodes[index].previous
    }
  }
}
