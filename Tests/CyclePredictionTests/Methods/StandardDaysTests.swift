import CyclePrediction
import TestSupport
import Testing

@Suite("Standard days method: days 8 to 19") struct StandardDaysTests {
  private func date(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  private func cycle(_ start: String, _ length: Int) throws -> Range<CalendarDate> {
    let start = try date(start)
    return start..<(try #require(start.adding(days: length)))
  }

  @Test func days8To19OfEveryCycleAreFertile() {
    expectEqual((-50...400).filter(StandardDays.isFertile), Array(8...19))
    expect(!StandardDays.isFertile(onDay: .min) && !StandardDays.isFertile(onDay: .max))
  }

  @Test(
    arguments: [
      // The second begins on the same date a year later, and a day after that.
      ("2025-03-01", "2026-03-01", "2026-03-30", StandardDays.Verdict.chooseAnotherMethod),
      ("2025-03-01", "2026-03-02", "2026-03-30", .oneCycleOutOfRange),
      ("2024-02-29", "2025-02-28", "2025-03-30", .chooseAnotherMethod),
      ("2024-02-29", "2025-03-01", "2025-03-30", .oneCycleOutOfRange),
      // Both are forgotten when the second is more than a year ago.
      ("2025-01-01", "2025-06-01", "2026-06-01", .chooseAnotherMethod),
      ("2025-01-01", "2025-06-01", "2026-06-02", .suitable),
      // On the day before the second ends, its length is not known.
      ("2026-01-01", "2026-02-01", "2026-02-24", .oneCycleOutOfRange),
      ("2026-01-01", "2026-02-01", "2026-02-25", .chooseAnotherMethod),
      ("2026-01-01", "2026-02-01", "2025-12-31", .suitable),
    ])
  func theSecondOutOfRangeWithin12MonthsAsksForAnotherMethod(
    first: String, second: String, today: String, expected: StandardDays.Verdict
  ) throws {
    let cycles = [try cycle(first, 24), try cycle(second, 24)]
    expectEqual(StandardDays.verdict(on: cycles, asOf: try date(today)), expected)
    expectEqual(StandardDays.verdict(on: cycles.reversed(), asOf: try date(today)), expected)
  }
}
