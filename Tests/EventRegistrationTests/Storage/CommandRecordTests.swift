import TestSupport
import Testing

@testable import EventRegistration

/// The facts of one command have one record.
@Suite("Command records: stored bytes") struct CommandRecordTests {
  private static let golden = goldenBytes(in: commandBytesOfVersion1)
    .merging(goldenBytes(in: commandBytesOfVersion2)) { $1 }

  static func read<Logged: StoredFact>(
    _ bytes: [UInt8], as type: Logged.Type = EventFact.self
  ) throws(FactLogError) -> [[Logged]] {
    var reader = FactLogReader<Logged>(bytes)
    var commands: [[Logged]] = []
    while let facts = try reader.next() { commands.append(facts) }
    return commands
  }

  static func bytes(of facts: [EventFact]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try EventFact.append(facts, to: &bytes)
    return bytes
  }

  @Test func goldenBytesRoundTrip() throws {
    try expectGolden("published, attendanceMarked, closed", of: SampleFacts.facts())
    try expectGolden("planSet, slotClaimed", of: SampleFacts.accountFacts())
  }

  @Test func commandsOfVersion1AreReadWithoutTheirDigests() throws {
    let names = ["published", "attendanceMarked", "closed"]
    let facts = try names.map { name in
      try #require(try SampleFacts.facts().first { $0.kind == name }).fact.withoutDigest
    }
    let golden = goldenBytes(in: commandBytesOfVersion1)
    try expectEqual(Self.read(#require(golden[names.joined(separator: ", ")])), [facts])
  }

  private func expectGolden<Logged: StoredFact & Equatable>(
    _ names: String, of samples: [(kind: String, fact: Logged)]
  ) throws {
    let golden = try #require(Self.golden[names])
    let facts = try names.split(separator: ", ").map { name in
      try #require(samples.first { $0.kind == name }).fact
    }
    var bytes: [UInt8] = []
    try Logged.append(facts, to: &bytes)
    expectEqual(bytes, golden)
    try expectEqual(Self.read(golden, as: Logged.self), [facts])
  }

  @Test func noFactsAndASingleFactNeedNoRecordOfTheirOwn() throws {
    let fact = try SampleFacts.facts()[0].fact
    try expectEqual(Self.bytes(of: []), [])
    try expectEqual(Self.bytes(of: [fact]), fact.bytes)
    try expectEqual(Self.read(Self.bytes(of: [fact])), [[fact]])
  }

  @Test func factsThatNeedATooLongRecordAreRefused() throws {
    let facts = try SampleFacts.facts()[2...4].map(\.fact)
    let length = UInt64(try Self.bytes(of: facts).count)
    var bytes: [UInt8] = [1, 2, 3]
    expectThrows(FactBytesError.tooLarge) {
      try EventFact.append(facts, to: &bytes, maximumLength: length - 1)
    }
    expectEqual(bytes, [1, 2, 3])
    try EventFact.append(facts, to: &bytes, maximumLength: length)
    try expectEqual(bytes, [1, 2, 3] + Self.bytes(of: facts))
  }

  @Test func theRecordOfACommandIsNotAFact() throws {
    let bytes = try Self.bytes(of: SampleFacts.facts()[2...3].map(\.fact))
    expectThrows(FactBytesError.unknownKind(64)) { try EventFact(bytes: bytes) }
  }
}
