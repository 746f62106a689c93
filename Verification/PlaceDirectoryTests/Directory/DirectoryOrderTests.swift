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

  /// Letters in two spellings are equal, so the references decide, in a new directory as after edits.
  @Test func titlesInTwoSpellingsAreEqual() throws {
    let titles = [
      "Downtown \u{D55C}", "Downtown \u{1112}\u{1161}\u{11AB}", "Downtown a", "Downtown b",
    ]
    let records = try titles.enumerated().flatMap { number, title in
      try [number, number + 10].map {
        DirectoryRecord(try #require(ItemReference(.park, "\(99 - $0)")), title: title)
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
