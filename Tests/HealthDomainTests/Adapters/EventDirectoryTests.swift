import Essentials
import HealthDomain
import TestSupport
import Testing

/// Events with registration in a directory.
@Suite("Event registration: events in a directory") struct EventDirectoryTests {
  static let provider = PersonID(high: 0, low: 1)
  static let start: Int64 = 1_800_000_000

  static func places() throws -> PlaceTable {
    try PlaceTable(
      """
      HealthDomain places 1
      85003\t33.4511\t-112.0774\tPhoenix\tAZ
      85004\t33.4557\t-112.0686\tPhoenix\tAZ
      85281\t33.4227\t-111.9261\tTempe\tAZ

      """)
  }

  static func details(
    title: String = "Soccer", day: Int = 2, city: String = "PHOENIX", state: String = "AZ",
    zipCode: String = "85004", capacity: Int = 10, flags: EventDetails.Flags = [],
    fee: EventDetails.Fee? = nil, ages: ClosedRange<Int>? = nil, venue: EventVenue? = nil
  ) throws -> EventDetails {
    let date = try CalendarDate(2029, 6, day)
    return try EventDetails(
      title: title, summary: "A morning of soccer.", start: LocalDateTime(date, hour: 9, minute: 0),
      end: LocalDateTime(date, hour: 12, minute: 0), utcOffset: -25_200,
      venue: try venue
        ?? EventVenue(
          name: "Library", address: "1221 N Central Ave", city: city, state: state,
          zipCode: zipCode),
      capacity: capacity, flags: flags, policy: EventPolicy(ages: ages), fee: fee,
      poster: "poster.jpg")
  }

  /// An event after some commands.
  struct Story {
    var ledger: EventLedger
    var requests: UInt64 = 0

    init(_ number: UInt64, _ details: EventDetails) {
      ledger = EventLedger(EventID(high: 0, low: number), remembering: .none)
      perform(.draft(details))
    }

    mutating func perform(_ command: EventCommand) {
      requests += 1
      let request = RegistrationRequest(
        .init(high: ledger.record?.id.low ?? 0, low: requests), by: .provider(provider),
        at: start)
      var facts: [EventFact] = []
      _ = ledger.perform(command, request, facts: &facts)
    }

    func record() throws -> EventRecord { try #require(ledger.record) }
  }

  static func published(_ number: UInt64, _ details: EventDetails) throws -> EventRecord {
    var story = Story(number, details)
    story.perform(.publish)
    return try story.record()
  }

  @Test func anEventBecomesARecord() throws {
    let price = EventDetails.Fee.price(try .init(minorUnits: 1250, currency: "usd"))
    let event = try Self.published(
      5, try Self.details(flags: [.outdoors, .parentsStay], fee: price, ages: 6...10))
    let record = try #require(DirectoryRecord(event, in: try Self.places()))
    expectEqual(record.id, ItemReference(event.id))
    expectEqual(record.title, "Soccer")
    expectEqual(record.subtitle, "Library, PHOENIX")
    expectEqual(record.details, "A morning of soccer.")
    expectEqual(record.address, "1221 N Central Ave")
    expectEqual(record.city, City("Phoenix", .arizona))
    expectEqual(record.zipCode, ZIPCode("85004"))
    try expectEqual(record.coordinate, Coordinate(latitude: 33.4557, longitude: -112.0686))
    expectEqual(record.labels, [.features: ["outdoors", "parentsStay"]])
    expectEqual(record.priceInCents, 1250)
    expectEqual(record.ages, 6...10)
    expectEqual(record.time, event.details.startTime..<event.details.endTime)
    expectEqual(record.freeSeats, 10)
    expectEqual(record.photos, [.init("poster.jpg")])
  }

  /// From 1:30 in daylight saving time to 1:15 in standard time, it is 45 minutes and not a day.
  @Test func anEventWhileTheClocksGoBackIsAsLongAsItIs() throws {
    let details = try EventDetails(
      title: "Stars\u{202E}", summary: "Look up.",
      start: LocalDateTime(iso8601: "2029-11-04T01:30"),
      end: LocalDateTime(iso8601: "2029-11-04T01:15"), utcOffset: -14_400, endOffset: -18_000,
      venue: EventVenue(address: "1 Park Road", city: "Albany", state: "NY", zipCode: "12207"),
      capacity: 10)
    var story = Story(7, details)
    story.perform(.publish)
    let record = try #require(DirectoryRecord(story.record(), in: Self.places()))
    expectEqual(record.hours?.description, "2029 Nov 04 01:30-02:15")
    expectEqual(record.time?.count, 45 * 60)
    // A mark of direction in a title turns nothing beside it.
    expectEqual(record.title, "Stars")
  }
}
