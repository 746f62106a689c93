@testable import SeatCounting

/// A plain model of the seats of an event, with lists only: it counts everything from the start.
struct PlainSeats {
  struct Member: Equatable {
    var person: UInt32
    var seats: UInt32
  }

  struct Party: Equatable {
    var members: [Member]
    var deadline: Int64 = 0
    var isOffer = false
    var overtakings: UInt32 = 0
    var seats: UInt32 { members.reduce(0) { $0 + $1.seats } }
  }

  struct Change: Equatable {
    var change: SeatEngine.Change
    var person: UInt32
    var seats: UInt32
    var isCompanion: Bool
    var value: Int64
  }

  var capacity: UInt32
  var waitlistLimit: UInt32
  var maximumOvertakings: UInt32
  var offerSeconds: Int64
  /// In the order of registration.
  var registered: [Party] = []
  var waiting: [Party] = []
  /// In the order in which seats were first held or offered.
  var kept: [Party] = []
  var changes: [Change] = []

  var taken: UInt32 { registered.reduce(0) { $0 + $1.seats } }
  var held: UInt32 { kept.reduce(0) { $0 + ($1.isOffer ? 0 : $1.seats) } }
  var offered: UInt32 { kept.reduce(0) { $0 + ($1.isOffer ? $1.seats : 0) } }
  var available: UInt32 { capacity - taken - held - offered }

  /// The parties with held or offered seats, by deadline.
  var keptByDeadline: [Party] {
    kept.enumerated().sorted {
      ($0.element.deadline, $0.offset) < ($1.element.deadline, $1.offset)
    }.map(\.element)
  }

  func state(of person: UInt32) -> SeatState? {
    func has(_ party: Party) -> Bool { party.members.contains { $0.person == person } }
    if registered.contains(where: has) { return .registered }
    if waiting.contains(where: has) { return .waiting }
    return kept.first(where: has).map { $0.isOffer ? .offered : .held }
  }

  /// The records of all people.
  var states: [UInt32: SeatState] {
    var states: [UInt32: SeatState] = [:]
    for (parties, state) in [
      (registered, SeatState.registered), (waiting, .waiting), (kept, .held),
    ] {
      for party in parties {
        for member in party.members { states[member.person] = party.isOffer ? .offered : state }
      }
    }
    return states
  }

  private mutating func tell(_ change: SeatEngine.Change, _ members: [Member], value: Int64 = 0) {
    for (index, member) in members.enumerated() {
      changes.append(
        Change(
          change: change, person: member.person, seats: member.seats, isCompanion: index > 0,
          value: value))
    }
  }

  /// Whether a party may overtake all of them.
  private func mayPass(_ others: some Sequence<Party>) -> Bool {
    others.allSatisfy {
      maximumOvertakings == .max || $0.overtakings < maximumOvertakings
    }
  }

  mutating func promote(at time: Int64) {
    while let index = waiting.indices.first(where: {
      waiting[$0].seats <= available && mayPass(waiting[..<$0])
    }) {
      for ahead in 0..<index { waiting[ahead].overtakings += 1 }
      var party = waiting.remove(at: index)
      if offerSeconds == 0 {
        tell(.promoted, party.members)
        registered.append(party)
      } else {
        party.deadline = time > .max - offerSeconds ? .max : time + offerSeconds
        (party.isOffer, party.overtakings) = (true, 0)
        tell(.offered, party.members, value: party.deadline)
        kept.append(party)
      }
    }
  }

  mutating func advance(to time: Int64) {
    var ended = false
    while let first = keptByDeadline.first, first.deadline <= time {
      kept.removeAll { $0 == first }
      tell(first.isOffer ? .offerExpired : .holdExpired, first.members)
      ended = true
    }
    if ended { promote(at: time) }
  }

  private func refusal(of party: Party) -> SeatEngine.Answer? {
    switch state(of: party.members[0].person) {
    case .registered?: return .alreadyRegistered
    case .waiting?: return .alreadyWaiting
    case .held?, .offered?: return .alreadyHeld
    case nil: return party.seats > capacity ? .partyTooLarge : nil
    }
  }

  /// Seats a newcomer ahead of all waiting parties, if that is allowed.
  private mutating func admits(_ party: Party) -> Bool {
    guard party.seats <= available, mayPass(waiting) else { return false }
    for index in waiting.indices { waiting[index].overtakings += 1 }
    return true
  }

  mutating func register(_ members: [Member], joinsWaitlist: Bool) -> SeatEngine.Answer {
    let party = Party(members: members)
    if let refusal = refusal(of: party) { return refusal }
    if admits(party) {
      registered.append(party)
      tell(.registered, members)
      return .registered
    }
    guard joinsWaitlist, waiting.count < waitlistLimit else { return .full }
    waiting.append(party)
    tell(.waitlisted, members, value: Int64(waiting.count))
    return .waitlisted
  }

  mutating func hold(_ members: [Member], until deadline: Int64) -> SeatEngine.Answer {
    let party = Party(members: members, deadline: deadline)
    if let refusal = refusal(of: party) { return refusal }
    guard admits(party) else { return .full }
    kept.append(party)
    tell(.held, members, value: deadline)
    return .held
  }

  /// Removes a person from their party.
  private mutating func take(
    _ person: UInt32, from parties: WritableKeyPath<Self, [Party]>
  ) -> Member? {
    for index in self[keyPath: parties].indices {
      let members = self[keyPath: parties][index].members
      guard let place = members.firstIndex(where: { $0.person == person }) else { continue }
      self[keyPath: parties][index].members.remove(at: place)
      if members.count == 1 { self[keyPath: parties].remove(at: index) }
      return members[place]
    }
    return nil
  }

  mutating func confirm(_ person: UInt32) -> SeatEngine.Answer {
    let state = state(of: person)
    guard state == .held || state == .offered, let member = take(person, from: \.kept) else {
      return .notHeld
    }
    registered.append(Party(members: [member]))
    tell(state == .held ? .holdConfirmed : .offerAccepted, [member])
    return .registered
  }

  mutating func cancel(_ person: UInt32, at time: Int64) -> SeatEngine.Answer {
    let answer: SeatEngine.Answer
    switch state(of: person) {
    case .registered?:
      tell(.cancelled, [take(person, from: \.registered)].compactMap(\.self))
      answer = .cancelled
    case .waiting?:
      tell(.leftWaitlist, [take(person, from: \.waiting)].compactMap(\.self))
      answer = .leftWaitlist
    case .held?:
      tell(.holdReleased, [take(person, from: \.kept)].compactMap(\.self))
      answer = .released
    case .offered?:
      tell(.offerDeclined, [take(person, from: \.kept)].compactMap(\.self))
      answer = .released
    case nil: return .notRegistered
    }
    promote(at: time)
    return answer
  }

  mutating func setCapacity(_ capacity: UInt32, at time: Int64) -> SeatEngine.Answer {
    guard capacity <= Int32.max else { return .limitExceeded }
    guard capacity >= taken + held + offered else { return .capacityBelowCommitted }
    self.capacity = capacity
    changes.append(
      Change(
        change: .capacityChanged, person: 0, seats: 0, isCompanion: false, value: Int64(capacity)))
    promote(at: time)
    return .capacityChanged
  }
}
