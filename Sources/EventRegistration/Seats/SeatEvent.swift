/// An event of a ``SeatEngine``: its seats and its rules.
struct SeatEvent: ~Copyable, Sendable {
  var seats: SeatTable
  let maximumPartySize: UInt8
  let holdSeconds: UInt32
  let opens: Int64
  let closes: Int64
  /// The time of the last fact.
  private(set) var time = Int64.min
  /// The number of facts.
  private(set) var version: UInt64 = 0

  init(_ rules: SeatEngine.Rules) {
    seats = SeatTable(capacity: rules.capacity, waitlistLimit: rules.waitlistLimit)
    seats.maximumOvertakings = rules.maximumOvertakings
    seats.offerSeconds = Int64(rules.offerSeconds)
    opens = rules.window.lowerBound
    closes = rules.window.upperBound
    holdSeconds = rules.holdSeconds
    maximumPartySize = rules.maximumPartySize
  }

  /// Prefetches the cache lines that a command on a person will read.
  @inline(__always)
  func touch(_ person: UInt32) -> UInt32 {
    seats.slots.touch(person) ^ UInt32(truncatingIfNeeded: version)
  }

  /// Advances the time, and performs a command.
  @inline(__always)
  mutating func apply(
    _ command: SeatEngine.Command, as event: UInt32, _ nodes: inout SeatNodes,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    let now = begin(at: command.time, event, &facts)
    seats.advance(to: now, &nodes, &facts)
    let answer = decide(command, at: now, &nodes, &facts)
    end(at: now, facts)
    return answer
  }

  /// Ends all holds and offers whose deadline is over.
  mutating func advance(
    to time: Int64, as event: UInt32, _ nodes: inout SeatNodes,
    _ facts: inout some SeatCommandSink
  ) {
    let now = begin(at: time, event, &facts)
    seats.advance(to: now, &nodes, &facts)
    end(at: now, facts)
  }

  /// Returns the time of the command, which is not before that of the last fact.
  @inline(__always)
  private func begin(
    at commandTime: Int64, _ event: UInt32, _ facts: inout some SeatCommandSink
  ) -> Int64 {
    let now = max(commandTime, time)
    facts.begin(event: event, version: version, time: now)
    return now
  }

  @inline(__always)
  private mutating func end(at now: Int64, _ facts: borrowing some SeatCommandSink) {
    let happened = facts.count
    guard happened > 0 else { return }
    version &+= UInt64(happened)
    time = now
  }

  /// Counts an applied fact.
  mutating func countFact(at now: Int64) {
    version &+= 1
    time = now
  }

  @inline(__always)
  private mutating func decide(
    _ command: SeatEngine.Command, at now: Int64, _ nodes: inout SeatNodes,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    switch command.action {
    case .register, .hold:
      guard command.seats > 0, command.seats <= maximumPartySize else { return .invalidParty }
      guard now >= opens else { return .notOpen }
      guard now < closes else { return .closed }
      guard command.subject != .max else { return .limitExceeded }
      let none = EmptyCollection<UInt32>()
      guard command.action == .hold else {
        return seats.register(
          command.subject, seats: UInt32(command.seats), companions: none, joinsWaitlist: true,
          &nodes, &facts)
      }
      let deadline = now > .max - Int64(holdSeconds) ? .max : now + Int64(holdSeconds)
      return seats.hold(
        command.subject, seats: UInt32(command.seats), companions: none, until: deadline, &nodes,
        &facts)
    case .cancel:
      return seats.cancel(command.subject, at: now, &nodes, &facts)
    case .confirm:
      return seats.confirm(command.subject, &nodes, &facts)
    case .setCapacity:
      return seats.setCapacity(command.subject, at: now, &nodes, &facts)
    }
  }
}
