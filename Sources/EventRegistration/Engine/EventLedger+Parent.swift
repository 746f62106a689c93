import Essentials
import SeatCounting

extension EventLedger {
  /// Checks new children, in the order of the refusals.
  ///
  /// A party for which the event is too small now can wait, since the number of seats can change.
  func checkArrival(
    of children: [Child], waits: Bool, _ details: EventDetails, at time: Int64
  ) throws(RegistrationRefusal) {
    let policy = details.policy
    guard 1...policy.maximumPartySize ~= children.count else {
      throw .partySizeOutOfRange(allowed: 1...policy.maximumPartySize)
    }
    if let opens = policy.window.opens, time < opens { throw .notOpenYet(opens: opens) }
    if let closed = registrationClosed(details, at: time),
      !(waits && canOnlyWait(children.count, details, at: time))
    {
      throw .registrationClosed(at: closed)
    }
    try checkChildren(children, details)
    let capacity = Int(storage.book.table.seats.capacity)
    guard children.count <= capacity || waits && policy.waitlist.limit > 0 else {
      throw .partyExceedsCapacity(capacity)
    }
  }

  /// Returns when registration closed, or `nil` if it has not.
  private func registrationClosed(_ details: EventDetails, at time: Int64) -> Int64? {
    // A clock that is ahead may have dated the fact.
    if let closed = content?.closedAt { return min(closed, time) }
    let closes = details.registrationCloses
    return time < closes ? nil : closes
  }

  /// Whether a party can join the waiting list after registration has closed, and would get no seat at once.
  private func canOnlyWait(_ party: Int, _ details: EventDetails, at time: Int64) -> Bool {
    let waitlist = details.policy.waitlist
    guard waitlist.staysOpen, time < details.promotionEnds else { return false }
    return !storage.book.table.admits(UInt32(party))
  }

  /// Checks the ages, the consents, the answers, and the absence of new children, and refuses with all reasons.
  private func checkChildren(
    _ children: [Child], _ details: EventDetails
  ) throws(RegistrationRefusal) {
    var reasons: [RegistrationRefusal] = []
    // By index, because a loop over the children copies each of them.
    for index in children.indices {
      if let reason = details.ageReason(against: children[index]) { reasons.append(reason) }
      if let reason = details.consentReason(against: children[index]) { reasons.append(reason) }
      for question in details.questions {
        if let reason = question.reason(against: children[index]) { reasons.append(reason) }
      }
      if let reason = presenceReason(against: children[index].id) { reasons.append(reason) }
    }
    try reasons.check()
  }

  private func presenceReason(against child: ChildID) -> RegistrationRefusal? {
    switch storage.book.state(of: child) {
    case nil: nil
    case .registered?: .alreadyRegistered(child)
    case .waiting?: .alreadyWaiting(child)
    case .held?: .alreadyHeld(child)
    case .offered?: .alreadyOffered(child)
    }
  }

  /// Checks that all children are in a state, and refuses with all reasons.
  func checkPresence(of children: [ChildID], _ state: SeatState) throws(RegistrationRefusal) {
    // The children become one party, whose number of seats is stored in four bits.
    guard EventPolicy.partySizes.contains(children.count) else {
      throw .partySizeOutOfRange(allowed: EventPolicy.partySizes)
    }
    var reasons: [RegistrationRefusal] = []
    for child in children where storage.book.state(of: child) != state {
      switch state {
      case .registered: reasons.append(.notRegistered(child))
      case .waiting: reasons.append(.notWaiting(child))
      case .held: reasons.append(.notHeld(child))
      case .offered: reasons.append(.notOffered(child))
      }
    }
    try reasons.check()
  }

  mutating func register(
    _ children: [Child], _ joinWaitlist: Bool, by person: PersonID, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    try checkRoom(for: children.count, waits: joinWaitlist)
    return try arrive(children, by: person, waits: joinWaitlist, &writer) {
      book, lead, companions, events in
      book.table.register(
        lead, seats: 1, companions: companions, joinsWaitlist: joinWaitlist, &events)
    }
  }

  mutating func hold(
    _ children: [Child], by person: PersonID, _ policy: EventPolicy, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    try checkRoom(for: children.count, waits: false)
    let deadline = writer.now + Int64(policy.holdSeconds)
    return try arrive(children, by: person, waits: false, &writer) {
      book, lead, companions, events in
      book.table.hold(
        lead, seats: 1, companions: companions, until: deadline, &events)
    }
  }

  /// Refuses a party for which there are not enough seats, before it is added to the roster.
  private func checkRoom(for party: Int, waits: Bool) throws(RegistrationRefusal) {
    let count = storage.book.count
    if party > count.available, !waits || count.waiting >= storage.book.table.queues.waitlistLimit {
      throw full(waits: waits)
    }
  }

  private func full(waits: Bool) -> RegistrationRefusal {
    let count = storage.book.count
    let limit = Int(storage.book.table.queues.waitlistLimit)
    let state: RegistrationRefusal.WaitlistState =
      limit == 0 ? .none : waits || count.waiting >= limit ? .full : .notWanted
    return .full(available: count.available, state)
  }

  /// Adds children to the roster and decides about their seats; a refusal removes them again.
  ///
  /// Once promotion has ended, a waiting family may fit and still not move up. Nobody passes it then.
  private mutating func arrive(
    _ children: [Child], by person: PersonID, waits: Bool, _ writer: inout FactWriter,
    _ decide: (inout SeatBook, UInt32, ArraySlice<UInt32>, inout SeatEvents) -> SeatEngine.Answer
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    var answer = SeatEngine.Answer.full
    let mayPass = content.map { writer.now < $0.details.promotionEnds } ?? true
    changeSeats(&writer, reserving: children.count) { book, events in
      let overtakings = book.table.queues.maximumOvertakings
      if !mayPass { book.table.queues.maximumOvertakings = 0 }
      defer { book.table.queues.maximumOvertakings = overtakings }
      let numbers = children.map { book.roster.insert(EventAttendee($0), registeredBy: person) }
      answer = decide(&book, numbers[0], numbers.dropFirst(), &events)
      if !answer.isAccepted { numbers.reversed().forEach { book.roster.remove($0) } }
    }
    guard answer.isAccepted, let change = writer.facts.last?.change else {
      throw answer == .limitExceeded ? .limitExceeded(.children) : full(waits: waits)
    }
    return change.outcome
  }

  /// Registers children who have a hold or an offer.
  mutating func take(
    _ children: [ChildID], _ state: SeatState, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) -> EventCommand.Outcome {
    try checkPresence(of: children, state)
    change(.seated(children, from: state == .held ? .hold : .offer), &writer)
    return .registered(seats: children.count)
  }

  /// Removes children from the event, and promotes waiting families.
  mutating func giveUp(
    _ children: [ChildID], in state: SeatState, by requester: Requester, _ details: EventDetails,
    _ writer: inout FactWriter
  ) throws(RegistrationRefusal) {
    try checkPresence(of: children, state)
    switch state {
    case .registered:
      try checkCancellation(of: children, by: requester, details, at: writer.now)
      change(.registrationCancelled(children, by: requester.role.canceller), &writer)
    case .waiting: change(.leftWaitlist(children), &writer)
    case .held: change(.holdReleased(children), &writer)
    case .offered: change(.offerDeclined(children), &writer)
    }
    promote(&writer)
  }

  mutating func transfer(
    from: ChildID, to: Child, by requester: Requester, _ details: EventDetails,
    _ writer: inout FactWriter
  ) throws(RegistrationRefusal) {
    try checkChildren([to], details)
    try checkPresence(of: [from], .registered)
    if registrant(of: from) != requester.person { try checkLimits(of: requester, adding: 1) }
    guard details.policy.allowsTransfer else { throw .transferNotAllowed }
    change(.transferred(from: from, to: EventAttendee(to), by: requester.person), &writer)
  }

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
    if let end = storage.book.coolDowns[requester.person], max(time, lastTime) < end {
      throw .guardianHoldTooSoon(until: end)
    }
  }

  /// Returns the person who requested the seat of a child, or `nil` if the child is not at the event.
  func registrant(of child: ChildID) -> PersonID? {
    storage.book.roster.number(of: child).map { storage.book.roster[$0].registeredBy }
  }

  /// Checks the deadline for cancellations.
  ///
  /// It applies only to parents, and not to children who moved up from the waiting list after it.
  fileprivate func checkCancellation(
    of children: [ChildID], by requester: Requester, _ details: EventDetails, at time: Int64
  ) throws(RegistrationRefusal) {
    guard requester.role == .parent, content?.cancelsFreely != true,
      let notice = details.policy.cancellationNotice
    else { return }
    let deadline = details.startTime - Int64(notice)
    guard time < deadline || children.allSatisfy({ movedUp($0, since: deadline) }) else {
      throw .cancellationTooLate(deadline: deadline)
    }
  }

  /// Whether a child got the seat from the waiting list at or after an instant.
  private func movedUp(_ child: ChildID, since instant: Int64) -> Bool {
    guard let number = storage.book.roster.number(of: child),
      let time = storage.book.roster[number].movedUpAt
    else { return false }
    return time >= instant
  }
}

extension EventDetails {
  /// Checks a child's age in full years on the day on which ages count.
  fileprivate func ageReason(against child: Child) -> RegistrationRefusal? {
    guard let ages = policy.ages else { return nil }
    guard let age = child.birthDate?.age(on: ageDay) else { return .birthDateMissing(child.id) }
    return ages.contains(age) ? nil : .ageNotAllowed(child.id, age: age, allowed: ages)
  }

  fileprivate func consentReason(against child: Child) -> RegistrationRefusal? {
    let missing = policy.requiredConsents.subtracting(child.consents)
    return missing.isEmpty ? nil : .consentMissing(child.id, missing)
  }
}

extension EventDetails.Question {
  /// Checks the answer about a child.
  fileprivate func reason(against child: Child) -> RegistrationRefusal? {
    switch problem(of: child.answers[id]) {
    case .missing?: .answerMissing(child.id, id)
    case .invalid?: .answerNotValid(child.id, id)
    case nil: nil
    }
  }
}

extension [RegistrationRefusal] {
  /// Throws the reason, if there is one, or all of them together.
  fileprivate func check() throws(RegistrationRefusal) {
    guard let first else { return }
    throw count == 1 ? first : .severalReasons(self)
  }
}

extension Requester.Role {
  fileprivate var canceller: EventFact.Change.Canceller {
    switch self {
    case .parent: .parent
    case .provider: .provider
    case .admin: .admin
    }
  }
}
