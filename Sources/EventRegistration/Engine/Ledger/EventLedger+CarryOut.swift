import Essentials

extension EventLedger {
  /// Carries out a command that the requester may send, at the writer's time.
  ///
  /// If it changes nothing, a fact notes the request, so that it is remembered like others.
  mutating func carryOut(
    _ command: EventCommand, by requester: Requester, noting writer: inout FactWriter
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    let outcome = try carryOut(command, by: requester, &writer)
    if writer.facts.isEmpty { change(.noted, &writer) }
    return outcome
  }

  private mutating func carryOut(
    _ command: EventCommand, by requester: Requester, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    if case .draft(let details) = command {
      change(.drafted(details, owner: requester.person), &writer)
      return .done
    }
    guard let details = content?.details else { throw .unknownEvent(id) }
    try content?.checkStage(for: command, at: writer.time)
    switch command {
    case .draft: break
    case .edit(let details):
      let count = storage.book.count
      guard details.capacity + count.overfill <= Int32.max else { throw .limitExceeded(.seats) }
      guard details.capacity + count.overfill >= count.committed else {
        throw .capacityBelowCommitted(count.committed)
      }
      change(.edited(details), &writer)
      promote(&writer)
    case .deleteDraft: change(.draftDeleted, &writer)
    case .publish: change(.published, &writer)
    case .setCapacity(let capacity, let cut): try setCapacity(capacity, cut, &writer)
    case .setOverfill(let seats, let reason):
      try setOverfill(seats, by: requester.person, reason: reason, &writer)
    case .seatFromWaitlist(let child, let reason):
      try seatFromWaitlist(child, by: requester.person, reason: reason, &writer)
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets):
      let moved = try details.moved(
        from: start, to: end, utcOffset: utcOffset, furtherOffsets: furtherOffsets)
      // Only all details hold the offsets of further sessions.
      change(
        moved.furtherSessions.isEmpty
          ? .rescheduled(start: start, end: end, utcOffset: utcOffset) : .edited(moved), &writer)
      promote(&writer)
    case .setWindow(let window): change(.windowChanged(window), &writer)
    case .setWaitlist(let policy):
      change(.waitlistChanged(policy), &writer)
      promote(&writer)
    case .close: if content?.closedAt == nil { change(.closed, &writer) }
    case .reopen: if content?.closedAt != nil { change(.reopened, &writer) }
    case .cancelEvent(let reason): cancelEvent(reason, &writer)
    case .markAttendance(let child, let attended):
      guard storage.book.state(of: child) == .registered else { throw .notRegistered(child) }
      change(.attendanceMarked(child, attended: attended), &writer)
    case .hold(let children):
      try checkArrival(of: children, details, at: writer.time)
      try checkLimits(of: requester, adding: children.count, heldAt: writer.time)
      return try hold(children, by: requester.person, details.policy, &writer)
    case .register(let children, let joinWaitlist):
      try checkArrival(of: children, details, at: writer.time)
      try checkLimits(of: requester, adding: children.count)
      return try register(children, joinWaitlist, by: requester.person, &writer)
    case .confirm(let children): return try take(children, .held, &writer)
    case .acceptOffer(let children): return try take(children, .offered, &writer)
    case .release(let children): try giveUp(children, .held, by: requester, details, &writer)
    case .declineOffer(let children):
      try giveUp(children, .offered, by: requester, details, &writer)
    case .leaveWaitlist(let children):
      try giveUp(children, .waiting, by: requester, details, &writer)
    case .cancel(let children):
      try giveUp(children, .registered, by: requester, details, &writer)
    case .transfer(let from, let to):
      try transfer(from: from, to: to, by: requester, details, &writer)
    }
    return .done
  }

  /// Promotes waiting families for whom there are enough seats, unless promotion has ended.
  mutating func promote(_ writer: inout FactWriter) {
    let time = writer.time
    guard let details = content?.details, time < details.promotionEnds else { return }
    changeSeats(&writer) { book, events in
      book.table.offerSeconds = details.offerSeconds(at: time)
      book.table.promote(at: time, &book.nodes, &events)
    }
  }

  private mutating func setCapacity(
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

  private mutating func cancelEvent(_ reason: String, _ writer: inout FactWriter) {
    let endings = storage.book.endings
    change(.eventCancelled(reason: reason), &writer)
    for ending in endings { change(ending, &writer) }
  }
}

extension EventDetails {
  /// Returns the details with another time, or refuses one to which the further sessions cannot move along.
  fileprivate func moved(
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int, furtherOffsets: [Int]
  ) throws(RegistrationRefusal) -> EventDetails {
    do {
      return try rescheduled(
        from: start, to: end, utcOffset: utcOffset, furtherOffsets: furtherOffsets)
    } catch { throw .malformed(error.problems.map { .field($0) }) }
  }
}

extension EventLedger.Content {
  /// Checks that the status of the event allows a command.
  fileprivate func checkStage(for command: EventCommand, at time: Int64) throws(RegistrationRefusal)
  {
    let canBeDraft: Bool
    switch command {
    case .publish, .deleteDraft:
      guard !isPublished else { throw .alreadyPublished }
      if case .deleteDraft = command { canBeDraft = true } else { canBeDraft = false }
    case .draft, .edit, .setCapacity, .reschedule, .setWindow, .setWaitlist, .cancelEvent:
      canBeDraft = true
    case .close, .reopen, .markAttendance, .setOverfill, .seatFromWaitlist, .hold, .confirm,
      .release, .register, .cancel, .leaveWaitlist, .acceptOffer, .declineOffer, .transfer:
      guard isPublished else { throw .notPublished }
      canBeDraft = false
    }
    guard cancellation == nil else { throw .eventCancelled }
    if case .markAttendance = command { return }
    // The times of a draft may still change.
    if canBeDraft, !isPublished { return }
    let end = details.endTime
    guard time < end else { throw .eventEnded(at: end) }
  }
}

extension SeatBook {
  /// The changes that remove all parties from the event.
  fileprivate var endings: [EventFact.Change] {
    var endings: [EventFact.Change] = registeredParties().map {
      .registrationCancelled($0, by: .eventCancellation)
    }
    for lead in leads(of: table.kept) {
      let isHold = table.state(of: nodes[lead].person) == .held
      endings.append(
        isHold ? .holdReleased(party(ledBy: lead)) : .offerDeclined(party(ledBy: lead)))
    }
    for lead in leads(of: table.queue) { endings.append(.leftWaitlist(party(ledBy: lead))) }
    return endings
  }
}
