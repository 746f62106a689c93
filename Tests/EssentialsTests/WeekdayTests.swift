import Essentials
import TestSupport
import Testing

@Suite("Weekdays: numbers, names, and first day of the week") struct WeekdayTests {
  @Test func theNumbersAreThoseOfISO8601() {
    #expect(Weekday.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(Weekday.allCases.first == .monday && Weekday.allCases.last == .sunday)
    #expect((1...7).map { Weekday(rawValue: $0) } == Weekday.allCases)
    for number in [0, 8, -1, .min, .max, 257] { #expect(Weekday(rawValue: number) == nil) }
  }

  @Test func theEncodedFormIsTheName() throws {
    let golden =
      #"["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]"#
    #expect(try encoded(Weekday.allCases) == golden)
    #expect(try decoded(golden) == Weekday.allCases)
    for json in ["[1]", #"["Monday"]"#, #"["mon"]"#, #"[""]"#, "[null]"] {
      #expect(throws: DecodingError.self) { try decoded(json) as [Weekday] }
    }
  }

  @Test(arguments: Weekday.allCases)
  func aWeekStartsOnAnyDayAndHasEachDayOnce(first: Weekday) throws {
    let week = Weekday.week(startingOn: first)
    let date = try CalendarDate(2026, 2, 9 + first.rawValue - 1)
    #expect(week == (0..<7).compactMap { date.adding(days: $0)?.weekday })
  }
}
