import Foundation
import HealthDomain
import TestSupport
import Testing

/// Cards of events with registration.
@Suite("Share cards: events with registration") struct ShareCardEventTests {
  private func ledger(_ commands: [EventCommand]) -> EventLedger {
    var ledger = EventLedger(EventID(high: 0, low: 7), remembering: .none)
    for (number, command) in commands.enumerated() {
      let request = RegistrationRequest(
        .init(high: 7, low: UInt64(number)), by: .provider(PersonID(high: 0, low: 99)),
        at: 1_800_000_000)
      var facts: [EventFact] = []
      _ = ledger.perform(command, request, facts: &facts)
    }
    return ledger
  }

  private func details() throws -> EventDetails {
    let date = try CalendarDate(2029, 6, 2)
    return try EventDetails(
      title: "Soccer & <fun>", summary: "A morning of soccer.",
      start: LocalDateTime(date, hour: 9, minute: 0), end: LocalDateTime(date, hour: 12, minute: 0),
      utcOffset: -25_200,
      venue: EventVenue(
        name: "Library", address: "1221 N Central Ave", city: "Phoenix", state: "AZ",
        zipCode: "85004"),
      capacity: 10, fee: .price(.init(minorUnits: 1250, currency: "USD")))
  }

  /// The night in which the clocks of New York go forward.
  @Test func anEventEndsInItsLocalTime() throws {
    let night = try EventDetails(
      title: "Sleepover", summary: "Bring a pillow.",
      start: LocalDateTime(iso8601: "2027-03-13T20:00"),
      end: LocalDateTime(iso8601: "2027-03-14T08:00"), utcOffset: -18_000, endOffset: -14_400,
      venue: EventVenue(address: "1 Park Road", city: "Albany", state: "NY", zipCode: "12207"),
      capacity: 10)
    let record = try #require(ledger([.draft(night), .publish]).record)
    let card = try ShareCard(
      record, on: DeepLink.Site(name: "Kids", host: "kids.example", scheme: "kids"))
    let time = "Saturday, March 13, 2027, 8:00 PM to Sunday, March 14, 2027, 8:00 AM"
    expect(card.plainText.contains(time))
    expect(card.html.contains("\"endDate\":\"2027-03-14T08:00:00-04:00\""))
  }

  @Test func anEventIsShownInItsOwnTime() throws {
    let site = try DeepLink.Site(name: "Kids", host: "kids.example", scheme: "kids")
    let record = try #require(ledger([.draft(details()), .publish]).record)
    let card = try ShareCard(record, on: site)
    expectEqual(card.link.item.event, record.id)
    expectEqual(
      card.plainText,
      """
      Soccer & <fun>
      Library, Phoenix

      About
      A morning of soccer.

      When
      Saturday, June 2, 2029, 9:00 AM to 12:00 PM

      Address
      1221 N Central Ave, Phoenix, AZ 85004

      Price
      $12.50

      Seats
      10 spots left

      \(card.link.web)

      """)
    let json = try #require(card.linkedData)
    let data = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    expectEqual(data["startDate"] as? String, "2029-06-02T09:00:00-07:00")
    expectEqual(data["endDate"] as? String, "2029-06-02T12:00:00-07:00")
    // The provider is a person, whose ID is not for the public.
    let owner = record.owner.uuidString
    expect(!card.html.contains(owner) && !card.plainText.contains(owner))
    try expectEqual(StrictHTML(card.html).all("h1").map(\.text), ["Soccer & <fun>"])
  }

  @Test func eachSessionIsShownOnItsOwnClocks() throws {
    let site = try DeepLink.Site(name: "Kids", host: "kids.example", scheme: "kids")
    var draft = EventDraft(try details())
    draft.utcOffset = -21_600
    draft.date = try CalendarDate(2029, 10, 28)
    draft.end = .minutesAfterStart(180)
    let course = try EventSeries(of: draft.validated(), every: .weeks(1), count: 3).oneEvent {
      $0.iso8601 < "2029-11-04T02:00" ? -21_600 : -25_200
    }
    let event = try #require(ledger([.draft(course), .publish]).record)
    let card = try ShareCard(event, on: site)
    expect(
      card.plainText.contains(
        """

        When
        - Sunday, October 28, 2029, 9:00 AM to 12:00 PM
        - Sunday, November 4, 2029, 9:00 AM to 12:00 PM
        - Sunday, November 11, 2029, 9:00 AM to 12:00 PM

        Address
        """), "\(card.plainText)")
    let json = try #require(card.linkedData)
    let data = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    expectEqual(data["startDate"] as? String, "2029-10-28T09:00:00-06:00")
    expectEqual(data["endDate"] as? String, "2029-11-11T12:00:00-07:00")
    let sessions = try #require(data["subEvent"] as? [NSDictionary])
    expectEqual(
      sessions.map { $0["startDate"] as? String },
      [
        "2029-10-28T09:00:00-06:00", "2029-11-04T09:00:00-07:00", "2029-11-11T09:00:00-07:00",
      ])
    expectEqual(
      sessions.map { $0["endDate"] as? String },
      [
        "2029-10-28T12:00:00-06:00", "2029-11-04T12:00:00-07:00", "2029-11-11T12:00:00-07:00",
      ])
    for session in sessions {
      expect(session["@type"] as? String == "Event" && session["name"] as? String == card.title)
      expectEqual(session["location"] as? NSDictionary, data["location"] as? NSDictionary)
    }
    let single = try #require(ledger([.draft(try details()), .publish]).record)
    try expectEqual(ShareCard(single, on: site).linkedData?.contains("subEvent"), false)
    // A card of the record alone knows the sessions by its hours.
    let record = try #require(DirectoryRecord(event, in: PlaceTable()))
    let text = try ShareCard(record, on: site).plainText
    expect(text.contains("\nHours\n") && text.contains("2029 Nov 04 09:00-12:00"), "\(text)")
    let one = try #require(DirectoryRecord(single, in: PlaceTable()))
    try expect(!ShareCard(one, on: site).plainText.contains("\nHours\n"))
  }

  @Test func draftsAndCanceledEventsAreNotShared() throws {
    let site = try DeepLink.Site(name: "Kids", host: "kids.example", scheme: "kids")
    for commands in [
      [.draft(try details())], [.draft(try details()), .publish, .cancelEvent(reason: "Rain")],
    ]
      as [[EventCommand]]
    {
      let record = try #require(ledger(commands).record)
      expectThrows(ShareCard.Error.eventNotPublic) { try ShareCard(record, on: site) }
    }
  }
}
