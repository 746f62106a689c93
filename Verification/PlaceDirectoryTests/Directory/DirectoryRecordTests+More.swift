import Essentials
import TestSupport
import Testing

@testable import PlaceDirectory

extension DirectoryRecordTests {
  @Test func actionsLeadToDestinationsOnly() {
    expectEqual(
      DirectoryRecord.Action("go", "HTTP://Example.org/A?b=c#d")?.destination,
      "https://example.org/A?b=c#d")
    expectEqual(DirectoryRecord.Action("go", "tel:+1")?.url, DestinationURL("tel:+1"))
    expect(DirectoryRecord.Action("go", "javascript:alert(1)") == nil)
    expect(DirectoryRecord.Action("", "https://example.org") == nil)
  }

  /// The months by the National Centers for Environmental Information.
  @Test func seasonsAreWholeMonths() throws {
    let seasons: [DirectoryRecord.Season] = [
      .winter, .winter, .spring, .spring, .spring, .summer, .summer, .summer, .fall, .fall, .fall,
      .winter,
    ]
    for (month, season) in zip(1...12, seasons) {
      expectEqual(DirectoryRecord.Season(of: try CalendarDate(2026, month, 1)), season)
      expectEqual(DirectoryRecord.Season(of: try CalendarDate(2026, month, 28)), season)
    }
  }

  static let everySection: [DirectoryRecord.Section] = [
    .photos, .details, .address, .hours, .time, .produce, .labels(.payment), .labels(.features),
    .labels(.tags), .price, .ages, .seats, .ingredients, .directions, .reviews, .nutrition,
  ]

  @Test func sectionsAreInTheOrderOfTheirTitles() throws {
    let record = try Self.full()
    let titles = Self.everySection.map { ($0, "The \($0.name)") }
    let sections = record.sections(titles)
    // The record has neither tags, ingredients, nor nutrients.
    let shown = Self.everySection.filter {
      $0 != .labels(.tags) && $0 != .ingredients && $0 != .nutrition
    }
    expectEqual(sections.map(\.section), shown)
    expectEqual(sections.map(\.title), shown.map { "The \($0.name)" })
    expectEqual(record.sections(titles.reversed()).map(\.section), shown.reversed())
    let contents = Dictionary(uniqueKeysWithValues: sections.map { ($0.section, $0.content) })
    expectEqual(contents[.labels(.payment)], .lines(["SNAP", "WIC"]))
    expectEqual(contents[.details], .text("Every Saturday."))
    expectEqual(contents[.address], .text("1 Main St"))
    expectEqual(contents[.hours], .hours(try OpeningHours("Sa 08:00-13:00"), mayBeStale: true))
    expectEqual(contents[.time], .time(10..<20))
    expectEqual(
      contents[.produce],
      .produce([
        .init(season: .spring, names: ["asparagus", "peas"]),
        .init(season: .winter, names: ["citrus"]),
      ]))
    expectEqual(contents[.price], .price(cents: 0))
    expectEqual(contents[.ages], .ages(3...5))
    expectEqual(contents[.seats], .seats(4))
    expectEqual(contents[.directions], .lines(["Wash.", "Eat."]))
    expectEqual(contents[.photos], .photos(record.photos))
    expectEqual(contents[.reviews], .reviews(record.reviews))
  }

  @Test func sessionsHaveAStartAndAnEnd() throws {
    var record = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    record.time = 10..<20
    record.sessions = [10..<12, 18..<20]
    let text = """
      {"end":20,"id":"park/1","sessions":[{"end":12,"start":10},{"end":20,"start":18}],\
      "start":10,"title":"A"}
      """
    try expectEqual(encoded(record), text)
    try expectEqual(Self.decode(text), record)
    for wrong in [#"{"end":12}"#, #"{"start":12}"#, #"{"end":12,"start":13}"#, "12"] {
      #expect(throws: DecodingError.self) {
        try Self.decode(text.replacing(#"{"end":12,"start":10}"#, with: wrong))
      }
    }
  }

  @Test func emptySectionsAreOmitted() throws {
    var record = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    record.details = " \n\t"
    record.labels[.payment] = []
    record.produce[.spring] = []
    expect(record.sections(Self.everySection.map { ($0, $0.name) }).isEmpty)
    record.freeSeats = 0
    expectEqual(record.content(of: .seats), .seats(0))
    let pie = try Self.pie(fat: 12.5)
    expectEqual(pie.content(of: .nutrition), pie.nutrition.map { .nutrition($0) })
  }

  @Test func aSectionHasOneName() {
    for section in Self.everySection { expectEqual(.init(name: section.name), section) }
    expectEqual(DirectoryRecord.Section(name: "access"), .labels(.init("access")))
    expectEqual(Set(Self.everySection.map(\.name)).count, Self.everySection.count)
  }

  @Test func withoutAStreetTheAddressIsTheCityAndZIPCode() throws {
    var record = DirectoryRecord(try ItemReference(.event, "1"), title: "A")
    expect(record.content(of: .address) == nil)
    record.zipCode = ZIPCode("85281")
    expectEqual(record.content(of: .address), .text("85281"))
    record.city = City("Tempe", .arizona)
    expectEqual(record.content(of: .address), .text("Tempe, AZ 85281"))
    record.zipCode = nil
    record.address = "\n"
    expectEqual(record.content(of: .address), .text("Tempe, AZ"))
    record.address = "1 Main St"
    expectEqual(record.content(of: .address), .text("1 Main St"))
  }

  /// Copies share memory, which nobody notices.
  @Test func aCopyDoesNotChangeWithItsOriginal() throws {
    var original = try Self.full()
    original.nutrition = try Self.pie(fat: 12.5).nutrition
    original.ingredients = .init(known: ["1 egg"], names: ["egg"], freeFrom: [])
    let bare = DirectoryRecord(original.id, title: "B")
    let before = original
    func check<Value: Equatable>(
      _ part: WritableKeyPath<DirectoryRecord, Value>, _ name: String
    ) {
      var copy = before
      copy[keyPath: part] = bare[keyPath: part]
      expectEqual(copy[keyPath: part], bare[keyPath: part], "\(name)")
      expect(before[keyPath: part] != bare[keyPath: part], "\(name)")
      expect(copy != before && copy.hashValue != before.hashValue, "\(name)")
      copy[keyPath: part] = before[keyPath: part]
      expect(copy == before && copy.hashValue == before.hashValue, "\(name)")
    }
    check(\.title, "title")
    check(\.subtitle, "subtitle")
    check(\.details, "details")
    check(\.coordinate, "coordinate")
    check(\.city, "city")
    check(\.zipCode, "zipCode")
    check(\.address, "address")
    check(\.labels, "labels")
    check(\.produce, "produce")
    check(\.ingredients, "ingredients")
    check(\.directions, "directions")
    check(\.nutrition, "nutrition")
    check(\.priceInCents, "priceInCents")
    check(\.ages, "ages")
    check(\.hours, "hours")
    check(\.hasStaleHours, "hasStaleHours")
    check(\.time, "time")
    check(\.freeSeats, "freeSeats")
    check(\.photos, "photos")
    check(\.actions, "actions")
    check(\.reviews, "reviews")
    check(\.popularity, "popularity")
    check(\.dateAdded, "dateAdded")
    check(\.isFeatured, "isFeatured")
  }

  @Test func aPriceOfZeroIsFree() throws {
    var record = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    expect(!record.isFree)
    record.priceInCents = 1
    expect(!record.isFree)
    record.priceInCents = 0
    expect(record.isFree)
  }
}
