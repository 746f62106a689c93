import Essentials
import OpeningTimes
import TestSupport
import Testing

extension OpeningCalendarTests {
  @Test func laterHolidaysAreNoneBefore() {
    func count(_ year: Int) -> Int { OpeningCalendar.federalHolidays(of: year).count }
    expectEqual(count(1977), 0)
    expectEqual(count(9999), 0)
    // No date of these years is on a weekend but Veterans Day (1979) and New Year's Day (1984).
    expect(!OpeningCalendar.federalHolidays(of: 1985).map(\.month).contains(6))
    expectEqual(OpeningCalendar.federalHolidays(of: 1985).filter { $0.month == 1 }.count, 1)
    expectEqual(OpeningCalendar.federalHolidays(of: 1986).filter { $0.month == 1 }.count, 2)
    expect(!OpeningCalendar.federalHolidays(of: 2020).map(\.month).contains(6))
  }

  /// The nth weekday of a month, from 1 or from -1 backward, by counting its days.
  private func nth(_ nth: Int, _ weekday: Weekday, _ month: Int, _ year: Int) throws -> CalendarDate
  {
    let days = try (1...28).map { try CalendarDate(year, month, $0) }
    let all = (days + (1...3).map { days[27].advanced(by: $0) })
      .filter { $0.month == month && $0.weekday == weekday }
    return all[nth > 0 ? nth - 1 : all.count + nth]
  }

  // 5 U.S.C. 6103 (a) and (b) by hand.
  @Test(arguments: [1978, 1985, 1986, 1999, 2000, 2020, 2021, 2023, 2024, 2026, 2027, 2100, 9998])
  func federalHolidaysFollowTheLaw(year: Int) throws {
    var days = [
      try CalendarDate(year, 1, 1), try nth(3, .monday, 2, year), try nth(-1, .monday, 5, year),
      try CalendarDate(year, 7, 4), try nth(1, .monday, 9, year), try nth(2, .monday, 10, year),
      try CalendarDate(year, 11, 11), try nth(4, .thursday, 11, year),
      try CalendarDate(year, 12, 25),
    ]
    if year >= 1986 { days.append(try nth(3, .monday, 1, year)) }
    if year >= 2021 { days.append(try CalendarDate(year, 6, 19)) }
    for day in days {
      if day.weekday == .saturday { days.append(day.advanced(by: -1)) }
      if day.weekday == .sunday { days.append(day.advanced(by: 1)) }
    }
    expectEqual(OpeningCalendar.federalHolidays(of: year), days.sorted())
  }

  @Test(arguments: [(1994, 1993), (2005, 2004), (2011, 2010), (2022, 2021), (2028, 2027)])
  func aNewYearOnSaturdayIsObservedInTheYearBefore(year: Int, before: Int) throws {
    try expectEqual(OpeningCalendar.federalHolidays(of: year).first, CalendarDate(before, 12, 31))
    expect(OpeningCalendar.federalHolidays(of: before).allSatisfy { $0.year == before })
  }

  @Test func inaugurationDayIsAHolidayNearWashingtonAlone() throws {
    // In 2025, it was on Martin Luther King's birthday.
    for (year, isHoliday) in [(2009, false), (2017, false), (2021, false), (2025, true)] {
      let day = try CalendarDate(year, 1, 20)
      expectEqual(OpeningCalendar.federalHolidays(of: year).contains(day), isHoliday)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 1977, 9999, 10_000, .max])
  func otherYearsHaveNoHolidays(year: Int) {
    expect(OpeningCalendar.federalHolidays(of: year).isEmpty)
  }

  @Test func holidaysCanBeGivenInAnyOrderAndTwice() throws {
    let days = OpeningCalendar.federalHolidays(of: 2024)
    let hours = try OpeningHours("PH 10:00-12:00; SH 14:00-16:00")
    let start = try LocalDateTime(CalendarDate(2024, 1, 1), minuteOfDay: 0)
    let end = try LocalDateTime(CalendarDate(2025, 1, 1), minuteOfDay: 0)
    let plain = OpeningCalendar(publicHolidays: days)
    let mixed = OpeningCalendar(publicHolidays: days.reversed() + days)
    let intervals = hours.intervals(in: start..<end, in: plain)
    expectEqual(intervals.map(\.start.date), days)
    expectEqual(hours.intervals(in: start..<end, in: mixed), intervals)
    try expectEqual(
      hours.nextChange(after: start, in: mixed), LocalDateTime(days[0], minuteOfDay: 600))
    // What public holidays are, school holidays are not.
    let school = hours.intervals(in: start..<end, in: .init(schoolHolidays: days))
    expect(school.map(\.start.date) == days && school.allSatisfy { $0.start.hour == 14 })
    expect(hours.intervals(in: start..<end).isEmpty)
  }
}
