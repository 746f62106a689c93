extension SeatTable {
  @inline(__always)
  mutating func unlink(_ node: UInt32, _ state: SeatState, _ nodes: inout SeatNodes) {
    if state == .waiting { unlinkWaiting(node, &nodes) } else { unlinkKept(node, &nodes) }
  }

  mutating func unlinkWaiting(_ node: UInt32, _ nodes: inout SeatNodes) {
    queue.unlink(node, in: &nodes)
    waiting &-= 1
    if waiting == 0 { (smallestWaiting, newcomers) = (.max, 0) }
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

extension SeatTable {
  /// Returns how often a waitlisted party was overtaken; nobody behind was overtaken more often.
  func overtakings(of node: UInt32, _ nodes: borrowing SeatNodes) -> Int64 {
    nodes[node].deadline &+ Int64(newcomers)
  }

  /// Counts a newcomer who got seats although others wait.
  mutating func countNewcomer() { if newcomers < .max { newcomers += 1 } }

  /// Counts that a waitlisted party gets seats before the parties ahead of it.
  mutating func countOvertaking(by lead: UInt32, _ nodes: inout SeatNodes) {
    var index = nodes[lead].previous
    while index != SeatNode.none {
      nodes[index].deadline &+= 1
      index = nodes[index].previous
    }
  }
}

// MARK: Order

extension SeatTable {
  /// Begins the next registration in the order of the event.
  @inline(__always)
  mutating func advanceOrder() {
    if order == SeatSlot.maximumLink { renumber() }
    order &+= 1
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
    order = 0
    for (old, position) in registered {
      if old != previous { order += 1 }
      previous = old
      slots[position].link = order
    }
  }
}
