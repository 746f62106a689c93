/// The seats of one event: who has seats, who is waitlisted, and whose seats are held or offered.
///
/// All decisions about seats are made here, with integers and without a clock. A party is a lead,
/// whose record may count for several seats, and companions with one record and one seat each. A
/// party gets its seats all or nothing.
///
/// The fields that every command reads come first, so that they share a cache line.
struct SeatTable: ~Copyable, Sendable {
  var slots = SeatSlots()
  /// The earliest deadline of held or offered seats, or `Int64.max`.
  var nextDeadline = Int64.max
  var capacity: UInt32
  var taken: UInt32 = 0
  var held: UInt32 = 0
  var offered: UInt32 = 0
  var queue = SeatQueue()
  /// The number of the last registration in the order of the event; a party shares one.
  var order: UInt32 = 0
  /// The number of waitlisted parties.
  var waiting: UInt32 = 0
  var waitlistLimit: UInt32
  /// How often a waitlisted party may be overtaken; 0 for strict order of arrival.
  var maximumOvertakings: UInt32 = 0
  /// Parties with held or offered seats, by deadline.
  var kept = SeatQueue()
  /// The nodes of the last hold and the last offer in the queue.
  var lastHold = SeatNode.none
  var lastOffer = SeatNode.none
  /// How many parties were seated past the waiting list on arrival since it was last empty.
  var newcomers: UInt32 = 0
  private var offerDuration: UInt32 = 0
  private var smallestParty = UInt8.max

  init(capacity: UInt32, waitlistLimit: UInt32) {
    self.capacity = capacity
    self.waitlistLimit = waitlistLimit
  }

  /// How long seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
  var offerSeconds: Int64 {
    get { Int64(offerDuration) }
    set { offerDuration = UInt32(clamping: newValue) }
  }

  /// A lower bound of the party sizes on the waiting list.
  var smallestWaiting: UInt32 {
    get { UInt32(smallestParty) }
    set { smallestParty = UInt8(clamping: newValue) }
  }

  /// The seats that are taken, held, or offered.
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
  /// Returns the state of a person, or `nil` if the person has no record.
  func state(of person: UInt32) -> SeatState? {
    let slot = slots[slots.position(of: person)]
    return slot.isEmpty ? nil : slot.state
  }

  /// Seats a party.
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

  /// Adds a party to the end of the waiting list.
  @inline(__always)
  mutating func enqueue(
    _ lead: UInt32, seats: UInt32, companions: some Sequence<UInt32>, at position: UInt32,
    _ nodes: inout SeatNodes
  ) {
    let node = insert(
      lead, .waiting, seats: seats, companions: companions, at: position, value: -Int64(newcomers),
      &nodes)
    smallestWaiting = min(smallestWaiting, nodes[node].seats)
    queue.append(node, in: &nodes)
    waiting &+= 1
  }

  /// Holds seats for a party until a deadline.
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

  /// Removes a person from a party that waits or has held or offered seats; the slot stays.
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
      // The first companion becomes the lead, at the position of the lead.
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

  /// Seats a person who waits or has held or offered seats, as part of the last registration.
  mutating func seat(_ position: UInt32, _ nodes: inout SeatNodes) {
    let slot = slots[position]
    detach(position, &nodes)
    slots[position] = SeatSlot(
      person: slot.person, state: .registered, seats: slot.seats, link: order)
    taken &+= slot.seats
  }

  /// Removes the record of a person.
  mutating func remove(_ position: UInt32, _ nodes: inout SeatNodes) {
    let slot = slots[position]
    if slot.state == .registered { taken &-= slot.seats } else { detach(position, &nodes) }
    slots.remove(at: position)
  }

  /// Transfers a registration to another person.
  mutating func transfer(from position: UInt32, to person: UInt32) {
    let slot = slots[position]
    slots.remove(at: position)
    slots.insert(
      SeatSlot(person: person, state: .registered, seats: slot.seats, link: slot.link),
      at: slots.position(of: person))
  }

  /// Changes the capacity, which must not be below the committed seats.
  mutating func setCapacity(_ newCapacity: UInt32) { capacity = newCapacity }
}
