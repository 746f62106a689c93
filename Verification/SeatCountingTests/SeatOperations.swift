import SeatCounting
import TestSupport

/// Random events and commands, chosen so that every answer occurs.
struct SeatOperations {
  let rules: [SeatEngine.Rules]
  let commands: [SeatEngine.Command]

  init(seed: Int, count: Int) {
    var generator = SeededGenerator(seed: seed)
    rules = (0..<3).map { _ in SeatEngine.Rules(random: &generator) }
    var time: Int64 = 0
    var commands: [SeatEngine.Command] = []
    for _ in 0..<count {
      time += [-2, 0, 0, 0, 1, 1, 2, 9].randomElement(using: &generator) ?? 0
      commands.append(SeatEngine.Command(at: time, random: &generator))
    }
    self.commands = commands
  }
}

extension SeatEngine.Rules {
  fileprivate init(random generator: inout SeededGenerator) {
    let opens = Int64.random(in: 0...200, using: &generator)
    let isBounded = Int.random(in: 0..<3, using: &generator) == 0
    self.init(
      capacity: .random(in: 0...16, using: &generator),
      waitlistLimit: .random(in: 0...8, using: &generator),
      maximumOvertakings: [0, 0, 1, 2, 3, 7, .max].randomElement(using: &generator) ?? 0,
      offerSeconds: [0, 0, 5, 30].randomElement(using: &generator) ?? 0,
      holdSeconds: .random(in: 1...40, using: &generator),
      maximumPartySize: .random(in: 1...8, using: &generator),
      window: isBounded ? opens..<opens + 400 : .min ..< .max)
  }
}

extension SeatEngine.Command {
  fileprivate init(at time: Int64, random generator: inout SeededGenerator) {
    let actions: [Action] = [
      .register, .register, .register, .register, .cancel, .cancel, .cancel, .hold, .hold,
      .confirm, .confirm, .setCapacity,
    ]
    let action = actions.randomElement(using: &generator) ?? .register
    let person = UInt32.random(in: 0..<24, using: &generator)
    let isOdd = Int.random(in: 0..<60, using: &generator) == 0
    let subject =
      switch (action, isOdd) {
      case (.setCapacity, false): UInt32.random(in: 0...20, using: &generator)
      case (.setCapacity, true): UInt32(Int32.max) + 1
      case (_, false): person
      case (_, true): UInt32.max
      }
    self.init(
      action, seats: [0, 1, 1, 1, 2, 2, 3, 4, 6, 9].randomElement(using: &generator) ?? 1,
      event: .random(in: 0...(isOdd ? 3 : 2), using: &generator), subject: subject, at: time)
  }
}
