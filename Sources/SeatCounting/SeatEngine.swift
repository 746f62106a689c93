/// A fast engine for the seats of many events, with dense IDs, for servers that keep their own
/// records of people.
///
///     var engine = SeatEngine()
///     let soccer = engine.addEvent(SeatEngine.Rules(capacity: 20, waitlistLimit: 5))
///     let command = SeatEngine.Command(.register, seats: 2, event: soccer, subject: 7, at: now)
///     if engine.apply(command) == .registered { print("Two seats for person 7") }
///
/// Each command depends only on the state of its own event, so commands on different events can run
/// in any order. IDs of people are numbers below 2³² - 1. Take them from ``SeatEngine/IDIndex``,
/// because numbers that a client chooses can make lookups slow. *Choosing an API* of
/// `EventRegistration` compares the engine with a desk.
///
/// **Time** comes from the caller. The time of a command is the given time, or that of the event's
/// last fact if that is later. A command first ends all holds and offers whose deadline has passed.
///
/// A command takes O(1) amortized time, plus O(1) for each party that it moves up or passes over on
/// the waiting list and for each expired deadline. It allocates memory only when tables grow.
public struct SeatEngine: ~Copyable, Sendable {
  private var events = Buffer<SeatEvent>(minimumCapacity: 4)
  private var store = SeatStore()
  /// Keeps the compiler from removing the reads that prefetch a batch.
  private var touched: UInt32 = 0

  /// Creates an engine without events.
  public init() {}

  // Without it, a client in Embedded Swift would destroy the properties, whose types it does not see.
  deinit {}

  /// The number of events.
  public var eventCount: Int { Int(events.count) }

  /// Adds an event, and returns its number: 0, 1, 2, and so on.
  public mutating func addEvent(_ rules: Rules) -> UInt32 {
    events.append(SeatEvent(capacity: rules.capacity, rules: store.index(of: rules)))
    return events.count - 1
  }

  /// Performs a command.
  public mutating func apply(_ command: Command) -> Answer {
    var facts = SeatFactCount()
    return apply(command, &facts)
  }

  /// Performs a command, and appends its facts in order.
  ///
  /// A refused command can still append facts of deadlines that are over.
  public mutating func apply(_ command: Command, facts: inout FactLog) -> Answer {
    apply(command, &facts)
  }

  /// Performs commands in order, and appends an answer for each.
  ///
  /// This is faster than one command at a time, because it prefetches memory for several commands.
  ///
  /// - Complexity: O(*n*) for *n* commands, amortized.
  public mutating func apply(
    _ commands: Span<Command>, answers: inout ContiguousArray<Answer>
  ) {
    let offset = answers.count
    answers.append(contentsOf: repeatElement(.unknownEvent, count: commands.count))
    var answers = answers.mutableSpan
    var facts = SeatFactCount()
    // The reads of a block overlap. Smaller blocks wait more often, and larger ones are no faster.
    let block = 32
    for start in stride(from: 0, to: commands.count, by: block) {
      let commands = commands.extracting(start..<min(start + block, commands.count))
      touch(commands)
      for index in commands.indices {
        answers[offset &+ start &+ index] = apply(commands[index], &facts)
      }
    }
  }

  /// Prefetches what commands will read.
  ///
  /// A function of its own has all addresses in registers. So there are fewer instructions between
  /// two reads, and more reads overlap.
  @inline(never)
  private mutating func touch(_ commands: Span<Command>) {
    var read: UInt32 = 0
    for index in commands.indices where commands[index].event < events.count {
      read ^= events[commands[index].event].touch()
    }
    for index in commands.indices where commands[index].event < events.count {
      read ^= events[commands[index].event].touch(commands[index].subject, store)
    }
    touched ^= read
  }

  /// Advances the time of an event: holds and offers whose deadline is at or before `time` end, as
  /// they would with a command at that time.
  ///
  /// Nothing happens if the event is unknown.
  public mutating func advance(to time: Int64, in event: UInt32, facts: inout FactLog) {
    advance(to: time, in: event, as: event, &facts)
  }

  /// Applies a fact of another engine.
  ///
  /// All facts of an event, applied in order, restore its state. If this throws, nothing changes.
  ///
  /// - Complexity: O(1), amortized; O(*n*) for a party that moves up past *n* others.
  /// - Throws: ``SeatEngine/FactError``.
  public mutating func apply(_ fact: Fact) throws(SeatEngine.FactError) {
    try apply(fact, to: fact.event)
  }

  @inline(__always)
  private mutating func apply(
    _ command: Command, _ facts: inout some SeatCommandSink
  ) -> Answer {
    guard command.event < events.count else { return .unknownEvent }
    return events[command.event].apply(command, as: command.event, &store, &facts)
  }
}

// MARK: With the event number of the owner

extension SeatEngine {
  /// Performs a command on `event`, whose facts have the event number of the command.
  @inline(__always)
  mutating func apply(
    _ command: Command, to event: UInt32, _ facts: inout some SeatCommandSink
  ) -> Receipt {
    let answer = events[event].apply(command, as: command.event, &store, &facts)
    return Receipt(answer: answer, version: events[event].version)
  }

  /// Advances the time of `event`, whose facts have the event number `name`.
  mutating func advance(
    to time: Int64, in event: UInt32, as name: UInt32, _ facts: inout some SeatCommandSink
  ) {
    guard event < events.count else { return }
    events[event].advance(to: time, as: name, &store, &facts)
  }

  /// Applies a fact to `event`, whatever event number the fact has.
  mutating func apply(_ fact: Fact, to event: UInt32) throws(SeatEngine.FactError) {
    guard event < events.count else { throw .unknownEvent }
    try events[event].apply(fact, &store)
  }

  /// Returns the number of free seats of an event, or `nil` if the event is unknown.
  func spots(in event: UInt32) -> Int? {
    guard event < events.count else { return nil }
    return Int(events[event].seats.available(events[event].queues(in: store)))
  }
}

// MARK: Reading

extension SeatEngine {
  /// Returns the seat counts of an event, or `nil` if the event is unknown.
  public func summary(of event: UInt32) -> Summary? {
    guard event < events.count else { return nil }
    let queues = events[event].queues(in: store)
    return Summary(
      capacity: events[event].seats.capacity, taken: events[event].seats.slots.taken,
      held: queues.held, offered: queues.offered, waiting: queues.waiting,
      version: events[event].version, time: events[event].time)
  }

  /// Returns the record of each person at an event; empty if the event is unknown.
  ///
  /// The order is: registered people by registration, people with held or offered seats by
  /// deadline, waitlisted people by position.
  ///
  /// - Complexity: O(*n* log *n*) for *n* people.
  public func records(of event: UInt32) -> [Record] {
    guard event < events.count else { return [] }
    return events[event].seats.records(events[event].queues(in: store), store.nodes)
  }

  /// The seat counts of an event of a ``SeatEngine``.
  public struct Summary: Hashable, Sendable {
    /// All seats.
    public let capacity: UInt32

    /// The seats of registered people.
    public let taken: UInt32

    /// The seats on hold.
    public let held: UInt32

    /// The seats that are offered to waitlisted people.
    public let offered: UInt32

    /// The number of waitlisted parties.
    public let waiting: UInt32

    /// The number of facts of the event.
    public let version: UInt64

    /// The time of the last fact, in seconds since 1970-01-01 UTC; `Int64.min` before the first.
    public let time: Int64

    /// The free seats: ``capacity`` minus ``taken``, ``held``, and ``offered``.
    public var available: UInt32 { capacity - taken - held - offered }
  }

  /// A person's status and seats at an event of a ``SeatEngine``.
  public struct Record: Hashable, Sendable, Identifiable {
    /// The status of a person.
    public enum Status: Hashable, Sendable {
      /// The person has seats.
      case registered
      /// The person is waitlisted at a place, from 1.
      case waiting(place: Int)
      /// The seats are held until a time, in seconds since 1970-01-01 UTC.
      case held(until: Int64)
      /// The seats are offered until a time, in seconds since 1970-01-01 UTC.
      case offered(until: Int64)
    }

    /// The person.
    public let person: UInt32

    /// The number of seats, in `1...15`.
    public let seats: UInt8

    /// The status of the person.
    public let status: Status

    /// The person, who has at most one record at an event.
    public var id: UInt32 { person }
  }
}

extension EventSeats {
  fileprivate func records(_ queues: SeatQueues, _ nodes: borrowing SeatNodes) -> [SeatEngine
    .Record]
  {
    var registered: [SeatSlot] = []
    registered.reserveCapacity(Int(slots.count))
    for position in 0..<slots.positions {
      let slot = slots[position]
      if !slot.isEmpty, slot.state == .registered { registered.append(slot) }
    }
    registered.sort { $0.link < $1.link }
    var records = registered.map { slot in
      SeatEngine.Record(
        person: slot.person, seats: UInt8(truncatingIfNeeded: slot.seats), status: .registered)
    }
    var index = queues.kept.head
    while index != SeatNode.none {
      let deadline = nodes[index].deadline
      let isHold = state(of: nodes[index].person) == .held
      records.append(
        nodes[index].record(isHold ? .held(until: deadline) : .offered(until: deadline)))
      index = nodes[index].next
    }
    var place = 1
    index = queues.queue.head
    while index != SeatNode.none {
      records.append(nodes[index].record(.waiting(place: place)))
      place += 1
      index = nodes[index].next
    }
    return records
  }
}

extension SeatNode {
  fileprivate func record(_ status: SeatEngine.Record.Status) -> SeatEngine.Record {
    SeatEngine.Record(person: person, seats: UInt8(truncatingIfNeeded: seats), status: status)
  }
}
