import Essentials
import Testing

/// The examples of the front page and of the types, with the output that they state.
@Suite("Documentation: examples of the front page and the types") struct FrontPageTests {
  @Test func theExampleHolds() throws {
    let start = try CalendarDate(2026, 2, 10)
    let next = try #require(start.adding(days: 28))
    #expect("\(next) \(next.weekday) \(start.days(until: next))" == "2026-03-10 tuesday 28")

    let month = CalendarMonth(containing: start)
    let weeks = month.weeks(startingOn: .sunday).map { week in week.map { $0?.day ?? 0 } }
    #expect(weeks.map(\.first) == [1, 8, 15, 22] && weeks.map(\.last) == [7, 14, 21, 28])
    #expect((start...month.days.upperBound).dates.count == 19)

    let opening = try LocalDateTime(iso8601: "2026-03-01T09:30")
    #expect(opening.secondsSinceEpoch(utcOffset: -7 * 3600) == 1_772_382_600)
  }

  @Test func theExamplesOfTheTypesHold() throws {
    let date = try CalendarDate(2026, 2, 10)
    #expect("\(date.weekday) \(date.iso8601)" == "tuesday 2026-02-10")
    let opening = try LocalDateTime(CalendarDate(2026, 3, 1), hour: 9, minute: 30)
    #expect(opening.iso8601 == "2026-03-01T09:30")
  }
}
