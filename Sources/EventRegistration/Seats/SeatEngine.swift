/// The seats of many events, by dense ids, for a server that keeps its own records of people.
///
///     var engine = SeatEngine()
///     let soccer = engine.addEvent(SeatEngine.Rules(capacity: 20, waitlistLimit: 5))
///     engine.apply(SeatEngine.Command(.register, seats: 2, event: soccer, subject: ana, at: now))
///
/// An event is decided on its own state alone, so that commands on different events can be carried
/// out in any order. Ids of people are any numbers below 2³² - 1; take them from an
/// ``SeatEngine/IDIndex``, since chosen ones can make look-ups slow.
///
/// **Time** is the caller's. A command counts as given at its time, or at that of the event's last
/// fact if that is later; it first ends the holds and offers whose deadline is over.
///
/// A command takes O(1) time, amortized, and more only for each party that it promotes or that it
/// passes over on the waiting list, and for each whose deadline is over. It allocates nothing, but
/// for tables that grow.
public struct SeatEngine: ~Copyable, Sendable {
  private var events = Buffer<SeatEvent>(minimumCapacity: 4)
  private var nodes = SeatNodes()
  /// Keeps the reads ahead of a batch from being removed as unused.
  private var touched: UInt32 = 0

  /// Creates an engine without events.
  public init() {}

  /// The number of events.
  public var eventCount: Int { Int(events.count) }

  /// Adds an event, and returns its number: 0, 1, 2 and so on.
  public mutating func addEvent(_ rules: Rules) -> UInt32 {
    events.append(SeatEvent(rules))
    return events.count - 1
  }

  /// Carries out a command.
  @discardableResult
  public mutating func apply(_ command: Command) -> Answer {
    var facts = SeatFactCount()
    return apply(command, &facts)
  }

  /// Carries out a command, and appends what happened, in order; nothing if it is refused and no
  /// deadline was over.
  @discardableResult
  public mutating func apply(_ command: Command, facts: inout FactLog) -> Answer {
    apply(command, &facts)
  }

  /// Carries out commands in order, and appends an answer for each.
  ///
  /// Faster than one after the other, since the memory for several is fetched at once.
  ///
  /// - Complexity: O(*n*) for *n* commands, amortized.
  public mutating func apply(
    _ commands: Span<Command>, answers: inout ContiguousArray<Answer>
  ) {
    let offset = answers.count
    answers.append(contentsOf: repeatElement(.unknownEvent, count: commands.count))
    var answers = answers.mutableSpan
    var facts = SeatFactCount()
    for start in stride(from: 0, to: commands.count, by: 16) {
      let end = min(start + 16, commands.count)
      var read: UInt32 = 0
      for index in start..<end where commands[index].event < events.count {
        read ^= events[commands[index].event].touch(commands[index].subject)
      }
      touched ^= read
      for index in start..<end { answers[offset + index] = apply(commands[index], &facts) }
    }
  }

  /// Ends holds and offers of an event whose deadline is at or before a time, as a command at that
  /// time would.
  public mutating func letPass(to time: Int64, in event: UInt32, facts: inout FactLog) {
    letPass(to: time, in: event, as: event, &facts)
  }

  /// Makes a fact true that another engine told: all facts of an event, in order, give it the state
  /// that it had there.
  ///
  /// A fact that throws changes nothing.
  ///
  /// - Complexity: O(1), amortized; O(*n*) for a party that is promoted past *n* others.
  /// - Throws: ``SeatEngine/FactError``.
  public mutating func apply(_ fact: Fact) throws(SeatEngine.FactError) {
    try apply(fact, to: fact.event)
  }

  @inline(__always)
  private mutating func apply(
    _ command: Command, _ facts: inout some SeatCommandSink
  ) -> Answer {
    guard command.event < events.count else { return .unknownEvent }
    return events[command.event].apply(command, as: command.event, &nodes, &facts)
  }
}

// MARK: Under a number of the owner's

extension SeatEngine {
  /// Carries out a command on an event, which its facts know by the number of the command.
  @inline(__always)
  mutating func apply(
    _ command: Command, to event: UInt32, _ facts: inout some SeatCommandSink
  ) -> Receipt {
    let answer = events[event].apply(command, as: command.event, &nodes, &facts)
    return Receipt(answer: answer, version: events[event].version)
  }

  /// Lets time pass for an event, which its facts know by another number.
  mutating func letPass(
    to time: Int64, in event: UInt32, as name: UInt32, _ facts: inout some SeatCommandSink
  ) {
    guard event < events.count else { return }
    events[event].letPass(to: time, as: name, &nodes, &facts)
  }

  /// Makes a fact true of an event, which the fact knows by another number.
  mutating func apply(_ fact: Fact, to event: UInt32) throws(SeatEngine.FactError) {
    guard event < events.count else { throw .unknownEvent }
    try events[event].apply(fact, &nodes)
  }

  /// The free seats of an event in the upper half, and the lowest 32 bits of its version in the
  /// lower.
  @inline(__always)
  func spots(in event: UInt32) -> UInt64 {
    UInt64(events[event].seats.available) << 32 | events[event].version & 0xFFFF_FFFF
  }
}

// MARK: Reading

extension SeatEngine {
  /// The seats of an event in numbers, or `nil` if there is no such event.
  public func summary(of event: UInt32) -> Summary? {
    guard event < events.count else { return nil }
    return Summary(
      capacity: events[event].seats.capacity, taken: events[event].seats.taken,
      held: events[event].seats.held, offered: events[event].seats.offered,
      waiting: events[event].seats.waiting, version: events[event].version,
      time: events[event].time)
  }

  /// What each person has at an event; empty if there is no such event.
  ///
  /// First the registered ones in the order of their registration, then those for whom seats are
  /// held or to whom they are offered, by deadline, then those who wait, in order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* people.
  public func records(of event: UInt32) -> [Record] {
    guard event < events.count else { return [] }
    return events[event].seats.records(nodes)
  }
}

extension SeatTable {
  fileprivate func records(_ nodes: borrowing SeatNodes) -> [SeatEngine.Record] {
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
    var index = kept.head
    while index != SeatNode.none {
      let deadline = nodes[index].deadline
      let isHold = state(of: nodes[index].person) == .held
      records.append(
        nodes[index].record(isHold ? .held(until: deadline) : .offered(until: deadline)))
      index = nodes[index].next
    }
    var place = 1
    index = queue.head
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
