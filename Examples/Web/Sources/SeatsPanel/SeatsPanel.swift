import SeatCounting
import WebGlue

/// One event, at which families book seats for their children.
///
/// Family 0 is the visitor's.
public enum SeatsPanel {
  /// Answers a question about the event.
  ///
  /// - `open SEATS WAITLIST OVERTAKINGS`: a new event.
  /// - `rush FAMILIES SEED`: families of one to five children book one after another, and
  ///   about one in ten cancels later.
  /// - `book FAMILY SEATS` and `cancel FAMILY`: one command.
  ///
  /// Each answer has the seats after it and a digit for each family: `0` without seats, `1`
  /// registered, and `2` waiting.
  public static func answer(_ question: Question) -> JSON {
    switch question.name {
    case "open":
      event = Event(
        SeatEngine.Rules(
          capacity: UInt32(clamping: question.integer(0)),
          waitlistLimit: UInt32(clamping: question.integer(1)),
          maximumOvertakings: UInt32(clamping: question.integer(2))))
    case "rush":
      return event.rush(
        families: min(max(question.integer(0), 0), 100_000),
        seed: UInt32(clamping: question.integer(1)))
    case "book":
      return event.perform(
        .register, by: UInt32(clamping: question.integer(0)),
        seats: UInt8(clamping: question.integer(1)))
    case "cancel":
      return event.perform(.cancel, by: UInt32(clamping: question.integer(0)), seats: 1)
    default: break
    }
    return event.json([])
  }

  nonisolated(unsafe) private static var event = Event(SeatEngine.Rules(capacity: 0))
}

/// An event in an engine of its own.
private struct Event: ~Copyable {
  private var engine = SeatEngine()
  private let number: UInt32
  private var time: Int64 = 0
  private var families = 1

  init(_ rules: SeatEngine.Rules) { number = engine.addEvent(rules) }

  mutating func perform(
    _ action: SeatEngine.Command.Action, by family: UInt32, seats: UInt8
  ) -> JSON {
    guard family < families else { return json([("outcome", .text("unknown"))]) }
    time += 1
    let answer = engine.apply(
      SeatEngine.Command(action, seats: seats, event: number, subject: family, at: time))
    return json([("outcome", .text(name(of: answer)))])
  }

  mutating func rush(families count: Int, seed: UInt32) -> JSON {
    families = count + 1
    var state = seed
    func random(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((UInt64(state >> 8) * UInt64(limit)) >> 24)
    }
    var commands: [SeatEngine.Command] = []
    for family in 0..<count {
      time += 1
      // Most families have one or two children.
      let seats = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5][random(below: 11)]
      commands.append(
        SeatEngine.Command(
          .register, seats: UInt8(seats), event: number, subject: UInt32(family + 1), at: time))
      if random(below: 10) == 0 {
        let other = UInt32(random(below: family + 1) + 1)
        commands.append(SeatEngine.Command(.cancel, event: number, subject: other, at: time))
      }
    }
    var outcomes = [Int](repeating: 0, count: 32)
    var samples: [JSON] = []
    let step = max(commands.count / 100, 1)
    for (position, command) in commands.enumerated() {
      outcomes[Int(engine.apply(command).rawValue)] += 1
      if (position + 1) % step == 0 || position + 1 == commands.count,
        let seats = engine.summary(of: number)
      {
        samples.append(
          .array([
            .integer(position + 1), .integer(Int(seats.taken)), .integer(Int(seats.waiting)),
          ]))
      }
    }
    let counts = outcomes.enumerated().compactMap { number, count -> JSON? in
      guard count > 0, let answer = SeatEngine.Answer(rawValue: UInt8(number)) else { return nil }
      return .array([.text(name(of: answer)), .integer(count)])
    }
    return json([
      ("commands", .integer(commands.count)), ("outcomes", .array(counts)),
      ("samples", .array(samples)),
    ])
  }

  /// The event, with other fields before it.
  func json(_ fields: [(StaticString, JSON)]) -> JSON {
    guard let seats = engine.summary(of: number) else { return .null }
    var states = ContiguousArray(repeating: UInt8(ascii: "0"), count: families)
    var sizes = states
    var (registered, place, mine) = (0, 0, JSON.null)
    for record in engine.records(of: number) {
      sizes[Int(record.person)] += record.seats
      switch record.status {
      case .registered:
        states[Int(record.person)] = UInt8(ascii: "1")
        registered += Int(record.seats)
        if record.person == 0 { mine = .object([("seats", .integer(Int(record.seats)))]) }
      case .waiting(let number):
        states[Int(record.person)] = UInt8(ascii: "2")
        place = number
        if record.person == 0 {
          mine = .object([
            ("seats", .integer(Int(record.seats))), ("place", .integer(place)),
          ])
        }
      default: break
      }
    }
    return .object(
      fields + [
        ("capacity", .integer(Int(seats.capacity))), ("taken", .integer(Int(seats.taken))),
        ("available", .integer(Int(seats.available))), ("waiting", .integer(Int(seats.waiting))),
        ("counted", .integer(registered)), ("mine", mine),
        ("states", .text(String(decoding: states, as: UTF8.self))),
        ("sizes", .text(String(decoding: sizes, as: UTF8.self))),
      ])
  }

  private func name(of answer: SeatEngine.Answer) -> String {
    switch answer {
    case .registered: "registered"
    case .waitlisted: "waitlisted"
    case .cancelled: "canceled"
    case .leftWaitlist: "left the waiting list"
    case .alreadyRegistered: "already registered"
    case .alreadyWaiting: "already waiting"
    case .full: "full"
    case .partyTooLarge: "party too large"
    case .notRegistered: "nothing to cancel"
    default: "refused"
    }
  }
}
