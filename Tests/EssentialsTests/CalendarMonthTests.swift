import Essentials
import TestSupport
import Testing

@Suite("Calendar months: weeks and text") struct CalendarMonthTests {
  @Test func everyMonthFollowsTheOneBefore() throws {
    var month: CalendarMonth? = try CalendarMonth(1, 1)
    var previous: CalendarMonth?
    var nextDay: CalendarDate? = .earliest
    var count = 0
    while let current = month {
      let expected = (count / 12 + 1, count % 12 + 1)
      let dayCount = PlainCalendar.dayCount(expected.0, expected.1)
      let agrees =
        try (current.year, current.month) == expected
        && current == CalendarMonth(expected.0, expected.1)
        && current.previous == previous && previous.map { $0 < current } ?? true
        && current.dayCount == dayCount && current.days.dates.count == dayCount
        && current.days.lowerBound == nextDay
        && CalendarMonth(containing: current.days.lowerBound) == current
        && CalendarMonth(containing: current.days.upperBound) == current
      if !agrees { Issue.record("\(current)") }
      nextDay = current.days.upperBound.adding(days: 1)
      (previous, month, count) = (current, current.next, count + 1)
    }
    #expect(count == 119_988)
    #expect(nextDay == nil && previous?.days.upperBound == .latest)
  }

  @Test(
    arguments: [
      (0, 0, .yearOutOfRange(0)), (10_000, 1, .yearOutOfRange(10_000)),
      (.min, 1, .yearOutOfRange(.min)), (.max, 1, .yearOutOfRange(.max)),
      (2026, 0, .monthOutOfRange(0)), (2026, 13, .monthOutOfRange(13)),
      (2026, .min, .monthOutOfRange(.min)), (2026, .max, .monthOutOfRange(.max)),
    ] as [(Int, Int, CalendarDate.Error)])
  func theFirstWrongComponentIsNamed(year: Int, month: Int, error: CalendarDate.Error) {
    #expect(throws: error) { try CalendarMonth(year, month) }
  }

  @Test(arguments: 1999...2030, Weekday.allCases)
  func theWeeksAgreeWithAPlainCalendar(year: Int, firstWeekday: Weekday) throws {
    for number in 1...12 {
      let month = try CalendarMonth(year, number)
      var date = try CalendarDate(year, number, 1)
      while date.weekday != firstWeekday { date = date.advanced(by: -1) }
      var weeks: [[CalendarDate?]] = []
      repeat {
        weeks.append((0..<7).map { date.advanced(by: $0) })
        date = date.advanced(by: 7)
      } while (date.year, date.month) == (year, number)
      #expect(month.weeks(startingOn: firstWeekday) == weeks)
    }
  }

  @Test(arguments: Weekday.allCases)
  func onlyDaysBeyondTheCalendarAreMissing(firstWeekday: Weekday) throws {
    // 0001-01-01 is a Monday, 9999-12-31 a Friday.
    let first = try CalendarMonth(1, 1).weeks(startingOn: firstWeekday)
    let missingBefore = (8 - firstWeekday.rawValue) % 7
    #expect(first.joined().prefix { $0 == nil }.count == missingBefore)
    #expect(first.joined().dropFirst(missingBefore).allSatisfy { $0 != nil })
    let last = try CalendarMonth(9999, 12).weeks(startingOn: firstWeekday)
    let missingAfter = (firstWeekday.rawValue + 1) % 7
    #expect(last.joined().reversed().prefix { $0 == nil }.count == missingAfter)
    #expect(last.joined().dropLast(missingAfter).allSatisfy { $0 != nil })
    #expect((first + last).allSatisfy { $0.count == 7 })
  }

  @Test func aMonthHasFourToSixWeeks() throws {
    #expect(try CalendarMonth(2027, 2).weeks(startingOn: .monday).count == 4)
    #expect(try CalendarMonth(2027, 2).weeks(startingOn: .sunday).count == 5)
    #expect(try CalendarMonth(2026, 8).weeks(startingOn: .monday).count == 6)
  }

  @Test func theTextIsReadAsItIsWritten() throws {
    var month: CalendarMonth? = try CalendarMonth(1, 1)
    while let current = month {
      let text = String(current.days.lowerBound.iso8601.dropLast(3))
      if try current.iso8601 != text || CalendarMonth(iso8601: text) != current {
        Issue.record("\(text)")
      }
      month = current.next
    }
    #expect(try "\(CalendarMonth(2026, 3))" == "2026-03")
  }

  @Test(
    arguments: [
      ("", .malformed), ("2026", .malformed), ("2026-", .malformed), ("2026-3", .malformed),
      ("2026-03-", .malformed), ("2026-03-01", .malformed), ("202603", .malformed),
      ("2026-030", .malformed), (" 2026-03", .malformed), ("2026-03 ", .malformed),
      ("2026/03", .malformed), ("26-03", .malformed), ("2026-0\u{663}", .malformed),
      ("0000-03", .yearOutOfRange(0)), ("2026-00", .monthOutOfRange(0)),
      ("2026-13", .monthOutOfRange(13)),
    ] as [(String, CalendarDate.Error)])
  func otherTextIsRefused(text: String, error: CalendarDate.Error) {
    #expect(throws: error) { try CalendarMonth(iso8601: text) }
  }

  @Test func theEncodedFormIsTheText() throws {
    let months = try [CalendarMonth(2026, 3), CalendarMonth(1, 1), CalendarMonth(9999, 12)]
    #expect(try encoded(months) == #"["2026-03","0001-01","9999-12"]"#)
    #expect(try decoded(#"["2026-03","0001-01","9999-12"]"#) == months)
    for json in [#"["2026-13"]"#, #"["2026-3"]"#, #"["2026-03-01"]"#, "[202603]"] {
      #expect(throws: DecodingError.self) { try decoded(json) as [CalendarMonth] }
    }
  }
}
