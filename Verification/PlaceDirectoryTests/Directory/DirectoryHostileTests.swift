import Essentials
import PlaceDirectory
import TestSupport
import Testing

/// Texts and numbers that nobody expects, in every part of a record.
@Suite("Stored directory: hostile texts and numbers") struct DirectoryHostileTests {
  static let texts: [String] = [
    "\0", "\u{FEFF}a\u{FEFF}", "a\u{0}b", "\u{202E}txt.exe", "\r\n\r\n", "\u{2028}\u{2029}",
    "\u{FFFD}",
    "\u{10FFFF}", "\u{301}", "e\u{301}", "é", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F466}", "🇺🇸🇺",
    "ß",
    "İ", "ı", "\u{D55C}", "\u{1112}\u{1161}\u{11AB}", "السوق", "市场", "<script>alert('&')</script>",
    "\"},{\"id\":\"x\"", "%s%n%@", "../../etc",
    String(repeating: "a\u{301}", count: LongTest.size(5_000, small: 500)),
    String(repeating: "word ", count: LongTest.size(3_000, small: 300)), "HDIR\u{1}", " ",
    "\u{A0}\u{3000}",
  ]

  static func record(_ number: Int, _ text: String) throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(.recipe, "n\(number)"), title: text)
    record.subtitle = text
    record.details = text + text
    record.address = text
    record.labels = [.tags: [text], DirectoryRecord.Subject(text): [text, ""], .payment: [text]]
    record.produce = [.fall: [text, "", text]]
    record.directions = ["", text]
    record.photos = [.init(text, caption: text), .init("")]
    record.actions = [try #require(.init(text, "https://example.org/"))]
    let json = "{\"lines\":[\"x\",\"\"],\"names\":[\"\",\"y\"],\"freeFrom\":[\"\",\"en:milk\"]}"
    record.ingredients = try decoded(json)
    return record
  }

  /// Texts come back from bytes and from JSON, and take part in every answer.
  ///
  /// Texts that the byte form has only once can come back in another spelling of the same letters.
  @Test func everyTextComesBackAsItWas() throws {
    let records = try Self.texts.enumerated().map { try Self.record($0, $1) }
    let index = DirectoryIndex(records)
    let read = try DirectoryIndex(bytes: index.bytes)
    expectEqual(read.bytes, index.bytes)
    func scalars(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }
    for (record, text) in zip(records, Self.texts) {
      for other in [read[record.id], try decoded(try encoded(record)) as DirectoryRecord?] {
        let other = try #require(other)
        expectEqual(other, record)
        expectEqual(scalars(other.title), scalars(text))
        expectEqual(scalars(other.details), scalars(text + text))
        expectEqual(scalars(other.address), scalars(text))
        expectEqual(scalars(other.directions.last), scalars(text))
        expectEqual(scalars(other.photos.first?.reference), scalars(text))
        expectEqual(scalars(other.photos.first?.caption), scalars(text))
      }
      var query = DirectoryQuery()
      query.labels[DirectoryRecord.Subject(text)] = .all([text, ""])
      expect(
        index.items(of: query).contains(record.id) && read.items(of: query).contains(record.id))
      query.labels = [.payment: .any([text])]
      expect(index.items(of: query).contains(record.id))
      guard let typed = try? SearchIndex.Query(text) else { continue }
      query.text = typed
      expect(index.items(of: query).contains(record.id), "\(text.prefix(20))")
    }
  }

  /// Labels are equal as Swift's texts are, so a letter in two spellings is one label, before and after
  /// the bytes.
  @Test func aLabelInTwoSpellingsIsOne() throws {
    var first = DirectoryRecord(try DirectorySamples.id(0), title: "A")
    first.labels[.payment] = ["caf\u{E9}"]
    var second = DirectoryRecord(try DirectorySamples.id(1), title: "B")
    second.labels[.payment] = ["cafe\u{301}"]
    let built = DirectoryIndex([first, second])
    for index in [built, try DirectoryIndex(bytes: built.bytes)] {
      for label in ["caf\u{E9}", "cafe\u{301}"] {
        var query = DirectoryQuery()
        query.labels[.payment] = .any([label])
        expectEqual(index.count(of: query), 2)
        let choices = try #require(try index.page(of: query, countsChoices: true).choices)
        expectEqual(choices.labels(of: .payment), [label: 2])
      }
    }
  }

  /// The numbers at the ends of their ranges, from bytes and from JSON.
  @Test func everyNumberComesBackAsItWas() throws {
    var records: [DirectoryRecord] = []
    for (number, extreme) in [Int.min, Int.min + 1, -1, 0, 1, .max - 1, .max].enumerated() {
      var record = DirectoryRecord(try DirectorySamples.id(number), title: "\(number)")
      record.priceInCents = extreme
      record.freeSeats = extreme
      record.popularity = extreme
      record.ages = min(extreme, 7)...max(extreme, 7)
      record.time = Int64(min(extreme, 7))..<Int64(max(extreme, 7))
      record.sessions = [Int64(extreme)..<Int64(extreme), .min ..< .max]
      record.dateAdded = number.isMultiple(of: 2) ? .earliest : .latest
      record.coordinate = try Coordinate(
        latitude: number.isMultiple(of: 2) ? 90 : -90, longitude: extreme > 0 ? 180 : -180)
      let most: Int64 = 1_000_000_000_000
      record.reviews = try ReviewSummary(counts: [most, 0, Int64(number), 0, most])
      record.photos = [.init("a", reviews: record.reviews)]
      records.append(record)
      try expectEqual(decoded(try encoded(record)), record)
    }
    let index = DirectoryIndex(records)
    let read = try DirectoryIndex(bytes: index.bytes)
    for record in records { expectEqual(read[record.id], record) }
    var generator = SeededGenerator(seed: 6)
    try DirectoryEditTests.expectEqual(read, index, "extremes", &generator, queries: 30)
  }

  /// The negative zero of a coordinate is a zero in comparisons, and comes back.
  @Test func zeroHasTwoSigns() throws {
    var record = DirectoryRecord(try DirectorySamples.id(0), title: "A")
    record.coordinate = try Coordinate(latitude: -0.0, longitude: -0.0)
    var other = DirectoryRecord(try DirectorySamples.id(1), title: "B")
    other.coordinate = try Coordinate(latitude: 0, longitude: 0)
    let index = DirectoryIndex([record, other])
    let read = try DirectoryIndex(bytes: index.bytes)
    var query = DirectoryQuery()
    for center in [record.coordinate, other.coordinate] {
      query.area = MapRegion(center: try #require(center), radius: .meters(0))
      query.order = .nearest(to: try #require(center))
      expect(index.items(of: query).count == 2 && read.items(of: query).count == 2)
    }
  }

  /// Of a whole directory, each byte in some ways and each end: an error with a sentence.
  @Test(arguments: LongTest.seeds(3))
  func damageIsSeenAtEachByte(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let records = try (0..<6).map { try DirectorySamples.record($0, &generator) }
    let bytes = DirectoryIndex(records).bytes
    for place in stride(from: 0, to: bytes.count, by: LongTest.size(1, small: 3)) {
      var other = bytes
      other[place] ^= 1 << UInt8(Int.random(in: 0..<8, using: &generator))
      #expect(throws: DirectoryIndex.Error.self) { try DirectoryIndex(bytes: other) }
      other = bytes
      other.remove(at: place)
      #expect(throws: DirectoryIndex.Error.self) { try DirectoryIndex(bytes: other) }
      other = bytes
      other.insert(bytes[place] &+ 1, at: place)
      #expect(throws: DirectoryIndex.Error.self) { try DirectoryIndex(bytes: other) }
      expectThrows(place < 4 ? DirectoryIndex.Error.notADirectory : .truncated) {
        try DirectoryIndex(bytes: Array(bytes[..<place]))
      }
    }
    // A length that lies, with every bit.
    for place in 8..<16 {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << UInt8(bit)
        do throws(DirectoryIndex.Error) {
          _ = try DirectoryIndex(bytes: other)
          Issue.record("A directory with another length is read")
        } catch {
          expect([.truncated, .trailingBytes, .damaged].contains(error))
          expect(error.description.hasSuffix("."))
        }
      }
    }
  }

  /// Content whose hash fits, with parts of one directory in another: read or refused, never a trap.
  @Test func mixedContentIsReadOrRefused() throws {
    var generator = SeededGenerator(seed: 12)
    let contents = try (0..<4).map { number in
      let records = try (0..<(3 + number)).map { try DirectorySamples.record($0, &generator) }
      return Array(DirectoryIndex(records).bytes.dropFirst(16).dropLast(8))
    }
    for _ in 0..<LongTest.size(3_000, small: 80) {
      var content = contents[Int.random(in: 0..<4, using: &generator)]
      let other = contents[Int.random(in: 0..<4, using: &generator)]
      let start = Int.random(in: 0..<content.count, using: &generator)
      let end = Int.random(in: start...min(start + 40, content.count), using: &generator)
      let source = Int.random(in: 0..<other.count, using: &generator)
      content.replaceSubrange(start..<end, with: other[source...].prefix(end - start))
      try checkDirectoryBytes(content)
    }
  }
}
