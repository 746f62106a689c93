import Essentials
import PlaceDirectory
import TestSupport
import Testing

extension DirectoryBytesTests {
  /// A directory that was read answers like one that was built, and changes like one.
  @Test func aDirectoryReadsBackFromItsBytes() throws {
    for seed in LongTest.seeds(24) {
      var generator = SeededGenerator(seed: UInt64(7000 + seed))
      let size = Int.random(in: 0...120, using: &generator)
      let prior = try seed.isMultiple(of: 2) ? ReviewPrior(mean: 3.5) : nil
      var built = DirectoryIndex(
        try (0..<size).map { try DirectorySamples.record($0, &generator) }, ratingPrior: prior)
      for _ in 0..<20 {
        built.remove(try DirectorySamples.id(.random(in: 0...120, using: &generator)))
      }
      let bytes = built.bytes
      var read = try DirectoryIndex(bytes: bytes)
      expectEqual(read.bytes, bytes)
      for step in 0..<12 {
        let query = try DirectorySamples.query(&generator)
        let page = try read.page(of: query, limit: 9, countsChoices: true)
        let expected = try built.page(of: query, limit: 9, countsChoices: true)
        expectEqual(page.hits, expected.hits)
        expectEqual(page.total, expected.total)
        expectEqual(page.next, expected.next)
        expectEqual(page.choices, expected.choices)
        let record = try DirectorySamples.record(step * 3, &generator)
        built.update(record)
        read.update(record)
      }
      // The order of changes does not matter.
      expectEqual(read.bytes, built.bytes)
    }
  }

  @Test func bytesOfOtherFormsAreRefused() throws {
    let bytes = try Self.golden().bytes
    expectThrows(DirectoryIndex.Error.notADirectory) { try DirectoryIndex(bytes: []) }
    expectThrows(DirectoryIndex.Error.notADirectory) {
      try DirectoryIndex(bytes: Array("GPIX".utf8) + bytes[4...])
    }
    for length in 4..<bytes.count {
      expectThrows(DirectoryIndex.Error.truncated) {
        try DirectoryIndex(bytes: Array(bytes[..<length]))
      }
    }
    expectThrows(DirectoryIndex.Error.trailingBytes) { try DirectoryIndex(bytes: bytes + [0]) }
    var newer = bytes
    newer[4] = 2
    expectThrows(DirectoryIndex.Error.newerVersion(2)) { try DirectoryIndex(bytes: newer) }
    expect(DirectoryIndex.Error.newerVersion(2).description.contains("version 2"))
    var older = bytes
    older[4] = 0
    expectThrows(DirectoryIndex.Error.notADirectory) { try DirectoryIndex(bytes: older) }
    for index in 16..<bytes.count {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      expectThrows(DirectoryIndex.Error.damaged) { try DirectoryIndex(bytes: damaged) }
    }
  }

  /// With the right frame, what no directory says is still refused, and no change of a byte ends the
  /// program.
  @Test(arguments: [try golden(), DirectoryIndex([try DirectoryRecordTests.pie(fat: 12.5)])])
  func hostileContentIsRefusedOrRead(of directory: DirectoryIndex) throws {
    let bytes = directory.bytes
    let content = Array(bytes[16..<(bytes.count - 8)])
    expectEqual(framed(content), bytes)
    var refused = 0
    let step = LongTest.size(1, small: 40)
    for index in stride(from: 0, to: content.count, by: step) {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var hostile = content
        hostile[index] ^= change
        if (try? DirectoryIndex(bytes: framed(hostile))) == nil { refused += 1 }
        try checkDirectoryBytes(hostile)
      }
    }
    expect(refused > content.count / step)
    for length in stride(from: 0, to: content.count, by: LongTest.size(7, small: 70)) {
      #expect(throws: DirectoryIndex.Error.self) {
        try DirectoryIndex(bytes: framed(Array(content[..<length])))
      }
    }
    expectThrows(DirectoryIndex.Error.damaged) {
      try DirectoryIndex(bytes: framed(content + [0]))
    }
  }

  /// An amount that no facts have, such as fat that is not known, is refused.
  @Test func nutrientsHaveOneForm() throws {
    let bytes = DirectoryIndex([try DirectoryRecordTests.pie(fat: nil)]).bytes
    let content = Array(bytes[16..<(bytes.count - 8)])
    // The places in the seven other orders follow the facts: flags, and eight amounts.
    let flags = content.count - 28 - 65
    expectEqual(content[flags], 1)
    for (offset, byte) in [(0, 0x05), (9 + 7, 0x40), (1, 0x01)] {
      var hostile = content
      hostile[flags + offset] = UInt8(byte)
      expectThrows(DirectoryIndex.Error.damaged) { try DirectoryIndex(bytes: framed(hostile)) }
    }
  }

  /// Two records of one item are refused even if every order tells them apart.
  @Test func anItemHasOneRecord() throws {
    func record(_ id: String, _ number: Int) throws -> DirectoryRecord {
      var record = DirectoryRecord(try ItemReference(.park, id), title: "\(number)")
      record.popularity = number
      record.priceInCents = number
      record.dateAdded = CalendarDate(daysSinceEpoch: number)
      record.time = Int64(number)..<100
      record.reviews = ReviewSummary([try #require(StarRating(number))])
      return record
    }
    let bytes = DirectoryIndex([try record("item-x", 1), try record("item-y", 2)]).bytes
    var content = Array(bytes[16..<(bytes.count - 8)])
    try expectEqual(DirectoryIndex(bytes: framed(content)).count, 2)
    let y = try #require(content.firstIndex(of: UInt8(ascii: "y")))
    content[y] = UInt8(ascii: "x")
    expectThrows(DirectoryIndex.Error.damaged) { try DirectoryIndex(bytes: framed(content)) }
  }

  /// What is no order of the records is refused.
  @Test func ordersAreChecked() throws {
    let golden = try Self.golden()
    var content = Array(golden.bytes[16..<(golden.bytes.count - 8)])
    // The last order has two places of four bytes each.
    let places = content.suffix(8)
    content.replaceSubrange((content.count - 8)..., with: places.suffix(4) + places.prefix(4))
    expectThrows(DirectoryIndex.Error.damaged) { try DirectoryIndex(bytes: framed(content)) }
    content.replaceSubrange((content.count - 8)..., with: places.prefix(4) + places.prefix(4))
    expectThrows(DirectoryIndex.Error.damaged) { try DirectoryIndex(bytes: framed(content)) }
    content.replaceSubrange((content.count - 8)..., with: places.prefix(4) + [2, 0, 0, 0])
    expectThrows(DirectoryIndex.Error.damaged) { try DirectoryIndex(bytes: framed(content)) }
  }

  @Test func anEmptyDirectoryHasAForm() throws {
    let bytes = DirectoryIndex().bytes
    expectEqual(bytes.count, 33)
    try expect(DirectoryIndex(bytes: bytes).isEmpty)
  }
}
