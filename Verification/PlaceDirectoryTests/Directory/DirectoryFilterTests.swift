import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// Filters at their bounds.
@Suite("Filters: bounds of ranges") struct DirectoryFilterTests {
  /// The bounds of prices, at and between the steps by which records are kept.
  @Test func aRangeOfPricesPassesItsBounds() throws {
    let prices = [
      Int.min, -101, -100, -1, 0, 1, 99, 100, 101, 199, 200, 201, 6_300, 6_301, 6_400, 6_401, 6_500,
      6_501, 6_600, 6_601, 12_700, 12_800, 12_801, 13_200, 13_201, .max - 1, .max,
    ]
    var plain = PlainDirectory()
    for (number, price) in (prices + [nil]).enumerated() {
      var record = DirectoryRecord(try DirectorySamples.id(number), title: "\(number)")
      record.priceInCents = price
      plain.records[record.id] = record
    }
    var index = DirectoryIndex(plain.records.values)
    func compare() {
      for (number, least) in prices.enumerated() {
        for most in prices[number...] {
          var query = DirectoryQuery()
          query.pricesInCents = least...most
          expectEqual(index.count(of: query), plain.passing(query).count, "\(least)...\(most)")
        }
      }
    }
    compare()
    // Half of the records take another price, or none, and one leaves.
    for number in stride(from: 0, to: prices.count, by: 2) {
      var record = DirectoryRecord(try DirectorySamples.id(number), title: "\(number)")
      record.priceInCents = number.isMultiple(of: 3) ? nil : prices[number / 2]
      index.update(record)
      plain.records[record.id] = record
    }
    index.remove(try DirectorySamples.id(3))
    plain.records[try DirectorySamples.id(3)] = nil
    compare()
  }

  /// The bounds of ratings, at and between the quarters of stars by which records are kept.
  @Test func theLeastRatingPassesItself() throws {
    func found(_ least: Double, in index: DirectoryIndex) throws -> [String] {
      var query = DirectoryQuery()
      query.minimumRating = least
      return try index.page(of: query).hits.map(\.id.id)
    }
    var records = try (0..<4).map { DirectoryRecord(try DirectorySamples.id($0), title: "\($0)") }
    records[0].reviews = try ReviewSummary(counts: [0, 0, 0, 4, 1])  // 4.2
    records[1].reviews = try ReviewSummary(counts: [0, 0, 0, 3, 1])  // 4.25
    records[2].reviews = try ReviewSummary(counts: [0, 0, 0, 0, 1])
    var index = DirectoryIndex(records)
    try expectEqual(found(4, in: index), ["n0", "n1", "n2"])
    try expectEqual(found(4.2, in: index), ["n0", "n1", "n2"])
    try expectEqual(found(4.2.nextUp, in: index), ["n1", "n2"])
    try expectEqual(found(4.25, in: index), ["n1", "n2"])
    try expectEqual(found(5, in: index), ["n2"])
    try expectEqual(found(5.0.nextUp, in: index), [])
    try expectEqual(found(.infinity, in: index), [])
    try expectEqual(found(-.infinity, in: index), ["n0", "n1", "n2"])

    (records[0].reviews, records[1].reviews) = (records[3].reviews, records[2].reviews)
    for record in records { index.update(record) }
    try expectEqual(found(1, in: index), ["n1", "n2"])
    try expectEqual(found(5, in: index), ["n1", "n2"])
    index.remove(try DirectorySamples.id(1))
    try expectEqual(found(1, in: index), ["n2"])
  }

  @Test func aPlaceTakesNoHoursOfAnotherOne() throws {
    for text in ["24/7", "Mo-Su 08:00-12:00,13:00-18:00"] {
      var record = DirectoryRecord(try DirectorySamples.id(0), title: "A")
      record.hours = try OpeningHours(text)
      var index = DirectoryIndex([record])
      var query = DirectoryQuery()
      query.open = .at(try LocalDateTime(try CalendarDate(2026, 3, 4), hour: 9, minute: 0))
      expectEqual(index.count(of: query), 1)
      index.remove(record.id)
      let other = DirectoryRecord(try DirectorySamples.id(1), title: "B")
      index.update(other)
      expectEqual(index.count(of: query), 0)
      record.hours = nil
      index.update(record)
      expect(index.count(of: query) == 0 && index.count == 2)
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
    var record = DirectoryRecord(try DirectorySamples.id(0), title: "A")
    record.hours = try OpeningHours(text)
    let index = DirectoryIndex([record])
    let plain = PlainDirectory(records: [record.id: record])
    let first = try CalendarDate(2026, 11, 28)
    let spans = [(365, 600..<630), (365, 0..<1440), (30, 0..<1440), (9, 0..<180)]
    for (days, minutes) in LongTest.values(spans, small: 3) {
      for weekday in LongTest.values(Weekday.allCases, small: 1) {
        var query = DirectoryQuery()
        query.open = .on(
          first...(try #require(first.adding(days: days))), weekdays: [weekday], minutes: minutes)
        expectEqual(index.count(of: query), plain.passing(query).count, "\(weekday) \(minutes)")
      }
    }
  }
}
