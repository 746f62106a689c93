import Essentials
import Geo
import PlaceDirectory
import TestSupport
import Testing

/// Each filter at its edges, alone and with each other one, on records at those edges.
@Suite("Filters: every pair of filters") struct DirectoryFilterPairTests {
  /// A filter of a query, and the records that pass by the comment of that filter.
  struct Setting: Sendable {
    /// The part of the query that it sets; no query has two of one part.
    var part: String
    var set: @Sendable (inout DirectoryQuery) -> Void
    var passes: @Sendable (DirectoryRecord) -> Bool
  }

  static let cities = ["Phoenix", "Tempe"].compactMap { City($0, .arizona) }
  static let zipCodes = ["85003", "85281"].compactMap { ZIPCode($0) }
  static let start: Int64 = 1_772_600_000
  static let ages: [ClosedRange<Int>?] = [nil, 0...0, 0...17, 3...5, 5...5, 6...8, 18...99]
  static let prices: [Int?] = [nil, 0, 1, 99, 100, 101, 2_500]
  static let times: [Range<Int64>?] = [
    nil, start - 60..<start, start - 60..<start + 1, start..<start + 60, start + 59..<start + 90,
    start + 60..<start + 90,
  ]
  static let stars: [[Int64]] = [
    [0, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 1, 0, 99], [0, 0, 1, 99, 0], [0, 0, 0, 1, 0],
    [0, 0, 0, 0, 3],
  ]

  static func labels(_ name: DirectoryRecord.Subject, _ record: DirectoryRecord) -> Set<String> {
    record.labels[name] ?? []
  }

  static func settings() throws -> [Setting] {
    let center = try Coordinate(latitude: 33.5, longitude: -112)
    var settings = [
      Setting(part: "kinds", set: { $0.kinds = [.park] }, passes: { $0.id.kind == .park }),
      Setting(
        part: "kinds", set: { $0.kinds = [.park, .event, .store] },
        passes: { $0.id.kind == .park || $0.id.kind == .event }),
      Setting(
        part: "location", set: { $0.location = .zipCode(zipCodes[0]) },
        passes: { $0.zipCode == zipCodes[0] }),
      Setting(
        part: "location",
        set: { query in
          CitySelection([cities[0]]).map { query.location = .cities($0) }
        }, passes: { $0.city == cities[0] }),
      Setting(
        part: "location",
        set: { query in CitySelection(cities).map { query.location = .cities($0) } },
        passes: { $0.city != nil }),
      Setting(part: "featured", set: { $0.isFeatured = true }, passes: \.isFeatured),
      Setting(part: "price", set: { $0.pricesInCents = 0...0 }, passes: \.isFree),
      Setting(
        part: "price", set: { $0.pricesInCents = 1...100 },
        passes: { $0.priceInCents.map { $0 >= 1 && $0 <= 100 } ?? false }),
      Setting(
        part: "payment", set: { $0.labels[.payment] = .any(["SNAP", "WIC"]) },
        passes: { !labels(.payment, $0).isDisjoint(with: ["SNAP", "WIC"]) }),
      Setting(
        part: "payment", set: { $0.labels[.payment] = .all(["SNAP", "WIC"]) },
        passes: { labels(.payment, $0).isSuperset(of: ["SNAP", "WIC"]) }),
      Setting(
        part: "payment", set: { $0.labels[.payment] = .all(["SNAP", "Barter"]) },
        passes: { _ in false }),
      Setting(part: "payment", set: { $0.labels[.payment] = .any([]) }, passes: { _ in true }),
      Setting(part: "payment", set: { $0.labels[.payment] = .all([]) }, passes: { _ in true }),
      Setting(
        part: "meal types", set: { $0.labels[.mealTypes] = .any(["Breakfast"]) },
        passes: { labels(.mealTypes, $0).contains("Breakfast") }),
      Setting(
        part: "tags", set: { $0.labels[.tags] = .any(["Dogs"]) },
        passes: { labels(.tags, $0).contains("Dogs") }),
      Setting(
        part: "area", set: { $0.area = MapRegion(center: center, radius: .meters(0)) },
        passes: { $0.coordinate == center }),
      Setting(
        part: "area", set: { $0.area = MapRegion(center: center, radius: .miles(5)) },
        passes: { $0.coordinate.map { $0.distance(to: center) <= .miles(5) } ?? false }),
      Setting(part: "text", set: { $0.text = try? .init("zoo") }, passes: { $0.title == "Zoo" }),
      Setting(
        part: "near",
        set: { $0.near = .init(to: DirectoryQuery(kinds: [.store]), within: .miles(1)) },
        passes: { _ in false }),
    ]
    for least in [1, 3.55, 3.98, 3.99, 4, 4.05, 4.9, 5] {
      settings.append(
        Setting(
          part: "rating", set: { $0.minimumRating = least },
          passes: { $0.reviews.mean.map { $0 >= least } ?? false }))
    }
    for wanted in [0...0, 5...5, 4...6, 17...18, 100...200] {
      settings.append(
        Setting(
          part: "ages", set: { $0.ages = wanted },
          passes: { record in wanted.contains { record.ages?.contains($0) ?? false } }))
    }
    for wanted in [start..<start + 60, start..<start + 1, start + 60..<Int64.max] {
      settings.append(
        Setting(
          part: "time", set: { $0.time = wanted },
          passes: { record in
            record.time.map {
              max($0.lowerBound, wanted.lowerBound) < min($0.upperBound, wanted.upperBound)
            } ?? false
          }))
    }
    for least in [-1, 0, 1, 2] {
      settings.append(
        Setting(
          part: "seats", set: { $0.minimumFreeSeats = least },
          passes: { $0.freeSeats.map { $0 >= least } ?? false }))
    }
    return settings
  }

  static func records(_ count: Int) throws -> [DirectoryRecord] {
    var generator = SeededGenerator(seed: 77)
    func any<Value>(_ values: [Value?]) -> Value? {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    return try (0..<count).map { number in
      let title = any(["Zoo", "Market", "Pool", "Zone"])
      var record = DirectoryRecord(try DirectorySamples.id(number), title: title ?? "")
      record.city = any(cities + [nil])
      record.zipCode = any(zipCodes + [nil])
      record.isFeatured = any([true, false]) ?? false
      record.priceInCents = any(prices)
      record.ages = any(ages)
      record.time = any(times)
      record.freeSeats = any([nil, -1, 0, 1, 2])
      record.reviews = try ReviewSummary(counts: any(stars) ?? [])
      record.labels[.payment] = any([nil, [], ["SNAP"], ["WIC"], ["SNAP", "WIC"], ["Credit"]])
      record.labels[.mealTypes] = any([nil, ["Breakfast"], ["Breakfast", "Lunch"], ["Lunch"]])
      record.labels[.tags] = any([nil, ["Dogs"], ["dogs"]])
      // Of a degree of latitude, five miles are about 0.0724.
      let latitude: Double? = any([nil, 33.5, 33.5 + 0.0723, 33.5 - 0.0725, 33.5 + 0.08])
      record.coordinate = try latitude.map { try Coordinate(latitude: $0, longitude: -112) }
      return record
    }
  }

  static func passing(
    _ records: [DirectoryRecord], _ settings: Setting...
  ) -> Set<ItemReference> {
    Set(records.filter { record in settings.allSatisfy { $0.passes(record) } }.map(\.id))
  }

  @Test(arguments: [false, true])
  func eachPairPassesWhatBothPass(isEdited: Bool) throws {
    let (records, settings) = (try Self.records(LongTest.size(180, small: 30)), try Self.settings())
    var index = DirectoryIndex(isEdited ? [] : records)
    if isEdited {
      // Every record is something else first, and some come back.
      for (record, other) in zip(records, records.reversed()) {
        var first = DirectoryRecord(record.id, title: "Zoo")
        (first.labels, first.ages, first.time) = (other.labels, other.ages, other.time)
        (first.city, first.coordinate, first.isFeatured) = (other.city, other.coordinate, true)
        (first.priceInCents, first.reviews) = (other.priceInCents, other.reviews)
        index.update(first)
      }
      for record in records.prefix(60) { index.remove(record.id) }
      for record in records { index.update(record) }
    }
    let step = LongTest.size(1, small: 3)
    for (number, first) in settings.enumerated() {
      var query = DirectoryQuery()
      first.set(&query)
      let alone = Self.passing(records, first)
      expectEqual(Set(index.items(of: query)), alone, "\(number): \(first.part)")
      expectEqual(index.count(of: query), alone.count, "\(number): \(first.part)")
      for (other, second) in settings[..<number].enumerated()
      where second.part != first.part && (number + other).isMultiple(of: step) {
        var pair = query
        second.set(&pair)
        let expected = Self.passing(records, first, second)
        expectEqual(index.count(of: pair), expected.count, "\(number), \(other)")
        expectEqual(Set(index.items(of: pair)), expected, "\(number), \(other)")
      }
    }
  }

  /// A number beside a choice is the total after a switch to that choice alone, by the same index.
  @Test func aNumberBesideAChoiceIsWhatAPersonThenSees() throws {
    let (records, settings) = (try Self.records(120), try Self.settings())
    let index = DirectoryIndex(records)
    for (number, first) in settings.enumerated() {
      let second = settings[(number * 7 + 3) % settings.count]
      var query = DirectoryQuery()
      first.set(&query)
      second.set(&query)
      let choices = try #require(try index.page(of: query, countsChoices: true).choices)
      func expectTotal(_ shown: Int?, _ name: String, _ change: (inout DirectoryQuery) -> Void) {
        var other = query
        change(&other)
        expectEqual(shown ?? 0, index.count(of: other), "\(number): \(name)")
      }
      for kind in [ItemKind.market, .park, .event, .store] {
        expectTotal(choices.kinds[kind], kind.name) { $0.kinds = [kind] }
      }
      for city in Self.cities {
        expectTotal(choices.cities[city], city.name) { query in
          CitySelection([city]).map { query.location = .cities($0) }
        }
      }
      for subject in [DirectoryRecord.Subject.payment, .mealTypes, .tags] {
        for label in ["SNAP", "WIC", "Credit", "Barter", "Breakfast", "Lunch", "Dogs", "dogs"] {
          expectTotal(choices.labels(of: subject)[label], "\(subject.name) \(label)") {
            $0.labels[subject] = .any([label])
          }
        }
      }
      expectTotal(choices.featured, "featured") { $0.isFeatured = true }
    }
  }

  /// Choices without a record are left out, unless they are chosen.
  @Test func onlyChosenChoicesShowZero() throws {
    var record = DirectoryRecord(try DirectorySamples.id(0), title: "A")
    record.labels = [.payment: ["SNAP"], .tags: []]
    record.city = Self.cities[0]
    let index = DirectoryIndex([record])
    var query = DirectoryQuery(kinds: [.park])
    query.labels[.payment] = .any(["WIC"])
    query.labels[DirectoryRecord.Subject("access")] = .all(["Ramp"])
    var choices = try #require(try index.page(of: query, countsChoices: true).choices)
    expectEqual(choices.kinds, [.park: 0])
    expectEqual(choices.cities, [:])
    expectEqual(
      choices.labels, [.payment: ["WIC": 0], DirectoryRecord.Subject("access"): ["Ramp": 0]])
    expectEqual(choices.labels(of: .tags), [:])
    query = DirectoryQuery(kinds: [.market])
    query.location = .cities(try #require(CitySelection([Self.cities[1]])))
    choices = try #require(try index.page(of: query, countsChoices: true).choices)
    expectEqual(choices.kinds, [.market: 0])
    expectEqual(choices.cities, [Self.cities[0]: 1, Self.cities[1]: 0])
    expect(choices.labels == [:] && choices.featured == 0)
    try expect(index.page(of: query).choices == nil)
  }
}
