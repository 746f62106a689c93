import TextSearch
import TestSupport
import Testing

extension SearchBytesTests {
  static func index(_ seed: Int) throws -> (SearchIndex, PlainSearch) {
    var generator = SeededGenerator(seed: seed)
    var (index, plain) = (SearchIndex(), PlainSearch())
    for part in 0..<3 {
      let documents = try (0..<20).map { number in
        try SearchIndexTests.document(20 * part + number, &generator)
      }
      index.update(contentsOf: documents)
      for document in documents { plain.update(document) }
    }
    for number in stride(from: 0, to: 60, by: 7) {
      let id = try SearchIndexTests.document(number, &generator).id
      index.remove(id)
      _ = plain.remove(id)
    }
    return (index, plain)
  }

  @Test(arguments: LongTest.seeds(3))
  func anOpenedIndexFindsTheSame(seed: Int) throws {
    let (index, plain) = try Self.index(seed)
    var opened = try SearchIndex(bytes: index.bytes)
    expectEqual(opened.bytes, index.bytes)
    var generator = SeededGenerator(seed: seed)
    var memory = SearchIndex.Memory()
    for _ in 0..<20 {
      guard let query = SearchIndexTests.query(&generator) else { continue }
      try SearchIndexTests().expectEqual(opened, plain, query, limit: 5, using: &memory)
    }
    let document = try SearchIndexTests.document(3, &generator)
    opened.update(document)
    opened.compact()
    expectEqual(opened.count, plain.documents.count)
    try expect(SearchIndex(bytes: SearchIndex().bytes).isEmpty)
  }

  /// Whatever was added, replaced, and removed, nothing of it is left in the parts that are merged.
  @Test(arguments: LongTest.seeds(6, small: 3))
  func aCompactIndexHasTheBytesOfANewOne(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (index, documents) = (SearchIndex(), [ItemReference: SearchIndex.Document]())
    for step in 0..<150 {
      let number = Int.random(in: 0..<40, using: &generator)
      let document = try SearchIndexTests.document(number, &generator)
      if Int.random(in: 0..<3, using: &generator) == 0 {
        expectEqual(index.remove(document.id), documents.removeValue(forKey: document.id) != nil)
      } else {
        index.update(document)
        documents[document.id] = document
      }
      guard step % 13 == 0 else { continue }
      var compact = index
      compact.compact()
      expectEqual(compact.bytes, SearchIndex(documents.values).bytes)
    }
  }

  @Test func otherBytesAreRefused() throws {
    let bytes = try Self.index(5).0.bytes
    expectThrows(SearchIndex.Error.notAnIndex) { try SearchIndex(bytes: []) }
    expectThrows(SearchIndex.Error.notAnIndex) { try SearchIndex(bytes: Array("GPIX".utf8)) }
    expectThrows(SearchIndex.Error.damaged) { try SearchIndex(bytes: Array("HSIX".utf8)) }
    for count in stride(from: 4, to: bytes.count, by: 97) {
      expectThrows(SearchIndex.Error.damaged) { try SearchIndex(bytes: Array(bytes[..<count])) }
    }
    for place in stride(from: 8, to: bytes.count, by: 131) {
      var other = bytes
      other[place] ^= 0x10
      expectThrows(SearchIndex.Error.damaged) { try SearchIndex(bytes: other) }
    }
    expectThrows(SearchIndex.Error.damaged) { try SearchIndex(bytes: bytes + [0]) }
    var newer = bytes
    newer[4] = 2
    expectThrows(SearchIndex.Error.newerVersion(2)) { try SearchIndex(bytes: newer) }
  }

  /// Of the smallest index, each byte in each way, and each end.
  @Test func damageIsSeenAtEachByte() throws {
    let bytes = Self.golden.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    for place in bytes.indices {
      let expected: SearchIndex.Error? = place < 4 ? .notAnIndex : place < 8 ? nil : .damaged
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << UInt8(bit)
        let version = other[4..<8].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        expectThrows(expected ?? (version > 1 ? .newerVersion(version) : .damaged)) {
          try SearchIndex(bytes: other)
        }
      }
      expectThrows(place < 4 ? SearchIndex.Error.notAnIndex : .damaged) {
        try SearchIndex(bytes: Array(bytes[..<place]))
      }
      var longer = bytes
      longer.insert(0, at: place)
      #expect(throws: SearchIndex.Error.self) { try SearchIndex(bytes: longer) }
    }
  }

  /// Bytes with a valid hash that somebody made are refused, or opened and searched without harm.
  @Test func madeBytesDoNoHarm() throws {
    let bytes = try Self.index(6).0.bytes
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<LongTest.size(4000, small: 50) {
      var other = Array(bytes.dropLast(8))
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 8..<other.count, using: &generator)
        other[place] = UInt8.random(in: 0...255, using: &generator)
      }
      try checkMadeSearchBytes(other)
    }
  }
}
