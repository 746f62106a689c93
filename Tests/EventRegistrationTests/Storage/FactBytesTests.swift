import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event facts: stored bytes") struct FactBytesTests {
  private static let golden = goldenBytes(
    in: [factBytesOfVersion2, factBytesOfVersion4, factBytesOfVersion5].joined(separator: "\n"))

  @Test func goldenBytesRoundTrip() throws {
    let facts = try SampleFacts.facts()
    expectEqual(facts.map(\.fact.change.kind), Array(EventFact.Change.kinds))
    for (kind, fact) in facts {
      let golden = try #require(Self.golden[kind], "\(kind)")
      expectEqual(fact.bytes, golden, "\(kind)")
      try expectEqual(EventFact(bytes: golden), fact, "\(kind)")
    }
  }

  @Test func factsOfVersion1AreReadWithoutTheirDigest() throws {
    let golden = goldenBytes(in: factBytesOfVersion1)
    for (kind, fact) in try SampleFacts.facts()
    where !["overfilled", "noted", "draftDeleted"].contains(kind) {
      let read = try EventFact(bytes: try #require(golden[kind], "\(kind)"))
      expectEqual(read, fact.withoutDigest, "\(kind)")
      try expectEqual(EventFact(bytes: read.bytes), read, "\(kind)")
    }
    let published = try SampleFacts.facts()[2].fact
    expectEqual(published.withoutDigest.bytes, Self.golden["published, unknown digest"])
  }

  @Test(arguments: [Int.min, -1, 1 << 32, .max])
  func anOffsetOutsideTheBytesIsRefused(offset: Int) throws {
    let fact = try SampleFacts.facts()[0].fact
    expectThrows(FactBytesError.offsetOutOfRange(offset)) {
      try EventFact.read(fact.bytes, at: offset)
    }
    let account = SampleFacts.accountFacts()[0].fact
    expectThrows(FactBytesError.offsetOutOfRange(offset)) {
      try ProviderAccount.Fact.read(account.bytes, at: offset)
    }
  }

  @Test func thereIsNoFactAtTheEndOfTheBytes() throws {
    let bytes = try SampleFacts.facts()[0].fact.bytes
    expectThrows(FactBytesError.truncated) { try EventFact.read(bytes, at: bytes.count) }
    expectThrows(FactBytesError.offsetOutOfRange(bytes.count + 1)) {
      try EventFact.read(bytes, at: bytes.count + 1)
    }
  }

  @Test(arguments: [0, 1, 17, UInt32.max])
  func invalidLengthsAreRefusedFirst(length: UInt32) {
    let both = UInt64(length) | UInt64(~length) << 32
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: both >> (8 * $0)) }
    expectThrows(length < 18 ? FactBytesError.damaged : .truncated) {
      try EventFact(bytes: bytes + [UInt8](repeating: 0, count: 100))
    }
  }

  @Test func newerVersionsAndUnknownKindsHaveTheirOwnErrors() {
    expectThrows(FactBytesError.newerVersion(8)) {
      try EventFact(bytes: sealedRecord([], version: 8, kind: 3))
    }
    expectThrows(FactBytesError.newerVersion(2)) {
      try ProviderAccount.Fact(bytes: sealedRecord([], version: 2, kind: 129))
    }
    expectThrows(FactBytesError.newerVersion(255)) {
      try EventFact(bytes: sealedRecord([], version: 255, kind: 0))
    }
    expectThrows(FactBytesError.invalid(offset: 8)) {
      try EventFact(bytes: sealedRecord([], version: 0, kind: 3))
    }
    for kind: UInt8 in [0, 28, 129, 255] {
      expectThrows(FactBytesError.unknownKind(kind)) {
        try EventFact(bytes: sealedRecord([], kind: kind))
      }
    }
  }
}
