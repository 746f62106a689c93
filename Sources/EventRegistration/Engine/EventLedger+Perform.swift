import Essentials
import SeatCounting

extension EventLedger {
  /// Carries out a command, or refuses it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - request: The requester, the time, and the request ID, which identifies retries.
  ///   - facts: The array to which new facts are appended, in order. A refused command appends no facts
  ///     and changes nothing, also no holds and offers that are over by its time.
  /// - Returns: The answer. If several refusals apply, it is the first one in the order of
  ///   ``RegistrationRefusal``. A retry of an accepted request gets the same answer again.
  /// - Complexity: Amortized O(*k*) for *k* children, plus the parties that are promoted, overtaken,
  ///   or removed. A command with more than 15 children is refused in O(1), without looking at them. If
  ///   holds or offers are over, it takes O(*n*) for *n* children.
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
      // Facts of earlier versions have the digests of those versions.
      let isRetry =
        earlier.isAnswer(to: digest)
        || earlier.isAnswer(to: command.digest(requester: request.requester, isOld: true))
      return isRetry && (earlier.digest == nil || mayBeProvider(request.requester))
        ? EventAnswer(
          earlier.outcome, version: earlier.version, request: request.id, isReplay: true)
        : EventAnswer(.refused(.requestReused(request.id)), version: version, request: request.id)
    }
    let outcome: EventCommand.Outcome
    do throws(RegistrationRefusal) {
      try checkForm(of: command, request)
      try checkAge(of: request, command)
      try checkAccess(to: command, by: request.requester)
      outcome =
        !command.isObservation && isDue(at: request.time)
        ? try carryOutAfterDeadlines(command, digest, request, &facts)
        : try carryOut(command, digest, request, &facts)
    } catch {
      outcome = .refused(error)
    }
    return EventAnswer(outcome, version: version, request: request.id)
  }

  /// Whether a requester is the provider of the event if they act as one.
  private func mayBeProvider(_ requester: Requester) -> Bool {
    if case .provider(let person) = requester { owner == nil || person == owner } else { true }
  }

  /// Carries out a command after the holds and offers that are over, which stay if it is refused.
  private mutating func carryOutAfterDeadlines(
    _ command: EventCommand, _ digest: UInt64?, _ request: RegistrationRequest,
    _ facts: inout [EventFact]
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    if request.expectedVersion == nil { try content?.checkStage(for: command, at: request.time) }
    let (before, count) = (self, facts.count)
    do throws(RegistrationRefusal) {
      try advance(to: request.time, expecting: request.expectedVersion, facts: &facts)
      return try carryOut(command, digest, request, &facts)
    } catch {
      self = before
      facts.removeSubrange(count...)
      throw error
    }
  }

  /// Carries out a command by the rules at the time of its request.
  private mutating func carryOut(
    _ command: EventCommand, _ digest: UInt64?, _ request: RegistrationRequest,
    _ facts: inout [EventFact]
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    if let expected = request.expectedVersion, expected != version {
      throw .versionConflict(current: version)
    }
    let time = max(request.time, lastTime)
    var writer = FactWriter(
      event: id, now: request.time, time: time,
      cause: EventFact.Cause(
        request: request.id, digest: digest,
        firstMade: request.firstMade == time ? nil : request.firstMade))
    let outcome = try carryOut(command, by: request.requester, noting: &writer)
    // Most commands begin without facts, and then the array is handed over instead of its elements.
    if facts.isEmpty { facts = writer.facts } else { facts += writer.facts }
    return outcome
  }

  /// Advances the event to the time of a request, and refuses it if that changes the version it expects.
  private mutating func advance(
    to time: Int64, expecting expected: UInt64?, facts: inout [EventFact]
  ) throws(RegistrationRefusal) {
    let (start, before) = (facts.count, version)
    advance(to: time, facts: &facts)
    guard let expected, expected == before, version != before else { return }
    let expired = facts[start...].count { $0.change.isExpiry }
    throw .changedByTime(
      current: version, expired: expired, promoted: facts.count - start - expired)
  }

  /// Advances the event to a time: expires holds and offers, and promotes waiting families.
  ///
  /// Each accepted command does the same first, so a host needs this only to inform families soon.
  /// From ``EventDetails/promotionEnds`` on, nobody is promoted. A time outside the years 1 to 9999
  /// changes nothing.
  public mutating func advance(to time: Int64, facts: inout [EventFact]) {
    guard let details = content?.details, Instant.validRange.contains(time), isDue(at: time) else {
      return
    }
    var writer = FactWriter(event: id, now: time, time: max(time, lastTime), cause: nil)
    ownStorage.book.coolDownExpiredHolds(until: time)
    changeSeats(&writer) { book, events in
      if time < details.promotionEnds {
        book.table.queues.offerSeconds = details.offerSeconds(at: time)
        book.table.advance(to: time, &events)
        book.table.promote(at: time, &events)
      } else {
        book.endKept(until: time, &events)
      }
    }
    facts += writer.facts
  }

  /// Whether a hold or an offer is over at a time, or a waiting family fits whom an earlier request could not
  /// promote, since its clock was too far ahead.
  private func isDue(at time: Int64) -> Bool {
    let queues = storage.book.table.queues
    if queues.nextDeadline <= time { return true }
    guard queues.waiting > 0, storage.book.table.canPromote, let content else { return false }
    return time < content.details.promotionEnds
  }

  /// Checks the form of a command, for which the state of the event does not matter.
  func checkForm(
    of command: EventCommand, _ request: RegistrationRequest
  ) throws(RegistrationRefusal) {
    var problems: [EventCommand.Problem] = []
    let times = Instant.validRange
    if !times.contains(request.time) {
      problems.append(.timeOutOfRange)
    } else if !times.contains(request.firstMade)
      || request.firstMade - request.time > RegistrationRequest.clockTolerance
    {
      problems.append(.firstMadeOutOfRange)
    }
    if !command.namesTooManyChildren, command.namesAChildTwice {
      problems.append(.duplicateChild)
    }
    if command.newChildren.prefix(EventPolicy.partySizes.upperBound)
      .contains(where: \.hasTooManyGuardians)
    {
      problems.append(.tooManyGuardians)
    }
    switch command {
    case .draft(let details), .edit(let details):
      if !details.unknownFields.isEmpty { problems.append(.newerVersion) }
    case .setCapacity(let capacity, _) where capacity < 0:
      problems.append(.field(EventDraft.FieldProblem(.capacity, .negative)))
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets, let endOffset):
      var checks = FieldChecks()
      checks.times(from: start, to: end, utcOffset: utcOffset, endOffset: endOffset)
      checks.furtherOffsets(furtherOffsets)
      problems += checks.problems.map { .field($0) }
    case .cancelEvent(let reason) where reason.utf8.count > EventFact.Change.maximumReasonBytes:
      problems.append(.reasonTooLong)
    case .setOverfill(let seats, let reason):
      if seats < 0 { problems.append(.field(EventDraft.FieldProblem(.capacity, .negative))) }
      problems += reason.problemsOfException
    case .seatFromWaitlist(_, let reason): problems += reason.problemsOfException
    case .markAttendance(_, _, let session)
    where !ChildRegistration.Observation.sessions.contains(session):
      problems.append(.unknownSession)
    case .deleteDraft, .publish, .setCapacity, .setWindow, .setWaitlist, .close, .reopen,
      .cancelEvent, .markAttendance, .hold, .confirm, .release, .register, .cancel,
      .leaveWaitlist, .acceptOffer, .declineOffer, .transfer:
      break
    }
    guard problems.isEmpty else { throw .malformed(problems) }
  }

  /// Checks that a request that is not remembered was not forgotten either.
  ///
  /// Attendance can be recorded at any time, since recording it twice does no harm.
  func checkAge(
    of request: RegistrationRequest, _ command: EventCommand
  ) throws(RegistrationRefusal) {
    if command.isObservation { return }
    guard let earliest = storage.requests.earliest(insteadOf: request) else { return }
    throw .requestTooOld(earliest: earliest)
  }

  /// Checks that the event exists, and that the requester may send the command.
  func checkAccess(to command: EventCommand, by requester: Requester) throws(RegistrationRefusal) {
    if case .draft = command {
      guard content == nil else { throw .eventExists(id) }
      guard requester.role != .parent else { throw .forbidden(required: .provider) }
      return
    }
    guard let owner else { throw .unknownEvent(id) }
    switch (requester, command.role) {
    case (.admin, _): return
    case (.provider(let person), .provider):
      guard person == owner else { throw .forbidden(required: .provider) }
    case (.provider(let person), .parentOrProvider):
      guard person == owner else { throw .forbidden(required: .parent) }
    case (.provider, .parent): throw .forbidden(required: .parent)
    case (.parent, .provider): throw .forbidden(required: .provider)
    case (.parent(let person), .parent), (.parent(let person), .parentOrProvider):
      guard !command.isTooLarge else { return }
      for child in command.recordedChildren {
        guard let number = storage.book.roster.number(of: child) else { continue }
        let entry = storage.book.roster[number]
        guard entry.registeredBy == person || entry.attendee.hasGuardian(person) else {
          throw .forbidden(required: .admin)
        }
      }
    }
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

extension String {
  /// The problems of this reason for an exception.
  fileprivate var problemsOfException: [EventCommand.Problem] {
    if utf8.count > EventFact.Change.maximumReasonBytes { return [.reasonTooLong] }
    return trimmed.isEmpty ? [.reasonMissing] : []
  }
}

extension EventLedger {
  /// Carries out a command that the requester may send, at the writer's time.
  ///
  /// If it changes nothing, a fact notes the request, so that it is remembered like others, unless it records
  /// attendance, which does no harm twice.
  mutating func carryOut(
    _ command: EventCommand, by requester: Requester, noting writer: inout FactWriter
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    let outcome = try carryOut(command, by: requester, &writer)
    if command.isObservation { return outcome }
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
    try content?.checkStage(for: command, at: writer.now)
    switch command {
    case .draft: break
    case .edit(let details):
      let count = storage.book.count
      guard details.capacity + count.overfill <= Int32.max else { throw .limitExceeded(.seats) }
      guard details.capacity + count.overfill >= count.committed else {
        throw .capacityBelowCommitted(count.committed)
      }
      try checkTimes(of: details, at: writer.now)
      change(.edited(details), &writer)
      shortenOffers(&writer)
      promote(&writer)
    case .deleteDraft: change(.draftDeleted, &writer)
    case .publish:
      try checkWindow(of: details)
      change(.published, &writer)
    case .setCapacity(let capacity, let cut): try setCapacity(capacity, cut, &writer)
    case .setOverfill(let seats, let reason):
      try setOverfill(seats, by: requester.person, reason: reason, &writer)
    case .seatFromWaitlist(let child, let reason):
      try seatFromWaitlist(child, by: requester.person, reason: reason, &writer)
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets, let endOffset):
      let moved = try details.moved(
        from: start, to: end, utcOffset: utcOffset, endOffset: endOffset,
        furtherOffsets: furtherOffsets)
      try checkTimes(of: moved, at: writer.now)
      // Only all details hold the offsets of further sessions, and another one at the end.
      change(
        moved.furtherSessions.isEmpty && moved.endOffset == utcOffset
          ? .rescheduled(start: start, end: end, utcOffset: utcOffset) : .edited(moved), &writer)
      shortenOffers(&writer)
      promote(&writer)
    case .setWindow(let window):
      var changed = details
      changed.policy.window = window
      try checkWindow(of: changed)
      change(.windowChanged(window), &writer)
    case .setWaitlist(let policy):
      change(.waitlistChanged(policy), &writer)
      shortenOffers(&writer)
      promote(&writer)
    case .close: if content?.closedAt == nil { change(.closed, &writer) }
    case .reopen: if content?.closedAt != nil { change(.reopened, &writer) }
    case .cancelEvent(let reason): cancelEvent(reason, &writer)
    case .markAttendance(let child, let attended, let session):
      try markAttendance(of: child, attended, in: session, details, &writer)
    case .hold(let children):
      try checkArrival(of: children, waits: false, details, at: writer.now)
      try checkLimits(of: requester, adding: children.count, heldAt: writer.now)
      return try hold(children, by: requester.person, details.policy, &writer)
    case .register(let children, let joinWaitlist):
      try checkArrival(of: children, waits: joinWaitlist, details, at: writer.now)
      try checkLimits(of: requester, adding: children.count)
      return try register(children, joinWaitlist, by: requester.person, &writer)
    case .confirm(let children): return try take(children, .held, &writer)
    case .acceptOffer(let children): return try take(children, .offered, &writer)
    case .release(let children): try giveUp(children, in: .held, by: requester, details, &writer)
    case .declineOffer(let children):
      try giveUp(children, in: .offered, by: requester, details, &writer)
    case .leaveWaitlist(let children):
      try giveUp(children, in: .waiting, by: requester, details, &writer)
    case .cancel(let children):
      try giveUp(children, in: .registered, by: requester, details, &writer)
    case .transfer(let from, let to):
      try transfer(from: from, to: to, by: requester, details, &writer)
    }
    return .done
  }

  /// Checks that new details of a published event do not end it, since nobody could correct them then, and
  /// that families can register.
  private func checkTimes(
    of details: EventDetails, at now: Int64
  ) throws(RegistrationRefusal) {
    if isPublished, details.endTime <= now {
      throw .malformed([.field(EventDraft.FieldProblem(.date, .notInFuture))])
    }
    try checkWindow(of: details)
  }

  /// Checks that registration opens before it ends.
  private func checkWindow(of details: EventDetails) throws(RegistrationRefusal) {
    guard details.opensTooLate else { return }
    throw .malformed([.field(EventDraft.FieldProblem(.opens, .notBeforeRegistrationEnds))])
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
    from start: LocalDateTime, to end: LocalDateTime, utcOffset: Int, endOffset: Int?,
    furtherOffsets: [Int]
  ) throws(RegistrationRefusal) -> EventDetails {
    do {
      return try rescheduled(
        from: start, to: end, utcOffset: utcOffset, endOffset: endOffset,
        furtherOffsets: furtherOffsets)
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
    // Who came can be recorded after a cancellation, too.
    if command.isObservation { return }
    guard cancellation == nil else { throw .eventCancelled }
    // The times of a draft may still change.
    if canBeDraft, !isPublished { return }
    switch command {
    case .edit, .reschedule, .cancelEvent:
      if wasMovedIntoPast { return }
    default: break
    }
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
    for lead in leads(of: table.queues.kept) {
      let isHold = table.state(of: table.nodes[lead].person) == .held
      endings.append(
        isHold ? .holdReleased(party(ledBy: lead)) : .offerDeclined(party(ledBy: lead)))
    }
    for lead in leads(of: table.queues.queue) { endings.append(.leftWaitlist(party(ledBy: lead))) }
    return endings
  }
}
