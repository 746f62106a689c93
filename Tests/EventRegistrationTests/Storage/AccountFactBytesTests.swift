import TestSupport
import Testing

@testable import EventRegistration

@Suite("Account facts: stored bytes") struct AccountFactBytesTests {
  private static let golden = goldenBytes(in: factBytesOfVersion1)

  @Test func goldenBytesRoundTrip() throws {
    let facts = SampleFacts.accountFacts()
    expectEqual(facts.map(\.fact.change.kind), Array(ProviderAccount.Fact.Change.kinds))
    for (kind, fact) in facts {
      let golden = try #require(Self.golden[kind], "\(kind)")
      expectEqual(fact.bytes, golden, "\(kind)")
      try expectEqual(ProviderAccount.Fact(bytes: golden), fact, "\(kind)")
    }
  }

  @Test func factsOfEventsAndAccountsAreDistinguished() throws {
    for (_, fact) in try SampleFacts.facts() {
      expectThrows(FactBytesError.unknownKind(fact.change.kind)) {
        try ProviderAccount.Fact(bytes: fact.bytes)
      }
    }
    for (_, fact) in SampleFacts.accountFacts() {
      expectThrows(FactBytesError.unknownKind(fact.change.kind)) {
        try EventFact(bytes: fact.bytes)
      }
    }
  }

  @Test(
    arguments: [
      (0, 16, 0), (0, 32, 3), (0, 35, 1), (1, 48, 0), (1, 50, 1), (1, 55, 0x80),
    ] as [(Int, Int, UInt8)])
  func impossibleContentIsRefused(kind: Int, offset: Int, byte: UInt8) throws {
    let fact = SampleFacts.accountFacts()[kind].fact
    var content = Array(fact.bytes.dropFirst(10).dropLast(8))
    content[offset] = byte
    if offset == 48 { content[offset + 1] = 0 }
    #expect(throws: FactBytesError.self) {
      try ProviderAccount.Fact(bytes: sealedRecord(content, kind: fact.change.kind))
    }
  }
}
