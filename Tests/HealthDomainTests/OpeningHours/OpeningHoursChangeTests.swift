import Essentials
import HealthDomain
import TestSupport
import Testing

/// The next change of hours that seldom or never change.
struct OpeningHoursChangeTests {
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
      "", "Feb 29", "Mar-Oct", "Oct-Mar", "Jan-Dec", "Dec 25", "Dec 30-Jan 02", "easter -2 days",
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
      let end = try #require(time.adding(minutes: 1440 * LongTest.size(2500, inDebug: 700)))
      let change = hours.nextChange(after: time, in: calendar)
      if let expected = changeDayByDay(hours, after: time, until: end, in: calendar) {
        #expect(change == expected, "\(text) after \(time)")
      } else {
        #expect(change.map { $0 >= end } ?? true, "\(text) after \(time)")
      }
    }
    #expect(readCount > 0)
  }

  @Test(arguments: [
    "24/7; PH off", "PH 10:00-12:00", "2019 Mo-Fr 08:00-17:00", "24/7; 2019 Dec 25 off",
    "Jan-Dec 00:00-24:00", "sunrise-sunset", "24/7; week 53 SH off", "Mar-Oct off",
    "2019 Jun 01-2020 Feb 10 10:00-12:00", "Feb 30 10:00-12:00",
  ])
  func someHoursNeverChange(text: String) throws {
    let hours = try OpeningHours(text)
    for date in [try CalendarDate(2026, 3, 4), .latest] {
      #expect(hours.nextChange(after: try LocalDateTime(date, minuteOfDay: 600)) == nil)
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
    #expect(change == (try LocalDateTime(CalendarDate(date.0, date.1, date.2), minuteOfDay: 0)))
  }

  /// Days on which the same rules apply are left out, however many rules there are.
  @Test(arguments: [0, 60, 63, 64, 65, 250])
  func daysAreToldApartByRulesBehindMany(count: Int) throws {
    let others = Array(repeating: "2099 Jan 01 off", count: count)
    let days = ["2026 Mar 05 open", "2026 Mar 06 open", "2026 Mar 07 off", "2026 Mar 08 open"]
    let hours = try OpeningHours((["24/7"] + others + days).joined(separator: ";"))
    let time = try LocalDateTime(CalendarDate(2026, 3, 3), minuteOfDay: 600)
    let close = try LocalDateTime(CalendarDate(2026, 3, 7), minuteOfDay: 0)
    #expect(hours.nextChange(after: time) == close)
    #expect(
      hours.nextChange(after: close)
        == (try LocalDateTime(CalendarDate(2026, 3, 8), minuteOfDay: 0)))
  }
}
