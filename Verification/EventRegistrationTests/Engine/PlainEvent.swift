@testable import EventRegistration

/// A simple model of an event: lists of parties, without any stored counts.
///
/// It follows the documentation of ``EventLedger`` and the order of ``RegistrationRefusal``, and
/// searches its lists from the start each time.
struct PlainEvent {
  /// A child of a party.
  struct Member {
    let attendee: EventAttendee
    var registeredBy: PersonID
    /// The instant at which the child got a seat from the waiting list.
    var movedUp: Int64?
  }

  /// Children who have seats together, or wait together.
  struct Group {
    var members: [Member]
    /// The end of a hold or an offer.
    var until: Int64 = 0
    var isOffer = false
    /// The number of times that the party was overtaken.
    var overtaken = 0

    var ids: [ChildID] { members.map(\.attendee.id) }
  }

  /// A change, and whether a request or a deadline caused it.
  struct Happening {
    let change: EventFact.Change
    let time: Int64
    let isOfRequest: Bool
  }

  /// A request that was accepted, and its answer.
  struct Accepted {
    let request: RegistrationRequest.ID
    let requester: Requester
    let command: EventCommand
    let outcome: EventCommand.Outcome
    let version: UInt64
    let firstMade: Int64
    let arrived: Int64

    var made: Int64 { min(firstMade, arrived) }
  }

  let id: EventID
  let retention: RegistrationRequest.Retention
  var owner: PersonID?
  var details: EventDetails?
  var status = EventRecord.Status.draft
  var version: UInt64 = 0
  var lastTime = Instant.validRange.lowerBound
  /// Whether a canceled event was published before.
  var wasPublished = false
  /// Whether the time or venue changed after publication.
  var wasMoved = false
  /// Whether the sessions were over when they were chosen.
  var wasMovedIntoPast = false
  /// The registered parties, in the order of registration.
  var registered: [Group] = []
  /// The parties with holds or offers, in the order of their creation.
  var kept: [Group] = []
  /// The waiting parties, in order.
  var waiting: [Group] = []
  /// The seats beyond the capacity for which there was a reason.
  var extraSeats = 0
  /// Who did not use a hold, and from when on they may hold seats again.
  var waits: [(person: PersonID, until: Int64)] = []
  /// The registrations that the cancellation of the event ended.
  var cancelled: [ChildRegistration] = []
  /// All observations that counted when they were recorded.
  var seen: [(child: ChildID, observation: ChildRegistration.Observation)] = []
  /// The children who lost a seat on the day of the event or later, as they were.
  var left: [Member] = []
  /// The last accepted requests, in order.
  var remembered: [Accepted] = []
  /// The latest time at which a forgotten request was first made by a clock that was not ahead.
  var forgottenThrough: Int64?
  /// The forgotten requests of clocks that were ahead, with the times at which they were first made.
  var forgottenAhead: [(id: RegistrationRequest.ID, made: Int64)] = []
  /// The changes of the last step.
  var happenings: [Happening] = []

  init(_ id: EventID, _ retention: RegistrationRequest.Retention) {
    self.id = id
    self.retention = retention
  }
}

// MARK: - What there is

extension PlainEvent {
  var seats: EventRecord.SeatCount {
    EventRecord.SeatCount(
      capacity: details?.capacity ?? 0, taken: count(registered) { _ in true },
      held: count(kept) { !$0.isOffer }, offered: count(kept) { $0.isOffer },
      waiting: waiting.count, overfill: extraSeats)
  }

  private func count(_ groups: [Group], where isCounted: (Group) -> Bool) -> Int {
    var count = 0
    for group in groups where isCounted(group) { count += group.members.count }
    return count
  }

  var record: EventRecord? {
    guard let owner, let details else { return nil }
    return EventRecord(
      id: id, owner: owner, details: details, status: status, seats: seats, version: version)
  }

  /// The holds and offers in the order of their deadlines, then of their creation.
  var keptByDeadline: [Group] {
    let groups = kept
    return groups.indices.sorted { (groups[$0].until, $0) < (groups[$1].until, $1) }
      .map { groups[$0] }
  }

  var registrations: [ChildRegistration] {
    registered.flatMap { rows($0, .registered) }
      + keptByDeadline.flatMap {
        rows($0, $0.isOffer ? .offered(until: $0.until) : .held(until: $0.until))
      }
      + waiting.enumerated().flatMap { rows($1, .waiting(position: $0 + 1)) }
  }

  private func rows(_ group: Group, _ status: ChildRegistration.Status) -> [ChildRegistration] {
    group.members.map {
      ChildRegistration(
        attendee: $0.attendee, registeredBy: $0.registeredBy, status: status,
        observations: observations(of: $0.attendee.id))
    }
  }

  /// The last observation about a child at each session.
  func observations(of child: ChildID) -> [ChildRegistration.Observation] {
    let all = seen.filter { $0.child == child }.map(\.observation)
    return Set(all.map(\.session)).sorted().compactMap { session in
      all.last { $0.session == session }
    }
  }

  /// Who lost a seat and has none now.
  var former: [ChildRegistration] {
    left.filter { member in
      !isRegistered(member.attendee.id) && !cancelled.contains { $0.id == member.attendee.id }
    }.map {
      ChildRegistration(
        attendee: $0.attendee, registeredBy: $0.registeredBy, status: .registered,
        observations: observations(of: $0.attendee.id))
    }.sorted { $0.id < $1.id }
  }

  /// Remembers children who lose their seats, if the day of the first session has come.
  mutating func remember(_ members: [Member], at now: Int64) {
    guard let details, max(now, lastTime) >= midnight(before: details.sessions[0]) else { return }
    for member in members {
      left.removeAll { $0.attendee.id == member.attendee.id }
      left.append(member)
    }
  }

  func midnight(before session: EventDetails.Session) -> Int64 {
    session.startTime - 60 * Int64(session.start.minuteOfDay)
  }

  /// The status of a child, and the person who requested it.
  func member(_ child: ChildID) -> Member? {
    for groups in [registered, kept, waiting] {
      for group in groups {
        for member in group.members where member.attendee.id == child { return member }
      }
    }
    return nil
  }

  func isRegistered(_ child: ChildID) -> Bool { registered.contains { $0.ids.contains(child) } }
  func isWaiting(_ child: ChildID) -> Bool { waiting.contains { $0.ids.contains(child) } }
  func isHeld(_ child: ChildID) -> Bool {
    kept.contains { !$0.isOffer && $0.ids.contains(child) }
  }
  func isOffered(_ child: ChildID) -> Bool {
    kept.contains { $0.isOffer && $0.ids.contains(child) }
  }
}

// MARK: - What happens

extension PlainEvent {
  /// The times of facts never go back.
  mutating func tell(_ change: EventFact.Change, at time: Int64, ofRequest: Bool = true) {
    version += 1
    lastTime = max(time, lastTime)
    happenings.append(Happening(change: change, time: lastTime, isOfRequest: ofRequest))
  }

  /// Advances the event to a time, like the timer of a host.
  mutating func advance(to time: Int64) {
    happenings = []
    guard Instant.validRange.contains(time) else { return }
    pass(to: time)
  }

  /// Expires holds and offers, then promotes.
  mutating func pass(to now: Int64) {
    let over = keptByDeadline.filter { $0.until <= now }
    kept.removeAll { $0.until <= now }
    for group in over {
      if !group.isOffer { noteUnusedHold(of: group.members, at: group.until, now) }
      tell(
        group.isOffer ? .offerExpired(group.ids) : .holdExpired(group.ids), at: now,
        ofRequest: false)
    }
    promote(at: now, ofRequest: false)
  }

  /// A parent who does not use a hold may hold nothing for the time that the rule has now.
  mutating func noteUnusedHold(of members: [Member], at end: Int64, _ now: Int64) {
    guard let wait = details?.policy.guardianLimits.coolDownSeconds else { return }
    let until = end + Int64(wait)
    guard until > max(now, lastTime) else { return }
    for member in members { waits.append((member.registeredBy, until)) }
  }

  /// Whether the event could seat a party if it were empty.
  func couldSeat(_ group: Group) -> Bool {
    group.members.count <= (details?.capacity ?? 0) + extraSeats
  }

  /// Whether those of the first waiting parties whom the event could seat may be overtaken.
  func mayOvertake(_ ahead: some Collection<Group>) -> Bool {
    let ahead = ahead.filter { couldSeat($0) }
    if ahead.isEmpty { return true }
    return switch details?.policy.waitlist.fit {
    case .firstFit(let maximum?): ahead.allSatisfy { $0.overtaken < maximum }
    case .firstFit(nil): true
    case .strictFIFO, nil: false
    }
  }

  /// Counts that others pass the first waiting parties; one whom the event could not seat is not passed.
  mutating func overtake(_ places: Range<Int>) {
    for place in places where couldSeat(waiting[place]) { waiting[place].overtaken += 1 }
  }

  /// Gives free seats to waiting parties, in one pass over the list.
  mutating func promote(at now: Int64, ofRequest: Bool) {
    guard let details, now < promotionEnd(details) else { return }
    var place = 0
    while place < waiting.count, mayOvertake(waiting[..<place]) {
      guard waiting[place].members.count <= seats.available else {
        place += 1
        continue
      }
      var group = waiting.remove(at: place)
      overtake(0..<place)
      group.overtaken = 0
      switch offerSeconds(details, at: now) {
      case nil:
        for index in group.members.indices { group.members[index].movedUp = max(now, lastTime) }
        register(group)
        tell(.seated(group.ids, from: .waitlist), at: now, ofRequest: ofRequest)
      case let seconds?:
        group.until = min(now + seconds, promotionEnd(details))
        group.isOffer = true
        kept.append(group)
        tell(.offered(group.ids, until: group.until), at: now, ofRequest: ofRequest)
      }
    }
  }

  /// Ends offers when nobody moves up any more.
  mutating func shortenOffers(at now: Int64) {
    guard let details else { return }
    let end = promotionEnd(details)
    for group in keptByDeadline where group.isOffer && group.until > end {
      guard let place = kept.firstIndex(where: { $0.ids == group.ids }) else { continue }
      var changed = kept.remove(at: place)
      changed.until = end
      // Equal deadlines are in the order of their choice.
      if now < end { kept.append(changed) }
      tell(now < end ? .offered(group.ids, until: end) : .offerExpired(group.ids), at: now)
    }
  }

  /// The instant from which on nobody moves up.
  func promotionEnd(_ details: EventDetails) -> Int64 {
    let cutoff = details.startTime - Int64(details.policy.waitlist.cutoff)
    return cutoff < details.endTime ? cutoff : details.endTime
  }

  /// The duration of an offer, or `nil` if families are registered without one.
  private func offerSeconds(_ details: EventDetails, at now: Int64) -> Int64? {
    switch details.policy.waitlist.promotion {
    case .automatic: nil
    case .offer(let seconds): Int64(seconds)
    case .automaticUntil(let notice, let seconds):
      now + Int64(notice) < details.startTime ? nil : Int64(seconds)
    }
  }

  /// Gives a party seats; its children are then sorted by ID.
  mutating func register(_ group: Group) {
    var group = group
    group.members.sort { $0.attendee.id < $1.attendee.id }
    registered.append(group)
  }

  /// Removes children from the parties of a list, and returns them as one party in the given order.
  @discardableResult
  static func take(_ children: [ChildID], from groups: inout [Group]) -> Group {
    var taken = Group(members: [])
    for child in children {
      for place in groups.indices {
        taken.members += groups[place].members.filter { $0.attendee.id == child }
        groups[place].members.removeAll { $0.attendee.id == child }
      }
    }
    groups.removeAll(where: \.members.isEmpty)
    return taken
  }

  /// Returns the party of the children of a request.
  static func group(_ children: [Child], by person: PersonID) -> Group {
    let members = children.map {
      Member(attendee: EventAttendee($0), registeredBy: person)
    }
    return Group(members: members)
  }
}
