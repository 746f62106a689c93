import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event log: reading and torn ends") struct FactLogReaderTests {
  private static func log() throws -> (facts: [EventFact], bytes: [UInt8], ends: [Int]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    let facts = try SampleFacts.facts().map(\.fact)
    for fact in facts {
      fact.append(to: &bytes)
      ends.append(bytes.count)
    }
    return (facts, bytes, ends)
  }

  @Test func aReaderReturnsFactsAndOffsets() throws {
    let (facts, bytes, ends) = try Self.log()
    var reader = FactLogReader<EventFact>(bytes)
    var read: [EventFact] = []
    var offsets: [Int] = []
    while let facts = try reader.next() {
      read += facts
      offsets.append(reader.offset)
    }
    expectEqual(read, facts)
    expectEqual(offsets, ends)
    try expectEqual(reader.next(), nil)
    var fromTheThird = FactLogReader<EventFact>(bytes, from: ends[1])
    try expectEqual(fromTheThird.remaining(), Array(facts.dropFirst(2)))
    expectEqual(fromTheThird.offset, bytes.count)
  }

  @Test func anEmptyLogAndOffsetsOutsideReturnNothing() throws {
    let bytes = try Self.log().bytes
    var empty = FactLogReader<EventFact>([])
    try expectEqual(empty.remaining(), [])
    var beyond = FactLogReader<EventFact>(bytes, from: .max)
    try expectEqual(beyond.next(), nil)
    var before = FactLogReader<EventFact>(bytes, from: .min)
    try expectEqual(before.remaining(), Self.log().facts)
  }

  @Test func aTornLogIsCompleteUpToItsLastRecord() throws {
    let (facts, bytes, ends) = try Self.log()
    for length in Set(places(below: bytes.count, small: 250) + ends.dropLast()).sorted() {
      var reader = FactLogReader<EventFact>(Array(bytes.prefix(length)))
      var read: [EventFact] = []
      let whole = ends.count { $0 <= length }
      let start = whole == 0 ? 0 : ends[whole - 1]
      do throws(FactLogError) {
        while let facts = try reader.next() { read += facts }
        expectEqual(length, start)
      } catch {
        expectEqual(error, .tornEnd(offset: start))
      }
      expectEqual(read, Array(facts.prefix(whole)))
      expectEqual(reader.offset, start)
    }
  }

  @Test func readingContinuesWithMoreBytes() throws {
    let (facts, bytes, _) = try Self.log()
    var read: [EventFact] = []
    var offset = 0
    for length in stride(from: 0, through: bytes.count + 99, by: 100) {
      var reader = FactLogReader<EventFact>(Array(bytes.prefix(length)), from: offset)
      do throws(FactLogError) {
        while let facts = try reader.next() { read += facts }
      } catch {
        expectEqual(error, .tornEnd(offset: reader.offset))
      }
      offset = reader.offset
    }
    expectEqual(read, facts)
  }

  @Test func damageInTheMiddleIsNotATornEnd() throws {
    let (facts, bytes, ends) = try Self.log()
    let start = ends[9]
    // Every bit of the record, including its length.
    for position in start..<start + 40 {
      for bit in 0..<8 {
        var changed = bytes
        changed[position] ^= 1 << UInt8(bit)
        var reader = FactLogReader<EventFact>(changed)
        expectThrows(FactLogError.unreadable(.damaged, offset: start)) {
          try reader.remaining()
        }
        expectEqual(reader.offset, start)
      }
    }
    // The facts before and after can still be read.
    var changed = bytes
    changed[start] ^= 1
    try expectEqual(
      FactLogReader<EventFact>.facts(in: Array(changed[..<start])), Array(facts[...9]))
    try expectEqual(
      FactLogReader<EventFact>.facts(in: Array(changed[ends[10]...])), Array(facts[11...]))
  }

  @Test func theSameErrorIsThrownAgain() throws {
    let (facts, bytes, ends) = try Self.log()
    var reader = FactLogReader<EventFact>(Array(bytes.dropLast()))
    let start = ends[ends.count - 2]
    for _ in 0..<2 {
      expectThrows(FactLogError.tornEnd(offset: start)) { try reader.remaining() }
    }
    var foreign = FactLogReader<ProviderAccount.Fact>(bytes)
    for _ in 0..<2 {
      expectThrows(FactLogError.unreadable(.unknownKind(facts[0].change.kind), offset: 0)) {
        try foreign.next()
      }
    }
  }

  @Test func zerosAfterTheLastFactAreDamage() throws {
    let (_, bytes, _) = try Self.log()
    var reader = FactLogReader<EventFact>(bytes + [UInt8](repeating: 0, count: 4096))
    expectThrows(FactLogError.unreadable(.damaged, offset: bytes.count)) {
      try reader.remaining()
    }
  }

  @Test func descriptionIsRedacted() throws {
    let reader = FactLogReader<EventFact>(try Self.log().bytes)
    expectEqual("\(reader)", "FactLogReader<EventFact>(redacted)")
    var dumped = ""
    dump(reader, to: &dumped)
    expect(!dumped.contains { $0.isNumber })
  }
}

extension FactLogReader {
  fileprivate static func facts(in bytes: [UInt8]) throws(FactLogError) -> [Logged] {
    var reader = Self(bytes)
    return try reader.remaining()
  }
}
