import TestSupport
import Testing

@testable import EventRegistration

@Suite struct FactBytesTests {
  private static let golden = goldenBytes(
    in: [factBytesOfVersion2, factBytesOfVersion4, factBytesOfVersion5].joined(separator: "\n"))

  @Test func goldenBytesRoundTrip() throws {
    let facts = try SampleFacts.facts()
    #expect(facts.map(\.fact.change.kind) == Array(EventFact.Change.kinds))
    for (kind, fact) in facts {
      let golden = try #require(Self.golden[kind], "\(kind)")
      #expect(fact.bytes == golden, "\(kind)")
      #expect(try EventFact(bytes: golden) == fact, "\(kind)")
    }
  }

  @Test func factsOfVersion1AreReadWithoutTheirDigest() throws {
    let golden = goldenBytes(in: factBytesOfVersion1)
    for (kind, fact) in try SampleFacts.facts()
    where !["overfilled", "noted", "draftDeleted"].contains(kind) {
      let read = try EventFact(bytes: try #require(golden[kind], "\(kind)"))
      #expect(read == fact.withoutDigest, "\(kind)")
      #expect(try EventFact(bytes: read.bytes) == read, "\(kind)")
    }
    let published = try SampleFacts.facts()[2].fact
    #expect(published.withoutDigest.bytes == Self.golden["published, unknown digest"])
  }

  @Test(arguments: RandomFacts.kinds)
  func randomFactsRoundTrip(kind: Int) throws {
    for seed in 0..<40 {
      var facts = RandomFacts(seed: 1000 * kind + seed)
      let fact = try facts.fact(kind)
      let bytes = fact.bytes
      #expect(try EventFact(bytes: bytes) == fact, "seed \(seed)")
      #expect(try EventFact(bytes: bytes).bytes == bytes, "seed \(seed)")
    }
  }

  @Test func appendingKeepsEarlierBytes() throws {
    var bytes: [UInt8] = [1, 2, 3]
    for (_, fact) in try SampleFacts.facts() {
      let before = bytes
      fact.append(to: &bytes)
      #expect(bytes == before + fact.bytes)
    }
  }

  @Test(arguments: [Int.min, -1, 1 << 32, .max])
  func anOffsetOutsideTheBytesIsRefused(offset: Int) throws {
    let fact = try SampleFacts.facts()[0].fact
    #expect(throws: FactBytesError.offsetOutOfRange(offset)) {
      try EventFact.read(fact.bytes, at: offset)
    }
    let account = SampleFacts.accountFacts()[0].fact
    #expect(throws: FactBytesError.offsetOutOfRange(offset)) {
      try ProviderAccount.Fact.read(account.bytes, at: offset)
    }
  }

  @Test func thereIsNoFactAtTheEndOfTheBytes() throws {
    let bytes = try SampleFacts.facts()[0].fact.bytes
    #expect(throws: FactBytesError.truncated) { try EventFact.read(bytes, at: bytes.count) }
    #expect(throws: FactBytesError.offsetOutOfRange(bytes.count + 1)) {
      try EventFact.read(bytes, at: bytes.count + 1)
    }
  }

  @Test func changedBitsAreDetected() throws {
    for (kind, fact) in try SampleFacts.facts() {
      let bytes = fact.bytes
      for position in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[position] ^= 1 << UInt8(bit)
          #expect(throws: FactBytesError.damaged, "\(kind), byte \(position)") {
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
        #expect(throws: FactBytesError.truncated, "\(kind), \(length) bytes") {
          try EventFact(bytes: Array(bytes.prefix(length)))
        }
      }
      for count in 1...17 {
        #expect(throws: FactBytesError.trailingBytes) {
          try EventFact(bytes: bytes + [UInt8](repeating: 0, count: count))
        }
      }
    }
  }

  @Test(arguments: [0, 1, 17, UInt32.max])
  func invalidLengthsAreRefusedFirst(length: UInt32) {
    let both = UInt64(length) | UInt64(~length) << 32
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: both >> (8 * $0)) }
    #expect(throws: length < 18 ? FactBytesError.damaged : .truncated) {
      try EventFact(bytes: bytes + [UInt8](repeating: 0, count: 100))
    }
  }

  @Test func newerVersionsAndUnknownKindsHaveTheirOwnErrors() {
    #expect(throws: FactBytesError.newerVersion(6)) {
      try EventFact(bytes: sealedRecord([], version: 6, kind: 3))
    }
    #expect(throws: FactBytesError.newerVersion(2)) {
      try ProviderAccount.Fact(bytes: sealedRecord([], version: 2, kind: 129))
    }
    #expect(throws: FactBytesError.newerVersion(255)) {
      try EventFact(bytes: sealedRecord([], version: 255, kind: 0))
    }
    #expect(throws: FactBytesError.invalid(offset: 8)) {
      try EventFact(bytes: sealedRecord([], version: 0, kind: 3))
    }
    for kind: UInt8 in [0, 28, 129, 255] {
      #expect(throws: FactBytesError.unknownKind(kind)) {
        try EventFact(bytes: sealedRecord([], kind: kind))
      }
    }
  }

  @Test(arguments: RandomFacts.kinds)
  func truncatedAndExtendedContentIsRefused(kind: Int) throws {
    let fact = try SampleFacts.facts()[kind].fact
    let content = fact.bytes.dropFirst(10).dropLast(8)
    for length in 0..<content.count {
      #expect(throws: FactBytesError.self) {
        try EventFact(
          bytes: sealedRecord(content.prefix(length), version: 2, kind: fact.change.kind))
      }
    }
    #expect(throws: FactBytesError.invalid(offset: 10 + content.count)) {
      try EventFact(bytes: sealedRecord(content + [0], version: 2, kind: fact.change.kind))
    }
  }
}
