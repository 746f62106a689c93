import Essentials
import OpeningTimes
import TestSupport
import Testing

extension OpeningHoursDaysTests {
  // March 2024 begins on a Friday and ends on a Sunday.
  @Test(arguments: [
    ("Fr-Mo", 14, "03-01..03-04 03-08..03-11"), ("Su-Tu", 14, "03-03..03-05 03-10..03-12"),
    ("Mo-Su", 14, "03-01..03-14"), ("Sa-Fr", 14, "03-01..03-14"),
    ("Su-Sa", 14, "03-01..03-14"), ("We,Fr", 14, "03-01 03-06 03-08 03-13"),
    ("Sa-Su,Tu", 14, "03-02..03-03 03-05 03-09..03-10 03-12"),
    ("Mo-We,Tu-Fr", 9, "03-01 03-04..03-08"),
    ("Sa[1]", 61, "03-02 04-06"), ("Sa[-1]", 61, "03-30 04-27"), ("Fr[1]", 61, "03-01 04-05"),
    ("Su[-1]", 61, "03-31 04-28"), ("Fr[5]", 92, "03-29 05-31"), ("Fr[-5]", 92, "03-01 05-03"),
    ("Fr[2-3]", 31, "03-08 03-15"), ("Fr[1,-1]", 31, "03-01 03-29"),
    ("Fr[1-2,4]", 31, "03-01 03-08 03-22"), ("Mo[4]", 61, "03-25 04-22"),
    ("Mo[-2]", 61, "03-18 04-22"), ("Mo[1],We[2],Fr", 14, "03-01 03-04 03-08 03-13"),
    // The days are counted in the month of the weekday, not in that of the moved day.
    ("Mo[1] -1 day", 61, "03-03 03-31"), ("Su[-1] +1 day", 61, "04-01 04-29"),
    ("Fr[1] -1 day", 61, "04-04"), ("Sa[1] +30 days", 61, "03-04 04-01"),
    ("Th[1] -2 days", 61, "03-05 04-02 04-30"),
  ])
  func weekdays(text: String, days: Int, expected: String) throws {
    try expectEqual(openDays(text, from: "2024-03-01", days: days), expected)
  }

  // The days of Easter Sunday that the tables of the United States Naval Observatory list.
  @Test(arguments: [
    (1818, "03-22"), (1943, "04-25"), (1954, "04-18"), (1981, "04-19"), (2000, "04-23"),
    (2008, "03-23"), (2019, "04-21"), (2020, "04-12"), (2021, "04-04"), (2022, "04-17"),
    (2023, "04-09"), (2024, "03-31"), (2025, "04-20"), (2026, "04-05"), (2027, "03-28"),
    (2028, "04-16"), (2029, "04-01"), (2030, "04-21"), (2038, "04-25"), (2049, "04-18"),
    (2076, "04-19"), (2285, "03-22"),
  ])
  func easter(year: Int, day: String) throws {
    try expectEqual(openDays("easter", from: "\(year)-01-01", days: 365), day)
  }

  @Test(arguments: [
    ("easter -47 days", "02-13"), ("easter -2 days", "03-29"), ("easter +39 days", "05-09"),
    ("easter +49 days", "05-19"), ("easter -2 days-easter +1 day", "03-29..04-01"),
    ("easter -90 days", "01-01"), ("Mar 28-easter", "03-28..03-31"),
    ("easter-Apr 30", "03-31..04-30"), ("easter,Dec 25", "03-31 12-25"),
    ("easter-easter +6 days Fr", "04-05"),
  ])
  func daysAroundEaster(text: String, expected: String) throws {
    try expectEqual(openDays(text, from: "2024-01-01", days: 366), expected)
  }

  @Test(arguments: [
    ("2024", "2024-12-30", 4, "12-30..12-31"), ("2025+", "2024-12-30", 4, "01-01..01-02"),
    ("2023-2024", "2024-12-30", 4, "12-30..12-31"), ("2023,2025", "2024-12-30", 4, "01-01..01-02"),
    ("2023-2027/2", "2024-12-30", 4, "01-01..01-02"),
    ("2023-2027/2", "2027-12-30", 4, "12-30..12-31"),
    ("2020-2030/4", "2024-12-30", 4, "12-30..12-31"), ("2020-2030/4", "2026-12-30", 4, ""),
    ("2024 Mar", "2025-03-01", 4, ""), ("2024 Mar", "2024-02-28", 4, "03-01..03-02"),
    ("2024 Mar 15+", "2024-03-13", 4, "03-15..03-16"),
    ("2024 Mar 15+", "2031-01-01", 4, "01-01..01-04"),
    ("2024 Mar 15+", "2023-06-01", 4, ""),
    ("2024 Dec 30-2025 Jan 02", "2024-12-28", 9, "12-30..01-02"),
    ("2024 Dec 30-2025 Jan 02", "2025-12-28", 9, ""),
    ("2023 Dec-2025 Jan", "2024-06-01", 4, "06-01..06-04"),
    ("2024 easter", "2024-03-30", 4, "03-31"), ("2025 easter", "2024-03-30", 4, ""),
    ("2024 Mar Su[-1]-2025 Mar Su[1]", "2025-02-28", 5, "02-28..03-02"),
    ("2024-2025 Jan 01,Jul 04", "2025-01-01", 365, "01-01 07-04"),
    ("2024-2025 Jan 01", "2026-01-01", 3, ""),
    // The years of a list all have the date.
    ("2024,2026 Mar", "2024-02-28", 4, "03-01..03-02"), ("2024,2026 Mar", "2024-05-01", 4, ""),
    ("2024,2026 Mar", "2026-02-28", 4, "03-01..03-03"),
    ("2024, 2026 Jul 04", "2024-07-01", 9, "07-04"),
    ("2026,2024 Oct-Feb", "2025-01-30", 4, ""), ("2020-2022,2024: Mar", "2024-01-01", 9, ""),
  ])
  func years(text: String, first: String, days: Int, expected: String) throws {
    try expectEqual(openDays(text, from: first, days: days), expected)
  }

  // 2015, 2020, and 2026 have 53 weeks by ISO 8601; a week belongs to the year of its Thursday.
  @Test(arguments: [
    ("week 53", "2020-12-20", 25, "12-28..01-03"), ("week 53", "2026-12-20", 25, "12-28..01-03"),
    ("week 53", "2015-12-20", 25, "12-28..01-03"), ("week 53", "2021-12-20", 25, ""),
    ("week 52", "2021-12-20", 25, "12-27..01-02"), ("week 52", "2020-12-20", 25, "12-21..12-27"),
    ("week 01", "2020-12-20", 25, "01-04..01-10"), ("week 01", "2024-12-20", 25, "12-30..01-05"),
    ("week 01", "2019-12-20", 25, "12-30..01-05"), ("week 01", "2023-12-20", 25, "01-01..01-07"),
    // Every second week of each year: two odd ones follow each other where a year has 53.
    ("week 01-53/2", "2020-12-19", 24, "12-19..12-20 12-28..01-10"),
    ("week 02-53/2", "2020-12-19", 24, "12-21..12-27 01-11"),
    ("week 01-53/2", "2021-12-19", 24, "12-20..12-26 01-03..01-09"),
    ("week 10-12", "2024-03-01", 31, "03-04..03-24"),
    ("week 10,12", "2024-03-01", 31, "03-04..03-10 03-18..03-24"),
    ("week 10-16/3", "2024-03-01", 60, "03-04..03-10 03-25..03-31 04-15..04-21"),
    ("week 10 Mo-We", "2024-03-01", 31, "03-04..03-06"),
    ("week 50-02", "2020-12-01", 50, "12-07..01-17"),
    ("week 50-02", "2023-12-01", 50, "12-11..01-14"),
    ("2021 week 53", "2020-12-20", 25, "01-01..01-03"),
    ("Mar week 09-10", "2024-02-20", 31, "03-01..03-10"),
  ])
  func weeks(text: String, first: String, days: Int, expected: String) throws {
    try expectEqual(openDays(text, from: first, days: days), expected)
  }

  // Independence Day of 2024 is a Thursday; the schools have the first week of July off.
  @Test(arguments: [
    ("PH", "07-04"), ("PH -1 day", "07-03"), ("PH +2 days", "07-06"), ("SH", "07-01..07-05"),
    ("SH -1 day", "06-30..07-04"), ("PH,Sa", "06-29 07-04 07-06"), ("Sa,PH", "06-29 07-04 07-06"),
    ("PH,SH", "07-01..07-05"), ("PH Th", "07-04"), ("PH Fr", ""), ("SH Mo-We", "07-01..07-03"),
    ("PH -1 day We", "07-03"), ("Mo-Fr; PH off", "06-28 07-01..07-03 07-05"),
    ("Mo-Fr; SH off; PH", "06-28 07-04"), ("Jul PH", "07-04"), ("Jun PH", ""), ("2025 PH", ""),
    ("Jul 03-06 PH,Sa", "07-04 07-06"), ("week 27 PH", "07-04"), ("week 26 PH", ""),
    ("PH,PH +1 day", "07-04..07-05"), ("PH -1 day,PH", "07-03..07-04"),
    ("Mo-We,SH", "07-01..07-05"), ("SH,Sa-Su; PH off", "06-29..07-03 07-05..07-07"),
  ])
  func holidays(text: String, expected: String) throws {
    let first = try CalendarDate(2024, 7, 1)
    let calendar = OpeningCalendar(
      publicHolidays: [try CalendarDate(2024, 12, 25), try CalendarDate(2024, 7, 4)],
      schoolHolidays: (first...first.advanced(by: 4)).dates)
    try expectEqual(openDays(text, from: "2024-06-28", days: 10, in: calendar), expected)
  }
}
