import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// Random directories and questions, compared with a directory that looks at every record.
@Suite("Directory search: random queries against a full scan") struct DirectoryIndexTests {
  @Test func everyAnswerIsThatOfAScan() throws {
    let seeds = LongTest.setting("DIRECTORIES").map { 0..<$0 } ?? LongTest.seeds(100)
    for seed in seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      let size = Int.random(in: 0...150, using: &generator)
      let records = try (0..<size).map { try DirectorySamples.record($0, &generator) }
      let prior = try seed.isMultiple(of: 2) ? ReviewPrior(mean: 3.5) : nil
      var index = DirectoryIndex(records, ratingPrior: prior)
      var plain = PlainDirectory(
        records: Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) }), prior: prior)
      index.openingCalendar = OpeningCalendar(publicHolidays: [try CalendarDate(2026, 3, 6)])
      plain.calendar = index.openingCalendar
      for _ in 0..<LongTest.size(10, small: 5) {
        let limit = Int.random(in: 1...30, using: &generator)
        try DirectorySamples.compare(
          index, plain, try DirectorySamples.query(&generator), limit: limit)
      }
    }
  }

  @Test func everyAnswerAfterEditsIsThatOfAScan() throws {
    for seed in LongTest.seeds(40) {
      var generator = SeededGenerator(seed: UInt64(1000 + seed))
      var index = DirectoryIndex()
      var plain = PlainDirectory()
      let original = index
      for step in 0..<300 {
        let number = Int.random(in: 0..<60, using: &generator)
        let id = try DirectorySamples.id(number)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0...1:
          expectEqual(index.remove(id), plain.records.removeValue(forKey: id))
        case 2:
          guard var record = plain.records[id] else { continue }
          record.popularity = Int.random(in: -2...2, using: &generator)
          expectEqual(index.update(record), plain.records.updateValue(record, forKey: id))
        default:
          let record = try DirectorySamples.record(number, &generator)
          expectEqual(index.update(record), plain.records.updateValue(record, forKey: id))
        }
        expectEqual(index.count, plain.records.count)
        if step.isMultiple(of: 30) {
          try DirectorySamples.compare(
            index, plain, try DirectorySamples.query(&generator), limit: 7)
        }
      }
      expect(original.isEmpty)
      for (id, record) in plain.records { expectEqual(index[id], record) }
    }
  }

  /// The index of places forgets the numbers of places that are gone.
  @Test func recordsThatMoveAreFoundWhereTheyAre() throws {
    var generator = SeededGenerator(seed: 11)
    var plain = PlainDirectory()
    for number in 0..<40 {
      let record = try DirectorySamples.record(number, &generator)
      plain.records[record.id] = record
    }
    var index = DirectoryIndex(plain.records.values)
    for round in 0..<LongTest.size(120, small: 15) {
      for _ in 0..<25 {
        guard var record = plain.records.values.randomElement(using: &generator) else { continue }
        record.coordinate = try DirectorySamples.record(0, &generator).coordinate
        index.update(record)
        plain.records[record.id] = record
      }
      var query = DirectoryQuery()
      query.order = try DirectorySamples.order(9, generator: &generator)
      query.area = MapRegion(
        center: try Coordinate(latitude: 33.5, longitude: -111.5),
        radius: .miles(Double(round % 5) * 10))
      try DirectorySamples.compare(index, plain, query, limit: 9)
    }
  }

  /// Hostile texts and numbers take part like all others.
  @Test func extremeRecordsAreListed() throws {
    var record = DirectoryRecord(
      try DirectorySamples.id(0),
      title: String(repeating: "é\u{301}", count: LongTest.size(100_000, small: 500)))
    record.popularity = .min
    record.priceInCents = .min
    record.ages = .min...(.max)
    record.freeSeats = .max
    record.time = .min ..< .max
    record.dateAdded = .latest
    var other = DirectoryRecord(try DirectorySamples.id(1), title: record.title + "a")
    other.popularity = .max
    other.ages = 3_000_000_000...3_000_000_001
    other.freeSeats = 3_000_000_000
    other.priceInCents = .max
    other.time = .max ..< .max
    other.dateAdded = .earliest
    let index = DirectoryIndex([record, other])
    let plain = PlainDirectory(records: [record.id: record, other.id: other])
    var generator = SeededGenerator(seed: 9)
    for number in 0...8 {
      var query = DirectoryQuery()
      query.order = try DirectorySamples.order(number, generator: &generator)
      try DirectorySamples.compare(index, plain, query, limit: 1)
      query.time = .min ..< .max
      query.minimumRating = .nan
      try DirectorySamples.compare(index, plain, query, limit: 1)
    }
    for number in [Int.min, -1, 2_147_483_647, 2_147_483_648, 3_000_000_000, 3_000_000_001, .max] {
      var query = DirectoryQuery()
      query.ages = number...number
      try DirectorySamples.compare(index, plain, query, limit: 1)
      query.ages = nil
      query.minimumFreeSeats = number
      try DirectorySamples.compare(index, plain, query, limit: 1)
    }
    var fewer = index
    expect(fewer.setFreeSeats(2, of: record.id) && fewer[record.id]?.freeSeats == 2)
    var query = DirectoryQuery()
    query.minimumFreeSeats = 3
    expect(fewer.items(of: query) == [other.id] && index.count(of: query) == 2)
  }

  @Test func ofRecordsOfOneItemTheLastCounts() throws {
    let id = try DirectorySamples.id(0)
    let index = DirectoryIndex([
      DirectoryRecord(id, title: "A"), DirectoryRecord(id, title: "B"),
    ])
    expectEqual(index.count, 1)
    expectEqual(index[id]?.title, "B")
  }
}
