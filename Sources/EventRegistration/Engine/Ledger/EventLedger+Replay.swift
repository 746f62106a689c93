import Essentials

extension EventLedger {
  /// Applies a fact that a ledger of this event recorded before.
  ///
  /// The rules of the event are not checked again. A fact that is not possible in this state changes
  /// nothing.
  ///
  /// - Complexity: O(*k*) for a change of *k* children, and O(*w*) for a promotion with *w* parties
  ///   ahead on the waiting list.
  /// - Throws: ``EventLedger/ReplayError``.
  public mutating func apply(_ fact: EventFact) throws(EventLedger.ReplayError) {
    guard fact.event == id else { throw .wrongEvent(fact.event) }
    guard fact.version == version + 1 else {
      throw .versionGap(expected: version + 1, found: fact.version)
    }
    guard fact.time >= lastTime, Instant.validRange.contains(fact.time) else {
      throw .timeReversed
    }
    guard canFollow(fact.change) else { throw .impossible(version: fact.version) }
    make(fact.change, at: fact.time)
    settle(fact)
  }

  /// Makes a change, and records it.
  mutating func change(_ change: EventFact.Change, _ writer: inout FactWriter) {
    make(change, at: writer.time)
    addFact(change, &writer)
  }

  /// Makes a change for which ``canFollow(_:)`` is `true`.
  private mutating func make(_ change: EventFact.Change, at time: Int64) {
    switch change {
    case .drafted(let details, let owner):
      content = Content(owner: owner, details: details)
      ownStorage.book.adopt(details)
    case .edited(let details): replace(details)
    case .published: content?.isPublished = true
    case .capacityChanged(_, let capacity):
      if let details = try? content?.details.resized(to: capacity) { content?.details = details }
      ownStorage.book.setCapacity(capacity)
    case .rescheduled(let start, let end, let utcOffset):
      if let details = try? content?.details.rescheduledKeepingOffsets(
        from: start, to: end, utcOffset: utcOffset)
      {
        replace(details)
      }
    case .windowChanged(let window): content?.details.policy.window = window
    case .waitlistChanged(let policy):
      content?.details.policy.waitlist = policy
      ownStorage.book.adopt(policy)
    case .closed: content?.closedAt = time
    case .reopened: content?.closedAt = nil
    case .noted: break
    case .draftDeleted:
      content = nil
      ownStorage.book.setCapacity(0)
    case .eventCancelled(let reason):
      let ended = registrations.sorted { $0.id < $1.id }
      content?.cancelledRegistrations = ended
      content?.cancellation = reason
    case .attendanceMarked, .held, .holdExpired, .holdReleased, .registered, .waitlisted, .seated,
      .leftWaitlist, .movedToWaitlist, .offered, .offerExpired, .offerDeclined,
      .registrationCancelled, .transferred, .overfilled:
      ownStorage.book.make(change, at: time)
    }
  }

  /// Replaces the details; if the time or venue changes, parents can cancel at any time.
  private mutating func replace(_ details: EventDetails) {
    guard let old = content?.details else { return }
    if !old.takesPlace(like: details), content?.isPublished == true {
      content?.cancelsFreely = true
    }
    content?.details = details
    ownStorage.book.adopt(details)
  }

  /// Whether a change is possible in this state.
  private func canFollow(_ change: EventFact.Change) -> Bool {
    if case .drafted = change { return content == nil }
    guard let content, content.cancellation == nil || change.endsRecord else { return false }
    switch change {
    case .drafted: return false
    case .edited(let details):
      let count = storage.book.count
      let seats = details.capacity + count.overfill
      return seats >= count.committed && seats <= Int32.max
    case .published: return !content.isPublished
    case .capacityChanged(let old, let capacity):
      let count = storage.book.count
      let seats = capacity + count.overfill
      return old == count.capacity && seats >= count.committed && seats <= Int32.max
    case .rescheduled(let start, let end, let utcOffset):
      let details = content.details
      return (try? details.rescheduledKeepingOffsets(from: start, to: end, utcOffset: utcOffset))
        != nil
    case .windowChanged, .waitlistChanged: return true
    case .closed: return content.isPublished && content.closedAt == nil
    case .reopened: return content.closedAt != nil
    case .noted: return content.isPublished
    case .draftDeleted: return !content.isPublished
    case .eventCancelled: return true
    case .overfilled(let old, let new, _, _):
      return content.isPublished && canOverfill(from: old, to: new)
    case .attendanceMarked, .held, .holdExpired, .holdReleased, .registered, .waitlisted, .seated,
      .leftWaitlist, .movedToWaitlist, .offered, .offerExpired, .offerDeclined,
      .registrationCancelled, .transferred:
      return content.isPublished && storage.book.canMake(change)
    }
  }
}
