import EventRegistration
import Foundation
import TestSupport
import Testing

/// Instants as Foundation computes them, and further examples.
@Suite("Event details: instants and long texts") struct EventDetailsTimeTests {
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

  /// Every whole hour from -12 to +14, and some that are none.
  static let offsets = Array(stride(from: -43_200, through: 50_400, by: 3600)) + [20_700, -12_600]

  @Test(arguments: offsets)
  func itsInstantsAreThoseOfFoundationAtYearEndsAndLeapDays(utcOffset: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: utcOffset))
    for (year, month, day) in [
      (2025, 12, 31), (2026, 1, 1), (2024, 2, 29), (2000, 2, 29), (2100, 2, 28), (1970, 1, 1),
    ] {
      let date = try CalendarDate(year, month, day)
      let event = try EventDetails(
        title: "a", summary: "b", start: LocalDateTime(date, hour: 0, minute: 0),
        end: LocalDateTime(date, hour: 23, minute: 59), utcOffset: utcOffset,
        venue: soccer().venue, capacity: 0)
      func seconds(hour: Int, minute: Int) throws -> Int64 {
        let components = DateComponents(
          year: year, month: month, day: day, hour: hour, minute: minute)
        return Int64(try #require(calendar.date(from: components)).timeIntervalSince1970)
      }
      try expectEqual(event.startTime, seconds(hour: 0, minute: 0))
      try expectEqual(event.endTime, seconds(hour: 23, minute: 59))
    }
  }

  @Test func anEndBeforeTheStartHasOnlyThatProblem() throws {
    try expectEqual(
      problems { try details(from: "0001-01-01T00:10", to: "0001-01-01T00:05", utcOffset: 360) },
      [.init(.end, .endNotAfterStart)])
    try expectEqual(
      problems { try details(from: "0001-01-01T00:00", to: "0001-01-01T00:00", utcOffset: 60) },
      [.init(.date, .outsideCalendar), .init(.end, .endNotAfterStart)])
  }

  @Test func aTitleHasOneLineAndASummaryKeepsItsLines() throws {
    let text = "a\r\nb\u{2028}c\u{85}d"
    let event = try details(
      title: text, summary: text, from: "2026-03-07T09:30", to: "2026-03-07T11:00")
    expectEqual(event.title, "a b c d")
    expectEqual(Array(event.summary.utf8), Array(text.utf8))
  }

  @Test func longRunsOfCombiningMarksAreComparedInLinearTime() throws {
    let marks = String(repeating: "\u{301}\u{316}", count: 100_000)
    var (one, other) = (EventDraft(), EventDraft())
    one.summary = "a" + marks
    other.summary = "a" + marks + "b"
    let time = ProcessorTime.measure {
      expect(one != other && one.hashValue != other.hashValue)
      #expect(throws: EventDraft.Error.self) { try one.validated() }
    }
    expect(time < .seconds(5))
  }

  @Test func missingFlagsAndRulesHaveDefaults() throws {
    let event: EventDetails = try decoded(
      """
      {"capacity":12,"end":"2026-03-07T11:00","start":"2026-03-07T09:30","later":{},\
      "summary":"Bring shoes and water.","title":"Soccer for beginners","utcOffset":-25200,\
      "venue":{"address":"2605 N 15th Ave","city":"Phoenix","state":"AZ","zipCode":"85007"}}
      """)
    expect(event.flags == [] && event.policy == .standard)
  }
}
