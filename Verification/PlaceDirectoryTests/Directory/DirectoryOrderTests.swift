import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// The orders of lists.
@Suite("Order: distance, title, and pages") struct DirectoryOrderTests {
  /// Around the globe, so that circles cross its back and its poles.
  @Test(arguments: LongTest.seeds(20))
  func theNearestPagesAreThoseOfAWholeSort(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let center = try Coordinate(
      latitude: [0, 90, -89.5, 60][seed % 4], longitude: [180, 0, -179.5, -112][seed % 4])
    var records: [DirectoryRecord] = []
    for number in 0..<400 {
      var record = DirectoryRecord(try DirectorySamples.id(number), title: "Park")
      let reach = number.isMultiple(of: 2) ? 180.0 : 2
      let latitude = center.latitude + .random(in: -reach / 2...reach / 2, using: &generator)
      let longitude = center.longitude + .random(in: -reach...reach, using: &generator)
      record.coordinate = try? Coordinate(
        latitude: latitude, longitude: longitude.remainder(dividingBy: 360))
      records.append(record)
    }
    let index = DirectoryIndex(records)
    var query = DirectoryQuery()
    query.order = .nearest(to: center)
    let expected = records.sorted { a, b in
      let (first, second) = (a.coordinate?.distance(to: center), b.coordinate?.distance(to: center))
      return first == second
        ? a.id < b.id : first?.meters ?? .infinity < second?.meters ?? .infinity
    }
    var (found, cursor): ([ItemReference], DirectoryPage.Cursor?) = ([], nil)
    repeat {
      let page = try index.page(of: query, after: cursor, limit: 30)
      found += page.hits.map(\.id)
      cursor = page.next
    } while cursor != nil
    expectEqual(found, expected.map(\.id))
  }

  /// With many records at one place, at the place asked for, and without a place, among all and among some, and
  /// with edits between pages.
  @Test(arguments: 0..<LongTest.size(30, small: 2))
  func pagesOfTheIndexOfPlacesAreThoseOfAllRecords(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func coordinate() throws -> Coordinate {
      try Coordinate(
        latitude: 33 + Double(Int.random(in: 0...30, using: &random)) / 50,
        longitude: -112 + Double(Int.random(in: 0...30, using: &random)) / 50)
    }
    var records: [ItemReference: DirectoryRecord] = [:]
    for number in 0..<1500 {
      var record = DirectoryRecord(try DirectorySamples.id(number), title: "Park")
      if number % 50 > 0 { record.coordinate = try coordinate() }
      record.priceInCents = .random(in: 0...3, using: &random)
      records[record.id] = record
    }
    var index = DirectoryIndex(records.values)
    for prices in [nil, 0...2, 3...3] as [ClosedRange<Int>?] {
      let center = try coordinate()
      var query = DirectoryQuery()
      query.order = .nearest(to: center)
      query.pricesInCents = prices
      var (cursor, last): (DirectoryPage.Cursor?, (Double, ItemReference)?) = (nil, nil)
      for page in 0..<12 {
        let expected = records.values.filter { record in
          prices.map { prices in record.priceInCents.map(prices.contains) ?? false } ?? true
        }.map { record in
          (record.coordinate?.distance(to: center).meters ?? .infinity, record.id)
        }.filter { key in last.map { $0 < key } ?? true }.sorted(by: <)
        let limit = [1, 3, 40][page % 3]
        let hits = try index.page(of: query, after: cursor, limit: limit)
        expectEqual(hits.hits.map(\.id), expected.prefix(limit).map(\.1))
        cursor = hits.next
        last = expected.prefix(limit).last
        let id = try DirectorySamples.id(.random(in: 0..<1500, using: &random))
        records[id] = nil
        index.remove(id)
      }
    }
  }

  /// Letters in two spellings are equal, so the references decide, in a new directory as after edits.
  @Test func titlesInTwoSpellingsAreEqual() throws {
    let titles = [
      "Downtown \u{D55C}", "Downtown \u{1112}\u{1161}\u{11AB}", "Downtown a", "Downtown b",
    ]
    let records = try titles.enumerated().flatMap { number, title in
      try [number, number + 10].map {
        DirectoryRecord(try ItemReference(.park, "\(99 - $0)"), title: title)
      }
    }
    var edited = DirectoryIndex()
    for record in records { edited.update(record) }
    for order in [DirectoryQuery.Order.title, .titleDescending] {
      var query = DirectoryQuery()
      query.order = order
      expectEqual(DirectoryIndex(records).items(of: query), edited.items(of: query))
    }
  }

  @Test func distancesAreThoseOfTheOrder() throws {
    let center = try Coordinate(latitude: 33, longitude: -112)
    var record = DirectoryRecord(try DirectorySamples.id(0), title: "A")
    record.coordinate = try Coordinate(latitude: 34, longitude: -112)
    let index = DirectoryIndex([record, DirectoryRecord(try DirectorySamples.id(1), title: "B")])
    var query = DirectoryQuery()
    try expectEqual(index.page(of: query).hits.map(\.distance), [nil, nil])
    query.order = .nearest(to: center)
    let distance = try #require(record.coordinate).distance(to: center)
    try expectEqual(index.page(of: query).hits.map(\.distance), [distance, nil])
  }
}
