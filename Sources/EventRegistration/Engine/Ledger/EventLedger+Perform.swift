extension EventLedger {
  /// Carries out a command, or refuses it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - request: The requester, the time, and the request ID, which identifies retries.
  ///   - facts: The array to which new facts are appended, in order. A refused command appends no
  ///     facts of its own, but expired holds and offers still do.
  /// - Returns: The answer. If several refusals apply, it is the first one in the order of
  ///   ``RegistrationRefusal``. A retry of an accepted request gets the same answer again.
  /// - Complexity: Amortized O(*k*) for *k* children, plus the parties that are promoted, overtaken,
  ///   or removed. A command with more than 15 children is refused in O(1), without looking at them.
  ///   ``EventCommand/CapacityCut`` and ``EventCommand/cancelEvent(reason:)`` take
  ///   O(*n* log *n*) for *n* registered children.
  public mutating func perform(
    _ command: EventCommand, _ request: RegistrationRequest, facts: inout [EventFact]
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(
      command, digest: command.digest(requester: request.requester), request, facts: &facts)
  }

  /// Carries out a command with its digest, or refuses it.
  mutating func perform(
    _ command: EventCommand, digest: UInt64?, _ request: RegistrationRequest,
    facts: inout [EventFact]
  ) -> EventAnswer<EventCommand.Outcome> {
    // Read before the branch: an access that lasts through it would allocate memory.
    let earlier = storage.requests[request.id]
    if let earlier {
      return earlier.isAnswer(to: digest)
        ? EventAnswer(
          earlier.outcome, version: earlier.version, request: request.id, isReplay: true)
        : EventAnswer(.refused(.requestReused(request.id)), version: version, request: request.id)
    }
    let outcome: EventCommand.Outcome
    do throws(RegistrationRefusal) {
      try checkForm(of: command, request)
      try checkAge(of: request)
      try checkAccess(to: command, by: request.requester)
      try advance(to: request.time, expecting: request.expectedVersion, facts: &facts)
      let time = max(request.time, lastTime)
      var writer = FactWriter(
        event: id, time: time,
        cause: EventFact.Cause(
          request: request.id, digest: digest,
          firstMade: request.firstMade == time ? nil : request.firstMade))
      outcome = try carryOut(command, by: request.requester, noting: &writer)
      // Most commands begin without facts, and then the array is handed over instead of its elements.
      if facts.isEmpty { facts = writer.facts } else { facts += writer.facts }
    } catch {
      outcome = .refused(error)
    }
    return EventAnswer(outcome, version: version, request: request.id)
  }

  /// Advances the event to the time of a request, and checks that it has the expected version then.
  private mutating func advance(
    to time: Int64, expecting expected: UInt64?, facts: inout [EventFact]
  ) throws(RegistrationRefusal) {
    let (start, before) = (facts.count, version)
    advance(to: time, facts: &facts)
    guard let expected, expected != version else { return }
    guard expected == before else { throw .versionConflict(current: version) }
    let expired = facts[start...].count { $0.change.isExpiry }
    throw .changedByTime(
      current: version, expired: expired, promoted: facts.count - start - expired)
  }

  /// Advances the event to a time: expires holds and offers, and promotes waiting families.
  ///
  /// Each command does the same first, so a host needs this only to inform families soon. When
  /// ``EventDetails/promotionEnds``, nobody is promoted any more. A time outside the years 1 to 9999 changes nothing.
  public mutating func advance(to time: Int64, facts: inout [EventFact]) {
    guard let details = content?.details, Instant.validRange.contains(time),
      storage.book.table.nextDeadline <= time
    else { return }
    var writer = FactWriter(event: id, time: max(time, lastTime), cause: nil)
    let now = writer.time
    ownStorage.book.coolDownExpiredHolds(until: now)
    changeSeats(&writer) { book, events in
      if now < details.promotionEnds {
        book.table.offerSeconds = details.offerSeconds(at: now)
        book.table.advance(to: now, &book.nodes, &events)
      } else {
        book.endKept(until: now, &events)
      }
    }
    facts += writer.facts
  }
}

extension EventFact.Change {
  /// Whether a hold or an offer expired.
  fileprivate var isExpiry: Bool {
    switch self {
    case .holdExpired, .offerExpired: true
    default: false
    }
  }
}
