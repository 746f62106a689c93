/// The seats of many events, by dense ids, for a server that keeps its own records of people.
///
///     var engine = SeatEngine()
///     let soccer = engine.addEvent(SeatRules(capacity: 20, waitlistLimit: 5))
///     engine.apply(SeatCommand(.register, seats: 2, event: soccer, subject: ana, at: now))
///
/// An event is decided on its own state alone, so that commands on different events can be carried
/// out in any order. Ids of people are any numbers below 2³² - 1; take them from an
/// ``IDDirectory``, since chosen ones can make look-ups slow. A command takes O(1) time, amortized,
/// and more only for each party that it promotes or overtakes or whose deadline is over. Time is the
/// caller's: at an earlier time than the command's before nothing more is over.
public struct SeatEngine: ~Copyable, Sendable {
  fileprivate struct Event: ~Copyable, Sendable {
    var seats: SeatTable
    let opens: Int64
    let closes: Int64
    let holdSeconds: UInt32
    let maximumPartySize: UInt8
    var version: UInt32 = 0

    init(_ rules: SeatRules) {
      seats = SeatTable(capacity: rules.capacity, waitlistLimit: rules.waitlistLimit)
      seats.maximumOvertakings = rules.maximumOvertakings
      seats.offerSeconds = Int64(rules.offerSeconds)
      opens = rules.window.lowerBound
      closes = rules.window.upperBound
      holdSeconds = rules.holdSeconds
      maximumPartySize = rules.maximumPartySize
    }
  }

  private var events = Buffer<Event>(minimumCapacity: 4)
  private var nodes = SeatNodes()
  /// Keeps the reads ahead of a batch from being removed as unused.
  private var touched: UInt32 = 0

  /// Creates an engine without events.
  public init() {}

  /// The number of events.
  public var eventCount: Int { Int(events.count) }

  /// Adds an event, and returns its number: 0, 1, 2 and so on.
  public mutating func addEvent(_ rules: SeatRules) -> UInt32 {
    events.append(Event(rules))
    return events.count - 1
  }

  /// Carries out a command.
  @discardableResult
  public mutating func apply(_ command: SeatCommand) -> SeatAnswer {
    var facts = NoSeatFacts()
    return apply(command, &facts)
  }

  /// Carries out a command, and appends what happened, in order; nothing if it is refused and no
  /// deadline was over.
  @discardableResult
  public mutating func apply(_ command: SeatCommand, facts: inout SeatFactLog) -> SeatAnswer {
    facts.event = command.event
    facts.time = command.time
    return apply(command, &facts)
  }

  /// Carries out commands in order, and appends an answer for each.
  ///
  /// Faster than one after the other, since the memory of many is fetched at once.
  ///
  /// - Complexity: O(*n*) for *n* commands, amortized.
  public mutating func apply(
    _ commands: Span<SeatCommand>, answers: inout ContiguousArray<SeatAnswer>
  ) {
    answers.reserveCapacity(answers.count + commands.count)
    var facts = NoSeatFacts()
    var start = 0
    while start < commands.count {
      let end = min(start + 32, commands.count)
      for index in start..<end where commands[index].event < events.count {
        touched ^= events[commands[index].event].seats.slots.touch(commands[index].subject)
      }
      for index in start..<end { answers.append(apply(commands[index], &facts)) }
      start = end
    }
  }

  /// Ends holds and offers of an event whose deadline is at or before a time, as a command at that
  /// time would.
  public mutating func letPass(to time: Int64, in event: UInt32, facts: inout SeatFactLog) {
    guard event < events.count else { return }
    facts.event = event
    facts.time = time
    events[event].seats.letPass(to: time, &nodes, &facts)
  }

  @inline(__always)
  private mutating func apply(
    _ command: SeatCommand, _ facts: inout some SeatFactSink & ~Copyable
  ) -> SeatAnswer {
    guard command.event < events.count else { return .unknownEvent }
    let answer = events[command.event].apply(command, &nodes, &facts)
    return answer
  }
}

extension SeatEngine.Event {
  @inline(__always)
  fileprivate mutating func apply(
    _ command: SeatCommand, _ nodes: inout SeatNodes, _ facts: inout some SeatFactSink & ~Copyable
  ) -> SeatAnswer {
    seats.letPass(to: command.time, &nodes, &facts)
    switch command.action {
    case .register, .hold:
      guard command.seats > 0, command.seats <= maximumPartySize else { return .invalidParty }
      guard command.time >= opens else { return .notOpen }
      guard command.time < closes else { return .closed }
      guard command.subject != .max else { return .limitExceeded }
      let none = EmptyCollection<UInt32>()
      guard command.action == .hold else {
        return seats.register(
          command.subject, seats: UInt32(command.seats), companions: none, joinsWaitlist: true,
          &nodes, &facts)
      }
      let deadline =
        command.time > .max - Int64(holdSeconds) ? .max : command.time + Int64(holdSeconds)
      return seats.hold(
        command.subject, seats: UInt32(command.seats), companions: none, until: deadline, &nodes,
        &facts)
    case .cancel:
      return seats.cancel(command.subject, at: command.time, &nodes, &facts)
    case .confirm:
      return seats.confirm(command.subject, &nodes, &facts)
    case .setCapacity:
      return seats.setCapacity(command.subject, at: command.time, &nodes, &facts)
    }
  }
}
