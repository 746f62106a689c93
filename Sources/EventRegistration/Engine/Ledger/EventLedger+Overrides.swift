import Essentials

extension EventLedger {
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
  fileprivate func waitingParty(of child: ChildID) -> [ChildID]? {
    guard let position = position(of: child) else { return nil }
    let slot = table.slots[position]
    return slot.state == .waiting ? party(ledBy: lead(of: slot.link)) : nil
  }
}
