import Essentials
import OpeningTimes
import TestSupport
import Testing

extension OpeningHoursTextTests {
  @Test(arguments: [
    ("monday 10:00-12:00", [OpeningHours.Warning.Kind.name], [0..<6]),
    ("Mo 8:00-12:00", [.time], [3..<7]), ("Mo 08.00-12:00", [.time], [3..<8]),
    ("Mo 10am-2pm", [.time, .time], [3..<7, 8..<11]), ("Mo 10:00\u{2013}12:00", [.sign], [8..<11]),
    ("Mo 10:00 to 12:00", [.sign], [9..<11]), ("Mo 10:00-12:00;", [.sign], [14..<15]),
    ("mo 10:00-12:00", [.name], [0..<2]), ("MO 10:00-12:00", [.name], [0..<2]),
    // Places are bytes: the letter and the face take two and four.
    ("Mo \"é\"; tuesday off", [.name], [9..<16]),
    ("Mo \"\u{1F600}\"; tuesday off", [.name], [11..<18]),
    ("Mo-Fr 10:00-12:00; ph off", [.name], [19..<21]),
    ("jan 10:00-12:00; FEB off", [.name, .name], [0..<3, 17..<20]),
  ])
  func aWarningHasAKindAndAPlace(
    text: String, kinds: [OpeningHours.Warning.Kind], ranges: [Range<Int>]
  ) throws {
    let warnings = try OpeningHours(text).warnings
    expectEqual(warnings.map(\.range), ranges)
    expectEqual(warnings.map(\.kind), kinds)
  }

  @Test(
    arguments: [
      ("closed", "off"), ("Mo closed", "Mo off"), ("Mo-Fr open", "Mo-Fr"), ("24/7 open", "24/7"),
      ("Mo  10:00-12:00 ,  Tu  14:00-16:00", "Mo 10:00-12:00 open, Tu 14:00-16:00"),
      ("Mo 10:00-12:00,Tu 14:00-16:00", "Mo 10:00-12:00 open, Tu 14:00-16:00"),
      ("Mo 10:00-12:00||\"call\"", "Mo 10:00-12:00 || unknown \"call\""),
      ("Mo,Tu,We 10:00-12:00", "Mo,Tu,We 10:00-12:00"), ("Mo 22:00-26:00", "Mo 22:00-02:00"),
      ("Mo 10:00-16:00/90", "Mo 10:00-16:00/01:30"), ("week 1 Mo", "week 01 Mo"),
      ("Jan 1", "Jan 01"),
      ("Easter +1 Day", "easter +1 day"),
      ("PH,Su", "Su,PH"), ("Mo PH", "Mo,PH"),
      ("12:00-13:00,10:00-11:00", "12:00-13:00,10:00-11:00"),
      ("Mo 9-17", "Mo 09:00-17:00"), ("Mo 9am-5pm", "Mo 09:00-17:00"), ("12am-12pm", "00:00-12:00"),
      ("9:30 pm - 1:15 am", "21:30-01:15"), ("Sept 1-Oct 2", "Sep 01-Oct 02"),
      ("2024,2026 Jul", "2024,2026: Jul"),
    ])
  func theNormalFormHasTheSpellingOfTheSpecification(text: String, normal: String) throws {
    let hours = try OpeningHours(text)
    expectEqual(hours.description, normal)
    try expectEqual(OpeningHours(normal), hours)
    try expect(OpeningHours(normal).warnings.isEmpty)
    try expectEqual(decoded(try encoded(hours)), hours)
    expectEqual(Set([hours, try OpeningHours(normal)]).count, 1)
  }

  /// Hours that are the same at each time but have other rules are not equal.
  @Test func equalHoursHaveEqualRules() throws {
    let texts = [
      "24/7", "00:00-24:00", "Mo-Su", "Mo-Su 00:00-24:00", "Mo,Tu", "Mo-Tu", "Mo open \"a\"",
      "Mo \"a\"", "Mo off \"a\"", "Mo, Tu", "Mo; Tu", "Mo || Tu", "10:00+", "10:00-24:00",
      "10:00-24:00+", "Sa[1]", "Sa[-1]", "Jan 01", "Jan", "2024 Jan", "week 01", "PH", "SH",
    ]
    let hours = try texts.map { try OpeningHours($0) }
    for (index, first) in hours.enumerated() {
      for (other, second) in hours.enumerated() where texts[index] != "Mo, Tu" || index == other {
        guard texts[other] != "Mo, Tu" || index == other else { continue }
        expectEqual((first == second), index == other, "\(texts[index]) and \(texts[other])")
      }
    }
  }

  @Test(arguments: [1, 2, 254, 255, 1_000, 4_990])
  func aCommentMayHaveAnyText(length: Int) throws {
    let comment = String(repeating: ";", count: length)
    let hours = try OpeningHours("\"\(comment)\"")
    let state = hours.state(at: try LocalDateTime(CalendarDate(2024, 3, 4), minuteOfDay: 0))
    expect(state.comment == comment && state.kind == .unknown)
  }

  @Test func theLengthIsLimitedInBytes() throws {
    let comment = String(repeating: "é", count: (OpeningHours.maximumLength - 2) / 2)
    try expect(OpeningHours("\"\(comment)\"").description.hasPrefix("unknown"))
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours("\"\(comment)a\"") }
    expectEqual(error?.kind, .tooLong)
  }

  @Test(arguments: [
    ("Mo-Su 10:00-22:00", "2024-03-04", ["Monday–Sunday: 10 AM–10 PM"]),
    ("off", "2024-03-04", ["Monday–Sunday: Closed"]),
    ("24/7", "2024-03-06", ["Wednesday–Tuesday: 24 hours"]),
    (
      "Mo-Fr 09:00-17:00", "2024-03-06",
      [
        "Wednesday–Friday: 9 AM–5 PM", "Saturday–Sunday: Closed", "Monday–Tuesday: 9 AM–5 PM",
      ]
    ),
    (
      "Mo-Fr 08:30-12:00,12:30-18:15", "2024-03-04",
      ["Monday–Friday: 8:30 AM–noon, 12:30 PM–6:15 PM", "Saturday–Sunday: Closed"]
    ),
    (
      "Fr-Sa 22:00-04:00", "2024-03-08",
      ["Friday–Saturday: 10 PM–4 AM", "Sunday–Thursday: Closed"]
    ),
    (
      "Mo-Su 18:00-24:00; We off", "2024-03-04",
      [
        "Monday–Tuesday: 6 PM–midnight", "Wednesday: Closed", "Thursday–Sunday: 6 PM–midnight",
      ]
    ),
    ("Mo-Su 00:00-12:00", "2024-03-04", ["Monday–Sunday: midnight–noon"]),
    ("Mo-Su 00:01-12:59", "2024-03-04", ["Monday–Sunday: 12:01 AM–12:59 PM"]),
    ("18:00+", "2024-03-04", ["Monday–Sunday: 6 PM–?"]),
    ("12:00-18:00+", "2024-03-04", ["Monday–Sunday: noon–6 PM, 6 PM–?"]),
    ("10:00-12:00 unknown", "2024-03-04", ["Monday–Sunday: 10 AM–noon?"]),
    ("\"by appointment\"", "2024-03-04", ["Monday–Sunday: By appointment"]),
    ("10:00-12:00 \"call\"", "2024-03-04", ["Monday–Sunday: 10 AM–noon? (call)"]),
    (
      "10:00-12:00 open \"members\", 14:00-16:00 open", "2024-03-04",
      ["Monday–Sunday: 10 AM–noon (members), 2 PM–4 PM"]
    ),
    ("00:00-12:00 \"call\"", "2024-03-04", ["Monday–Sunday: midnight–noon? (call)"]),
    ("12:00-24:00 unknown \"call\"", "2024-03-04", ["Monday–Sunday: noon–? (call)"]),
    (
      "20:00-04:00; We 22:00-26:30", "2024-03-05",
      [
        "Tuesday: 8 PM–4 AM", "Wednesday: 10 PM–2:30 AM", "Thursday–Monday: 8 PM–4 AM",
      ]
    ),
    ("off \"renovation\"", "2024-03-04", ["Monday–Sunday: Closed (renovation)"]),
    // Alike days that do not follow each other have a line each.
    (
      "Mo,We,Fr 10:00-12:00", "2024-03-04",
      [
        "Monday: 10 AM–noon", "Tuesday: Closed", "Wednesday: 10 AM–noon", "Thursday: Closed",
        "Friday: 10 AM–noon", "Saturday–Sunday: Closed",
      ]
    ),
    (
      "Mar 06-07 10:00-12:00", "2024-03-04",
      ["Monday–Tuesday: Closed", "Wednesday–Thursday: 10 AM–noon", "Friday–Sunday: Closed"]
    ),
  ])
  func aCardSaysTheHoursInEnglish(text: String, first: String, lines: [String]) throws {
    let date = try CalendarDate(iso8601: first)
    let week = try OpeningHours(text).week(from: date)
    expectEqual(week.map { "\($0.weekdays): \($0.hours)" }, lines)
    expectEqual(week.flatMap { Array($0.dates.dates) }, Array((date...date.advanced(by: 6)).dates))
  }
}
