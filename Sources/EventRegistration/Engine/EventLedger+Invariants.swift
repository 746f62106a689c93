extension EventLedger {
  /// What does not hold that always must; empty, or a defect of this package or of memory.
  ///
  /// Counts every seat again from the records: none is taken twice and none is lost, each child has
  /// one place, queues are whole, and until the event is over deadlines lie ahead, and nobody waits
  /// at the head of the list who could have a seat.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public func checkInvariants() -> [String] {
    var broken = storage.book.brokenInvariants
    if let end = content?.details.endTime, lastTime < end {
      if storage.book.table.nextDeadline <= lastTime { broken.append("a deadline is over") }
      if storage.book.headFits { broken.append("the head of the waiting list fits") }
    }
    if let content, content.cancellation != nil, storage.book.table.slots.count > 0 {
      broken.append("somebody has something at an event that was called off")
    }
    if let content, content.details.capacity != storage.book.count.capacity {
      broken.append("the event has two numbers of seats")
    }
    return broken
  }
}

extension SeatBook {
  /// Whether somebody waits who could have a seat.
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
      if table.slots.position(of: slot.person) != position { broken.append("a record is lost") }
      if roster.number(of: roster[slot.person].attendee.id) != slot.person {
        broken.append("a child has two numbers")
      }
    }
    let count = count
    if count.available < 0 { broken.append("more seats are given than there are") }
    if seats[.registered, default: 0] != count.taken { broken.append("taken seats are miscounted") }
    if seats[.held, default: 0] != count.held { broken.append("held seats are miscounted") }
    if seats[.offered, default: 0] != count.offered { broken.append("offers are miscounted") }
    let waiting = members(of: table.queue)
    let kept = members(of: table.kept)
    if waiting.parties != count.waiting { broken.append("waiting parties are miscounted") }
    if waiting.people != people[.waiting, default: []] { broken.append("a waiting child is lost") }
    if kept.people != people[.held, default: []].union(people[.offered, default: []]) {
      broken.append("a kept seat is lost")
    }
    let deadlines = leads(of: table.kept).map { nodes[$0].deadline }
    if deadlines != deadlines.sorted() { broken.append("deadlines are out of order") }
    if deadlines.first ?? .max != table.nextDeadline { broken.append("the next deadline is wrong") }
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
