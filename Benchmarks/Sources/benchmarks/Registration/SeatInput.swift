import Foundation
import SeatCounting

/// Commands for the seats of many events, a few of them popular, until the events are empty.
///
/// There are a hundred commands for each event, and five for each person. Events are chosen by Zipf's
/// law with the exponent 0.99, parties have one to four seats, and the time advances by a second
/// after every ten commands.
struct SeatInput {
  /// The initial rules of each event.
  let rules: [SeatEngine.Rules]
  /// The commands, ordered by time.
  let commands: ContiguousArray<SeatEngine.Command>
  /// The number of commands before the events are emptied.
  let arrivals: Int

  /// The time that must pass before all commands are repeated.
  var span: Int64 { Int64(arrivals / 10 + 1) }

  init(arrivals: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let popularity = Zipf(count: max(arrivals / 100, 10), using: &generator)
    rules = popularity.events.map { event in
      let expected = Double(arrivals) * popularity.weights[event] * 1.12
      let isTiny = generator.unit() < 0.05
      let capacity =
        isTiny
        ? generator.next(below: 4) : max(5, UInt32(expected * (0.2 + 0.9 * generator.unit())))
      return SeatEngine.Rules(
        capacity: capacity, waitlistLimit: min(2000, max(3, capacity / 5)), holdSeconds: 60,
        maximumPartySize: 8)
    }
    var commands = ContiguousArray<SeatEngine.Command>()
    commands.reserveCapacity(arrivals * 2)
    var past: [(event: UInt32, person: UInt32)] = []
    var holds = past
    let people = UInt32(max(arrivals / 5, 50))
    for number in 0..<arrivals {
      var command = SeatEngine.Command(
        .register, seats: [1, 1, 1, 1, 1, 2, 2, 3, 3, 4][Int(generator.next(below: 10))],
        event: popularity.event(using: &generator), subject: generator.next(below: people),
        at: Int64(number / 10))
      switch generator.unit() {
      case ..<0.5: break
      case ..<0.56: command.goBack(to: past, using: &generator)
      case ..<0.72:
        command.action = .cancel
        command.goBack(to: past, using: &generator)
      case ..<0.85: command.action = .hold
      case ..<0.97:
        command.action = .confirm
        command.goBack(to: holds.suffix(300), using: &generator)
      case ..<0.985:
        command.action = .setCapacity
        let capacity = Double(rules[Int(command.event)].capacity)
        command.subject = UInt32(capacity * (0.7 + 0.8 * generator.unit()))
      case ..<0.99: command.seats = [0, 9, 200][Int(generator.next(below: 3))]
      case ..<0.995: command.event += UInt32(rules.count)
      default: command.action = .cancel
      }
      if command.action == .hold { holds.append((command.event, command.subject)) }
      if command.action == .hold || command.action == .register, command.event < rules.count {
        past.append((command.event, command.subject))
      }
      commands.append(command)
    }
    self.arrivals = arrivals
    self.commands = commands + Self.departures(after: commands, rules)
  }

  /// Commands that empty all events and restore their initial numbers of seats.
  private static func departures(
    after commands: ContiguousArray<SeatEngine.Command>, _ rules: [SeatEngine.Rules]
  ) -> [SeatEngine.Command] {
    var plain = PlainSeats(rules)
    for command in commands { _ = plain.apply(command) }
    let time = commands.last?.time ?? 0
    return plain.events.enumerated().flatMap { number, event in
      event.people.map { SeatEngine.Command(.cancel, event: UInt32(number), subject: $0, at: time) }
        + [
          SeatEngine.Command(
            .setCapacity, event: UInt32(number), subject: rules[number].capacity, at: time)
        ]
    }
  }

  /// Passes on commands at later times.
  @inline(__always)
  func forEach(_ range: Range<Int>, later: Int64, _ body: (SeatEngine.Command) -> Void) {
    let commands = commands.span
    for index in range {
      var command = commands[index]
      command.time &+= later
      body(command)
    }
  }
}

extension SeatEngine.Command {
  /// Returns the event and the person of an earlier command, if there is one.
  fileprivate mutating func goBack(
    to past: some RandomAccessCollection<(event: UInt32, person: UInt32)>,
    using generator: inout SplitMix64
  ) {
    if let earlier = past.randomElement(using: &generator) { (event, subject) = earlier }
  }
}

/// The popularity of events.
struct Zipf {
  /// The events.
  let events: Range<Int>
  /// The share of each event, in no order.
  let weights: [Double]
  private let sums: [Double]

  init(count: Int, using generator: inout SplitMix64) {
    events = 0..<count
    var weights = (1...count).map { pow(Double($0), -0.99) }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total }.shuffled(using: &generator)
    var sum = 0.0
    sums = weights.map {
      sum += $0
      return sum
    }
    self.weights = weights
  }

  /// Returns a random event according to the shares.
  func event(using generator: inout SplitMix64) -> UInt32 {
    let place = generator.unit()
    var (lower, upper) = (0, events.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if sums[middle] < place { lower = middle + 1 } else { upper = middle }
    }
    return UInt32(lower)
  }
}

extension SplitMix64 {
  /// A number below a bound.
  mutating func next(below bound: UInt32) -> UInt32 { UInt32.random(in: 0..<bound, using: &self) }
}
