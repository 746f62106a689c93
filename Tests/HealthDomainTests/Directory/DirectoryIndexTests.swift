import Essentials
import Foundation
@testable import HealthDomain
import TestSupport
import Testing

/// Random directories and questions, compared with a directory that looks at every record.
struct DirectoryIndexTests {
  static let cityNames = ["Phoenix", "Tempe", "Mesa"]
  static let zipTexts = ["85003", "85281", "85201"]
  static let titles = [
    "Encanto", "encanto!", "Éncanto Park", "A", "", "Downtown Market", "Downtown Park", "Zoo",
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
    try #require(ItemReference([.market, .park, .event][number % 3], "n\(number)"))
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
        lines: ["?"], names: labels(of: ingredients, &generator),
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
      #expect(page.total == expected.count)
      #expect(page.hits.count <= limit)
      found += page.hits.map(\.id)
      // A cursor goes through links as text.
      cursor = try page.next.map { try #require(DirectoryPage.Cursor($0.description)) }
    } while cursor != nil && found.count <= expected.count
    #expect(found == expected.map(\.id))
    let choices = try #require(try index.page(of: query, countsChoices: true).choices)
    let counts = plain.choices(query)
    #expect(choices.kinds == counts.kinds)
    #expect(choices.cities == counts.cities)
    #expect(choices.labels == counts.labels)
    #expect(choices.featured == counts.featured)
  }

  /// `HEALTHDOMAIN_DIRECTORIES` sets another number of directories, as `Scripts/soak` does.
  private static var seeds: Range<Int> {
    let environment = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DIRECTORIES"]
    return environment.flatMap { Int($0) }.map { 0..<max($0, 0) } ?? LongTest.seeds(100)
  }

  @Test func everyAnswerIsThatOfAScan() throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      let size = Int.random(in: 0...150, using: &generator)
      let records = try (0..<size).map { try Self.record($0, &generator) }
      let prior = try seed.isMultiple(of: 2) ? ReviewPrior(mean: 3.5) : nil
      var index = DirectoryIndex(records, ratingPrior: prior)
      var plain = PlainDirectory(
        records: Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) }), prior: prior)
      index.openingCalendar = OpeningCalendar(publicHolidays: [try CalendarDate(2026, 3, 6)])
      plain.calendar = index.openingCalendar
      for _ in 0..<10 {
        let limit = Int.random(in: 1...30, using: &generator)
        try Self.compare(index, plain, try Self.query(&generator), limit: limit)
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
        if Int.random(in: 0..<3, using: &generator) == 0 {
          let id = try Self.id(number)
          #expect(index.remove(id) == plain.records.removeValue(forKey: id))
        } else {
          let record = try Self.record(number, &generator)
          #expect(index.update(record) == plain.records.updateValue(record, forKey: record.id))
        }
        #expect(index.count == plain.records.count)
        if step.isMultiple(of: 30) {
          try Self.compare(index, plain, try Self.query(&generator), limit: 7)
        }
      }
      #expect(original.isEmpty)
      for (id, record) in plain.records { #expect(index[id] == record) }
    }
  }

  /// Whatever happens to other records, those that stay are listed once.
  @Test func pagesNeitherRepeatNorOmitWhatStays() throws {
    for seed in LongTest.seeds(60) {
      var generator = SeededGenerator(seed: UInt64(2000 + seed))
      var index = DirectoryIndex(try (0..<120).map { try Self.record($0, &generator) })
      var query = DirectoryQuery()
      query.order = try Self.order(seed % 10, generator: &generator)
      var stays = Set(try (0..<120).map(Self.id))
      var found: [ItemReference] = []
      var cursor: DirectoryPage.Cursor?
      repeat {
        let page = try index.page(of: query, after: cursor, limit: 10)
        found += page.hits.map(\.id)
        cursor = page.next
        for _ in 0..<10 {
          let number = Int.random(in: 0..<150, using: &generator)
          stays.remove(try Self.id(number))
          if Bool.random(using: &generator) {
            index.remove(try Self.id(number))
          } else {
            index.update(try Self.record(number, &generator))
          }
        }
      } while cursor != nil
      for id in stays { #expect(found.count { $0 == id } == 1, "\(id)") }
    }
  }

  /// The bounds of ratings, at and between the quarters of stars by which records are kept.
  @Test func theLeastRatingPassesItself() throws {
    func found(_ least: Double, in index: DirectoryIndex) throws -> [String] {
      var query = DirectoryQuery()
      query.minimumRating = least
      return try index.page(of: query).hits.map(\.id.id)
    }
    var records = try (0..<4).map { DirectoryRecord(try Self.id($0), title: "\($0)") }
    records[0].reviews = try ReviewSummary(counts: [0, 0, 0, 4, 1])  // 4.2
    records[1].reviews = try ReviewSummary(counts: [0, 0, 0, 3, 1])  // 4.25
    records[2].reviews = try ReviewSummary(counts: [0, 0, 0, 0, 1])
    var index = DirectoryIndex(records)
    #expect(try found(4, in: index) == ["n0", "n1", "n2"])
    #expect(try found(4.2, in: index) == ["n0", "n1", "n2"])
    #expect(try found(4.2.nextUp, in: index) == ["n1", "n2"])
    #expect(try found(4.25, in: index) == ["n1", "n2"])
    #expect(try found(5, in: index) == ["n2"])
    #expect(try found(5.0.nextUp, in: index) == [])
    #expect(try found(.infinity, in: index) == [])
    #expect(try found(-.infinity, in: index) == ["n0", "n1", "n2"])

    (records[0].reviews, records[1].reviews) = (records[3].reviews, records[2].reviews)
    for record in records { index.update(record) }
    #expect(try found(1, in: index) == ["n1", "n2"])
    #expect(try found(5, in: index) == ["n1", "n2"])
    index.remove(try Self.id(1))
    #expect(try found(1, in: index) == ["n2"])
  }

  /// Around the globe, so that circles cross its back and its poles.
  @Test(arguments: LongTest.seeds(20))
  func theNearestPagesAreThoseOfAWholeSort(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let center = try Coordinate(
      latitude: [0, 90, -89.5, 60][seed % 4], longitude: [180, 0, -179.5, -112][seed % 4])
    var records: [DirectoryRecord] = []
    for number in 0..<400 {
      var record = DirectoryRecord(try Self.id(number), title: "Park")
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
    #expect(found == expected.map(\.id))
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
      #expect(DirectoryIndex(records).items(of: query) == edited.items(of: query))
    }
  }

  @Test func equalRecordsMakeEqualHits() throws {
    let record = DirectoryRecord(try Self.id(1), title: "Park")
    let (index, other) = (DirectoryIndex([record]), DirectoryIndex([record]))
    let (page, same) = (try index.page(of: DirectoryQuery()), try other.page(of: DirectoryQuery()))
    #expect(page.hits == same.hits && Set(page.hits) == Set(same.hits))
    #expect(page.hits.map(\.record) == [record])
  }

  @Test func aCursorBelongsToItsQuery() throws {
    var generator = SeededGenerator(seed: 1)
    let index = DirectoryIndex(try (0..<50).map { try Self.record($0, &generator) })
    var query = DirectoryQuery()
    query.time = 0..<Int64.max
    let cursor = try #require(try index.page(of: query).next)
    query.time = 5..<Int64.max
    #expect(throws: Never.self) { try index.page(of: query, after: cursor) }
    let day = try CalendarDate(2026, 3, 4)
    query.open = .at(try LocalDateTime(day, minuteOfDay: 0))
    #expect(throws: DirectoryPage.Cursor.Error.anotherQuery) {
      try index.page(of: query, after: cursor)
    }
    query.open = nil
    query.order = .titleDescending
    #expect(throws: DirectoryPage.Cursor.Error.anotherQuery) {
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
    let digests = try changes.map { change in
      var query = DirectoryQuery()
      try change(&query)
      let record = DirectoryRecord(try Self.id(1), title: "A")
      var generator = SeededGenerator(seed: 3)
      var index = DirectoryIndex(try (0..<400).map { try Self.record($0, &generator) })
      index.update(record)
      return try index.page(of: query, limit: 1).next?.description.prefix(12)
        ?? "\(query)".prefix(500)
    }
    #expect(Set(digests).count == changes.count)
  }

  @Test func onlyCursorsAreRead() throws {
    var generator = SeededGenerator(seed: 5)
    let index = DirectoryIndex(try (0..<50).map { try Self.record($0, &generator) })
    let text = try #require(try index.page(of: DirectoryQuery()).next).description
    #expect(text.utf8.allSatisfy { $0 == 45 || $0 == 95 || $0 >= 48 && $0 < 123 })
    for length in 0..<text.count {
      let part = String(text.prefix(length))
      if let cursor = DirectoryPage.Cursor(part) { #expect(cursor.description == part) }
    }
    for wrong in ["", "A", "====", "é", text + "!", "B" + text.dropFirst()] {
      #expect(DirectoryPage.Cursor(wrong) == nil, "\(wrong)")
    }
  }

  @Test func distancesAreThoseOfTheOrder() throws {
    let center = try Coordinate(latitude: 33, longitude: -112)
    var record = DirectoryRecord(try Self.id(0), title: "A")
    record.coordinate = try Coordinate(latitude: 34, longitude: -112)
    let index = DirectoryIndex([record, DirectoryRecord(try Self.id(1), title: "B")])
    var query = DirectoryQuery()
    #expect(try index.page(of: query).hits.map(\.distance) == [nil, nil])
    query.order = .nearest(to: center)
    let distance = try #require(record.coordinate).distance(to: center)
    #expect(try index.page(of: query).hits.map(\.distance) == [distance, nil])
  }

  @Test func aPageHasOneToAThousandRecords() throws {
    let index = DirectoryIndex(
      try (0..<1500).map { DirectoryRecord(try Self.id($0), title: "\($0)") })
    for (limit, count) in [(Int.min, 1), (0, 1), (1, 1), (1000, 1000), (1001, 1000), (.max, 1000)] {
      for order in [
        DirectoryQuery.Order.title, .nearest(to: try Coordinate(latitude: 0, longitude: 0)),
      ] {
        var query = DirectoryQuery()
        query.order = order
        #expect(try index.page(of: query, limit: limit).hits.count == count)
        query.kinds = [.park]
        #expect(try index.page(of: query, limit: limit).hits.count == min(count, 500))
      }
    }
  }

  /// The index of places forgets the numbers of places that are gone.
  @Test func recordsThatMoveAreFoundWhereTheyAre() throws {
    var generator = SeededGenerator(seed: 11)
    var plain = PlainDirectory()
    for number in 0..<40 {
      let record = try Self.record(number, &generator)
      plain.records[record.id] = record
    }
    var index = DirectoryIndex(plain.records.values)
    for round in 0..<120 {
      for _ in 0..<25 {
        guard var record = plain.records.values.randomElement(using: &generator) else { continue }
        record.coordinate = try Self.record(0, &generator).coordinate
        index.update(record)
        plain.records[record.id] = record
      }
      var query = DirectoryQuery()
      query.order = try Self.order(9, generator: &generator)
      query.area = MapRegion(
        center: try Coordinate(latitude: 33.5, longitude: -111.5),
        radius: .miles(Double(round % 5) * 10))
      try Self.compare(index, plain, query, limit: 9)
    }
  }

  /// Hostile texts and numbers take part like all others.
  @Test func extremeRecordsAreListed() throws {
    var record = DirectoryRecord(
      try Self.id(0), title: String(repeating: "é\u{301}", count: 100_000))
    record.popularity = .min
    record.priceInCents = .min
    record.ages = .min...(.max)
    record.freeSeats = .max
    record.time = .min ..< .max
    record.dateAdded = .latest
    var other = DirectoryRecord(try Self.id(1), title: record.title + "a")
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
      query.order = try Self.order(number, generator: &generator)
      try Self.compare(index, plain, query, limit: 1)
      query.time = .min ..< .max
      query.minimumRating = .nan
      try Self.compare(index, plain, query, limit: 1)
    }
    for number in [Int.min, -1, 2_147_483_647, 2_147_483_648, 3_000_000_000, 3_000_000_001, .max] {
      var query = DirectoryQuery()
      query.ages = number...number
      try Self.compare(index, plain, query, limit: 1)
      query.ages = nil
      query.minimumFreeSeats = number
      try Self.compare(index, plain, query, limit: 1)
    }
    var fewer = index
    #expect(fewer.setFreeSeats(2, of: record.id) && fewer[record.id]?.freeSeats == 2)
    var query = DirectoryQuery()
    query.minimumFreeSeats = 3
    #expect(fewer.items(of: query) == [other.id] && index.count(of: query) == 2)
  }

  @Test func aPlaceTakesNoHoursOfAnotherOne() throws {
    for text in ["24/7", "Mo-Su 08:00-12:00,13:00-18:00"] {
      var record = DirectoryRecord(try Self.id(0), title: "A")
      record.hours = try OpeningHours(text)
      var index = DirectoryIndex([record])
      var query = DirectoryQuery()
      query.open = .at(try LocalDateTime(try CalendarDate(2026, 3, 4), hour: 9, minute: 0))
      #expect(index.count(of: query) == 1)
      index.remove(record.id)
      let other = DirectoryRecord(try Self.id(1), title: "B")
      index.update(other)
      #expect(index.count(of: query) == 0)
      record.hours = nil
      index.update(record)
      #expect(index.count(of: query) == 0 && index.count == 2)
    }
  }

  /// Weeks that repeat are left out, but no day that differs.
  @Test(arguments: [
    "Sa[1] 08:00-12:00", "Sa[-1] 22:00-03:00", "2026 Nov 28 08:00-10:00",
    "2026 Dec 25-2027 Jan 02 off",
    "2026 Dec 05,2027 Mar 05 10:00-11:00", "week 2-53/2 We 09:00-12:00", "Jan-Mar Mo 06:00-07:00",
    "PH 10:00-12:00", "Mo-Fr 08:00-18:00; Dec 24 off", "easter -2 days 09:00-10:00",
    "2030 08:00-09:00",
  ])
  func aYearIsAsItsDays(text: String) throws {
    var record = DirectoryRecord(try Self.id(0), title: "A")
    record.hours = try OpeningHours(text)
    let index = DirectoryIndex([record])
    let plain = PlainDirectory(records: [record.id: record])
    let first = try CalendarDate(2026, 11, 28)
    for (days, minutes) in [(365, 0..<1440), (365, 600..<630), (30, 0..<1440), (9, 0..<180)] {
      for weekday in Weekday.allCases {
        var query = DirectoryQuery()
        query.open = .on(
          first...(try #require(first.adding(days: days))), weekdays: [weekday], minutes: minutes)
        #expect(index.count(of: query) == plain.passing(query).count, "\(weekday) \(minutes)")
      }
    }
  }

  @Test func ofRecordsOfOneItemTheLastCounts() throws {
    let id = try Self.id(0)
    let index = DirectoryIndex([
      DirectoryRecord(id, title: "A"), DirectoryRecord(id, title: "B"),
    ])
    #expect(index.count == 1)
    #expect(index[id]?.title == "B")
  }
}
