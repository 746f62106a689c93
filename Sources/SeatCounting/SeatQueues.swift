/// The waiting list of an event, and its parties with held or offered seats.
///
/// Most events have neither. They need no queues until somebody waits or holds seats.
package struct SeatQueues: Sendable {
  /// The earliest deadline of held or offered seats, or `Int64.max`.
  package var nextDeadline = Int64.max
  /// The waiting list.
  package var queue = SeatQueue()
  /// Parties with held or offered seats, by deadline.
  package var kept = SeatQueue()
  /// The nodes of the last hold and the last offer in the queue.
  var lastHold = SeatNode.none
  var lastOffer = SeatNode.none
  /// The number of waitlisted parties.
  package var waiting: UInt32 = 0
  /// How many parties were seated past the waiting list on arrival since it was last empty.
  var newcomers: UInt32 = 0
  package var held: UInt32 = 0
  package var offered: UInt32 = 0
  package var waitlistLimit: UInt32
  /// How often a waitlisted party may be overtaken; 0 for strict order of arrival.
  package var maximumOvertakings: UInt32 = 0
  private var offerDuration: UInt32 = 0
  private var smallestParty = UInt8.max
  private var largestParty: UInt8 = 0
  /// Whether parties for whom the event has too few seats are passed as if they did not wait.
  package var passesUnseatable = false
  /// Whether a waitlisted party may have been overtaken more often than one ahead of it, since the event had
  /// too few seats for that one.
  package var isUneven = false

  init(waitlistLimit: UInt32) { self.waitlistLimit = waitlistLimit }

  @inline(__always)
  init(_ rules: SeatEngine.Rules) {
    waitlistLimit = rules.waitlistLimit
    maximumOvertakings = rules.maximumOvertakings
    offerDuration = rules.offerSeconds
  }

  /// Whether nobody waits or has held or offered seats.
  @inline(__always)
  var areEmpty: Bool { queue.isEmpty && kept.isEmpty }

  /// Whether nobody else can be seated or wait: the list is as long as it may be, and its order strict.
  @inline(__always)
  var isFull: Bool { waiting > 0 && waiting >= waitlistLimit && maximumOvertakings == 0 }

  /// The seats that are held or offered.
  @inline(__always)
  var committed: UInt32 { held &+ offered }

  /// How long seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
  package var offerSeconds: Int64 {
    get { Int64(offerDuration) }
    set { offerDuration = UInt32(clamping: newValue) }
  }

  /// A lower bound of the party sizes on the waiting list.
  var smallestWaiting: UInt32 {
    get { UInt32(smallestParty) }
    set { smallestParty = UInt8(clamping: newValue) }
  }

  /// Notes the size of a party that joins the waiting list.
  @inline(__always)
  mutating func noteSize(_ seats: UInt32) {
    smallestParty = min(smallestParty, UInt8(clamping: seats))
    largestParty = max(largestParty, UInt8(clamping: seats))
  }
}

extension SeatQueues {
  @inline(__always)
  mutating func unlink(_ node: UInt32, _ state: SeatState, _ nodes: inout SeatNodes) {
    if state == .waiting { unlinkWaiting(node, &nodes) } else { unlinkKept(node, &nodes) }
  }

  mutating func unlinkWaiting(_ node: UInt32, _ nodes: inout SeatNodes) {
    queue.unlink(node, in: &nodes)
    waiting &-= 1
    if waiting == 0 {
      (smallestWaiting, newcomers, largestParty, isUneven) = (.max, 0, 0, false)
    }
  }

  mutating func unlinkKept(_ node: UInt32, _ nodes: inout SeatNodes) {
    if node == lastHold { lastHold = nodes[node].previous }
    if node == lastOffer { lastOffer = nodes[node].previous }
    kept.unlink(node, in: &nodes)
    nextDeadline = kept.isEmpty ? .max : nodes[kept.head].deadline
  }

  /// Queues a party with held or offered seats, behind those with the same deadline.
  ///
  /// The search starts at the last hold or offer. While all holds are equally long, and all offers
  /// too, each party passes only parties of the other kind that no earlier party passed.
  mutating func keep(_ node: UInt32, _ state: SeatState, _ nodes: inout SeatNodes) {
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
}

// MARK: Overtaking

extension SeatQueues {
  /// Returns how often a waitlisted party was overtaken; nobody behind was overtaken more often, unless
  /// ``isUneven``.
  @inline(__always)
  func overtakings(of node: UInt32, _ nodes: borrowing SeatNodes) -> Int64 {
    nodes[node].deadline &+ Int64(newcomers)
  }

  /// Whether a waitlisted party may be too large for an event with this capacity.
  @inline(__always)
  private func mayHoldUnseatable(_ capacity: UInt32) -> Bool {
    passesUnseatable && largestParty > capacity
  }

  /// Whether the party of a node is too large for an event with this capacity, and passed for that.
  @inline(__always)
  func passes(_ node: UInt32, _ capacity: UInt32, _ nodes: borrowing SeatNodes) -> Bool {
    passesUnseatable && nodes[node].seats > capacity
  }

  /// Returns the first party of the waiting list that an event with this capacity could ever seat.
  ///
  /// - Complexity: O(*w*) for *w* parties ahead of it.
  func firstSeatable(_ capacity: UInt32, _ nodes: borrowing SeatNodes) -> UInt32 {
    guard mayHoldUnseatable(capacity) else { return queue.head }
    guard smallestWaiting <= capacity else { return SeatNode.none }
    var index = queue.head
    while index != SeatNode.none, passes(index, capacity, nodes) { index = nodes[index].next }
    return index
  }

  /// Whether everybody who waits ahead of a node may be overtaken after `more` uncounted overtakings.
  @inline(__always)
  func mayBeOvertaken(
    _ more: Int64, before end: UInt32, _ capacity: UInt32, _ nodes: borrowing SeatNodes
  ) -> Bool {
    guard maximumOvertakings > 0 else { return false }
    if maximumOvertakings == .max { return true }
    guard isUneven || mayHoldUnseatable(capacity) else {
      return overtakings(of: queue.head, nodes) &+ more < Int64(maximumOvertakings)
    }
    var index = queue.head
    while index != end {
      if !passes(index, capacity, nodes),
        overtakings(of: index, nodes) &+ more >= Int64(maximumOvertakings)
      {
        return false
      }
      index = nodes[index].next
    }
    return true
  }

  /// Counts a newcomer who got seats although others wait.
  mutating func countNewcomer(_ capacity: UInt32, _ nodes: inout SeatNodes) {
    guard newcomers < .max else { return }
    newcomers += 1
    guard mayHoldUnseatable(capacity) else { return }
    forEachAhead(of: SeatNode.none, nodes: &nodes) { queues, node in
      guard node.seats > capacity else { return }
      node.deadline &-= 1
      queues.isUneven = true
    }
  }

  /// Counts that a waitlisted party gets seats before the parties ahead of it.
  mutating func countOvertaking(
    by lead: UInt32, _ capacity: UInt32, _ nodes: inout SeatNodes
  ) {
    forEachAhead(of: lead, nodes: &nodes) { queues, node in
      if queues.passesUnseatable, node.seats > capacity {
        queues.isUneven = true
      } else {
        node.deadline &+= 1
      }
    }
  }

  /// Calls `body` with each node ahead of one, or with all.
  @inline(__always)
  private mutating func forEachAhead(
    of end: UInt32, nodes: inout SeatNodes, _ body: (inout SeatQueues, inout SeatNode) -> Void
  ) {
    var index = end == SeatNode.none ? queue.tail : nodes[end].previous
    while index != SeatNode.none {
      body(&self, &nodes[index])
      index = nodes[index].previous
    }
  }

  /// Gives a party with offered seats another deadline.
  mutating func moveOffer(_ lead: UInt32, to deadline: Int64, _ nodes: inout SeatNodes) {
    unlinkKept(lead, &nodes)
    nodes[lead].deadline = deadline
    keep(lead, .offered, &nodes)
  }
}

extension EventSeats {
  /// Seats a waitlisted party, and calls `body` with each of its people.
  mutating func seatWaiting(
    _ lead: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes,
    body: (SeatSlot, _ isCompanion: Bool) -> Void
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
    body: (SeatSlot, _ isCompanion: Bool) -> Void
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
    body: (SeatSlot, _ isCompanion: Bool) -> Void
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
    body: (inout EventSeats, _ position: UInt32, _ isCompanion: Bool) -> Void
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
    queues.noteSize(nodes[lead].seats)
    queues.queue.insert(lead, behind: SeatNode.none, in: &nodes)
    queues.waiting += 1
  }
}

/// An entry of a queue: a person on the waiting list, or a person with a hold or an offer.
///
/// A party has one node for its lead, which is linked in the queue, and one node for each companion,
/// which is linked to the lead's node.
package struct SeatNode: Sendable {
  /// The index that stands for no node.
  package static let none: UInt32 = 1 << 26 - 1

  /// The person.
  package var person: UInt32
  /// The previous node of the queue; for a companion, the node of its lead.
  package var previous: UInt32
  /// The next node of the queue.
  package var next: UInt32
  /// The first companion, or for a companion the next one.
  ///
  /// The lowest four bits hold the number of seats of the whole party, or zero for a companion.
  @usableFromInline var companionAndSeats: UInt32
  /// The instant at which the hold or offer of the party ends, in seconds since 1970.
  ///
  /// For a party on the waiting list, the number of times it was overtaken.
  package var deadline: Int64

  init(person: UInt32, previous: UInt32, seats: UInt32, deadline: Int64) {
    self.person = person
    self.previous = previous
    next = Self.none
    companionAndSeats = Self.none << 4 | seats
    self.deadline = deadline
  }

  @inlinable
  package var companion: UInt32 {
    get { companionAndSeats >> 4 }
    set { companionAndSeats = newValue << 4 | companionAndSeats & 15 }
  }

  @inlinable
  package var seats: UInt32 {
    get { companionAndSeats & 15 }
    set {
      assert(newValue < 16, "A party has at most 15 seats.")
      companionAndSeats = companionAndSeats & ~15 | newValue
    }
  }

  @inlinable
  package var isCompanion: Bool { seats == 0 }
}

/// The nodes of all queues of an engine, which reuses the nodes that are removed.
package struct SeatNodes: ~Copyable, Sendable {
  @usableFromInline var nodes = Buffer<SeatNode>(minimumCapacity: 1)
  private var firstFree = SeatNode.none
  /// The number of nodes in use.
  private(set) var count: UInt32 = 0

  init() {}

  private init(nodes: consuming Buffer<SeatNode>, firstFree: UInt32, count: UInt32) {
    self.nodes = nodes
    self.firstFree = firstFree
    self.count = count
  }

  func copy() -> SeatNodes { SeatNodes(nodes: nodes.copy(), firstFree: firstFree, count: count) }

  /// Whether a party of that many people can be queued.
  package func hasRoom(for people: UInt32) -> Bool { count + people <= SeatNode.none }

  @inlinable
  package subscript(index: UInt32) -> SeatNode {
    @inline(__always) get { nodes[index] }
    @inline(__always) _modify { yield &nodes[index] }
  }

  mutating func insert(_ node: SeatNode) -> UInt32 {
    count += 1
    let index = firstFree
    guard index != SeatNode.none else {
      nodes.append(node)
      return nodes.count - 1
    }
    firstFree = nodes[index].next
    nodes[index] = node
    return index
  }

  mutating func remove(_ index: UInt32) {
    count -= 1
    nodes[index].next = firstFree
    firstFree = index
  }
}

/// A queue of nodes, from its head to its tail.
package struct SeatQueue: Sendable {
  package private(set) var head = SeatNode.none
  package private(set) var tail = SeatNode.none

  @inlinable
  package var isEmpty: Bool { head == SeatNode.none }

  /// Appends a node at the tail.
  mutating func append(_ index: UInt32, in nodes: inout SeatNodes) {
    insert(index, behind: tail, in: &nodes)
  }

  /// Inserts a node behind another one, or at the head.
  mutating func insert(_ index: UInt32, behind previous: UInt32, in nodes: inout SeatNodes) {
    let next = previous == SeatNode.none ? head : nodes[previous].next
    nodes[index].previous = previous
    nodes[index].next = next
    if previous == SeatNode.none { head = index } else { nodes[previous].next = index }
    if next == SeatNode.none { tail = index } else { nodes[next].previous = index }
  }

  /// Removes a node from the queue; the node stays in use.
  mutating func unlink(_ index: UInt32, in nodes: inout SeatNodes) {
    let (previous, next) = (nodes[index].previous, nodes[index].next)
    if previous == SeatNode.none { head = next } else { nodes[previous].next = next }
    if next == SeatNode.none { tail = previous } else { nodes[next].previous = previous }
  }
}
