import Essentials
import Foundation
import TestSupport
import Testing

@Suite("Calendar dates: components and arithmetic") struct CalendarDateTests {
  @Test func everyDayAgreesWithAPlainCalendar() throws {
    var plain = PlainCalendar()
    var wrong: PlainCalendar?
    while plain.year <= 9999, wrong == nil {
      guard PlainCalendar.isTried(plain.year) else {
        plain.advanceYear()
        continue
      }
      let date = try CalendarDate(plain.year, plain.month, plain.day)
      let agrees =
        Int(date.daysSinceEpoch) == plain.daysSinceEpoch
        && date == CalendarDate(daysSinceEpoch: plain.daysSinceEpoch)
        && (date.year, date.month, date.day) == (plain.year, plain.month, plain.day)
        && date.weekday == plain.weekday
      if !agrees { wrong = plain }
      plain.advance()
    }
    #expect(wrong == nil)
    #expect(plain.daysSinceEpoch == 2_932_897)
  }

  @Test func threeCenturiesAgreeWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let first = try CalendarDate(1900, 1, 1)
    let last = try CalendarDate(LongTest.size(2199, small: 1904), 12, 31)
    var wrong: CalendarDate?
    for date in (first...last).dates {
      let instant = Date(timeIntervalSince1970: 86_400 * Double(date.daysSinceEpoch))
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: instant)
      let (year, month, day) = try (
        #require(parts.year), #require(parts.month), #require(parts.day)
      )
      // Foundation's week begins on Sunday, 1.
      let agrees =
        try (date.year, date.month, date.day) == (year, month, day)
        && date.weekday.rawValue % 7 + 1 == parts.weekday
        && date == CalendarDate(year, month, day)
      if !agrees, wrong == nil { wrong = date }
    }
    #expect(wrong == nil)
    #expect(first.days(until: try CalendarDate(2199, 12, 31)) == 109_572)
  }

  @Test func daysOutsideTheCalendarAreNotDates() throws {
    #expect(CalendarDate.earliest == (try CalendarDate(1, 1, 1)))
    #expect(CalendarDate.latest == (try CalendarDate(9999, 12, 31)))
    #expect(CalendarDate(daysSinceEpoch: -719_162) == .earliest)
    #expect(CalendarDate(daysSinceEpoch: 2_932_896) == .latest)
    for days in [-719_163, 2_932_897, .min, .max, Int(Int32.min), Int(Int32.max)] {
      #expect(CalendarDate(daysSinceEpoch: days) == nil)
    }
  }

  @Test(
    arguments: [
      (0, 1, 1, .yearOutOfRange(0)), (10_000, 1, 1, .yearOutOfRange(10_000)),
      (-1, 13, 32, .yearOutOfRange(-1)), (.min, .min, .min, .yearOutOfRange(.min)),
      (.max, .max, .max, .yearOutOfRange(.max)), (2026, 0, 1, .monthOutOfRange(0)),
      (2026, 13, 32, .monthOutOfRange(13)), (2026, .min, 1, .monthOutOfRange(.min)),
      (2026, .max, 1, .monthOutOfRange(.max)), (2026, 1, 0, .dayOutOfRange(0)),
      (2026, 1, -1, .dayOutOfRange(-1)), (2026, 1, .min, .dayOutOfRange(.min)),
      (2026, 1, .max, .dayOutOfRange(.max)), (2023, 2, 29, .dayOutOfRange(29)),
      (1900, 2, 29, .dayOutOfRange(29)), (2000, 2, 30, .dayOutOfRange(30)),
    ] as [(Int, Int, Int, CalendarDate.Error)])
  func theFirstWrongComponentIsNamed(year: Int, month: Int, day: Int, error: CalendarDate.Error) {
    #expect(throws: error) { try CalendarDate(year, month, day) }
  }

  @Test(arguments: [1, 1900, 2000, 2023, 2024, 9999], 1...12)
  func aMonthHasNoDayAfterItsLast(year: Int, month: Int) throws {
    let count = PlainCalendar.dayCount(year, month)
    #expect(try CalendarDate(year, month, count).day == count)
    #expect(throws: CalendarDate.Error.dayOutOfRange(count + 1)) {
      try CalendarDate(year, month, count + 1)
    }
  }

  @Test(arguments: 0..<20)
  func addingDaysIsAddition(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let date = try #require(CalendarDate.random(using: &generator))
      let other = try #require(CalendarDate.random(using: &generator))
      let days = date.days(until: other)
      #expect(days == Int(other.daysSinceEpoch) - Int(date.daysSinceEpoch))
      #expect(date.adding(days: days) == other)
      #expect(other.adding(days: -days) == date)
      #expect(other.days(until: date) == -days)
      #expect((date < other) == (days > 0))
      #expect(date.adding(days: 0) == date)
      let before = CalendarDate.earliest.days(until: date)
      let after = date.days(until: .latest)
      #expect(date.adding(days: -before) == .earliest)
      #expect(date.adding(days: -before - 1) == nil)
      #expect(date.adding(days: after) == .latest)
      #expect(date.adding(days: after + 1) == nil)
    }
  }

  @Test(arguments: [CalendarDate.earliest, .latest, CalendarDate(daysSinceEpoch: 0)])
  func noNumberOfDaysIsTooLargeToAdd(date: CalendarDate?) throws {
    let date = try #require(date)
    for offset in 0..<10 {
      #expect(date.adding(days: .max - offset) == nil)
      #expect(date.adding(days: .min + offset) == nil)
    }
    for days in [Int(Int32.max), Int(Int32.min), Int(UInt16.max) << 15] {
      #expect(date.adding(days: days) == nil)
    }
  }

  @Test func theDatesOfARangeAreItsDays() throws {
    let days = try CalendarDate(2024, 2, 27)...CalendarDate(2024, 3, 2)
    #expect(days.dates.map(\.day) == [27, 28, 29, 1, 2])
    #expect(days.dates.count == 5)
    #expect(days.dates[2] == (try CalendarDate(2024, 2, 29)))
    #expect(try (CalendarDate(9999, 12, 30)...CalendarDate.latest).dates.map(\.day) == [30, 31])
    #expect(try (CalendarDate.earliest..<CalendarDate(1, 1, 3)).dates.map(\.day) == [1, 2])
    #expect((CalendarDate.latest..<CalendarDate.latest).dates.isEmpty)
    #expect((CalendarDate.earliest...CalendarDate.latest).dates.count == 3_652_059)
  }

  @Test func aPositionOutsideTheDatesStops() async {
    await #expect(processExitsWith: .failure) {
      _ = (CalendarDate.latest...CalendarDate.latest).dates[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = (CalendarDate.earliest...CalendarDate.latest).dates[.max]
    }
  }
}
