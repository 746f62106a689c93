import CyclePrediction
import Testing

@Suite("Standard days method: cycle lengths in range") struct StandardDaysCycleTests {
  private func date(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  private func cycle(_ start: String, _ length: Int) throws -> Range<CalendarDate> {
    let start = try date(start)
    return start..<(try #require(start.adding(days: length)))
  }

  @Test(arguments: [(25, true), (26, false), (32, false), (33, true), (1, true), (400, true)])
  func aCycleIsInRangeFrom26To32Days(length: Int, isOut: Bool) throws {
    let cycle = try cycle("2026-01-01", length)
    let verdict = StandardDays.verdict(on: [cycle], asOf: cycle.upperBound)
    let expected: StandardDays.Verdict = isOut && length < 366 ? .oneCycleOutOfRange : .suitable
    #expect(verdict == expected)
  }

  @Test func anOpenCycleIsOutOfRangeFromDay33On() throws {
    let start = try date("2026-01-01")
    for (day, expected) in [(32, StandardDays.Verdict.suitable), (33, .oneCycleOutOfRange)] {
      let today = try #require(start.adding(days: day - 1))
      #expect(StandardDays.verdict(on: [], currentStart: start, asOf: today) == expected)
      // A cycle whose end is to come is open too.
      let cycle = try cycle("2026-01-01", 40)
      #expect(StandardDays.verdict(on: [cycle], asOf: today) == expected)
    }
    let early = try cycle("2025-09-01", 25)
    #expect(
      StandardDays.verdict(on: [early], currentStart: start, asOf: try date("2026-02-02"))
        == .chooseAnotherMethod)
  }

  @Test func emptyRangesAndTheEndsOfTheCalendarDoNotMatter() throws {
    let start = try date("2026-01-01")
    #expect(StandardDays.verdict(on: [start..<start], asOf: start) == .suitable)
    #expect(StandardDays.verdict(on: [], asOf: .earliest) == .suitable)
    #expect(StandardDays.verdict(on: [], currentStart: .latest, asOf: .earliest) == .suitable)
    let all = CalendarDate.earliest..<CalendarDate.latest
    #expect(StandardDays.verdict(on: [all], asOf: .latest) == .suitable)
  }
}
