import DeskStores

/// The commands of a run, one after another, the same for the same seed.
struct SoakWorkload {
  let events: Int
  let seats: Int
  private var random: UInt64
  /// The last parties that asked for seats, of whom later commands are.
  private var parties: [(event: UInt64, person: UInt64, number: Int)] = []
  private(set) var count: UInt64 = 0

  init(events: Int, seats: Int, seed: UInt64) {
    self.events = events
    self.seats = seats
    random = seed
  }

  /// The time of the first command, in 2026; a second is 100 commands, and holds last 15 minutes.
  static let start: Int64 = 1_780_000_000

  /// The commands that open the events; they have no requests in common with the others.
  func openings() -> [DeskLine] {
    (0..<UInt64(events)).flatMap { event in
      [DeskLine.Operation.draft, .publish].enumerated().map { step, operation in
        DeskLine(
          request: 1 << 40 | event << 1 | UInt64(step), operation, event: event, person: event,
          number: operation == .draft ? seats : 0, time: Self.start)
      }
    }
  }

  /// Returns the next command: two thirds ask for seats, and the rest do something with those of others.
  mutating func next() -> DeskLine {
    count += 1
    let choice = below(100)
    var operation: DeskLine.Operation =
      switch choice {
      case ..<45: .register
      case ..<57: .registerNow
      case ..<68: .hold
      case ..<80: .confirm
      case ..<84: .release
      case ..<94: .cancel
      case ..<98: .leave
      default: .register
      }
    var party = (event: chooseEvent(), person: count, number: Int(below(3)) + 1)
    if choice >= 68, !parties.isEmpty {
      party = parties[Int(below(UInt64(parties.count)))]
    } else if choice >= 68 {
      operation = .register
    }
    if choice < 68 {
      if parties.count < 2000 { parties.append(party) } else { parties[Int(below(2000))] = party }
    }
    return DeskLine(
      request: count, operation, event: party.event, person: party.person, number: party.number,
      time: Self.start + Int64(count / 100))
  }

  /// A quarter of the commands is for one event.
  private mutating func chooseEvent() -> UInt64 {
    below(4) == 0 ? 0 : below(UInt64(events))
  }

  /// Returns a number below a limit, by SplitMix64.
  mutating func below(_ limit: UInt64) -> UInt64 {
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = random
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ mixed >> 31) % limit
  }
}
