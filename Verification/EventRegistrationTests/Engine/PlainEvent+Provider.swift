@testable import EventRegistration

extension PlainEvent {
  /// Carries out a command of a provider, or returns `nil` for one of a parent.
  mutating func carryOutOfProvider(
    _ command: EventCommand, _ details: EventDetails, by person: PersonID, at now: Int64,
    made: Int64
  ) -> EventCommand.Outcome? {
    switch command {
    case .edit(let new):
      let committed = seats.committed
      guard new.capacity + extraSeats <= 2_147_483_647 else {
        return .refused(.limitExceeded(.seats))
      }
      guard new.capacity + extraSeats >= committed else {
        return .refused(.capacityBelowCommitted(committed))
      }
      if let refusal = check(new, at: now) { return .refused(refusal) }
      noteMove(from: details, to: new)
      self.details = new
      // Without the rule, nobody waits any longer.
      if new.policy.guardianLimits.coolDownSeconds == nil { waits = [] }
      tell(.edited(new), at: now)
      shortenOffers(at: now)
      promote(at: now, ofRequest: true)
    case .deleteDraft:
      (owner, self.details) = (nil, nil)
      tell(.draftDeleted, at: now)
    case .publish:
      if let refusal = checkWindow(of: details) { return .refused(refusal) }
      status = .published
      tell(.published, at: now)
      wasMovedIntoPast = details.endTime <= lastTime
    case .setCapacity(let capacity, let cut):
      return setCapacity(capacity, cut, details, at: now)
    case .setOverfill(let seats, let reason):
      return overfill(seats, details, by: person, reason, at: now)
    case .seatFromWaitlist(let child, let reason):
      return choose(child, by: person, reason, at: now)
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets, let endOffset):
      do throws(EventDraft.Error) {
        let moved = try details.rescheduled(
          from: start, to: end, utcOffset: utcOffset, endOffset: endOffset,
          furtherOffsets: furtherOffsets)
        if let refusal = check(moved, at: now) { return .refused(refusal) }
        noteMove(from: details, to: moved)
        self.details = moved
        let hasOneSession = moved.sessions.count == 1 && moved.endOffset == utcOffset
        tell(
          hasOneSession
            ? .rescheduled(start: start, end: end, utcOffset: utcOffset) : .edited(moved), at: now)
      } catch { return .refused(.malformed(error.problems.map { .field($0) })) }
      shortenOffers(at: now)
      promote(at: now, ofRequest: true)
    case .setWindow(let window):
      var changed = details
      changed.policy.window = window
      if let refusal = checkWindow(of: changed) { return .refused(refusal) }
      self.details?.policy.window = window
      tell(.windowChanged(window), at: now)
    case .setWaitlist(let waitlist):
      self.details?.policy.waitlist = waitlist
      tell(.waitlistChanged(waitlist), at: now)
      shortenOffers(at: now)
      promote(at: now, ofRequest: true)
    case .close:
      if case .closed = status { return .done }
      status = .closed(at: max(now, lastTime))
      tell(.closed, at: now)
    case .reopen:
      if status == .published { return .done }
      status = .published
      tell(.reopened, at: now)
    case .cancelEvent(let reason):
      cancelEvent(reason, at: now)
    case .markAttendance(let child, let attended, let session):
      let isKnown = isRegistered(child) || left.contains { $0.attendee.id == child }
      if case .cancelled = status, !isKnown { return .refused(.eventCancelled) }
      let sessions = details.sessions
      guard sessions.indices.contains(session) else {
        return .refused(.malformed([.unknownSession]))
      }
      let day = midnight(before: sessions[session])
      if made < day { return .refused(.attendanceTooEarly(from: day)) }
      if !isKnown { return .refused(.notRegistered(child)) }
      func rank(_ attendance: ChildRegistration.Attendance?) -> Int {
        [.absent, .present, .pickedUp, nil].firstIndex(of: attendance) ?? 9
      }
      if let last = observations(of: child).first(where: { $0.session == session }),
        let time = last.time, (made, rank(attended)) <= (time, rank(last.attendance))
      {
        return .done
      }
      seen.append((child, ChildRegistration.Observation(attended, in: session, at: made)))
      for place in cancelled.indices where cancelled[place].id == child {
        cancelled[place].observations = observations(of: child)
      }
      tell(.attendanceMarked(child, attended: attended, session: session), at: now)
    case .draft, .hold, .confirm, .release, .register, .cancel, .leaveWaitlist, .acceptOffer,
      .declineOffer, .transfer:
      return nil
    }
    return .done
  }

  /// Nobody could correct a published event that is over, and nobody could register at one whose registration
  /// opens when it has ended.
  private func check(_ details: EventDetails, at now: Int64) -> RegistrationRefusal? {
    if status != .draft, details.endTime <= now {
      return .malformed([.field(EventDraft.FieldProblem(.date, .notInFuture))])
    }
    return checkWindow(of: details)
  }

  private func checkWindow(of details: EventDetails) -> RegistrationRefusal? {
    guard let opens = details.policy.window.opens else { return nil }
    let ends = [details.policy.window.closes ?? details.startTime, details.endTime]
    guard ends.contains(where: { $0 <= opens }) else { return nil }
    return .malformed([.field(EventDraft.FieldProblem(.opens, .notBeforeRegistrationEnds))])
  }

  private mutating func noteMove(from old: EventDetails, to new: EventDetails) {
    guard status != .draft else { return }
    if old.sessions != new.sessions || old.venue != new.venue {
      wasMoved = true
      wasMovedIntoPast = new.endTime <= lastTime
    }
  }

  private mutating func setCapacity(
    _ capacity: Int, _ cut: EventCommand.CapacityCut, _ details: EventDetails, at now: Int64
  ) -> EventCommand.Outcome {
    switch cut {
    case .refuse:
      let committed = seats.committed
      guard committed <= saturated(capacity) else {
        return .refused(.capacityBelowCommitted(committed))
      }
    case .moveLastToWaitlist:
      let untouched = seats.held + seats.offered
      guard untouched <= saturated(capacity) else {
        return .refused(.capacityBelowCommitted(untouched))
      }
      while seats.committed > saturated(capacity) {
        var group = registered.removeLast()
        remember(group.members, at: now)
        // No other party may be overtaken more often than the first one.
        group.overtaken = waiting.first?.overtaken ?? 0
        waiting.insert(group, at: 0)
        tell(.movedToWaitlist(group.ids), at: now)
      }
    }
    guard saturated(capacity) <= 2_147_483_647 else { return .refused(.limitExceeded(.seats)) }
    self.details = try? details.resized(to: capacity)
    tell(.capacityChanged(from: details.capacity, to: capacity), at: now)
    promote(at: now, ofRequest: true)
    return .done
  }

  /// All seats with this capacity.
  private func saturated(_ capacity: Int) -> Int {
    let (sum, isTooLarge) = capacity.addingReportingOverflow(extraSeats)
    return isTooLarge ? .max : sum
  }

  /// Has exactly this many seats beyond the capacity from now on.
  private mutating func overfill(
    _ seats: Int, _ details: EventDetails, by person: PersonID, _ reason: String, at now: Int64
  ) -> EventCommand.Outcome {
    guard seats <= 2_147_483_647 - details.capacity else {
      return .refused(.limitExceeded(.seats))
    }
    let committed = self.seats.committed
    guard committed <= details.capacity + seats else {
      return .refused(.capacityBelowCommitted(committed))
    }
    if seats == extraSeats { return .done }
    tell(.overfilled(from: extraSeats, to: seats, by: person, reason: reason), at: now)
    extraSeats = seats
    promote(at: now, ofRequest: true)
    return .done
  }

  /// Seats a family that waits, and adds seats only if there are too few.
  private mutating func choose(
    _ child: ChildID, by person: PersonID, _ reason: String, at now: Int64
  ) -> EventCommand.Outcome {
    guard let place = waiting.firstIndex(where: { $0.ids.contains(child) }) else {
      return .refused(.notWaiting(child))
    }
    var group = waiting.remove(at: place)
    group.overtaken = 0
    let before = extraSeats
    while seats.available < group.members.count { extraSeats += 1 }
    overtake(0..<place)
    for index in group.members.indices { group.members[index].movedUp = max(now, lastTime) }
    register(group)
    tell(.overfilled(from: before, to: extraSeats, by: person, reason: reason), at: now)
    tell(.seated(group.ids, from: .waitlist), at: now)
    promote(at: now, ofRequest: true)
    return .done
  }

  private mutating func cancelEvent(_ reason: String, at now: Int64) {
    cancelled = registrations.sorted { $0.attendee.id < $1.attendee.id }
    wasPublished = status != .draft
    status = .cancelled(reason: reason)
    tell(.eventCancelled(reason: reason), at: now)
    for group in registered {
      remember(group.members, at: now)
      tell(.registrationCancelled(group.ids, by: .eventCancellation), at: now)
    }
    for group in keptByDeadline {
      tell(group.isOffer ? .offerDeclined(group.ids) : .holdReleased(group.ids), at: now)
    }
    for group in waiting { tell(.leftWaitlist(group.ids), at: now) }
    registered = []
    kept = []
    waiting = []
  }
}
