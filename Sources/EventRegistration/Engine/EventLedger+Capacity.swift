import Essentials
import SeatCounting

extension EventLedger {
  /// Ends offers when promotion ends, if it ends earlier than before.
  mutating func shortenOffers(_ writer: inout FactWriter) {
    guard let end = content?.details.promotionEnds else { return }
    let queues = storage.book.table.queues
    guard queues.offered > 0 else { return }
    for lead in storage.book.leads(of: queues.kept) {
      let node = storage.book.table.nodes[lead]
      guard node.deadline > end, storage.book.table.state(of: node.person) == .offered else {
        continue
      }
      let party = storage.book.party(ledBy: lead)
      change(writer.now < end ? .offered(party, until: end) : .offerExpired(party), &writer)
    }
  }

  /// Promotes waiting families for whom there are enough seats, unless promotion has ended.
  mutating func promote(_ writer: inout FactWriter) {
    let time = writer.now
    guard let details = content?.details, time < details.promotionEnds else { return }
    changeSeats(&writer) { book, events in
      book.table.queues.offerSeconds = details.offerSeconds(at: time)
      book.table.promote(at: time, &events)
    }
  }

  mutating func setCapacity(
    _ capacity: Int, _ cut: EventCommand.CapacityCut, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) {
    let count = storage.book.count
    guard capacity <= Int(Int32.max) - count.overfill else { throw .limitExceeded(.seats) }
    let seats = capacity + count.overfill
    if count.committed > seats {
      guard cut == .moveLastToWaitlist else { throw .capacityBelowCommitted(count.committed) }
      let kept = count.committed - count.taken
      guard kept <= seats else { throw .capacityBelowCommitted(kept) }
      var committed = count.committed
      for party in storage.book.registeredParties().reversed() where committed > seats {
        committed -= party.count
        change(.movedToWaitlist(party), &writer)
      }
    }
    change(.capacityChanged(from: count.capacity, to: capacity), &writer)
    promote(&writer)
  }

  /// Changes the number of seats beyond the capacity, and promotes waiting families.
  mutating func setOverfill(
    _ seats: Int, by person: PersonID, reason: String, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) {
    let count = storage.book.count
    guard seats <= Int(Int32.max) - count.capacity else { throw .limitExceeded(.seats) }
    guard count.committed <= count.capacity + seats else {
      throw .capacityBelowCommitted(count.committed)
    }
    guard seats != count.overfill else { return }
    change(.overfilled(from: count.overfill, to: seats, by: person, reason: reason), &writer)
    promote(&writer)
  }

  /// Seats the waiting party of a child, whoever is ahead of it, and adds the seats that are missing.
  mutating func seatFromWaitlist(
    _ child: ChildID, by person: PersonID, reason: String, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) {
    guard let party = storage.book.waitingParty(of: child) else { throw .notWaiting(child) }
    let count = storage.book.count
    let overfill = count.overfill + max(0, party.count - count.available)
    guard overfill <= Int(Int32.max) - count.capacity else { throw .limitExceeded(.seats) }
    change(.overfilled(from: count.overfill, to: overfill, by: person, reason: reason), &writer)
    change(.seated(party, from: .waitlist), &writer)
    promote(&writer)
  }

  /// Whether the number of seats beyond the capacity can change from `old` to `new`.
  func canOverfill(from old: Int, to new: Int) -> Bool {
    let count = storage.book.count
    return old == count.overfill && new <= Int(Int32.max) - count.capacity
      && count.capacity + new >= count.committed
  }
}

extension SeatBook {
  /// Returns the waiting party of a child in its order, or `nil` if the child does not wait.
  func waitingParty(of child: ChildID) -> [ChildID]? {
    guard let position = position(of: child) else { return nil }
    let slot = table.seats.slots[position]
    return slot.state == .waiting ? party(ledBy: lead(of: slot.link)) : nil
  }
}
