import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// Pages and the cursors between them.
@Suite("Pages: cursors between pages") struct DirectoryPageTests {
  /// Whatever happens to other records, those that stay are listed once.
  @Test func pagesNeitherRepeatNorOmitWhatStays() throws {
    for seed in LongTest.seeds(60) {
      var generator = SeededGenerator(seed: UInt64(2000 + seed))
      var index = DirectoryIndex(try (0..<120).map { try DirectorySamples.record($0, &generator) })
      var query = DirectoryQuery()
      query.order = try DirectorySamples.order(seed % 10, generator: &generator)
      var stays = Set(try (0..<120).map(DirectorySamples.id))
      try DirectorySamples.expectEachOnce(&stays, on: query, limit: 10, in: &index, &generator)
    }
  }

  @Test func equalRecordsMakeEqualHits() throws {
    let record = DirectoryRecord(try DirectorySamples.id(1), title: "Park")
    let (index, other) = (DirectoryIndex([record]), DirectoryIndex([record]))
    let (page, same) = (try index.page(of: DirectoryQuery()), try other.page(of: DirectoryQuery()))
    expect(page.hits == same.hits && Set(page.hits) == Set(same.hits))
    expectEqual(page.hits.map(\.record), [record])
  }

  @Test func aCursorBelongsToItsQuery() throws {
    var generator = SeededGenerator(seed: 1)
    let index = DirectoryIndex(try (0..<50).map { try DirectorySamples.record($0, &generator) })
    var query = DirectoryQuery()
    query.time = 0..<Int64.max
    let cursor = try #require(try index.page(of: query).next)
    query.time = 5..<Int64.max
    #expect(throws: Never.self) { try index.page(of: query, after: cursor) }
    let day = try CalendarDate(2026, 3, 4)
    query.open = .at(try LocalDateTime(day, minuteOfDay: 0))
    expectThrows(DirectoryPage.Cursor.Error.anotherQuery) {
      try index.page(of: query, after: cursor)
    }
    query.open = nil
    query.order = .titleDescending
    expectThrows(DirectoryPage.Cursor.Error.anotherQuery) {
      try index.page(of: query, after: cursor)
    }
  }

  @Test func everyPartOfAQueryHasItsDigest() throws {
    let center = try Coordinate(latitude: 33, longitude: -112)
    let phoenix = try #require(City("Phoenix", .arizona))
    func days(_ first: Int, _ last: Int) throws -> ClosedRange<CalendarDate> {
      try CalendarDate(2026, 3, first)...CalendarDate(2026, 3, last)
    }
    let changes: [(inout DirectoryQuery) throws -> Void] = [
      { _ in }, { $0.kinds = [.park] }, { $0.kinds = [.market] },
      { $0.location = .cities(try #require(CitySelection([phoenix]))) },
      { $0.location = .zipCode(try #require(ZIPCode("85003"))) },
      { $0.area = MapRegion(center: center, radius: .miles(5)) },
      { $0.area = MapRegion(center: center, radius: .miles(6)) },
      { $0.labels[.payment] = .any(["SNAP"]) }, { $0.labels[.payment] = .all(["SNAP"]) },
      { $0.labels[.payment] = .all(["WIC"]) }, { $0.labels[.tags] = .all(["WIC"]) },
      { $0.open = .at(try LocalDateTime(CalendarDate(2026, 3, 4), minuteOfDay: 0)) },
      { $0.open = .on(try days(4, 5)) }, { $0.open = .on(try days(3, 5)) },
      { $0.open = .on(try days(4, 6)) }, { $0.open = .on(try days(4, 5), weekdays: [.monday]) },
      { $0.open = .on(try days(4, 5), minutes: 1..<1440) },
      { $0.open = .on(try days(4, 5), minutes: 0..<1439) },
      { $0.minimumRating = 4 }, { $0.pricesInCents = 0...0 }, { $0.pricesInCents = 0...1 },
      { $0.minimumFreeSeats = 0 }, { $0.minimumFreeSeats = 1 },
      { $0.near = .init(to: DirectoryQuery(), within: .miles(60)) },
      { $0.near = .init(to: DirectoryQuery(), within: .miles(61)) },
      { $0.near = .init(to: DirectoryQuery(kinds: [.park]), within: .miles(60)) },
      { $0.ages = 0...1 }, { $0.ages = 1...1 }, { $0.isFeatured = true }, { $0.order = .newest },
      { $0.order = .nearest(to: center) },
    ]
    var generator = SeededGenerator(seed: 3)
    var index = DirectoryIndex(
      try (0..<LongTest.size(400, small: 300)).map { try DirectorySamples.record($0, &generator) })
    index.update(DirectoryRecord(try DirectorySamples.id(1), title: "A"))
    let digests = try changes.map { change in
      var query = DirectoryQuery()
      try change(&query)
      return try index.page(of: query, limit: 1).next?.description.prefix(12)
        ?? "\(query)".prefix(500)
    }
    expectEqual(Set(digests).count, changes.count)
  }

  @Test func onlyCursorsAreRead() throws {
    var generator = SeededGenerator(seed: 5)
    let index = DirectoryIndex(try (0..<50).map { try DirectorySamples.record($0, &generator) })
    let text = try #require(try index.page(of: DirectoryQuery()).next).description
    expect(text.utf8.allSatisfy { $0 == 45 || $0 == 95 || $0 >= 48 && $0 < 123 })
    for length in 0..<text.count {
      let part = String(text.prefix(length))
      if let cursor = DirectoryPage.Cursor(part) { expectEqual(cursor.description, part) }
    }
    for wrong in ["", "A", "====", "é", text + "!", "B" + text.dropFirst()] {
      expect(DirectoryPage.Cursor(wrong) == nil, "\(wrong)")
    }
  }

  @Test func aPageHasOneToAThousandRecords() throws {
    let index = DirectoryIndex(
      try (0..<LongTest.size(1500, small: 1101)).map {
        DirectoryRecord(try DirectorySamples.id($0), title: "\($0)")
      })
    for (limit, count) in [(Int.min, 1), (0, 1), (1, 1), (1000, 1000), (1001, 1000), (.max, 1000)] {
      for order in [
        DirectoryQuery.Order.title, .nearest(to: try Coordinate(latitude: 0, longitude: 0)),
      ] {
        var query = DirectoryQuery()
        query.order = order
        try expectEqual(index.page(of: query, limit: limit).hits.count, count)
        query.kinds = [.park]
        try expectEqual(index.page(of: query, limit: limit).hits.count, min(count, index.count / 3))
      }
    }
  }
}
