import Essentials
import Geo
import PlaceDirectory
import TestSupport
import Testing

/// A directory after edits, compared with a new one of the same records.
@Suite("Directory edits: comparison with a new directory") struct DirectoryEditTests {
  typealias Change = @Sendable (inout DirectoryRecord) throws -> Void

  /// Changes of a single part, in two versions between which a record goes back and forth.
  static let changes: [(name: String, one: Change, two: Change)] = [
    ("title", { $0.title = "Zoo" }, { $0.title = "" }),
    ("subtitle", { $0.subtitle = "playground" }, { $0.subtitle = "" }),
    ("details", { $0.details = "phoenix downtown" }, { $0.details = "" }),
    ("tags", { $0.labels[.tags] = ["Park"] }, { $0.labels[.tags] = nil }),
    (
      "coordinate", { $0.coordinate = try Coordinate(latitude: 33.5, longitude: -111.5) },
      { $0.coordinate = nil }
    ),
    (
      "other coordinate", { $0.coordinate = try Coordinate(latitude: -90, longitude: 180) },
      { $0.coordinate = try Coordinate(latitude: 33.51, longitude: -111.5) }
    ),
    ("city", { $0.city = City("Tempe", .arizona) }, { $0.city = City("Mesa", .arizona) }),
    ("no city", { $0.city = nil }, { $0.city = City("Phoenix", .arizona) }),
    ("ZIP code", { $0.zipCode = ZIPCode("85281") }, { $0.zipCode = nil }),
    ("address", { $0.address = "1 Main St" }, { $0.address = "" }),
    ("payment", { $0.labels[.payment] = ["SNAP", "WIC"] }, { $0.labels[.payment] = ["Credit"] }),
    ("features", { $0.labels[.features] = ["Playground"] }, { $0.labels[.features] = [] }),
    ("no labels", { $0.labels = [:] }, { $0.labels = [.features: ["Dogs", "Playground"]] }),
    (
      "ingredients",
      { $0.ingredients = try decoded(#"{"names":["flour"],"freeFrom":["en:milk"]}"#) },
      { $0.ingredients = try decoded(#"{"names":["salt"],"freeFrom":[]}"#) }
    ),
    ("labels of ingredients", { $0.labels[.ingredients] = ["salt"] }, { $0.ingredients = nil }),
    ("hours", { $0.hours = try OpeningHours("24/7") }, { $0.hours = nil }),
    (
      "other hours", { $0.hours = try OpeningHours("Mo-Su 08:00-12:00") },
      { $0.hours = try OpeningHours("Fr-Sa 22:00-02:00; PH off") }
    ),
    ("price", { $0.priceInCents = 0 }, { $0.priceInCents = nil }),
    ("high price", { $0.priceInCents = .max }, { $0.priceInCents = 200 }),
    ("ages", { $0.ages = 3...5 }, { $0.ages = nil }),
    ("time", { $0.time = 5..<12 }, { $0.time = nil }),
    (
      "sessions", { ($0.time, $0.sessions) = (0..<20, [0..<1, 19..<20]) },
      { ($0.time, $0.sessions) = (0..<20, []) }
    ),
    ("seats", { $0.freeSeats = 3 }, { $0.freeSeats = nil }),
    ("photos", { $0.photos = [.init("a.jpg")] }, { $0.photos = [] }),
    (
      "reviews", { $0.reviews = try ReviewSummary(counts: [0, 0, 0, 0, 1]) },
      { $0.reviews = ReviewSummary() }
    ),
    (
      "more reviews", { $0.reviews = try ReviewSummary(counts: [0, 0, 0, 9, 90]) },
      { $0.reviews = try ReviewSummary(counts: [1, 0, 0, 0, 0]) }
    ),
    ("popularity", { $0.popularity = 100 }, { $0.popularity = -100 }),
    ("date", { $0.dateAdded = .latest }, { $0.dateAdded = nil }),
    ("featured", { $0.isFeatured = true }, { $0.isFeatured = false }),
    (
      "nutrition", { $0.nutrition = try DirectoryRecordTests.pie(fat: 5).nutrition },
      { $0.nutrition = nil }
    ),
  ]

  private static let cursorQueries = Result { try DirectoryCursorTests.queries() }

  /// Expects that two directories answer alike, and that the first one answers from its own records.
  static func expectEqual(
    _ index: DirectoryIndex, _ other: DirectoryIndex, _ name: String,
    _ generator: inout SeededGenerator, queries: Int
  ) throws {
    #expect(index.count == other.count && index.isEmpty == other.isEmpty, "\(name)")
    var all = try cursorQueries.get()
    for _ in 0..<queries { all.append(try DirectorySamples.query(&generator)) }
    for query in LongTest.values(all.shuffled(using: &generator), small: 1) {
      let page = try index.page(of: query, limit: 9, countsChoices: true)
      let expected = try other.page(of: query, limit: 9, countsChoices: true)
      #expect(page.hits == expected.hits, "\(name): \(query)")
      #expect(page.total == expected.total, "\(name): \(query)")
      #expect(page.next == expected.next, "\(name): \(query)")
      #expect(page.choices == expected.choices, "\(name): \(query)")
      #expect(page.choices.hashValue == expected.choices.hashValue)
      #expect(page.correctedText == expected.correctedText)
      #expect(index.items(of: query) == other.items(of: query), "\(name): \(query)")
      #expect(index.map(of: query).count == other.map(of: query).count)
      #expect(index.map(of: query).box == other.map(of: query).box)
    }
    #expect(index.bytes == other.bytes, "\(name)")
  }

  /// One part of one record changes, changes back, and is replaced among records of the same item.
  @Test(arguments: changes.indices)
  func aPartThatChangesIsFoundAsItIs(number: Int) throws {
    var generator = SeededGenerator(seed: 31 + number)
    let change = Self.changes[number]
    var records = try (0..<LongTest.size(24, small: 9)).map {
      try DirectorySamples.record($0, &generator)
    }
    let prior = try number.isMultiple(of: 2) ? ReviewPrior(mean: 3.5) : nil
    var index = DirectoryIndex(records, ratingPrior: prior)
    for (step, version) in [change.one, change.two, change.one].enumerated() {
      for place in [0, 7, records.count - 1] {
        let old = records[place]
        try version(&records[place])
        #expect(index.update(records[place]) == old)
        #expect(index[old.id] == records[place])
      }
      guard step == 2 || LongTest.size(1, small: 0) == 1 else { continue }
      try Self.expectEqual(
        index, DirectoryIndex(records.shuffled(using: &generator), ratingPrior: prior),
        "\(change.name), \(step)", &generator, queries: LongTest.size(6, small: 1))
    }
  }

  /// Whatever happened, the records alone decide every answer and every byte.
  @Test(arguments: LongTest.seeds(24))
  func theRecordsAloneDecide(seed: Int) throws {
    var generator = SeededGenerator(seed: 400 + seed)
    let prior = try seed.isMultiple(of: 2) ? ReviewPrior(mean: 2, votes: 9) : nil
    var (index, records) = (DirectoryIndex(ratingPrior: prior), [ItemReference: DirectoryRecord]())
    for step in 0..<160 {
      let number = Int.random(in: 0..<30, using: &generator)
      let id = try DirectorySamples.id(number)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        #expect(index.remove(id) == records.removeValue(forKey: id))
      case 1:
        // The same record again is no change.
        if let record = records[id] { #expect(index.update(record) == record) }
      case 2:
        guard var record = records[id] else { continue }
        let change = Self.changes[Int.random(in: 0..<Self.changes.count, using: &generator)]
        try change.one(&record)
        index.update(record)
        records[id] = record
      case 3:
        let seats = [nil, 0, 3, Int.max, .min][Int.random(in: 0..<5, using: &generator)]
        let hasRecord = index.setFreeSeats(seats, of: id)
        #expect(hasRecord == (records[id] != nil))
        records[id]?.freeSeats = seats
      default:
        let record = try DirectorySamples.record(number, &generator)
        #expect(index.update(record) == records.updateValue(record, forKey: id))
      }
      if step % 40 == 39 {
        let new = DirectoryIndex(
          records.values.shuffled(using: &generator), ratingPrior: prior)
        try Self.expectEqual(index, new, "\(step)", &generator, queries: 10)
        for (id, record) in records { #expect(index[id] == record) }
      }
    }
    // What is emptied is as if it was never filled.
    for id in records.keys { index.remove(id) }
    try Self.expectEqual(index, DirectoryIndex(ratingPrior: prior), "empty", &generator, queries: 2)
  }

  /// A copy answers as before, while the original changes in every part.
  @Test func aCopyKeepsItsAnswers() throws {
    var generator = SeededGenerator(seed: 8)
    let records = try (0..<30).map { try DirectorySamples.record($0, &generator) }
    var index = DirectoryIndex(records)
    let copy = index
    for record in records.prefix(9) { index.remove(record.id) }
    for change in Self.changes {
      var record = records[Int.random(in: 9..<30, using: &generator)]
      try change.one(&record)
      index.update(record)
    }
    index.setFreeSeats(77, of: records[12].id)
    index.openingCalendar = OpeningCalendar(publicHolidays: [try CalendarDate(2026, 3, 6)])
    index.synonyms = SearchIndex.Synonyms([["zoo", "park"]])
    try Self.expectEqual(copy, DirectoryIndex(records), "copy", &generator, queries: 10)
    #expect(copy[records[12].id]?.freeSeats == records[12].freeSeats)
  }

  /// Of records of one item, the last one counts in every part.
  @Test func aLaterRecordReplacesTheWholeEarlierOne() throws {
    var generator = SeededGenerator(seed: 21)
    let first = try (0..<20).map { try DirectorySamples.record($0, &generator) }
    let second = try (5..<20).map { try DirectorySamples.record($0, &generator) }
    let index = DirectoryIndex(first + second)
    try Self.expectEqual(
      index, DirectoryIndex(first[..<5] + second), "twice", &generator, queries: 20)
  }

  @Test func freeSeatsOfNobodyChangeNothing() throws {
    var index = DirectoryIndex([DirectoryRecord(try DirectorySamples.id(0), title: "A")])
    let hasOther = index.setFreeSeats(1, of: try DirectorySamples.id(1))
    #expect(!hasOther)
    var query = DirectoryQuery()
    query.minimumFreeSeats = Int.min
    #expect(index.count(of: query) == 0)
    for (seats, count) in [(Int.min, 1), (nil, 0), (0, 1), (.max, 1)] {
      let hasRecord = index.setFreeSeats(seats, of: try DirectorySamples.id(0))
      #expect(hasRecord && index.count(of: query) == count)
      #expect(try DirectoryIndex(bytes: index.bytes).count(of: query) == count)
    }
    index.remove(try DirectorySamples.id(0))
    let hasRemoved = index.setFreeSeats(1, of: try DirectorySamples.id(0))
    #expect(!hasRemoved)
    index.update(DirectoryRecord(try DirectorySamples.id(2), title: "A"))
    #expect(index.count(of: query) == 0)
  }
}
