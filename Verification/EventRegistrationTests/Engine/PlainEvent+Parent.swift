@testable import EventRegistration

extension PlainEvent {
  /// Carries out a command of a parent.
  mutating func carryOutOfParent(
    _ command: EventCommand, _ details: EventDetails, _ requester: Requester, at now: Int64
  ) -> EventCommand.Outcome {
    switch command {
    case .hold(let children):
      hold(children, details, by: requester, at: now)
    case .register(let children, let joinWaitlist):
      register(children, joinWaitlist, details, by: requester, at: now)
    case .confirm(let children):
      seat(
        children, from: .hold, unless: check(children, { isHeld($0) }, RegistrationRefusal.notHeld),
        now)
    case .acceptOffer(let children):
      seat(
        children, from: .offer,
        unless: check(children, { isOffered($0) }, RegistrationRefusal.notOffered), now)
    case .release(let children):
      end(
        children, in: \.kept, unless: check(children, { isHeld($0) }, RegistrationRefusal.notHeld),
        .holdReleased(children), now)
    case .declineOffer(let children):
      end(
        children, in: \.kept,
        unless: check(children, { isOffered($0) }, RegistrationRefusal.notOffered),
        .offerDeclined(children), now)
    case .leaveWaitlist(let children):
      end(
        children, in: \.waiting,
        unless: check(children, { isWaiting($0) }, RegistrationRefusal.notWaiting),
        .leftWaitlist(children), now)
    case .cancel(let children):
      end(
        children, in: \.registered,
        unless: check(children, { isRegistered($0) }, RegistrationRefusal.notRegistered)
          ?? checkCancellation(children, details, requester, at: now),
        .registrationCancelled(children, by: canceller(requester.role)), now)
    case .transfer(let from, let to):
      transfer(from, to, details, by: requester, at: now)
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist,
      .close,
      .reopen, .cancelEvent, .markAttendance, .setOverfill, .seatFromWaitlist:
      .done
    }
  }

  private func canceller(_ role: Requester.Role) -> EventFact.Change.Canceller {
    switch role {
    case .parent: .parent
    case .provider: .provider
    case .admin: .admin
    }
  }

  private mutating func hold(
    _ children: [Child], _ details: EventDetails, by requester: Requester, at now: Int64
  ) -> EventCommand.Outcome {
    let person = requester.person
    if let refusal = checkArrival(children, waits: false, details, at: now)
      ?? checkShare(of: requester, children.count, details, isHold: true)
      ?? checkWait(of: requester, details, at: now)
    {
      return .refused(refusal)
    }
    guard hasRoom(for: children.count, details, at: now) else {
      return .refused(full(details, joinWaitlist: false))
    }
    var group = Self.group(children, by: person)
    group.until = now + Int64(details.policy.holdSeconds)
    kept.append(group)
    overtake(waiting.indices)
    tell(.held(party(children, person), until: group.until), at: now)
    return .held(until: group.until)
  }

  private mutating func register(
    _ children: [Child], _ joinWaitlist: Bool, _ details: EventDetails, by requester: Requester,
    at now: Int64
  ) -> EventCommand.Outcome {
    let person = requester.person
    if let refusal = checkArrival(children, waits: joinWaitlist, details, at: now)
      ?? checkShare(of: requester, children.count, details)
    {
      return .refused(refusal)
    }
    if hasRoom(for: children.count, details, at: now) {
      register(Self.group(children, by: person))
      overtake(waiting.indices)
      tell(.registered(party(children, person)), at: now)
      return .registered(seats: children.count)
    }
    guard joinWaitlist, waiting.count < details.policy.waitlist.limit else {
      return .refused(full(details, joinWaitlist: joinWaitlist))
    }
    waiting.append(Self.group(children, by: person))
    tell(.waitlisted(party(children, person), position: waiting.count), at: now)
    return .waitlisted(position: waiting.count)
  }

  /// Returns the party of a fact.
  private func party(_ children: [Child], _ person: PersonID) -> EventFact.Party {
    EventFact.Party(registeredBy: person, attendees: children.map { EventAttendee($0) })
  }

  /// Registers children who have holds or offers, as one party.
  private mutating func seat(
    _ children: [ChildID], from source: EventFact.Change.SeatSource,
    unless refusal: RegistrationRefusal?, _ now: Int64
  ) -> EventCommand.Outcome {
    if let refusal { return .refused(refusal) }
    var group = Self.take(children, from: &kept)
    if source == .offer {
      for index in group.members.indices { group.members[index].movedUp = max(now, lastTime) }
    }
    register(group)
    tell(.seated(children, from: source), at: now)
    return .registered(seats: children.count)
  }

  /// Removes children.
  private mutating func end(
    _ children: [ChildID], in groups: WritableKeyPath<Self, [Group]>,
    unless refusal: RegistrationRefusal?,
    _ change: EventFact.Change, _ now: Int64
  ) -> EventCommand.Outcome {
    if let refusal { return .refused(refusal) }
    for group in self[keyPath: groups] {
      guard case .holdReleased = change else { break }
      // Others may have moved the times of facts beyond the end of the hold.
      noteUnusedHold(
        of: group.members.filter { children.contains($0.attendee.id) },
        at: min(max(now, lastTime), group.until), now)
    }
    if case .registrationCancelled = change {
      remember(
        registered.flatMap(\.members).filter { children.contains($0.attendee.id) }, at: now)
    }
    Self.take(children, from: &self[keyPath: groups])
    tell(change, at: now)
    promote(at: now, ofRequest: true)
    return .done
  }

  private mutating func transfer(
    _ from: ChildID, _ to: Child, _ details: EventDetails, by requester: Requester, at now: Int64
  ) -> EventCommand.Outcome {
    if let refusal = checkChildren([to], details) { return .refused(refusal) }
    guard isRegistered(from) else { return .refused(.notRegistered(from)) }
    let person = requester.person
    // A family that passes a seat to another child of its own has no more than before.
    if member(from)?.registeredBy != person,
      let refusal = checkShare(of: requester, 1, details)
    {
      return .refused(refusal)
    }
    guard details.policy.allowsTransfer else { return .refused(.transferNotAllowed) }
    remember(registered.flatMap(\.members).filter { $0.attendee.id == from }, at: now)
    for place in registered.indices where registered[place].ids.contains(from) {
      registered[place].members.removeAll { $0.attendee.id == from }
      registered[place].members += Self.group([to], by: person).members
      registered[place].members.sort { $0.attendee.id < $1.attendee.id }
    }
    tell(.transferred(from: from, to: EventAttendee(to), by: person), at: now)
    return .done
  }
}

// MARK: - Checks

extension PlainEvent {
  /// Checks children before seats are counted.
  private func checkArrival(
    _ children: [Child], waits: Bool, _ details: EventDetails, at now: Int64
  ) -> RegistrationRefusal? {
    let policy = details.policy
    guard (1...policy.maximumPartySize).contains(children.count) else {
      return .partySizeOutOfRange(allowed: 1...policy.maximumPartySize)
    }
    if let opens = policy.window.opens, now < opens { return .notOpenYet(opens: opens) }
    let mayJoin =
      waits && policy.waitlist.staysOpen && now < promotionEnd(details)
      && !hasRoom(for: children.count, details, at: now)
    if case .closed(let closed) = status, !mayJoin {
      return .registrationClosed(at: min(closed, now))
    }
    let closes = policy.window.closes ?? details.startTime
    if now >= closes, !mayJoin { return .registrationClosed(at: closes) }
    if let refusal = checkChildren(children, details) { return refusal }
    let all = details.capacity + extraSeats
    let mayWait = waits && policy.waitlist.limit > 0
    return children.count <= all || mayWait ? nil : .partyExceedsCapacity(all)
  }

  /// Whether a parent would have more than their share with further children.
  private func checkShare(
    of requester: Requester, _ further: Int, _ details: EventDetails, isHold: Bool = false
  ) -> RegistrationRefusal? {
    guard requester.role == .parent else { return nil }
    func own(_ groups: [Group]) -> Int {
      groups.flatMap(\.members).filter { $0.registeredBy == requester.person }.count
    }
    let limits = details.policy.guardianLimits
    let all = own(registered + kept + waiting)
    if let most = limits.seats, all + further > most {
      return .guardianSeatsReached(limit: most, used: all)
    }
    let held = own(kept.filter { !$0.isOffer })
    if isHold, let most = limits.heldSeats, held + further > most {
      return .guardianHoldsReached(limit: most, used: held)
    }
    return nil
  }

  /// Whether a parent must wait, since they did not use an earlier hold.
  private func checkWait(
    of requester: Requester, _ details: EventDetails, at now: Int64
  ) -> RegistrationRefusal? {
    guard requester.role == .parent else { return nil }
    let last = waits.filter { $0.person == requester.person }.map(\.until).max()
    guard let last, max(now, lastTime) < last else { return nil }
    return .guardianHoldTooSoon(until: last)
  }

  private func checkChildren(_ children: [Child], _ details: EventDetails) -> RegistrationRefusal? {
    var reasons: [RegistrationRefusal] = []
    for child in children {
      if let ages = details.policy.ages {
        if let age = child.birthDate?.age(on: details.policy.ageDay ?? details.start.date) {
          if age < ages.lowerBound || age > ages.upperBound {
            reasons.append(.ageNotAllowed(child.id, age: age, allowed: ages))
          }
        } else {
          reasons.append(.birthDateMissing(child.id))
        }
      }
      let missing = details.policy.requiredConsents.subtracting(child.consents)
      if missing != [] { reasons.append(.consentMissing(child.id, missing)) }
      if isRegistered(child.id) { reasons.append(.alreadyRegistered(child.id)) }
      if isWaiting(child.id) { reasons.append(.alreadyWaiting(child.id)) }
      if isHeld(child.id) { reasons.append(.alreadyHeld(child.id)) }
      if isOffered(child.id) { reasons.append(.alreadyOffered(child.id)) }
    }
    return together(reasons)
  }

  private func together(_ reasons: [RegistrationRefusal]) -> RegistrationRefusal? {
    reasons.count > 1 ? .severalReasons(reasons) : reasons.first
  }

  /// Whether arriving children get seats; once promotion has ended, they pass nobody who waits.
  private func hasRoom(for count: Int, _ details: EventDetails, at now: Int64) -> Bool {
    count <= seats.available && mayOvertake(waiting)
      && (!waiting.contains { couldSeat($0) } || now < promotionEnd(details))
  }

  /// The reason why children without seats do not wait.
  private func full(_ details: EventDetails, joinWaitlist: Bool) -> RegistrationRefusal {
    let limit = details.policy.waitlist.limit
    let isFull = joinWaitlist || waiting.count >= limit
    return .full(available: seats.available, limit == 0 ? .none : isFull ? .full : .notWanted)
  }

  /// Whether all children of a command are in the required state.
  private func check(
    _ children: [ChildID], _ isRight: (ChildID) -> Bool, _ refusal: (ChildID) -> RegistrationRefusal
  ) -> RegistrationRefusal? {
    guard (1...15).contains(children.count) else { return .partySizeOutOfRange(allowed: 1...15) }
    return together(children.filter { !isRight($0) }.map(refusal))
  }

  private func checkCancellation(
    _ children: [ChildID], _ details: EventDetails, _ requester: Requester, at now: Int64
  ) -> RegistrationRefusal? {
    guard requester.role == .parent, !wasMoved, let notice = details.policy.cancellationNotice
    else { return nil }
    let deadline = details.startTime - Int64(notice)
    if now < deadline { return nil }
    let late = children.compactMap { member($0)?.movedUp }.filter { $0 >= deadline }
    return late.count == children.count ? nil : .cancellationTooLate(deadline: deadline)
  }
}
