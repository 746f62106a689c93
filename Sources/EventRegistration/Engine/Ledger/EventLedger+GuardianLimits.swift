import Essentials

extension EventLedger {
  /// Checks that a parent may have more children at the event, and may hold seats now.
  ///
  /// - Complexity: O(1) on average, since the roster keeps the numbers of each person.
  func checkLimits(
    of requester: Requester, adding children: Int, heldAt time: Int64? = nil
  ) throws(RegistrationRefusal) {
    guard requester.role == .parent, let limits = content?.details.policy.guardianLimits,
      limits != .none
    else { return }
    let count = storage.book.roster.count(of: requester.person)
    if let limit = limits.seats, count.children + children > limit {
      throw .guardianSeatsReached(limit: limit, used: count.children)
    }
    guard let time else { return }
    if let limit = limits.heldSeats, count.held + children > limit {
      throw .guardianHoldsReached(limit: limit, used: count.held)
    }
    if let end = storage.book.coolDowns[requester.person], time < end {
      throw .guardianHoldTooSoon(until: end)
    }
  }

  /// Returns the person who requested the seat of a child, or `nil` if the child is not at the event.
  func registrant(of child: ChildID) -> PersonID? {
    storage.book.roster.number(of: child).map { storage.book.roster[$0].registeredBy }
  }
}
