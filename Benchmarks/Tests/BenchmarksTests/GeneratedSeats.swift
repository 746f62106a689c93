import Foundation

@testable import benchmarks

/// The bytes of a file in the format SEATREG1 that the peers' generator makes.
///
/// The full profile has holds, confirmations, changes of capacity, windows and wrong input beside
/// the registrations and cancellations of the other.
func generatedSeats(
  isFull: Bool, events: Int = 10_000, people: Int = 200_000, count: Int = 1_000_000,
  seed: UInt64 = 1
) -> [UInt8] {
  var generator = SeatFileGenerator(
    isFull: isFull, events: events, people: people, count: count, seed: seed)
  return generator.file(seed: seed)
}

private struct SeatFileGenerator {
  private var random: SplitMix64
  private let isFull: Bool
  private let people: Int
  private let count: Int
  /// The events from the most to the least popular, how popular they are, and the sums of that.
  private var events: [Int]
  private var weights: [Double]
  private var sums: [Double]
  private var rules: [(capacity: Int, waitlistLimit: Int, opens: Int, closes: Int)]
  private var past: [(event: Int, person: Int)] = []
  private var holds: [(event: Int, person: Int)] = []

  init(isFull: Bool, events count: Int, people: Int, count operations: Int, seed: UInt64) {
    (self.isFull, self.people, self.count) = (isFull, people, operations)
    random = SplitMix64(seed: seed)
    weights = (0..<count).map { 1 / pow(Double($0 + 1), 0.99) }
    let total = weights.reduce(0, +)
    var sum = 0.0
    sums = weights.map { weight in
      sum += weight
      return sum / total
    }
    weights = weights.map { Double(operations) * 0.7 * $0 / total * 1.6 }
    events = Array(0..<count)
    rules = Array(repeating: (0, 0, 0, 0), count: count)
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(random.next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  private mutating func makeRules() {
    for index in stride(from: events.count - 1, to: 0, by: -1) {
      events.swapAt(index, below(index + 1))
    }
    for (rank, event) in events.enumerated() {
      var capacity = max(5, Int(weights[rank] * (0.2 + 0.9 * random.unit())))
      var (opens, closes) = (0, Int(UInt32.max))
      if isFull, below(20) == 0 { capacity = below(4) }
      if isFull, below(20) == 0 { opens = count / 10 / 10 }
      if isFull, below(20) == 0 { closes = count / 10 * 8 / 10 }
      rules[event] = (capacity, min(2000, max(3, capacity / 5)), opens, closes)
    }
  }

  /// The first rank whose sum is not below a number.
  private func rank(of number: Double) -> Int {
    var (low, high) = (0, sums.count)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < number { low = middle + 1 } else { high = middle }
    }
    return min(low, sums.count - 1)
  }

  private mutating func operation() -> (action: Int, party: Int, event: Int, subject: Int) {
    let choice = random.unit()
    var (action, event) = (0, events[rank(of: random.unit())])
    var person = below(people)
    var party = [1, 1, 1, 1, 1, 2, 2, 3, 3, 4][below(10)]
    switch choice {
    case ..<(isFull ? 0.5 : 0.7): break
    case ..<(isFull ? 0.56 : 0.8) where !past.isEmpty: (event, person) = past[below(past.count)]
    case ..<(isFull ? 0.72 : 1) where !past.isEmpty:
      action = 1
      (event, person) = past[below(past.count)]
    case _ where !isFull: break
    case ..<0.85: action = 2
    case ..<0.97 where !holds.isEmpty:
      action = 3
      (event, person) = holds[max(0, holds.count - 1 - below(300))]
    case ..<0.985:
      action = 4
      person = max(0, Int(Double(rules[event].capacity) * (0.7 + 0.8 * random.unit())))
    case ..<0.99: party = [0, 9, 200][below(3)]
    case ..<0.995: event = events.count + below(5)
    default: action = 1
    }
    if action == 0 || action == 2, event < events.count { past.append((event, person)) }
    if action == 2 { holds.append((event, person)) }
    return (action, party, event, person)
  }

  mutating func file(seed: UInt64) -> [UInt8] {
    makeRules()
    var bytes = Array("SEATREG1".utf8)
    func append(_ words: Int...) {
      for word in words {
        for shift in stride(from: 0, to: 32, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: word >> shift))
        }
      }
    }
    append(1, events.count, people, 60, 8, count / 10 + 1000)
    append(count, count >> 32, Int(truncatingIfNeeded: seed), Int(seed >> 32), 0, 0)
    for rules in rules { append(rules.capacity, rules.waitlistLimit, rules.opens, rules.closes) }
    for number in 0..<count {
      let (action, party, event, subject) = operation()
      append(action | party << 8, event, subject, number / 10)
    }
    return bytes
  }
}
