import Essentials
import HealthDomain
import TestSupport
import Testing

extension EventDirectoryTests {
  @Test func aVenueIsFoundInTheTable() throws {
    let places = try Self.places()
    func venue(_ city: String, _ state: String, _ zipCode: String) throws -> EventVenue {
      try EventVenue(address: "1 Main St", city: city, state: state, zipCode: zipCode)
    }
    let byZIP = try venue("Tempe", "AZ", "85003")
    expectEqual(byZIP.coordinate(in: places), places.centroid(of: try #require(ZIPCode("85003"))))
    let byCity = try venue("tempe", "AZ", "85999")
    expectEqual(byCity.coordinate(in: places), places.centroid(of: try #require(ZIPCode("85281"))))
    try expect(venue("Yuma", "AZ", "85364").coordinate(in: places) == nil)
    let nowhere = try venue("Yuma", "ZZ", "85003")
    expect(nowhere.placeCity == nil)
    let abroad = try EventVenue(
      address: "Av. Juárez 1", city: "Phoenix", country: "MX", region: "AZ", postalCode: "85003")
    expect(abroad.placeCity == nil)
    expect(abroad.placeZIPCode == nil)
    expect(abroad.coordinate(in: places) == nil)
  }

  @Test(
    arguments: [
      ("2029-06-02T09:00", "2029-06-02T12:00"), ("2029-06-02T22:00", "2029-06-03T00:00"),
      ("2029-06-02T22:00", "2029-06-03T02:30"), ("2029-12-30T18:00", "2030-01-02T11:00"),
      ("2028-02-28T00:00", "2028-03-01T00:00"),
    ])
  func anEventIsOpenFromItsStartToItsEnd(start: String, end: String) throws {
    let (first, last) = (try LocalDateTime(iso8601: start), try LocalDateTime(iso8601: end))
    let details = try EventDetails(
      title: "Camp", summary: "Tents.", start: first, end: last, utcOffset: -25_200,
      venue: EventVenue(address: "1 Main St", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: 1)
    let record = try #require(
      DirectoryRecord(try Self.published(1, details), in: PlaceTable()))
    let hours = try #require(record.hours)
    let second = try #require(first.date.adding(days: -1))
    for day in 0..<6 {
      let date = try #require(second.adding(days: day))
      for minute in stride(from: 0, to: 1_440, by: 30) {
        let time = try LocalDateTime(date, hour: minute / 60, minute: minute % 60)
        expectEqual(hours.state(at: time).isOpen, first <= time && time < last)
      }
    }
  }

  /// Sessions on one day, over midnight, and across a change of the clocks: at each half hour, the record is
  /// open exactly if a session takes place by the clocks of the venue.
  @Test func anEventIsOpenInItsSessionsOnly() throws {
    func session(_ start: String, _ end: String, _ offset: Int) throws -> EventDetails.Session {
      try EventDetails.Session(
        start: LocalDateTime(iso8601: start), end: LocalDateTime(iso8601: end), utcOffset: offset)
    }
    let sessions = try [
      session("2029-10-29T09:00", "2029-10-29T12:00", -21_600),
      session("2029-10-29T13:00", "2029-10-29T15:00", -21_600),
      session("2029-10-30T22:00", "2029-10-31T01:30", -21_600),
      session("2029-10-31T22:00", "2029-11-01T01:30", -21_600),
      session("2029-11-04T09:00", "2029-11-04T12:00", -25_200),
      session("2029-11-05T09:00", "2029-11-05T12:00", -25_200),
      session("2029-11-06T09:00", "2029-11-06T12:00", -25_200),
    ]
    let details = try EventDetails(
      title: "Camp", summary: "Tents.", start: sessions[0].start, end: sessions[0].end,
      utcOffset: -21_600,
      venue: EventVenue(address: "1 Main St", city: "Denver", state: "CO", zipCode: "80202"),
      capacity: 1, furtherSessions: Array(sessions.dropFirst()))
    let event = try Self.published(1, details)
    let record = try #require(DirectoryRecord(event, in: PlaceTable()))
    let hours = try #require(record.hours)
    for date in try (CalendarDate(2029, 10, 28)...CalendarDate(2029, 11, 8)).dates {
      for minute in stride(from: 0, to: 1_440, by: 30) {
        let time = try LocalDateTime(date, hour: minute / 60, minute: minute % 60)
        let isOpen = sessions.contains { $0.start <= time && time < $0.end }
        expectEqual(hours.state(at: time).isOpen, isOpen, "\(time)")
      }
    }
    // Three mornings are one rule.
    expect(hours.description.contains("2029 Nov 04-06 09:00-12:00"), "\(hours.description)")
    var directory = DirectoryIndex()
    directory.update(event, in: PlaceTable())
    let days = try CalendarDate(2029, 10, 29)...CalendarDate(2029, 11, 6)
    for (weekday, count) in [(Weekday.monday, 1), (.friday, 0), (.saturday, 0), (.sunday, 1)] {
      var query = DirectoryQuery(kinds: [.event])
      query.open = .on(days, weekdays: [weekday], minutes: 540..<600)
      expectEqual(directory.count(of: query), count, "\(weekday)")
    }
  }

  /// A parent looks for what is on at a day or an hour: between its sessions, an event is not on.
  @Test func anEventIsNotFoundBetweenItsSessions() throws {
    let monday = try Self.details(day: 4)
    let wednesday = try EventDetails.Session(
      start: LocalDateTime(CalendarDate(2029, 6, 6), hour: 9, minute: 0),
      end: LocalDateTime(CalendarDate(2029, 6, 6), hour: 12, minute: 0), utcOffset: -25_200)
    let details = try EventDetails(
      title: "Soccer", summary: "Balls.", start: monday.start, end: monday.end,
      utcOffset: -25_200, venue: monday.venue, capacity: 10, furtherSessions: [wednesday])
    var directory = DirectoryIndex()
    directory.update(try Self.published(1, details), in: try Self.places())
    directory.update(try Self.published(2, monday), in: try Self.places())
    func found(_ time: Range<Int64>) throws -> [UInt64?] {
      var query = DirectoryQuery(eventsFrom: 0)
      query.time = time
      return try directory.page(of: query).hits.map(\.id.event?.low)
    }
    let (start, end) = (monday.startTime, monday.endTime)
    let day: Int64 = 86_400
    try expectEqual(found((start - 1)..<start), [])
    try expectEqual(found(start..<(start + 1)), [1, 2])
    try expectEqual(found((end - 1)..<end), [1, 2])
    try expectEqual(found(end..<(start + 2 * day)), [])
    try expectEqual(found((start + day - 9 * 3_600)..<(start + day + 15 * 3_600)), [])
    try expectEqual(found((start + 2 * day)..<(start + 2 * day + 1)), [1])
    try expectEqual(found((end + 2 * day - 1)..<Int64.max), [1])
    try expectEqual(found((end + 2 * day)..<Int64.max), [])
    // It is also found after the directory was stored.
    directory = try DirectoryIndex(bytes: directory.bytes)
    try expectEqual(found(end..<(start + 2 * day)), [])
    try expectEqual(found(end..<Int64.max), [1])
  }

  @Test func hoursOfManySessionsAreKnownWhileTheirTextIsShort() throws {
    func record(weeks: Int, of recurrence: EventSeries.Recurrence) throws -> DirectoryRecord {
      let series = try EventSeries(of: Self.details(), every: recurrence, count: weeks)
      let event = try Self.published(1, series.oneEvent { _ in -25_200 })
      return try #require(DirectoryRecord(event, in: PlaceTable()))
    }
    try expect(record(weeks: 100, of: .weeks(1)).hours != nil)
    try expect(record(weeks: 1000, of: .days(1)).hours != nil)
    let long = try record(weeks: 1000, of: .weeks(1))
    expect(long.hours == nil && long.time != nil)
  }

  @Test func weekdaysAndTimesOfDayFindEvents() throws {
    var directory = DirectoryIndex()
    let answer = try directory.update(Self.published(1, Self.details()), in: Self.places())
    expect(answer)
    var query = DirectoryQuery(kinds: [.event])
    let days = try CalendarDate(2029, 6, 1)...CalendarDate(2029, 6, 7)
    for (weekday, minutes, count) in [
      (Weekday.saturday, 480..<720, 1), (.saturday, 720..<1_440, 0), (.sunday, 480..<720, 0),
    ] {
      query.open = .on(days, weekdays: [weekday], minutes: minutes)
      expectEqual(directory.count(of: query), count)
    }
  }

  @Test func everyFlagIsALabelByItsEncodedName() throws {
    for bit in 0..<16 {
      let flag = EventDetails.Flags(rawValue: 1 << UInt16(bit))
      let names: [String] = try decoded(try encoded(flag))
      let event = try Self.published(1, try Self.details(flags: flag))
      let record = try #require(DirectoryRecord(event, in: PlaceTable()))
      expectEqual(record.labels[.features] ?? [], bit < 8 ? Set(names) : [])
      expectEqual(record.isFree, flag == .freeOfCharge)
      expectEqual((record.zipCode == nil), flag == .virtual)
    }
  }

  @Test func aPriceInAnotherCurrencyIsUnknown() throws {
    let price = EventDetails.Fee.price(try .init(minorUnits: 1250, currency: "MXN"))
    let event = try Self.published(1, try Self.details(fee: price))
    expect(DirectoryRecord(event, in: PlaceTable())?.priceInCents == nil)
  }

  @Test func onlyWhatFamiliesSeeIsListed() throws {
    var directory = DirectoryIndex()
    var story = Story(7, try Self.details())
    let answer1 = try directory.update(story.record(), in: Self.places())
    expectEqual(answer1, false)
    expect(directory.isEmpty)
    story.perform(.publish)
    let answer2 = try directory.update(story.record(), in: Self.places())
    expect(answer2)
    expectEqual(directory.count, 1)
    story.perform(.close)
    let answer3 = try directory.update(story.record(), in: Self.places())
    expect(answer3)
    story.perform(.cancelEvent(reason: "Rain"))
    try expectEqual(story.record().isVisible(to: nil), false)
    let answer4 = try directory.update(story.record(), in: Self.places())
    expectEqual(answer4, false)
    expect(directory.isEmpty)
  }

  @Test func whatTheAppSaysOfAnEventStays() throws {
    var directory = DirectoryIndex()
    let event = try Self.published(7, try Self.details(flags: .outdoors))
    directory.update(event, in: try Self.places())
    var record = try #require(directory[ItemReference(event.id)])
    record.popularity = 3
    record.isFeatured = true
    record.dateAdded = try CalendarDate(2026, 1, 1)
    record.reviews = try ReviewSummary(counts: [0, 0, 0, 0, 1])
    record.photos[0].reviews = try ReviewSummary(counts: [0, 2, 0, 0, 7])
    record.actions = [try #require(.init("web", "https://example.org"))]
    record.labels[.tags] = ["summer"]
    directory.update(record)
    directory.update(
      try Self.published(7, try Self.details(title: "Chess", flags: .covidSafe)),
      in: try Self.places())
    var expected = record
    expected.title = "Chess"
    expected.labels[.features] = ["covidSafe"]
    expectEqual(directory[ItemReference(event.id)], expected)
  }

  /// A change of seats alone gives what indexing the event again gives.
  @Test func seatsAreChangedInPlace() throws {
    var directory = DirectoryIndex()
    let places = try Self.places()
    let id = ItemReference(EventID(high: 0, low: 3))
    let answer5 = directory.setFreeSeats(4, of: id)
    expectEqual(answer5, false)
    for number in 0..<20 {
      directory.update(
        try Self.published(UInt64(number), try Self.details(day: 1 + number)), in: places)
    }
    var query = DirectoryQuery(eventsFrom: 0)
    query.minimumFreeSeats = 5
    let first = try directory.page(of: query, limit: 2)
    expectEqual(first.total, 20)
    let answer6 = directory.setFreeSeats(4, of: id)
    expect(answer6)
    let again = DirectoryIndex(
      (0..<20).compactMap {
        directory[ItemReference(EventID(high: 0, low: $0))]
      })
    for least in [nil, 0, 4, 5, 10, 11] {
      query.minimumFreeSeats = least
      let page = try directory.page(of: query, countsChoices: true)
      let expected = try again.page(of: query, countsChoices: true)
      expectEqual(page.hits, expected.hits)
      expectEqual(page.total, [nil: 20, 0: 20, 4: 20, 5: 19, 10: 19, 11: 0][least])
      expectEqual(page.choices, expected.choices)
    }
    query.minimumFreeSeats = 5
    // The first page showed events 0 and 1; event 3 has too few seats now.
    let next = try directory.page(of: query, after: first.next, limit: 2)
    expectEqual(next.hits.map(\.id.event?.low), [2, 4])
    let answer7 = directory.setFreeSeats(nil, of: id)
    expect(answer7)
    query.minimumFreeSeats = 0
    try expectEqual(directory.page(of: query).total, 19)
  }

  /// A family's list: what is under way comes first, and what is over is not shown.
  @Test func aFamilysListBeginsWithWhatIsUnderWay() throws {
    var directory = DirectoryIndex()
    for day in 1...4 {
      directory.update(
        try Self.published(UInt64(day), try Self.details(day: day)), in: try Self.places())
    }
    let now = try Self.details(day: 2).startTime + 600
    let page = try directory.page(of: DirectoryQuery(eventsFrom: now))
    expectEqual(page.hits.map(\.id.event?.low), [2, 3, 4])
  }

  /// The desk's filter and the directory agree on cities, whatever their spelling.
  @Test func theDesksFilterHasTheSameCities() throws {
    for (asked, written) in [
      ("phoenix", "PHOENIX"), ("Canon City", "Cañon City"), ("Coeur dAlene", "Coeur d'Alene"),
      ("St. Paul", "Saint Paul"), ("Phoenix", "Tempe"), ("  mesa ", "Mesa"),
    ] {
      let event = try Self.published(1, try Self.details(city: written))
      var filter = EventFilter()
      filter.city = asked
      let city = try #require(City(asked, .arizona))
      expectEqual(filter.matches(event, at: 0), event.details.venue.placeCity == city, "\(asked)")
    }
  }
}
