import BlackHole
import SeatCounting

/// An API through which commands reach the seats of events.
protocol SeatPath: AnyObject {
  init(_ input: SeatInput)

  /// Carries out commands at later times, and passes on the answers.
  func carryOut(_ range: Range<Int>, later: Int64, _ take: (SeatEngine.Answer) -> Void)

  /// Adds the state of every event.
  func add(to digest: inout SeatDigest)
}

extension SeatEngine {
  init(_ rules: [Rules]) {
    self.init()
    for rules in rules { _ = addEvent(rules) }
  }

  func add(to digest: inout SeatDigest, person: (UInt32) -> UInt32 = { $0 }) {
    for event in 0..<UInt32(eventCount) {
      digest.add(summary(of: event), records(of: event), person: person)
    }
  }
}

/// An engine, one command after the other.
final class EnginePath: SeatPath {
  private let input: SeatInput
  private var engine: SeatEngine

  init(_ input: SeatInput) {
    self.input = input
    engine = SeatEngine(input.rules)
  }

  @inline(__always)
  func carryOut(_ range: Range<Int>, later: Int64, _ take: (SeatEngine.Answer) -> Void) {
    func carryOut(_ engine: inout SeatEngine) {
      input.forEach(range, later: later) { take(engine.apply($0)) }
    }
    carryOut(&engine)
  }

  func add(to digest: inout SeatDigest) { engine.add(to: &digest) }
}

/// An engine, a thousand commands in a call, whose copying into a batch is part of the time.
final class BatchPath: SeatPath {
  private let input: SeatInput
  private var engine: SeatEngine
  private var batch: ContiguousArray<SeatEngine.Command> = []
  private var answers: ContiguousArray<SeatEngine.Answer> = []

  init(_ input: SeatInput) {
    self.input = input
    engine = SeatEngine(input.rules)
  }

  @inline(__always)
  func carryOut(_ range: Range<Int>, later: Int64, _ take: (SeatEngine.Answer) -> Void) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 1000) {
      batch.removeAll(keepingCapacity: true)
      answers.removeAll(keepingCapacity: true)
      input.forEach(start..<min(start + 1000, range.upperBound), later: later) { batch.append($0) }
      engine.apply(batch.span, answers: &answers)
      for answer in answers { take(answer) }
    }
  }

  func add(to digest: inout SeatDigest) { engine.add(to: &digest) }
}

/// An engine that records facts, which are passed on after each thousand facts.
final class FactPath: SeatPath {
  private let input: SeatInput
  private var engine: SeatEngine
  private var log = SeatEngine.FactLog()

  init(_ input: SeatInput) {
    self.input = input
    engine = SeatEngine(input.rules)
  }

  @inline(__always)
  func carryOut(_ range: Range<Int>, later: Int64, _ take: (SeatEngine.Answer) -> Void) {
    func carryOut(_ engine: inout SeatEngine, _ log: inout SeatEngine.FactLog) {
      input.forEach(range, later: later) { command in
        take(engine.apply(command, facts: &log))
        guard log.facts.count >= 1000 else { return }
        blackHole(log.facts)
        log.removeAll()
      }
    }
    carryOut(&engine, &log)
  }

  func add(to digest: inout SeatDigest) { engine.add(to: &digest) }
}

/// Directories of the IDs of events and people, and an engine.
final class IdentifierPath: SeatPath {
  private let input: SeatInput
  private let events: [EventID]
  private let people: [PersonID]
  private var engine: SeatEngine
  private var eventNumbers = SeatEngine.IDIndex<EntityKind.Event>(seed: 1)
  private var numbers = SeatEngine.IDIndex<EntityKind.Person>(seed: 2)

  init(_ input: SeatInput) {
    self.input = input
    engine = SeatEngine(input.rules)
    events = input.commands.map { EventID(high: Self.scattered($0.event), low: UInt64($0.event)) }
    people = input.commands.map {
      PersonID(high: Self.scattered($0.subject), low: UInt64($0.subject))
    }
    for event in 0..<UInt32(input.rules.count) {
      _ = eventNumbers.insert(EventID(high: Self.scattered(event), low: UInt64(event)))
    }
  }

  private static func scattered(_ number: UInt32) -> UInt64 {
    var generator = SplitMix64(seed: UInt64(number))
    return generator.next()
  }

  @inline(__always)
  func carryOut(_ range: Range<Int>, later: Int64, _ take: (SeatEngine.Answer) -> Void) {
    func carryOut(
      _ engine: inout SeatEngine, _ numbers: inout SeatEngine.IDIndex<EntityKind.Person>
    ) {
      var index = range.lowerBound
      input.forEach(range, later: later) { known in
        var command = known
        command.event = eventNumbers.number(of: events[index]) ?? .max
        if command.action != .setCapacity { command.subject = numbers.insert(people[index]) }
        index += 1
        take(engine.apply(command))
      }
    }
    carryOut(&engine, &numbers)
  }

  func add(to digest: inout SeatDigest) {
    engine.add(to: &digest) { UInt32(numbers.identifier(of: $0)?.low ?? 0) }
  }
}

/// A desk, from one thread.
final class SeatDeskPath: SeatPath {
  private let input: SeatInput
  private let desk = SeatEngine.Desk()

  init(_ input: SeatInput) {
    self.input = input
    for rules in input.rules { _ = desk.addEvent(rules) }
  }

  @inline(__always)
  func carryOut(_ range: Range<Int>, later: Int64, _ take: (SeatEngine.Answer) -> Void) {
    input.forEach(range, later: later) { take(desk.apply($0).answer) }
  }

  func add(to digest: inout SeatDigest) {
    for event in 0..<UInt32(desk.eventCount) {
      digest.add(desk.summary(of: event), desk.records(of: event))
    }
  }
}
