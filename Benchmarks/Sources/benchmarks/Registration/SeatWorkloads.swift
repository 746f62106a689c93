import BenchmarkHarness
import SeatCounting

/// Commands until the events are empty, repeatedly; an operation is a command.
struct SeatWorkload<Path: SeatPath>: Workload {
  let input: SeatInput
  private var path: Path
  private var later: Int64 = 0

  init(_ input: SeatInput) {
    self.input = input
    path = Path(input)
  }

  var operations: Int { input.commands.count }

  mutating func setUp() {
    path = Path(input)
    later = 0
  }

  mutating func run(_ count: Int) -> Int {
    var accepted = 0
    path.carryOut(0..<count, later: later) { accepted &+= $0.isAccepted ? 1 : 0 }
    later += input.span
    return accepted
  }

  mutating func checksum(_ count: Int) -> UInt64 { Path.checksum(input, count) }
}

/// Commands for an engine with empty events; an operation is a command.
struct FreshSeatWorkload: Workload {
  let input: SeatInput
  private var path: EnginePath

  init(_ input: SeatInput) {
    self.input = input
    path = EnginePath(input)
  }

  var operations: Int { input.arrivals }

  // The seats of the previous run are released before the next one, outside the timing.
  var isRepeatable: Bool { false }

  mutating func setUp() { path = EnginePath(input) }

  mutating func run(_ count: Int) -> Int {
    var accepted = 0
    path.carryOut(0..<count, later: 0) { accepted &+= $0.isAccepted ? 1 : 0 }
    return accepted
  }

  mutating func checksum(_ count: Int) -> UInt64 { EnginePath.checksum(input, count) }
}

extension SeatPath {
  /// A checksum of the answers to the first commands, and of the states before and after the events
  /// are emptied.
  fileprivate static func checksum(_ input: SeatInput, _ count: Int) -> UInt64 {
    let path = Self(input)
    var digest = SeatDigest()
    let arrivals = min(count, input.arrivals)
    path.carryOut(0..<arrivals, later: 0) { digest.add(UInt64($0.rawValue)) }
    if count > arrivals { path.add(to: &digest) }
    path.carryOut(arrivals..<count, later: 0) { digest.add(UInt64($0.rawValue)) }
    path.add(to: &digest)
    return digest.sum
  }
}

/// Applies facts of many events to another engine; an operation is a fact.
struct SeatFactWorkload: Workload {
  let input: SeatInput
  private let facts: ContiguousArray<SeatEngine.Fact>
  private var engine: Box

  private final class Box {
    var engine: SeatEngine

    init(_ rules: [SeatEngine.Rules]) { engine = SeatEngine(rules) }

    /// The number of facts to apply.
    func apply(_ facts: ContiguousArray<SeatEngine.Fact>.SubSequence) -> Int {
      func apply(_ engine: inout SeatEngine) -> Int {
        var count = 0
        for fact in facts {
          do throws(SeatEngine.FactError) {
            try engine.apply(fact)
            count &+= 1
          } catch { return count }
        }
        return count
      }
      return apply(&engine)
    }
  }

  init(_ input: SeatInput) {
    self.input = input
    var log = SeatEngine.FactLog()
    var engine = SeatEngine(input.rules)
    for command in input.commands.prefix(input.arrivals) { _ = engine.apply(command, facts: &log) }
    facts = log.facts
    self.engine = Box(input.rules)
  }

  var operations: Int { facts.count }

  var isRepeatable: Bool { false }

  mutating func setUp() { engine = Box(input.rules) }

  mutating func run(_ count: Int) -> Int { engine.apply(facts[..<count]) }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    var digest = SeatDigest()
    digest.add(UInt64(run(count)))
    engine.engine.add(to: &digest)
    return digest.sum
  }
}

/// The state after the facts, computed from the commands.
struct PlainSeatFactWorkload: Workload {
  let input: SeatInput
  let operations: Int

  mutating func run(_ count: Int) -> Int {
    var seats = PlainSeats(input.rules)
    for command in input.commands.prefix(input.arrivals) { _ = seats.apply(command) }
    return count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    var seats = PlainSeats(input.rules)
    for command in input.commands.prefix(input.arrivals) { _ = seats.apply(command) }
    var digest = SeatDigest()
    digest.add(UInt64(count))
    seats.add(to: &digest)
    return digest.sum
  }
}
