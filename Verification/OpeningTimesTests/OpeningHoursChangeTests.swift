import Essentials
import OpeningTimes
import TestSupport
import Testing

/// The next change of hours that seldom or never change.
@Suite("Opening hours: next change") struct OpeningHoursChangeTests {
  /// The first change in the intervals, which are found day by day.
  private func changeDayByDay(
    _ hours: OpeningHours, after time: LocalDateTime, until end: LocalDateTime,
    in calendar: OpeningCalendar
  ) -> LocalDateTime? {
    let kind = hours.state(at: time, in: calendar).kind
    var covered = time
    for interval in hours.intervals(in: time..<end, in: calendar) {
      if interval.start > covered, kind != .closed { return covered }
      if interval.state.kind != kind { return interval.start }
      covered = interval.end
    }
    return covered < end && kind != .closed ? covered : nil
  }

  private func randomText(_ generator: inout SeededGenerator) -> String {
    let years = ["", "", "", "2024 ", "2023-2027/2 ", "2025+ ", "2026,2024 "]
    let days = [
      "", "Feb 29", "Mar-Oct", "Oct-Mar", "Nov 01-Feb 29", "Jun 01-31", "Jan-Dec", "Dec 25",
      "Dec 30-Jan 02", "easter -2 days",
      "Mar Su[-1]-Oct Sa[-1]", "2024 Jun 01-2025 Feb 10", "2025 May 05", "week 10-12", "Sa[-1]",
      "Mo[1] +2 days", "Mar-Oct Sa,Su", "PH", "PH +1 day", "SH", "Mo-Fr", "PH,Mo", "SH Mo-We",
      "Jun-Aug PH", "Dec 31 +1 day",
    ]
    let times = ["", " 10:00-12:00", " 22:00-26:00", " 20:00+", " sunrise-12:00"]
    var text = ["24/7", "closed", "Mo-Su 00:00-24:00", ""].randomElement(using: &generator) ?? ""
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let joint = ["; ", ", ", " || "].randomElement(using: &generator) ?? "; "
      text += text.isEmpty ? "" : joint
      text += years.randomElement(using: &generator) ?? ""
      text += days.randomElement(using: &generator) ?? ""
      text += times.randomElement(using: &generator) ?? ""
      text += [" off", " open", " unknown", " off"].randomElement(using: &generator) ?? ""
    }
    return text
  }

  @Test(arguments: LongTest.seeds(160))
  func whatIsLeftOutChangesNothing(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var readCount = 0
    for _ in 0..<6 {
      let text = randomText(&generator)
      guard let hours = try? OpeningHours(text) else { continue }
      readCount += 1
      let first = try CalendarDate(2023, 1, 1)
      let dates = try (0..<3).map { _ in
        try #require(first.adding(days: Int.random(in: 0..<1000, using: &generator)))
      }
      let calendar = OpeningCalendar(
        publicHolidays: Bool.random(using: &generator) ? dates.prefix(2) : [],
        schoolHolidays: dates.dropFirst())
      let start = try #require(first.adding(days: Int.random(in: 0..<500, using: &generator)))
      let time = try LocalDateTime(
        start, minuteOfDay: 30 * Int.random(in: 0..<48, using: &generator))
      let end = try #require(time.adding(minutes: 1440 * LongTest.size(2500, small: 700)))
      let change = hours.nextChange(after: time, in: calendar)
      if let expected = changeDayByDay(hours, after: time, until: end, in: calendar) {
        expectEqual(change, expected, "\(text) after \(time)")
      } else {
        expect(change.map { $0 >= end } ?? true, "\(text) after \(time)")
      }
    }
    expect(readCount > 0)
  }

  @Test(arguments: [
    "24/7; PH off", "PH 10:00-12:00", "2019 Mo-Fr 08:00-17:00", "24/7; 2019 Dec 25 off",
    "Jan-Dec 00:00-24:00", "sunrise-sunset", "24/7; week 53 SH off", "Mar-Oct off",
    "2019 Jun 01-2020 Feb 10 10:00-12:00", "2020 Feb 29 10:00-12:00",
  ])
  func someHoursNeverChange(text: String) throws {
    let hours = try OpeningHours(text)
    for date in [try CalendarDate(2026, 3, 4), .latest] {
      expect(hours.nextChange(after: try LocalDateTime(date, minuteOfDay: 600)) == nil)
    }
  }

  @Test(arguments: [
    // Each change is the end of many equal weeks.
    ("24/7; PH off", (2031, 7, 4)), ("PH 00:00-12:00", (2031, 7, 4)),
    ("PH -1 day off; SH 00:00-12:00", (2033, 1, 2)), ("24/7; 2089 off", (2089, 1, 1)),
    ("24/7; 2019,2044 May 02 off", (2044, 5, 2)), ("2101 Mar-Oct", (2101, 3, 1)),
    ("closed; 2040 Mar 01+ open", (2040, 3, 1)), ("24/7; 2037 week 10 off", (2037, 3, 2)),
    ("24/7; 2050 easter off", (2050, 4, 10)), ("24/7; PH Th off", (2033, 7, 7)),
    ("24/7; 2019 Jan 01-2040 Feb 10 off", (2040, 2, 11)),
  ])
  func aLateChangeIsFound(text: String, date: (Int, Int, Int)) throws {
    let calendar = OpeningCalendar(
      publicHolidays: [
        try CalendarDate(2020, 1, 1), try CalendarDate(2031, 7, 4), try CalendarDate(2033, 7, 7),
      ], schoolHolidays: [try CalendarDate(2033, 1, 2)])
    let time = try LocalDateTime(CalendarDate(2026, 3, 4), minuteOfDay: 600)
    let change = try OpeningHours(text).nextChange(after: time, in: calendar)
    try expectEqual(change, LocalDateTime(CalendarDate(date.0, date.1, date.2), minuteOfDay: 0))
  }

  /// Days on which the same rules apply are left out, however many rules there are.
  @Test(arguments: [0, 60, 63, 64, 65, 250])
  func daysAreToldApartByRulesBehindMany(count: Int) throws {
    let others = Array(repeating: "2099 Jan 01 off", count: count)
    let days = ["2026 Mar 05 open", "2026 Mar 06 open", "2026 Mar 07 off", "2026 Mar 08 open"]
    let hours = try OpeningHours((["24/7"] + others + days).joined(separator: ";"))
    let time = try LocalDateTime(CalendarDate(2026, 3, 3), minuteOfDay: 600)
    let close = try LocalDateTime(CalendarDate(2026, 3, 7), minuteOfDay: 0)
    expectEqual(hours.nextChange(after: time), close)
    try expectEqual(
      hours.nextChange(after: close), LocalDateTime(CalendarDate(2026, 3, 8), minuteOfDay: 0))
  }

  /// From Monday, 4 March 2024, 9:00.
  @Test(arguments: [
    ("Mo-Fr 08:00-17:00", "2024-03-04T17:00"), ("Mo-Fr 09:00-17:00", "2024-03-04T17:00"),
    ("Mo-Fr 10:00-17:00", "2024-03-04T10:00"), ("Mo-Fr 06:00-09:00", "2024-03-05T06:00"),
    ("Mo 06:00-09:00", "2024-03-11T06:00"), ("Fr 22:00-02:00", "2024-03-08T22:00"),
    ("Mo 08:00-26:00", "2024-03-05T02:00"),
    ("Mo 08:00-48:00", "2024-03-06T00:00"), ("08:00-12:00+", "2024-03-04T12:00"),
    ("08:00+", "2024-03-05T00:00"), ("08:00+ || unknown", nil),
    // The day goes on without a change at midnight.
    ("Mo 08:00-24:00; Tu 00:00-12:00", "2024-03-05T12:00"), ("Mo-We", "2024-03-07T00:00"),
    ("Mo-We; Tu 10:00-24:00", "2024-03-05T00:00"), ("24/7; We 12:00-13:00 off", "2024-03-06T12:00"),
    // Another comment is no change, and neither is another rule.
    ("Mo 08:00-10:00 open \"a\", Mo 10:00-12:00 open \"b\"", "2024-03-04T12:00"),
    ("Mo 08:00-10:00 \"a\", Mo 10:00-12:00 unknown", "2024-03-04T12:00"),
    ("Mo 08:00-10:00, Mo 10:00-12:00 unknown", "2024-03-04T10:00"),
    ("off \"a\"; Tu off \"b\"; We 10:00-12:00", "2024-03-06T10:00"),
    ("24/7 open \"a\"; Tu open \"b\"", nil), ("24/7; off", nil), ("\"call\"", nil),
    ("closed \"gone\"", nil), ("2023", nil), ("2023 Mo 08:00-10:00; 2022 off", nil),
    ("2025", "2025-01-01T00:00"), ("2024", "2025-01-01T00:00"), ("2024+", nil),
    ("Feb 29", "2028-02-29T00:00"), ("24/7; Nov 01-Feb 29 off", "2024-11-01T00:00"),
    ("2025 Feb 10-Feb 29 10:00-12:00; off", nil),
    ("closed; 2024 Jan 01-2025 Feb 29", "2025-03-01T00:00"),
    ("week 53 10:00-12:00", "2026-12-28T10:00"),
    ("Feb 29 Mo 10:00-12:00", "2044-02-29T10:00"), ("easter 10:00-12:00", "2024-03-31T10:00"),
    ("Sa[5] 10:00-12:00", "2024-03-30T10:00"), ("Feb Th[5] 10:00-12:00", "2052-02-29T10:00"),
    ("2099 Dec 31 10:00-12:00", "2099-12-31T10:00"), ("2020 Feb 29", nil),
    ("Jan: Mo[5] +1 day", "2029-01-30T00:00"),
  ])
  func theNextChangeOfATable(text: String, change: String?) throws {
    let time = try LocalDateTime(CalendarDate(2024, 3, 4), minuteOfDay: 540)
    try expectEqual(
      OpeningHours(text).nextChange(after: time)?.iso8601.prefix(16), change?.prefix(16))
  }

  @Test(
    arguments: [
      ("24/7", nil), ("Fr 10:00-12:00", nil), ("Fr 22:00-23:00", "9999-12-31T22:00"),
      ("Fr 20:00-22:00", "9999-12-31T22:00"), ("20:00-04:00", nil), ("9999 Dec 31", nil),
      ("Sa 10:00-12:00", nil), ("21:30+", nil), ("21:30-23:59", "9999-12-31T23:59"),
    ] as [(String, String?)])
  func theCalendarEndsWithoutAChange(text: String, change: String?) throws {
    // The last day of the calendar is a Friday.
    let time = try LocalDateTime(.latest, hour: 21, minute: 30)
    let hours = try OpeningHours(text)
    expectEqual(hours.nextChange(after: time)?.iso8601.prefix(16), change?.prefix(16))
    let last = try LocalDateTime(.latest, minuteOfDay: 1439)
    expect(hours.nextChange(after: last) == nil)
    let intervals = hours.intervals(in: time..<last)
    expect(intervals.allSatisfy { time <= $0.start && $0.end <= last })
    expect(!hours.week(from: .latest).isEmpty)
  }

  @Test(
    arguments: [
      ("24/7", true, nil), ("Mo 00:00-01:00", false, "0001-01-08T00:00"),
      ("Mo 10:00-12:00", false, "0001-01-01T10:00"), ("Su 22:00-02:00", false, "0001-01-07T22:00"),
      ("22:00-02:00", false, "0001-01-01T22:00"),
    ] as [(String, Bool, String?)])
  func theCalendarBeginsWithoutADayBefore(text: String, isOpen: Bool, change: String?) throws {
    // The first day of the calendar is a Monday.
    let time = try LocalDateTime(.earliest, minuteOfDay: 60)
    let hours = try OpeningHours(text)
    expectEqual(hours.state(at: time).isOpen, isOpen)
    expectEqual(hours.nextChange(after: time)?.iso8601.prefix(16), change?.prefix(16))
  }

  /// Days that no year has, that two conditions exclude, or that are more than a hundred years away.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: LongTest.values(
      [
        "Feb 01-07 Mo[2]; 2020-2024 Jan 08 Su[1]", "9999 Dec 31 23:59-24:00", "2200 Mo 10:00-12:00",
        "PH -300 days 10:00-12:00; SH +300 days 10:00-12:00",
        "2020 easter; 2020 Feb 29 10:00-12:00",
        "Jan 01-02 Mo[2]; Jun 08-30 week 23-26 Tu[1]; easter -180 days We[3]",
      ], small: 3))
  func daysThatNeverComeAreGivenUp(text: String) throws {
    let time = try LocalDateTime(CalendarDate(2024, 3, 4), minuteOfDay: 540)
    try expect(OpeningHours(text).nextChange(after: time) == nil)
  }
}
