import EventRegistration
import Foundation
import TestSupport
import Testing

@Suite("Event details: rules of each field") struct EventDetailsTests {
  private func details(
    title: String = "Soccer", summary: String = "For beginners", from start: String,
    to end: String, utcOffset: Int = 0, capacity: Int = 12
  ) throws -> EventDetails {
    try EventDetails(
      title: title, summary: summary, start: local(start), end: local(end), utcOffset: utcOffset,
      venue: EventVenue(address: "1 Main St", city: "Boston", state: "MA", zipCode: "02108"),
      capacity: capacity)
  }

  private func problems(_ make: () throws -> EventDetails) throws -> [EventDraft.FieldProblem] {
    let error = #expect(throws: EventDraft.Error.self) { _ = try make() }
    return try #require(error).problems
  }

  @Test func instantsMustBeInTheYears1To9999() throws {
    let first = try details(from: "0001-01-01T00:00", to: "0001-01-01T00:01")
    expectEqual(first.startTime, -62_135_596_800)
    let last = try details(from: "9999-12-31T00:00", to: "9999-12-31T23:59", utcOffset: -59)
    expectEqual(last.endTime, 253_402_300_799)
    try expectEqual(
      problems { try details(from: "0001-01-01T00:00", to: "0001-01-02T00:00", utcOffset: 1) },
      [.init(.date, .outsideCalendar)])
    try expectEqual(
      problems {
        try details(from: "9999-12-31T00:00", to: "9999-12-31T23:59", utcOffset: -60)
      }, [.init(.end, .outsideCalendar)])
    try expectEqual(
      problems {
        try details(from: "9999-12-31T23:00", to: "9999-12-31T23:59", utcOffset: -43_200)
      }, [.init(.date, .outsideCalendar), .init(.end, .outsideCalendar)])
  }

  @Test func itEndsAfterItStarts() throws {
    for end in ["2026-03-07T09:30", "2026-03-07T09:29", "0001-01-01T00:00"] {
      try expectEqual(
        problems { try details(from: "2026-03-07T09:30", to: end) },
        [.init(.end, .endNotAfterStart)])
    }
    let night = try details(from: "2026-12-31T23:59", to: "2027-01-01T00:00")
    expectEqual(night.endTime - night.startTime, 60)
  }

  @Test(arguments: [Int.min, -43_201, 50_401, .max])
  func anOffsetThatNoPlaceHasIsRefused(utcOffset: Int) throws {
    try expectEqual(
      problems {
        try details(from: "2026-03-07T09:30", to: "2026-03-07T11:00", utcOffset: utcOffset)
      }, [.init(.utcOffset, .outOfRange(-43_200...50_400))])
  }

  @Test func capacityIsFrom0To2To31Minus1() throws {
    for capacity in [0, 2_147_483_647] {
      try expectEqual(soccer().resized(to: capacity).capacity, capacity)
    }
    for capacity in [Int.min, -1] {
      try expectEqual(
        problems { try soccer().resized(to: capacity) }, [.init(.capacity, .negative)])
    }
    for capacity in [2_147_483_648, Int.max] {
      try expectEqual(
        problems { try soccer().resized(to: capacity) },
        [.init(.capacity, .tooLarge(maximum: 2_147_483_647))])
    }
  }

  @Test func allProblemsAreReportedInTheFormsOrder() throws {
    try expectEqual(
      problems {
        try details(
          title: " ", summary: String(repeating: "x", count: 20_001), from: "2026-03-07T09:30",
          to: "2026-03-07T09:00", utcOffset: 60_000, capacity: -1)
      },
      [
        .init(.title, .missing), .init(.summary, .tooLong(maximumBytes: 20_000)),
        .init(.end, .endNotAfterStart), .init(.utcOffset, .outOfRange(-43_200...50_400)),
        .init(.capacity, .negative),
      ])
  }

  @Test func textsAreTrimmedAndBounded() throws {
    let title = String(repeating: "\u{E9}", count: 100)
    let summary = String(repeating: "x", count: 20_000)
    let event = try details(
      title: " \(title)\n", summary: "\t\(summary) ", from: "2026-03-07T09:30",
      to: "2026-03-07T11:00")
    expect(event.title == title && event.summary == summary)
    try expectEqual(
      problems {
        try details(
          title: title + "x", summary: summary, from: "2026-03-07T09:30", to: "2026-03-07T11:00")
      }, [.init(.title, .tooLong(maximumBytes: 200))])
  }

  @Test func reschedulingChangesOnlyTheTime() throws {
    let event = try soccer()
    let moved = try event.rescheduled(
      from: local("2026-04-01T08:00"), to: local("2026-04-01T09:00"), utcOffset: 0)
    expect(moved.startTime == 1_775_030_400 && moved.endTime == 1_775_034_000)
    try expectEqual(
      moved.rescheduled(from: event.start, to: event.end, utcOffset: event.utcOffset), event)
    try expectEqual(event.resized(to: 3).resized(to: event.capacity), event)
    try expectEqual(
      problems {
        try event.rescheduled(from: event.end, to: event.start, utcOffset: 0)
      }, [.init(.end, .endNotAfterStart)])
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = """
      {"capacity":12,"end":"2026-03-07T11:00","flags":["covidSafe"],\
      "policy":{"allowsTransfer":false,"holdSeconds":900,"maximumPartySize":6,"requiredConsents":[],\
      "waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}},\
      "window":{}},"start":"2026-03-07T09:30","summary":"Bring shoes and water.",\
      "title":"Soccer for beginners","utcOffset":-25200,"venue":{"address":"2605 N 15th Ave",\
      "city":"Phoenix","name":"Encanto Park","state":"AZ","zipCode":"85007"}}
      """
    try expectEqual(encoded(soccer()), json)
    try expectEqual(decoded(json), soccer())
    for (right, wrong) in [
      (#""capacity":12"#, #""capacity":-1"#), ("T11:00", "T09:30"), ("-25200", "-2520000"),
      ("Soccer for beginners", " "), ("85007", "8500"), (#""capacity":12,"#, ""),
    ] {
      #expect(throws: DecodingError.self) {
        let _: EventDetails = try decoded(json.replacing(right, with: wrong))
      }
    }
  }

  @Test func flagsHaveTheirBitsAndNames() throws {
    let flags: [EventDetails.Flags] = [
      .covidSafe, .outdoors, .wheelchairAccessible, .freeOfCharge, .mealsIncluded,
      .sensoryFriendly, .parentsStay, .virtual,
    ]
    expectEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32, 64, 128])
    let json = """
      [["covidSafe"],["outdoors"],["wheelchairAccessible"],["freeOfCharge"],["mealsIncluded"],\
      ["sensoryFriendly"],["parentsStay"],["virtual"]]
      """
    try expectEqual(encoded(flags), json)
    try expectEqual(decoded(json), flags)
    try expectEqual(encoded(EventDetails.Flags(rawValue: 0x8101)), #"["covidSafe","bit8","bit15"]"#)
    // The flag had no name before.
    try expectEqual(decoded(#"["bit7"]"#), EventDetails.Flags.virtual)
    try expectEqual(decoded(#"["bit15","outdoors"]"#), EventDetails.Flags(rawValue: 0x8002))
    for json in [#"["bit16"]"#, #"["indoors"]"#, "3"] {
      #expect(throws: DecodingError.self) { let _: EventDetails.Flags = try decoded(json) }
    }
  }
}
