@testable import EventRegistration

extension PlainEvent {
  /// Carries out a command of a parent.
  mutating func carryOutOfParent(
    _ command: Command, _ details: EventDetails, _ requester: Requester, at now: Int64
  ) throws(Refusal) -> Outcome {
    switch command {
    case .hold(let children):
      try checkArrival(children, details, at: now)
      try checkRoom(for: children.count, details, joinWaitlist: false)
      var group = Self.group(children, by: requester.person)
      group.until = now + Int64(details.policy.holdSeconds)
      kept.append(group)
      overtakeAll()
      tell(.held(party(group), until: group.until), at: now)
      return .held(until: group.until)
    case .register(let children, let joinWaitlist):
      return try register(children, joinWaitlist, details, by: requester.person, at: now)
    case .confirm(let children):
      try check(children, { !isHeld($0) }, Refusal.notHeld)
      return seat(children, from: .hold, at: now)
    case .acceptOffer(let children):
      try check(children, { !isOffered($0) }, Refusal.notOffered)
      return seat(children, from: .offer, at: now)
    case .release(let children):
      try check(children, { !isHeld($0) }, Refusal.notHeld)
      for group in Self.take(children, from: &kept) { tell(.holdReleased(group.ids), at: now) }
    case .declineOffer(let children):
      try check(children, { !isOffered($0) }, Refusal.notOffered)
      for group in Self.take(children, from: &kept) { tell(.offerDeclined(group.ids), at: now) }
    case .leaveWaitlist(let children):
      try check(children, { !isWaiting($0) }, Refusal.notWaiting)
      for group in Self.take(children, from: &waiting) { tell(.leftWaitlist(group.ids), at: now) }
    case .cancel(let children):
      try check(children, { !isRegistered($0) }, Refusal.notRegistered)
      try checkCancellation(details, requester, at: now)
      let canceller: Change.Canceller =
        switch requester.role {
        case .parent: .parent
        case .provider: .provider
        case .admin: .admin
        }
      for group in Self.take(children, from: &registered) {
        tell(.registrationCancelled(group.ids, by: canceller), at: now)
      }
    case .transfer(let from, let to):
      try transfer(from, to, details, by: requester.person, at: now)
      return .done
    case .draft, .edit, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist, .close,
      .reopen, .cancelEvent, .markAttendance:
      return .done
    }
    promote(at: now, ofRequest: true)
    return .done
  }

  private func party(_ group: Group) -> Party {
    Party(registeredBy: group.members[0].registeredBy, attendees: group.members.map(\.attendee))
  }

  private mutating func overtakeAll() {
    for place in waiting.indices { waiting[place].overtaken += 1 }
  }

  private mutating func register(
    _ children: [Child], _ joinWaitlist: Bool, _ details: EventDetails, by person: PersonID,
    at now: Int64
  ) throws(Refusal) -> Outcome {
    try checkArrival(children, details, at: now)
    let group = Self.group(children, by: person)
    if try checkRoom(for: children.count, details, joinWaitlist: joinWaitlist) {
      registered.append(group)
      overtakeAll()
      tell(.registered(party(group)), at: now)
      return .registered(seats: children.count)
    }
    waiting.append(group)
    tell(.waitlisted(party(group), position: waiting.count), at: now)
    return .waitlisted(position: waiting.count)
  }

  /// Registers children for whom seats are held, or to whom they are offered, as one party.
  private mutating func seat(
    _ children: [ChildID], from source: Change.SeatSource, at now: Int64
  ) -> Outcome {
    var all = Group(members: [])
    for group in Self.take(children, from: &kept) {
      tell(.seated(group.ids, from: source), at: now)
      all.members += group.members
    }
    all.members.sort { $0.attendee.id < $1.attendee.id }
    registered.append(all)
    return .registered(seats: children.count)
  }

  private mutating func transfer(
    _ from: ChildID, _ to: Child, _ details: EventDetails, by person: PersonID, at now: Int64
  ) throws(Refusal) {
    try checkChildren([to], details)
    guard isRegistered(from) else { throw .notRegistered(from) }
    guard details.policy.allowsTransfer else { throw .transferNotAllowed }
    for place in registered.indices where registered[place].ids.contains(from) {
      registered[place].members.removeAll { $0.attendee.id == from }
      registered[place].members += Self.group([to], by: person).members
      registered[place].members.sort { $0.attendee.id < $1.attendee.id }
    }
    tell(.transferred(from: from, to: Attendee(to), by: person), at: now)
  }
}

// MARK: - Checks

extension PlainEvent {
  /// What is asked of children before their seats are counted.
  private func checkArrival(
    _ children: [Child], _ details: EventDetails, at now: Int64
  ) throws(Refusal) {
    let policy = details.policy
    guard (1...policy.maximumPartySize).contains(children.count) else {
      throw .partySizeOutOfRange(allowed: 1...policy.maximumPartySize)
    }
    if let opens = policy.window.opens, now < opens { throw .notOpenYet(opens: opens) }
    if case .closed(let closed) = status { throw .registrationClosed(at: closed) }
    if let closes = policy.window.closes, now >= closes { throw .registrationClosed(at: closes) }
    try checkChildren(children, details)
    guard children.count <= details.capacity else {
      throw .partyExceedsCapacity(details.capacity)
    }
  }

  /// Whether children get seats on arrival; if not, they wait, or that throws.
  @discardableResult
  private func checkRoom(
    for count: Int, _ details: EventDetails, joinWaitlist: Bool
  ) throws(Refusal) -> Bool {
    let available = seats.available
    if count <= available && mayOvertake { return true }
    let limit = details.policy.waitlist.limit
    guard limit > 0 else { throw .full(available: available, .none) }
    guard waiting.count < limit else { throw .full(available: available, .full) }
    guard joinWaitlist else { throw .full(available: available, .notWanted) }
    return false
  }

  private func checkChildren(_ children: [Child], _ details: EventDetails) throws(Refusal) {
    if let ages = details.policy.ages {
      for child in children {
        guard let age = child.birthDate?.age(on: details.start.date) else {
          throw .birthDateMissing(child.id)
        }
        guard ages.contains(age) else { throw .ageNotAllowed(child.id, age: age, allowed: ages) }
      }
    }
    for child in children {
      let missing = details.policy.requiredConsents.subtracting(child.consents)
      guard missing.isEmpty else { throw .consentMissing(child.id, missing) }
    }
    for child in children {
      if isRegistered(child.id) { throw .alreadyRegistered(child.id) }
      if isWaiting(child.id) { throw .alreadyWaiting(child.id) }
      if isHeld(child.id) { throw .alreadyHeld(child.id) }
      if isOffered(child.id) { throw .alreadyOffered(child.id) }
    }
  }

  private func check(
    _ children: [ChildID], _ isWrong: (ChildID) -> Bool, _ refusal: (ChildID) -> Refusal
  ) throws(Refusal) {
    guard (1...15).contains(children.count) else { throw .partySizeOutOfRange(allowed: 1...15) }
    for child in children where isWrong(child) { throw refusal(child) }
  }

  private func checkCancellation(
    _ details: EventDetails, _ requester: Requester, at now: Int64
  ) throws(Refusal) {
    guard requester.role == .parent, !wasMoved, let notice = details.policy.cancellationNotice
    else { return }
    let deadline = details.startTime - Int64(notice)
    guard now < deadline else { throw .cancellationTooLate(deadline: deadline) }
  }
}
