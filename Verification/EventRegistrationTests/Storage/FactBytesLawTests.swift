import TestSupport
import Testing

@testable import EventRegistration

/// Laws of the byte form of facts, with random facts and damaged bytes.
@Suite("Event facts: round trips and damaged bytes") struct FactBytesLawTests {
  @Test(arguments: RandomFacts.kinds)
  func randomFactsRoundTrip(kind: Int) throws {
    for seed in 0..<LongTest.size(40, small: 15) {
      var facts = RandomFacts(seed: 1000 * kind + seed)
      let fact = try facts.fact(kind)
      let bytes = fact.bytes
      try expectEqual(EventFact(bytes: bytes), fact, "seed \(seed)")
      try expectEqual(EventFact(bytes: bytes).bytes, bytes, "seed \(seed)")
    }
  }

  @Test func appendingKeepsEarlierBytes() throws {
    var bytes: [UInt8] = [1, 2, 3]
    for (_, fact) in try SampleFacts.facts() {
      let before = bytes
      fact.append(to: &bytes)
      expectEqual(bytes, before + fact.bytes)
    }
  }

  @Test func changedBitsAreDetected() throws {
    for (kind, fact) in try SampleFacts.facts() {
      let bytes = fact.bytes
      for position in places(below: bytes.count, small: 20) {
        for bit in 0..<8 {
          var changed = bytes
          changed[position] ^= 1 << UInt8(bit)
          expectThrows(FactBytesError.damaged, "\(kind), byte \(position)") {
            try EventFact(bytes: changed)
          }
        }
      }
    }
  }

  @Test func changedGroupsOfEightBytesAreDetected() throws {
    var generator = SeededGenerator(seed: 8)
    for (kind, fact) in try SampleFacts.facts() {
      let bytes = fact.bytes
      for start in stride(from: 0, to: bytes.count - 8, by: 8) {
        var changed = bytes
        for place in start..<min(start + 8, bytes.count - 8) {
          changed[place] = .random(in: 0...255, using: &generator)
        }
        guard changed != bytes else { continue }
        #expect(throws: FactBytesError.self, "\(kind), byte \(start)") {
          try EventFact(bytes: changed)
        }
      }
    }
  }

  @Test func missingAndAdditionalBytesAreDetected() throws {
    for (kind, fact) in try SampleFacts.facts() {
      let bytes = fact.bytes
      for length in bytes.indices {
        expectThrows(FactBytesError.truncated, "\(kind), \(length) bytes") {
          try EventFact(bytes: Array(bytes.prefix(length)))
        }
      }
      for count in 1...17 {
        expectThrows(FactBytesError.trailingBytes) {
          try EventFact(bytes: bytes + [UInt8](repeating: 0, count: count))
        }
      }
    }
  }

  @Test(arguments: RandomFacts.kinds)
  func truncatedAndExtendedContentIsRefused(kind: Int) throws {
    let fact = try SampleFacts.facts()[kind].fact
    let content = fact.bytes.dropFirst(10).dropLast(8)
    for length in places(below: content.count, small: 30) {
      #expect(throws: FactBytesError.self) {
        try EventFact(
          bytes: sealedRecord(content.prefix(length), version: 2, kind: fact.change.kind))
      }
    }
    expectThrows(FactBytesError.invalid(offset: 10 + content.count)) {
      try EventFact(bytes: sealedRecord(content + [0], version: 2, kind: fact.change.kind))
    }
  }
}
