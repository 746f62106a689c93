@testable import SeatCounting

/// A plain model of ``SeatEngine``, made of ``PlainSeats``.
struct PlainSeatEngine {
  struct Event {
    let rules: SeatEngine.Rules
    var seats: PlainSeats
    var time = Int64.min
    var version: UInt64 = 0
  }

  var events: [Event]

  init(_ rules: [SeatEngine.Rules]) {
    events = rules.map { rules in
      Event(
        rules: rules,
        seats: PlainSeats(
          capacity: rules.capacity, waitlistLimit: rules.waitlistLimit,
          maximumOvertakings: rules.maximumOvertakings, offerSeconds: Int64(rules.offerSeconds)))
    }
  }

  mutating func apply(_ command: SeatEngine.Command) -> (
    answer: SeatEngine.Answer, facts: [SeatEngine.Fact]
  ) {
    guard command.event < events.count else { return (.unknownEvent, []) }
    return events[Int(command.event)].apply(command)
  }

  func summary(of event: UInt32) -> SeatEngine.Summary {
    let event = events[Int(event)]
    return SeatEngine.Summary(
      capacity: event.seats.capacity, taken: event.seats.taken, held: event.seats.held,
      offered: event.seats.offered, waiting: UInt32(event.seats.waiting.count),
      version: event.version, time: event.time)
  }

  func records(of event: UInt32) -> [SeatEngine.Record] {
    let seats = events[Int(event)].seats
    func record(_ party: PlainSeats.Party, _ status: SeatEngine.Record.Status) -> SeatEngine.Record
    {
      SeatEngine.Record(person: party.members[0].person, seats: UInt8(party.seats), status: status)
    }
    return seats.registered.map { record($0, .registered) }
      + seats.keptByDeadline.map {
        record($0, $0.isOffer ? .offered(until: $0.deadline) : .held(until: $0.deadline))
      }
      + seats.waiting.enumerated().map { record($1, .waiting(place: $0 + 1)) }
  }
}

extension PlainSeatEngine.Event {
  fileprivate mutating func apply(
    _ command: SeatEngine.Command
  ) -> (answer: SeatEngine.Answer, facts: [SeatEngine.Fact]) {
    let now = max(command.time, time)
    seats.changes = []
    seats.advance(to: now)
    let answer = decide(command, at: now)
    let facts = seats.changes.enumerated().map { index, change in
      SeatEngine.Fact(
        event: command.event, version: UInt32(version) + UInt32(index) + 1,
        person: change.person, time: now, value: change.value, change: change.change,
        seats: UInt8(change.seats))
    }
    version += UInt64(facts.count)
    if !facts.isEmpty { time = now }
    return (answer, facts)
  }

  private mutating func decide(_ command: SeatEngine.Command, at now: Int64) -> SeatEngine.Answer {
    let members = [PlainSeats.Member(person: command.subject, seats: UInt32(command.seats))]
    switch command.action {
    case .register, .hold:
      guard (1...rules.maximumPartySize).contains(command.seats) else { return .invalidParty }
      if now < rules.window.lowerBound { return .notOpen }
      if now >= rules.window.upperBound { return .closed }
      if command.subject == .max { return .limitExceeded }
      return command.action == .register
        ? seats.register(members, joinsWaitlist: true)
        : seats.hold(members, until: now + Int64(rules.holdSeconds))
    case .cancel: return seats.cancel(command.subject, at: now)
    case .confirm: return seats.confirm(command.subject)
    case .setCapacity: return seats.setCapacity(command.subject, at: now)
    }
  }
}
