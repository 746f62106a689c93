import Essentials
import OpeningTimes
import TestSupport
import Testing

@Suite("Federal holidays: dates and observed days") struct OpeningCalendarTests {
  // The days and the observed days that the Office of Personnel Management lists for these years.
  @Test(arguments: [
    (
      2021,
      [
        "2021-01-01", "2021-01-18", "2021-02-15", "2021-05-31", "2021-06-18", "2021-06-19",
        "2021-07-04", "2021-07-05", "2021-09-06", "2021-10-11", "2021-11-11", "2021-11-25",
        "2021-12-24", "2021-12-25",
      ]
    ),
    (
      2022,
      [
        "2021-12-31", "2022-01-01", "2022-01-17", "2022-02-21", "2022-05-30", "2022-06-19",
        "2022-06-20", "2022-07-04", "2022-09-05", "2022-10-10", "2022-11-11", "2022-11-24",
        "2022-12-25", "2022-12-26",
      ]
    ),
  ])
  func federalHolidaysAreThoseOfTheLaw(year: Int, days: [String]) throws {
    expectEqual(OpeningCalendar.federalHolidays(of: year).map(\.iso8601), days)
  }

  @Test(arguments: [
    // Independence Day on a Saturday, on a Sunday, and on a day of the week.
    (2020, ["2020-07-03", "2020-07-04"]), (2026, ["2026-07-03", "2026-07-04"]),
    (2021, ["2021-07-04", "2021-07-05"]), (2027, ["2027-07-04", "2027-07-05"]),
    (2024, ["2024-07-04"]),
  ])
  func anObservedDayIsBesideTheWeekend(year: Int, days: [String]) {
    let holidays = OpeningCalendar.federalHolidays(of: year)
    expectEqual(holidays.filter { $0.month == 7 }.map(\.iso8601), days)
  }
}
