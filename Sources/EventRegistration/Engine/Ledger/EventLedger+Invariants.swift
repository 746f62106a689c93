extension EventLedger {
  /// Returns the invariants that are violated.
  ///
  /// The result is empty unless there is a defect in this package or in memory. The check counts all
  /// seats again: no seat is taken twice or lost, none is taken beyond the capacity and the recorded
  /// overfill, each child is at the event once, and the queues are complete. Until the event is over,
  /// all deadlines are in the future. Until promotion ends, there are not enough seats for the family
  /// at the head of the waiting list.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public func checkInvariants() -> [String] {
    var broken = storage.book.brokenInvariants
    if let end = content?.details.endTime, lastTime < end {
      if storage.book.table.nextDeadline <= lastTime { broken.append("A deadline has passed.") }
    }
    if let end = content?.details.promotionEnds, lastTime < end {
      if storage.book.headFits { broken.append("The head of the waiting list could be promoted.") }
    }
    if let content, content.cancellation != nil, storage.book.table.slots.count > 0 {
      broken.append("A canceled event still has children.")
    }
    if storage.book.overfill > 0, !isPublished {
      broken.append("An event is overfilled that was never published.")
    }
    if let content, content.details.capacity != storage.book.count.capacity {
      broken.append("The details have another number of seats.")
    }
    return broken
  }
}

extension SeatBook {
  /// Whether there are enough seats for the head of the waiting list.
  fileprivate var headFits: Bool {
    guard let head = leads(of: table.queue).first else { return false }
    return Int(nodes[head].seats) <= count.available
  }

  fileprivate var brokenInvariants: [String] {
    var broken: [String] = []
    var seats: [SeatState: Int] = [:]
    var people: [SeatState: Set<UInt32>] = [:]
    for position in 0..<table.slots.positions where !table.slots[position].isEmpty {
      let slot = table.slots[position]
      seats[slot.state, default: 0] += Int(slot.seats)
      people[slot.state, default: []].insert(slot.person)
      if table.slots.position(of: slot.person) != position { broken.append("A record is lost.") }
      if roster.number(of: roster[slot.person].attendee.id) != slot.person {
        broken.append("A child has two numbers.")
      }
      if roster[slot.person].isHeld != (slot.state == .held) {
        broken.append("The roster disagrees about a hold.")
      }
    }
    if let guardians = roster.guardians, guardians != roster.countedGuardians() {
      broken.append("The number of children of a guardian is wrong.")
    }
    let count = count
    if count.available < 0 { broken.append("More seats are taken than exist.") }
    if seats[.registered, default: 0] != count.taken {
      broken.append("The number of taken seats is wrong.")
    }
    if seats[.held, default: 0] != count.held {
      broken.append("The number of seats on hold is wrong.")
    }
    if seats[.offered, default: 0] != count.offered {
      broken.append("The number of offered seats is wrong.")
    }
    let waiting = members(of: table.queue)
    let kept = members(of: table.kept)
    if waiting.parties != count.waiting { broken.append("The number of waiting parties is wrong.") }
    if waiting.people != people[.waiting, default: []] { broken.append("A waiting child is lost.") }
    if kept.people != people[.held, default: []].union(people[.offered, default: []]) {
      broken.append("A hold or an offer is lost.")
    }
    let deadlines = leads(of: table.kept).map { nodes[$0].deadline }
    if deadlines != deadlines.sorted() { broken.append("The deadlines are out of order.") }
    if deadlines.first ?? .max != table.nextDeadline {
      broken.append("The next deadline is wrong.")
    }
    return broken
  }

  private func members(of queue: SeatQueue) -> (parties: Int, people: Set<UInt32>) {
    let leads = leads(of: queue)
    var people: Set<UInt32> = []
    for lead in leads {
      var index = lead
      while index != SeatNode.none {
        people.insert(nodes[index].person)
        index = nodes[index].companion
      }
    }
    return (leads.count, people)
  }
}
