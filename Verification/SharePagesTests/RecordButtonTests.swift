import TestSupport
import Testing

@testable import SharePages

/// The buttons of an item's screen.
@Suite("Item buttons: links and directions") struct RecordButtonTests {
  private static func record(_ actions: (String, String)...) throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "Market")
    record.actions = try actions.map { try #require(DirectoryRecord.Action($0.0, $0.1)) }
    return record
  }

  private static func links(
    _ record: DirectoryRecord, _ buttons: AdminConfig.ActionButton...
  ) -> [String] {
    record.buttons(buttons).map { "\($0.id): \($0.target.web.text)" }
  }

  @Test func theItemsOwnLinkComesBeforeTheAdministrators() throws {
    let more = AdminConfig.ActionButton("more", title: "More Info", link: "http://list.example")
    let page = ("more", "https://www.facebook.com/market")
    let site = ("more", "https://market.example")
    try expectEqual(
      Self.links(Self.record(page, site), more), ["more: https://www.facebook.com/market"])
    try expectEqual(Self.links(Self.record(site, page), more), ["more: https://market.example"])
    try expectEqual(
      Self.links(Self.record(("call", "tel:1")), more), ["more: https://list.example"])
  }

  @Test func aButtonThatLeadsNowhereIsLeftOut() throws {
    let call = AdminConfig.ActionButton("call", title: "Call", image: "phone")
    let bad = AdminConfig.ActionButton("bad", title: "Bad", link: "javascript:alert(1)")
    let directions = AdminConfig.ActionButton("directions", title: "Directions")
    var record = try Self.record(("call", "tel:+16025550100"))
    expectEqual(Self.links(record, directions, bad, call), ["call: tel:+16025550100"])
    expectEqual(record.buttons([call]).map(\.action), [call])
    record.actions = []
    expect(record.buttons([directions, bad, call]).isEmpty)
  }

  @Test func directionsLeadToThePlace() throws {
    let directions = AdminConfig.ActionButton(
      "directions", title: "Directions", link: "https://map.example")
    var record = try Self.record()
    expectEqual(Self.links(record, directions), ["directions: https://map.example"])
    record.address = "1 Main St"
    expectEqual(
      record.buttons([directions]).first?.target, MapsLink(record).map { .directions($0) })
    expectEqual(
      Self.links(record, directions),
      [
        "directions: https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St"
      ])
    record = try Self.record(("directions", "https://own.example"))
    record.address = "1 Main St"
    expectEqual(Self.links(record, directions), ["directions: https://own.example"])
  }

  @Test func aPageOfMeetupOpensInItsApp() throws {
    let meetup = AdminConfig.ActionButton("meetup", title: "Meetup")
    let record = try Self.record(("meetup", "https://www.meetup.com/walkers/"))
    guard case .meetup(let link) = record.buttons([meetup]).first?.target else {
      Issue.record("no group")
      return
    }
    expectEqual(link.app, "meetup://walkers/")
    expectEqual(Self.links(record, meetup), ["meetup: https://www.meetup.com/walkers/"])
  }

  /// A page has directions once, under the administrator's title if there is one.
  @Test func aSharedPageHasTheSameButtons() throws {
    let record = try ShareSamples.record(.market)
    let feature = AdminConfig.Feature(
      .market, title: "Markets",
      actions: [.init("directions", title: "Go there"), .init("call", title: "Phone")])
    let card = try ShareCard(record, on: ShareSamples.site(), with: .init(feature: feature))
    expectEqual(card.buttons.map(\.title), ["Go there", "Phone"])
    expectEqual(card.buttons.map(\.url), record.buttons(feature.actions).map(\.target.web))
  }

  @Test func aTimeIsWrittenByTheClocksOfThePlace() {
    let messages = ShareCard.Messages()
    let time: Range<Int64> = 1_772_409_600..<1_772_415_000
    expectEqual(
      messages.text(of: time, utcOffset: -25_200),
      "Sunday, March 1, 2026, 5:00 PM to 6:30 PM")
    expectEqual(
      messages.text(of: time, utcOffset: nil),
      "Monday, March 2, 2026, 12:00 AM to 1:30 AM UTC")
    // From 5 PM to midnight, to a minute later, and a moment.
    let start = time.lowerBound
    expectEqual(
      messages.text(of: start..<start + 25_200, utcOffset: -25_200),
      "Sunday, March 1, 2026, 5:00 PM to 12:00 AM")
    expectEqual(
      messages.text(of: start..<start + 25_260, utcOffset: -25_200),
      "Sunday, March 1, 2026, 5:00 PM to Monday, March 2, 2026, 12:01 AM")
    expectEqual(
      messages.text(of: start..<start, utcOffset: -25_200), "Sunday, March 1, 2026, 5:00 PM")
    // The clocks of the place go back at the end.
    expectEqual(
      messages.text(of: time, utcOffset: -25_200, endOffset: -28_800),
      "Sunday, March 1, 2026, 5:00 PM to 5:30 PM")
    expect(messages.text(of: .min ..< .max, utcOffset: 0).isEmpty)
    expect(messages.price(cents: 0) == "Free" && messages.price(cents: 1250) == "$12.50")
  }
}
