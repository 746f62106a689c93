extension EventLedger {
  /// Carries out a command, or refuses it for the first reason in the order of
  /// ``RegistrationRefusal``.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - request: Who asks, when, and the identity by which a repetition is known.
  ///   - facts: What happened is appended here, in order; nothing by a refusal, but what was over
  ///     by then.
  /// - Returns: The answer. A request that was accepted before is answered as it was then.
  /// - Complexity: O(*k*) for *k* children named, amortized; more only for each party promoted,
  ///   overtaken or ended, and O(*n* log *n*) for *n* registered children by
  ///   ``EventCommand/CapacityCut`` and ``EventCommand/cancelEvent(reason:)``.
  @discardableResult
  public mutating func perform(
    _ command: EventCommand, _ request: RegistrationRequest, facts: inout [EventFact]
  ) -> EventAnswer<EventCommand.Outcome> {
    let digest = command.digest(requester: request.requester)
    if let earlier = storage.requests[request.id] {
      return earlier.digest == digest
        ? EventAnswer(
          earlier.outcome, version: earlier.version, request: request.id, isReplay: true)
        : EventAnswer(.refused(.requestReused(request.id)), version: version, request: request.id)
    }
    let outcome: EventCommand.Outcome
    do throws(RegistrationRefusal) {
      try checkForm(of: command, at: request.time)
      try checkAccess(to: command, by: request.requester)
      if let expected = request.expectedVersion, expected != version {
        throw .versionConflict(current: version)
      }
      advance(to: request.time, facts: &facts)
      var writer = FactWriter(
        event: id, time: max(request.time, lastTime),
        cause: EventFact.Cause(request: request.id, digest: digest))
      outcome = try carryOut(command, by: request.requester, &writer)
      facts += writer.facts
    } catch {
      outcome = .refused(error)
    }
    return EventAnswer(outcome, version: version, request: request.id)
  }

  /// Lets time pass: ends the holds and offers whose deadline is over, and promotes who waits.
  ///
  /// A command at that time does the same first, so that a host needs this only to let families
  /// know soon. Once the event is over nobody is promoted. A time outside the years 1 to 9999
  /// changes nothing.
  public mutating func advance(to time: Int64, facts: inout [EventFact]) {
    guard let end = content?.details.endTime, Instant.validRange.contains(time),
      storage.book.table.nextDeadline <= time
    else { return }
    var writer = FactWriter(event: id, time: max(time, lastTime), cause: nil)
    let now = writer.time
    changeSeats(&writer) { book, events in
      if now < end {
        book.table.advance(to: now, &book.nodes, &events)
      } else {
        book.endKept(until: now, &events)
      }
    }
    facts += writer.facts
  }
}

/// Tells what happened in facts.
struct FactWriter {
  let event: EventID
  let time: Int64
  let cause: EventFact.Cause?
  private(set) var facts: [EventFact] = []

  init(event: EventID, time: Int64, cause: EventFact.Cause?) {
    self.event = event
    self.time = time
    self.cause = cause
  }

  mutating func append(_ change: EventFact.Change, version: UInt64) -> EventFact {
    let fact = EventFact(event: event, version: version, time: time, cause: cause, change: change)
    facts.append(fact)
    return fact
  }
}
