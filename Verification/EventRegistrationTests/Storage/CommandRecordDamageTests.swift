import TestSupport
import Testing

@testable import EventRegistration

/// Logs of random commands, and damaged records of commands.
@Suite("Command records: damaged and torn logs") struct CommandRecordDamageTests {
  @Test func commandsFollowEachOther() throws {
    var generator = SeededGenerator(seed: 64)
    let facts = try SampleFacts.facts().map(\.fact)
    for _ in 0..<50 {
      let commands = (0..<5).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
          facts.randomElement(using: &generator)
        }
      }
      var bytes: [UInt8] = []
      for command in commands { try EventFact.append(command, to: &bytes) }
      try expectEqual(CommandRecordTests.read(bytes), commands)
      var reader = FactLogReader<EventFact>(bytes)
      try expectEqual(reader.remaining(), commands.flatMap { $0 })
    }
  }

  @Test func aTornLogKeepsNoPartOfACommand() throws {
    let facts = try SampleFacts.facts().map(\.fact)
    var bytes = try CommandRecordTests.bytes(of: [facts[0]])
    let start = bytes.count
    try EventFact.append(Array(facts[2...5]), to: &bytes)
    for length in start + 1..<bytes.count {
      var reader = FactLogReader<EventFact>(Array(bytes.prefix(length)))
      expectThrows(FactLogError.tornEnd(offset: start)) { try reader.remaining() }
      expectEqual(reader.offset, start)
    }
  }

  @Test func changedBitsAreDetected() throws {
    let bytes = try CommandRecordTests.bytes(of: SampleFacts.facts()[2...4].map(\.fact))
    for position in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[position] ^= 1 << UInt8(bit)
        expectThrows(FactLogError.unreadable(.damaged, offset: 0), "byte \(position)") {
          try CommandRecordTests.read(changed)
        }
      }
    }
  }

  @Test func recordsThatAreNeverWrittenAreRefused() throws {
    let facts = try SampleFacts.facts().map(\.fact)
    let (one, two) = (facts[2].bytes, facts[7].bytes)
    let both = one + two
    func error(_ content: [UInt8], version: UInt8 = 1) -> FactBytesError? {
      do throws(FactLogError) {
        _ = try CommandRecordTests.read(sealedRecord(content, version: version, kind: 64))
        return nil
      } catch {
        guard case .unreadable(let error, offset: 0) = error else { return nil }
        return error
      }
    }
    expectEqual(error(both), nil)
    expectEqual(error(both, version: 2), .newerVersion(2))
    expectEqual(error([]), .invalid(offset: 10))
    expectEqual(error(one), .invalid(offset: 10))
    // A fact that ends after the record, or is damaged inside it, is refused.
    for length in one.count + 1..<both.count {
      expectEqual(error(Array(both.prefix(length))), .invalid(offset: 10 + one.count))
    }
    var damaged = both
    damaged[one.count + 20] ^= 1
    expectEqual(error(damaged), .invalid(offset: 10 + one.count))
    expectEqual(error(one + sealedRecord([], kind: 28)), .unknownKind(28))
    expectEqual(error(one + sealedRecord([], version: 8, kind: 3)), .newerVersion(8))
    expectEqual(error(one + sealedRecord(both, kind: 64)), .unknownKind(64))
    expectEqual(error(one + SampleFacts.accountFacts()[0].fact.bytes), .unknownKind(129))
  }

  @Test func aFactThatEndsAfterItsRecordIsRefused() throws {
    // The digest of the record around it is the first half of the second fact's request.
    let fact = try SampleFacts.facts()[2].fact.bytes
    let record = sealedRecord(fact + fact[..<43], kind: 64)
    let second = fact[..<43] + record.suffix(8) + fact[51..<68]
    let digest = littleEndian(plainDigest(of: second))
    try expectEqual(EventFact(bytes: second + digest).version, 7)
    expectThrows(FactLogError.unreadable(.invalid(offset: 10 + fact.count), offset: 0)) {
      try CommandRecordTests.read(record + fact[51..<68] + digest)
    }
  }
}
