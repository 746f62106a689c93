extension SeatQueues {
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

extension SeatQueues {
  /// Returns how often a waitlisted party was overtaken; nobody behind was overtaken more often.
  @inline(__always)
  func overtakings(of node: UInt32, _ nodes: borrowing SeatNodes) -> Int64 {
    nodes[node].deadline &+ Int64(newcomers)
  }

  /// Whether the head of the waiting list may be overtaken after `more` uncounted overtakings.
  @inline(__always)
  func mayBeOvertaken(_ more: Int64, _ nodes: borrowing SeatNodes) -> Bool {
    maximumOvertakings > 0
      && (maximumOvertakings == .max
        || overtakings(of: queue.head, nodes) &+ more < Int64(maximumOvertakings))
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
