import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// Random records and questions, and the comparison with a directory that looks at every record.
enum DirectorySamples {
  static let cityNames = ["Phoenix", "Tempe", "Mesa"]
  static let zipTexts = ["85003", "85281", "85201"]
  static let titles = [
    "Encanto", "encanto!", "Éncanto Park", "A", "", "Downtown Market", "Downtown Park", "Zoo",
    "Downtown Phoenix", "Downtown Phoenix Market", "Downtown Phoenix Farmers",
  ]
  static let payments = ["SNAP", "WIC", "Credit"]
  static let features = ["Playground", "Dogs"]
  static let texts = ["Phoenix", "Playground", "downtown park"]
  static let ingredients = ["flour", "wheat flour", "salt"]
  static let hours = [
    "Mo-Fr 09:00-17:00", "Sa 08:00-13:00", "Fr-Sa 22:00-02:00; PH off", "24/7",
    "Mar 01-Oct 31 We 16:00-20:00", "Su \"by appointment\"",
  ]

  static func id(_ number: Int) throws -> ItemReference {
    try ItemReference([.market, .park, .event][number % 3], "n\(number)")
  }

  static func labels(of all: [String], _ generator: inout SeededGenerator) -> Set<String> {
    Set(all.filter { _ in Bool.random(using: &generator) })
  }

  static func record(_ number: Int, _ generator: inout SeededGenerator) throws -> DirectoryRecord {
    func maybe<Value>(_ value: Value) -> Value? {
      Int.random(in: 0..<4, using: &generator) == 0 ? nil : value
    }
    func random(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    var record = DirectoryRecord(try id(number), title: titles[random(0...(titles.count - 1))])
    record.city = maybe(try #require(City(cityNames[random(0...2)], .arizona)))
    record.zipCode = maybe(try #require(ZIPCode(zipTexts[random(0...2)])))
    record.coordinate = maybe(
      try Coordinate(
        latitude: 33 + Double(random(0...10)) / 10, longitude: -112 + Double(random(0...10)) / 10))
    record.labels[.payment] = labels(of: payments, &generator)
    record.labels[.features] = maybe(labels(of: features, &generator))
    record.hours = maybe(try OpeningHours(hours[random(0...5)]))
    record.priceInCents = maybe(random(0...5) * 100)
    record.ages = maybe(random(0...5)...random(5...12))
    record.time = maybe(Int64(random(0...10))..<Int64(random(11...20)))
    if let time = record.time, random(0...1) == 0 {
      // On at the start and at the end, and not between, unless the time is short.
      record.sessions = [
        time.lowerBound..<(time.lowerBound + 1), (time.upperBound - 2)..<time.upperBound,
      ]
    }
    record.reviews = ReviewSummary(
      try (0..<random(0...3)).map { _ in try #require(StarRating(random(1...5))) })
    record.popularity = random(-2...2)
    record.dateAdded = maybe(CalendarDate(daysSinceEpoch: random(0...5)) ?? .earliest)
    record.isFeatured = random(0...3) == 0
    record.labels[.tags] = maybe(labels(of: texts, &generator))
    record.subtitle = maybe(texts[random(0...2)]) ?? ""
    record.details = texts[random(0...2)] + " " + texts[random(0...2)]
    record.freeSeats = maybe(random(0...5))
    record.nutrition =
      random(0...3) == 0 ? try DirectoryRecordTests.pie(fat: maybe(5)).nutrition : nil
    if random(0...2) == 0 {
      record.ingredients = DirectoryRecord.Ingredients(
        known: ["?"], names: labels(of: ingredients, &generator),
        freeFrom: Set([.milk, .eggs].prefix(random(0...2))))
      record.labels[.ingredients] = maybe(labels(of: ingredients, &generator))
    }
    return record
  }

  static func query(_ generator: inout SeededGenerator) throws -> DirectoryQuery {
    func random(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    func isOn() -> Bool { random(0...3) == 0 }
    var query = DirectoryQuery()
    if isOn() { query.kinds = Set([.market, .park, .recipe].prefix(random(1...3))) }
    if isOn() {
      let cities = try cityNames.prefix(random(1...2)).map { try #require(City($0, .arizona)) }
      query.location = .cities(try #require(CitySelection(cities)))
    } else if isOn() {
      query.location = .zipCode(try #require(ZIPCode(zipTexts[random(0...2)])))
    }
    if isOn() {
      query.area = MapRegion(
        center: try Coordinate(latitude: 33.5, longitude: -111.5),
        radius: .miles(Double(random(1...40))))
    }
    if isOn() { query.labels[.payment] = .any(labels(of: payments + ["None"], &generator)) }
    if isOn() { query.labels[.features] = .all(labels(of: features, &generator)) }
    if isOn() {
      query.minimumRating =
        [Double(random(1...5)), Double(random(10...50)) / 10, -1, .nan][
          [0, 0, 0, 1, 1, 1, 2, 3][random(0...7)]]
    }
    if isOn() { query.pricesInCents = 0...(random(0...3) * 100) }
    if isOn() { query.ages = random(0...4)...random(4...8) }
    if isOn() { query.time = Int64(random(0...9))..<Int64(random(9...25)) }
    let day = try CalendarDate(2026, 3, random(1...9))
    if isOn() {
      query.open = .at(try LocalDateTime(day, minuteOfDay: 30 * random(0...47)))
    } else if isOn() {
      let start = 30 * random(0...47)
      query.open = .on(
        day...(day.adding(days: random(0...9)) ?? day),
        weekdays: Set(Weekday.allCases.filter { _ in isOn() }),
        minutes: start..<(start + 30 * random(0...60)))
    }
    query.isFeatured = isOn()
    if isOn() {
      query.text = try? SearchIndex.Query(
        ["enc", "dwntown", "zoo par", "playgrounds", "phoenix downtown", "a park"][random(0...5)])
    }
    query.order = try order(random(0...9), generator: &generator)
    if isOn() { query.minimumFreeSeats = random(0...6) }
    if isOn() { query.labels[.ingredients] = .any(labels(of: ingredients, &generator)) }
    if isOn() { query.labels[.freeFrom] = .without([.milk]) }
    if isOn() {
      var other = DirectoryQuery()
      other.labels[.features] = .all(["Playground"])
      other.kinds = Set([.market, .park].prefix(random(0...2)))
      query.near = .init(to: other, within: .miles(Double(random(0...20))))
    }
    query.order = try order(random(0...8), generator: &generator)
    return query
  }

  static func order(
    _ number: Int, generator: inout SeededGenerator
  ) throws -> DirectoryQuery.Order {
    let orders: [DirectoryQuery.Order] = [
      .title, .titleDescending, .mostPopular, .highestRating, .newest, .oldest, .chronological,
      .lowestPrice, .bestMatch,
    ]
    return number < orders.count
      ? orders[number]
      : .nearest(
        to: try Coordinate(
          latitude: .random(in: 33...34, using: &generator),
          longitude: .random(in: -112...(-111), using: &generator)))
  }

  /// Compares all pages of a query, and the numbers beside its choices.
  static func compare(
    _ index: DirectoryIndex, _ plain: PlainDirectory, _ query: DirectoryQuery, limit: Int
  ) throws {
    let expected = plain.list(query)
    var found: [ItemReference] = []
    var cursor: DirectoryPage.Cursor?
    repeat {
      let page = try index.page(of: query, after: cursor, limit: limit)
      expectEqual(page.total, expected.count)
      expect(page.hits.count <= limit)
      found += page.hits.map(\.id)
      // A cursor goes through links as text.
      cursor = try page.next.map { try #require(DirectoryPage.Cursor($0.description)) }
    } while cursor != nil && found.count <= expected.count
    expectEqual(found, expected.map(\.id))
    let choices = try #require(try index.page(of: query, countsChoices: true).choices)
    let counts = plain.choices(query)
    expectEqual(choices.kinds, counts.kinds)
    expectEqual(choices.cities, counts.cities)
    expectEqual(choices.labels, counts.labels)
    expectEqual(choices.featured, counts.featured)
  }

  /// Reads all pages of a query while records are edited at random in between, and expects each record
  /// that stays exactly once.
  ///
  /// Edited records are removed from `stays`.
  static func expectEachOnce(
    _ stays: inout Set<ItemReference>, on query: DirectoryQuery, limit: Int,
    in index: inout DirectoryIndex, _ generator: inout SeededGenerator
  ) throws {
    var found: [ItemReference] = []
    var cursor: DirectoryPage.Cursor?
    repeat {
      let page = try index.page(of: query, after: cursor, limit: limit)
      found += page.hits.map(\.id)
      cursor = page.next.flatMap { DirectoryPage.Cursor($0.description) }
      for _ in 0..<10 {
        let number = Int.random(in: 0..<150, using: &generator)
        stays.remove(try id(number))
        if Bool.random(using: &generator) {
          index.remove(try id(number))
        } else {
          index.update(try record(number, &generator))
        }
      }
    } while cursor != nil
    for id in stays { expectEqual(found.count { $0 == id }, 1, "\(id)") }
  }
}
