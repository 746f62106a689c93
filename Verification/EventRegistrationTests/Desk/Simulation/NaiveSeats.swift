@testable import EventRegistration

/// The seats of an event, counted from its facts with sets and lists.
struct NaiveSeats {
  private(set) var details: EventDetails?
  private(set) var capacity = 0
  private(set) var overfill = 0
  private(set) var seated: Set<ChildID> = [] {
    didSet { lost.formUnion(oldValue.subtracting(seated)) }
  }
  /// Who had a seat and lost it.
  private var lost: Set<ChildID> = []
  /// The deadlines of holds and offers.
  private(set) var held: [ChildID: Int64] = [:]
  private(set) var offered: [ChildID: Int64] = [:]
  /// The waitlisted parties, in order.
  private(set) var waiting: [[ChildID]] = []
  private(set) var time = Int64.min
  private(set) var problems: [String] = []
  private var isCancelled = false
  /// Whether the organizer chose the family that the next fact seats.
  private var isChosen = false

  var available: Int { capacity + overfill - seated.count - held.count - offered.count }

  private mutating func check(_ holds: Bool, _ problem: String) {
    if !holds { problems.append(problem) }
  }

  mutating func take(_ fact: EventFact) {
    check(fact.time >= time, "time goes back")
    time = fact.time
    defer { if case .overfilled = fact.change { isChosen = true } else { isChosen = false } }
    switch fact.change {
    case .drafted(let details, _), .edited(let details):
      self.details = details
      capacity = details.capacity
    case .capacityChanged(let old, let new):
      check(old == capacity, "the number of seats was another")
      capacity = new
    case .overfilled(let old, let new, _, _):
      check(old == overfill, "the number of extra seats was another")
      overfill = new
    case .waitlistChanged(let policy): details?.policy.waitlist = policy
    case .rescheduled(let start, let end, let utcOffset):
      details = try? details?.rescheduled(from: start, to: end, utcOffset: utcOffset)
    case .eventCancelled: isCancelled = true
    case .published, .windowChanged, .closed, .reopened, .noted: break
    case .draftDeleted: (details, capacity) = (nil, 0)
    case .attendanceMarked(let child, _, _):
      check(seated.contains(child) || lost.contains(child), "a child came who never had a seat")
    case .held, .holdExpired, .holdReleased, .registered, .waitlisted, .seated, .leftWaitlist,
      .movedToWaitlist, .offered, .offerExpired, .offerDeclined, .registrationCancelled,
      .transferred:
      move(fact.change)
    }
    check(available >= 0, "more seats are given than there are")
  }

  private mutating func move(_ change: EventFact.Change) {
    switch change {
    case .registered(let party): arrive(party) { $0.seated.formUnion($1) }
    case .held(let party, let until):
      arrive(party) { seats, children in for child in children { seats.held[child] = until } }
    case .waitlisted(let party, let position):
      let children = party.attendees.map(\.id)
      for child in children { check(!has(child), "a child has two places") }
      waiting.append(children)
      check(position == waiting.count, "a place on the waiting list is another")
    case .seated(let children, from: .waitlist):
      promote(children)
      seated.formUnion(children)
    case .offered(let children, let until):
      promote(children)
      for child in children { offered[child] = until }
    case .seated(let children, from: .hold):
      for child in children { check(held.removeValue(forKey: child) != nil, "no seat was held") }
      seated.formUnion(children)
    case .seated(let children, from: .offer):
      for child in children {
        check(offered.removeValue(forKey: child) != nil, "no seat was offered")
      }
      seated.formUnion(children)
    case .holdExpired(let children):
      for child in children { check(held[child] ?? .max <= time, "a hold ends early") }
      for child in children { held[child] = nil }
    case .offerExpired(let children):
      for child in children { check(offered[child] ?? .max <= time, "an offer ends early") }
      for child in children { offered[child] = nil }
    case .holdReleased(let children):
      for child in children { check(held.removeValue(forKey: child) != nil, "no seat was held") }
    case .offerDeclined(let children):
      for child in children {
        check(offered.removeValue(forKey: child) != nil, "no seat was offered")
      }
    case .leftWaitlist(let children):
      check(waiting.joined().count { children.contains($0) } == children.count, "nobody waited")
      for index in waiting.indices { waiting[index].removeAll { children.contains($0) } }
      waiting.removeAll(where: \.isEmpty)
    case .movedToWaitlist(let children):
      for child in children { check(seated.remove(child) != nil, "no seat was taken") }
      waiting.insert(children, at: 0)
    case .registrationCancelled(let children, _):
      for child in children { check(seated.remove(child) != nil, "no seat was taken") }
    case .transferred(let from, let attendee, _):
      check(seated.remove(from) != nil, "no seat was taken")
      check(!has(attendee.id), "a child has two places")
      seated.insert(attendee.id)
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .overfilled, .noted,
      .draftDeleted:
      break
    }
  }

  private mutating func arrive(_ party: EventFact.Party, _ seat: (inout Self, [ChildID]) -> Void) {
    let children = party.attendees.map(\.id)
    for child in children { check(!has(child), "a child has two places") }
    check(!isWantedByOthers, "somebody is seated before a family who waits and fits")
    seat(&self, children)
  }

  private mutating func promote(_ children: [ChildID]) {
    guard let index = waiting.firstIndex(of: children) else {
      return problems.append("a family is seated that does not wait")
    }
    waiting.remove(at: index)
    if isChosen { return }
    check(
      fit != .strictFIFO || waiting[..<index].allSatisfy { !couldFit($0) },
      "a family is seated out of order")
    check(
      waiting[..<index].allSatisfy { $0.count > available }, "a family that fits is overtaken")
  }

  private var fit: WaitlistPolicy.Fit { details?.policy.waitlist.fit ?? .strictFIFO }

  /// Whether the free seats belong to waiting families.
  private var isWantedByOthers: Bool {
    switch fit {
    case .strictFIFO: waiting.contains { couldFit($0) }
    case .firstFit(.some): waiting.first { couldFit($0) }.map { $0.count <= available } ?? false
    case .firstFit(nil): waiting.contains { $0.count <= available }
    }
  }

  /// Whether the event has as many seats as a family needs.
  private func couldFit(_ family: [ChildID]) -> Bool { family.count <= capacity + overfill }

  func has(_ child: ChildID) -> Bool {
    seated.contains(child) || held[child] != nil || offered[child] != nil
      || waiting.contains { $0.contains(child) }
  }

  /// The invariants that are violated between two commands.
  func problemsBetweenCommands() -> [String] {
    var problems = problems
    guard let details else { return problems }
    if isCancelled, !seated.isEmpty || !held.isEmpty || !offered.isEmpty || !waiting.isEmpty {
      problems.append("somebody has something at an event that was called off")
    }
    guard time < details.endTime else { return problems }
    let promotes = time < details.startTime - Int64(details.policy.waitlist.cutoff)
    if promotes, waiting.first.map({ $0.count <= available }) ?? false {
      problems.append("the first who waits would fit")
    }
    if promotes, fit == .firstFit(maximumOvertakings: nil), isWantedByOthers {
      problems.append("somebody waits who would fit")
    }
    return problems
  }

  /// The differences from a ledger.
  func differences(from ledger: EventLedger) -> [String] {
    var seated: Set<ChildID> = []
    var held: [ChildID: Int64] = [:]
    var offered: [ChildID: Int64] = [:]
    var waiting: [[ChildID]] = []
    for row in ledger.registrations {
      switch row.status {
      case .registered: seated.insert(row.attendee.id)
      case .held(let until): held[row.attendee.id] = until
      case .offered(let until): offered[row.attendee.id] = until
      case .waiting(let position):
        if position > waiting.count { waiting.append([]) }
        waiting[position - 1].append(row.attendee.id)
      }
    }
    let isSame =
      seated == self.seated && held == self.held && offered == self.offered
      && waiting == self.waiting
      && (ledger.record?.seats.available ?? 0) == available
    return isSame ? [] : ["the ledger has other registrations than its facts tell"]
  }
}
