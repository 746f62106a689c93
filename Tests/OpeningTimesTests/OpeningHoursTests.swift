import Essentials
import OpeningTimes
import TestSupport
import Testing

@Suite("Opening hours: rules, states, and normal form") struct OpeningHoursTests {
  /// Monday, 4 March 2024.
  func monday() throws -> CalendarDate { try CalendarDate(2024, 3, 4) }

  func at(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> LocalDateTime {
    let date = try #require(try monday().adding(days: day))
    return try LocalDateTime(date, hour: hour, minute: minute)
  }

  func kind(
    _ text: String, _ time: LocalDateTime, in calendar: OpeningCalendar = .init()
  ) throws -> OpeningHours.State.Kind {
    try OpeningHours(text).state(at: time, in: calendar).kind
  }

  @Test func hoursAfterMidnightStayWhenAnotherRuleChangesTheNextDay() throws {
    // Friday and Saturday
    let text = "Fr 22:00-04:00; Sa 21:00-04:00"
    try expectEqual(kind(text, at(5, 3, 59)), .open)
    try expectEqual(kind(text, at(5, 4)), .closed)
    try expectEqual(kind(text, at(5, 21)), .open)
    try expectEqual(kind("Fr 23:30-00:30", at(5, 0, 29)), .open)
    let holiday = OpeningCalendar(publicHolidays: [try #require(try monday().adding(days: 5))])
    try expectEqual(kind("Mo-Su 20:00-02:00; PH off", at(5, 1, 59), in: holiday), .open)
    try expectEqual(kind("Mo-Su 20:00-02:00; PH off", at(5, 20), in: holiday), .closed)
    // A day off takes its own night away.
    try expectEqual(kind("Mo-Su 20:00-02:00; PH off", at(6, 1), in: holiday), .closed)
    // Times that are taken away are, whatever day they belong to.
    try expectEqual(kind("Mo-Su 20:00-02:00; Sa 00:00-01:00 off", at(5, 0, 59)), .closed)
    try expectEqual(kind("Mo-Su 20:00-02:00; Sa 00:00-01:00 off", at(5, 1)), .open)
  }

  @Test(arguments: [
    // The last Saturday of October 2024 is the 26th; it is still inside.
    ("Jun 01-Oct Sa[-1]", "2024-10-26", true), ("Jun 01-Oct Sa[-1]", "2024-10-27", false),
    ("Jan Su[1] +2 days-Jan Su[3] -2 days", "2024-01-09", true),
    ("Jan Su[1] +2 days-Jan Su[3] -2 days", "2024-01-20", false),
    ("Aug Su[-1] +7 days", "2024-09-01", true),
    ("Aug: Su[-1] +7 days", "2024-09-01", false),
    ("Sa[-1] +3 days", "2024-03-05", false), ("Sa[-1] +3 days", "2024-04-02", true),
    ("Th[-2]", "2024-02-22", true), ("Th[5]", "2024-02-29", true), ("Th[4-5]", "2024-02-22", true),
    ("Nov-Feb", "2024-01-31", true), ("Nov-Feb", "2024-03-01", false),
    ("Dec 24-Jan 02", "2025-01-02", true), ("Dec 24-Jan 02", "2025-01-03", false),
    ("2024 Dec 31-2025 Jan 02", "2025-01-01", true),
    ("2024 Dec 31-2025 Jan 02", "2026-01-01", false),
    ("2024-2030/2", "2026-01-01", true), ("2024-2030/2", "2027-01-01", false),
    ("2030+", "2031-01-01", true), ("2030+", "2029-12-31", false),
    ("Feb 29", "2024-02-29", true), ("Feb 29", "2023-03-01", false),
    ("easter", "2024-03-31", true), ("easter +1 day", "2024-04-01", true),
    ("easter -2 days-easter", "2024-03-29", true), ("easter", "2285-03-22", true),
    ("Dec 25 -Su", "2024-12-22", true), ("Dec 25 +Su", "2024-12-29", true),
    ("Dec 25 -Su", "2022-12-25", false), ("Jan-Feb Su[1]", "2024-02-04", true),
    // The first week of 2021 began on Monday, 4 January; the days before are in week 53.
    ("week 53", "2021-01-03", true), ("week 01", "2021-01-03", false),
    ("week 01", "2021-01-04", true), ("week 01", "2015-01-01", true),
    ("week 02-10/4", "2021-02-08", true),
    ("week 02-10/4", "2021-02-15", false), ("week 50-02", "2021-01-11", true),
    ("week 50-02", "2021-01-18", false), ("Jan+", "2024-12-31", true),
    ("Mar 03+", "2024-03-02", false),
    ("Fr-Mo", "2024-03-03", true), ("Fr-Mo", "2024-03-05", false),
  ])
  func daysAreSelected(text: String, day: String, isOpen: Bool) throws {
    let date = try CalendarDate(iso8601: day)
    try expectEqual(kind(text, LocalDateTime(date, minuteOfDay: 720)), isOpen ? .open : .closed)
  }

  @Test(arguments: [
    ("10:00-12:00;", "10:00-12:00", [11..<12]),
    ("8am-1:30pm", "08:00-13:30", [0..<3, 4..<10]),
    ("8:00 a.m. - 12 p.m.", "08:00-12:00", [0..<9, 12..<19]),
    ("Mon–Friday 10.00-12.00", "Mo-Fr 10:00-12:00", [0..<3, 3..<6, 6..<12, 13..<18, 19..<24]),
    ("8-18", "08:00-18:00", [0..<1, 2..<4]), ("22:00-26:30", "22:00-02:30", []),
    ("22-2", "22:00-02:00", [0..<2, 3..<4]),
    ("17:00-late", "17:00+", [6..<10]), ("17:00 til open end", "17:00+", [6..<9, 10..<18]),
    ("Dec 24,25: off", "Dec 24,Dec 25 off", [7..<9]),
    ("Mo: 10:00-12:00", "Mo 10:00-12:00", [2..<3]),
    ("Mo-Fr 08:00-12:00;; Sa off ||", "Mo-Fr 08:00-12:00; Sa off", [17..<20, 27..<29]),
    ("Easter - 2 days", "easter -2 days", [0..<6, 6..<15]),
  ])
  func whatReadsInOneWayIsTolerated(
    text: String, normal: String, ranges: [Range<Int>]
  ) throws {
    let hours = try OpeningHours(text)
    expectEqual(hours.description, normal)
    expectEqual(hours.warnings.map(\.range), ranges)
    try expect(OpeningHours(normal).warnings.isEmpty)
    try expectEqual(OpeningHours(normal), hours)
  }

  @Test(arguments: [
    "24/7", "off", "Mo-Fr 09:00-17:00", "Mo-Fr 09:00-12:00,13:00-17:00; PH off",
    "Mo 10:00-12:00 open, We 14:00-16:00", "week 01-53/2 Sa 00:00-24:00", "2024-2030/2 Mo",
    "2024 Dec 24-2025 Jan 02 off", "Jun 01-Oct Sa[-1] 08:00-13:00", "Jan: Su[1] 10:00-12:00",
    "PH -1 day Mo-We", "Su,PH 11:00-17:00", "easter -2 days-easter +2 days off",
    "(sunrise+01:00)-(sunset-00:30)", "10:00-16:00/01:30", "Mo 08:00-12:00+", "22:00-23:30",
    "Mo-Fr 09:00-12:00 || unknown \"by appointment\"", "Mo \"\u{1F600} ; || ,\"", "Dec 25 -Su",
    "Sa[1,-1] +3 days", "2030+ Jan", "00:00-24:00", "We 22:00-22:00", "Jun 08-Jun 01",
  ])
  func normalFormsStayAsTheyAre(text: String) throws {
    let normal = text.replacing(/^Mo "/, with: "Mo unknown \"")
    try expectEqual(OpeningHours(text).description, normal)
  }

  @Test(arguments: [
    ("", OpeningHours.Error.Kind.empty, 0), (" ; 24/7", .unexpected, 1), ("Mo,,Tu", .unexpected, 3),
    ("12:00", .unexpected, 0), ("Mo 10:00-12:00 Mo 10:00-12:00", .unexpected, 15),
    ("25:00-26:00", .outOfRange, 0), ("10:00-49:00", .outOfRange, 6),
    ("10:60-11:00", .outOfRange, 3),
    ("Jan 32", .outOfRange, 4), ("Jan 00", .outOfRange, 4), ("week 54", .outOfRange, 5),
    ("Sa[6]", .outOfRange, 3), ("Sa[1", .unexpected, 4), ("2014-2012", .outOfRange, 0),
    ("Mo \"open", .unclosedComment, 3), ("8-5 pm", .unexpected, 0), ("11-6", .unexpected, 0),
    ("4-10", .unexpected, 0), ("PH Mo PH", .unexpected, 0),
    ("8am-10", .unexpected, 0), ("13pm-2am", .outOfRange, 0), ("Mo We", .unexpected, 3),
    ("2014/2", .unexpected, 4), ("easter +370 days", .outOfRange, 8),
    ("10:00-12:00/0", .outOfRange, 12),
    ("Su-PH", .unexpected, 2), ("(sunrise)-sunset", .unexpected, 8), ("月-金", .unexpected, 0),
    ("99999 Jan", .unexpected, 0), ("Mo 10:00-", .unexpected, 9),
  ])
  func whatCannotBeReadIsRefused(
    text: String, kind: OpeningHours.Error.Kind, offset: Int
  ) throws {
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours(text) }
    expectEqual(error?.kind, kind)
    expectEqual(error?.offset, offset)
    expectEqual(error.map { "\($0)".contains("opening hours") }, true)
  }

  @Test func hoursAreEncodedAsTheirNormalForm() throws {
    let hours = try OpeningHours("mon-fri 9:00-17:00")
    try expectEqual(encoded(hours), #""Mo-Fr 09:00-17:00""#)
    try expect(decoded(#""Mo-Fr 9:00-17:00""#) as OpeningHours == hours)
    #expect(throws: DecodingError.self) {
      try decoded(#""Mo-Fr nine""#) as OpeningHours
    }
  }
}
