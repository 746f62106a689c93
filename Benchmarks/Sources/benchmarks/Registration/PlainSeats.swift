import BenchmarkHarness
import SeatCounting

/// The seats of many events in dictionaries and arrays.
struct PlainSeats {
  private(set) var events: [Event]

  /// The seats of an event.
  struct Event {
    /// A person who waits, or has a hold.
    struct Place {
      let person: UInt32
      let seats: UInt32
      let deadline: Int64
    }

    private var capacity: UInt32
    private let waitlistLimit: UInt32
    private let holdSeconds: Int64
    private let maximumPartySize: UInt8
    private var registered: [UInt32: (seats: UInt32, order: Int)] = [:]
    private var registrations = 0
    private var waiting: [Place] = []
    /// By deadline, which is the order in which they come.
    private var held: [Place] = []
    private var taken: UInt32 = 0

    init(_ rules: SeatEngine.Rules) {
      (capacity, waitlistLimit) = (rules.capacity, rules.waitlistLimit)
      (holdSeconds, maximumPartySize) = (Int64(rules.holdSeconds), rules.maximumPartySize)
    }

    private var heldSeats: UInt32 { held.reduce(0) { $0 + $1.seats } }
    private var available: UInt32 { capacity - taken - heldSeats }

    /// Everybody who has something: first those with seats, in the order of their registration.
    var people: [UInt32] {
      registered.sorted { $0.value.order < $1.value.order }.map(\.key)
        + (held + waiting).map(\.person)
    }
  }

  init(_ rules: [SeatEngine.Rules]) { events = rules.map(Event.init) }

  mutating func apply(_ command: SeatEngine.Command) -> SeatEngine.Answer {
    guard command.event < events.count else { return .unknownEvent }
    return events[Int(command.event)].apply(command)
  }

  func add(to digest: inout SeatDigest) {
    for event in events { event.add(to: &digest) }
  }
}

extension PlainSeats.Event {
  fileprivate mutating func apply(_ command: SeatEngine.Command) -> SeatEngine.Answer {
    let living = held.filter { $0.deadline > command.time }
    if living.count < held.count {
      held = living
      promote()
    }
    let person = command.subject
    switch command.action {
    case .register, .hold:
      guard (1...maximumPartySize).contains(command.seats) else { return .invalidParty }
      if registered[person] != nil { return .alreadyRegistered }
      if waiting.contains(where: { $0.person == person }) { return .alreadyWaiting }
      if held.contains(where: { $0.person == person }) { return .alreadyHeld }
      return arrive(command)
    case .cancel: return cancel(person)
    case .confirm:
      guard let index = held.firstIndex(where: { $0.person == person }) else { return .notHeld }
      seat(held.remove(at: index))
      return .registered
    case .setCapacity:
      guard person >= taken + heldSeats else { return .capacityBelowCommitted }
      capacity = person
      promote()
      return .capacityChanged
    }
  }

  private mutating func arrive(_ command: SeatEngine.Command) -> SeatEngine.Answer {
    let place = Place(
      person: command.subject, seats: UInt32(command.seats), deadline: command.time + holdSeconds)
    guard place.seats <= capacity else { return .partyTooLarge }
    if waiting.isEmpty, place.seats <= available {
      if command.action == .hold {
        held.append(place)
        return .held
      }
      seat(place)
      return .registered
    }
    guard command.action == .register, waiting.count < waitlistLimit else { return .full }
    waiting.append(place)
    return .waitlisted
  }

  private mutating func cancel(_ person: UInt32) -> SeatEngine.Answer {
    defer { promote() }
    if let registration = registered.removeValue(forKey: person) {
      taken -= registration.seats
      return .cancelled
    }
    if let index = waiting.firstIndex(where: { $0.person == person }) {
      waiting.remove(at: index)
      return .leftWaitlist
    }
    guard let index = held.firstIndex(where: { $0.person == person }) else { return .notRegistered }
    held.remove(at: index)
    return .released
  }

  private mutating func seat(_ place: Place) {
    registrations += 1
    registered[place.person] = (place.seats, registrations)
    taken += place.seats
  }

  private mutating func promote() {
    while let first = waiting.first, first.seats <= available { seat(waiting.removeFirst()) }
  }

  fileprivate func add(to digest: inout SeatDigest) {
    digest.add(UInt64(capacity), UInt64(taken), UInt64(heldSeats), 0, UInt64(waiting.count))
    for person in people.prefix(registered.count) {
      digest.add(UInt64(person), UInt64(registered[person]?.seats ?? 0), 0, 0)
    }
    for place in held {
      digest.add(
        UInt64(place.person), UInt64(place.seats), 2, UInt64(bitPattern: place.deadline))
    }
    for (index, place) in waiting.enumerated() {
      digest.add(UInt64(place.person), UInt64(place.seats), 1, UInt64(index + 1))
    }
  }
}

/// A checksum of answers and states, in order.
struct SeatDigest {
  private(set) var sum: UInt64 = 0

  mutating func add(_ words: UInt64...) {
    for word in words {
      var generator = SplitMix64(seed: sum ^ word)
      sum = generator.next()
    }
  }

  /// Adds the state of an event, which has its own numbers for people.
  mutating func add(
    _ summary: SeatEngine.Summary?, _ records: [SeatEngine.Record],
    person: (UInt32) -> UInt32 = { $0 }
  ) {
    guard let summary else { return }
    add(
      UInt64(summary.capacity), UInt64(summary.taken), UInt64(summary.held),
      UInt64(summary.offered), UInt64(summary.waiting))
    for record in records {
      let (kind, value): (UInt64, Int64) =
        switch record.status {
        case .registered: (0, 0)
        case .waiting(let place): (1, Int64(place))
        case .held(let deadline): (2, deadline)
        case .offered(let deadline): (3, deadline)
        }
      add(UInt64(person(record.person)), UInt64(record.seats), kind, UInt64(bitPattern: value))
    }
  }
}

/// Commands for plain seats.
struct PlainSeatWorkload: Workload {
  let input: SeatInput
  /// Whether all commands run, until the events are empty.
  let isWhole: Bool
  private var seats: PlainSeats

  init(_ input: SeatInput, isWhole: Bool) {
    (self.input, self.isWhole) = (input, isWhole)
    seats = PlainSeats(input.rules)
  }

  var operations: Int { isWhole ? input.commands.count : input.arrivals }

  mutating func setUp() { seats = PlainSeats(input.rules) }

  mutating func run(_ count: Int) -> Int {
    input.commands.prefix(count).reduce(0) { $0 + (seats.apply($1).isAccepted ? 1 : 0) }
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    var digest = SeatDigest()
    for (number, command) in input.commands.prefix(count).enumerated() {
      if number == input.arrivals { seats.add(to: &digest) }
      digest.add(UInt64(seats.apply(command).rawValue))
    }
    seats.add(to: &digest)
    return digest.sum
  }
}
