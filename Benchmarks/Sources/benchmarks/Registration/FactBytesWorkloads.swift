import BenchmarkHarness
import BlackHole
import EventRegistration
import Foundation

/// Writes facts to a log in their byte form; an operation is a fact.
struct FactAppendWorkload: Workload {
  let facts: [EventFact]
  private var log: [UInt8] = []

  init(_ facts: [EventFact]) { self.facts = facts }

  var operations: Int { facts.count }

  mutating func run(_ count: Int) -> Int {
    log.removeAll(keepingCapacity: true)
    for fact in facts.prefix(count) { fact.append(to: &log) }
    blackHole(log)
    return count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    blackHole(run(count))
    return FactReadWorkload(log: log, operations: count).checksum(count)
  }
}

/// Reads facts from a log, each from its own record; an operation is a fact.
struct FactReadWorkload: Workload {
  let log: [UInt8]
  let operations: Int

  init(log: [UInt8], operations: Int) { (self.log, self.operations) = (log, operations) }

  init(_ facts: [EventFact]) {
    var log: [UInt8] = []
    for fact in facts { fact.append(to: &log) }
    self.init(log: log, operations: facts.count)
  }

  func run(_ count: Int) -> Int {
    var reader = FactLogReader<EventFact>(log)
    for number in 0..<count {
      guard let facts = try? reader.next() else { return number }
      blackHole(facts)
    }
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var reader = FactLogReader<EventFact>(log)
    var digest = SeatDigest()
    for _ in 0..<count {
      for fact in (try? reader.next()) ?? [] { digest.add(jsonDigest(of: fact)) }
    }
    return digest.sum
  }
}

/// Facts as JSON, each in its own text.
struct PlainFactWorkload: Workload {
  let facts: [EventFact]
  /// Whether the texts are read instead of written.
  let isReading: Bool
  private let texts: [Data]

  init(_ facts: [EventFact], isReading: Bool) {
    (self.facts, self.isReading) = (Array(facts.prefix(1000)), isReading)
    texts = self.facts.compactMap { try? JSONEncoder().encode($0) }
  }

  var operations: Int { facts.count }

  func run(_ count: Int) -> Int {
    if isReading {
      let decoder = JSONDecoder()
      for text in texts.prefix(count) { blackHole(try? decoder.decode(EventFact.self, from: text)) }
    } else {
      let encoder = JSONEncoder()
      for fact in facts.prefix(count) { blackHole(try? encoder.encode(fact)) }
    }
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = SeatDigest()
    for fact in facts.prefix(count) { digest.add(jsonDigest(of: fact)) }
    return digest.sum
  }
}
