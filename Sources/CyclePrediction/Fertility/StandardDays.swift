public import Essentials

/// The Standard Days Method: for cycles of 26 to 32 days, days 8 to 19 are fertile.
///
///     let isFertile = StandardDays.isFertile(onDay: 12)
///     let verdict = StandardDays.verdict(on: cycles, asOf: today)
///
/// After a birth, the method can be used after four cycles, the last of them of 26 to 32 days;
/// after an abortion, an emergency pill, or a hormonal method, from the next menses. In many cycles,
/// days outside 8 to 19 are fertile too (Schneider and Fehring 2012, Linacre Q 79:460; the counts and
/// the percentages of its abstract do not agree, so none is given here).
///
/// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for Providers*.
/// Not recommended as a contraceptive, and not medical advice.
public enum StandardDays {
  /// The fertile days of each cycle.
  public static let fertileDays = 8...19

  /// The cycle lengths in days for which the method is meant.
  public static let cycleLengths = 26...32

  /// Whether a cycle day is fertile.
  public static func isFertile(onDay day: Int) -> Bool { fertileDays.contains(day) }

  /// The suitability of the method for a woman's cycles.
  public enum Verdict: Hashable, CaseIterable, Sendable {
    /// No cycle of the last 12 months was out of range.
    case suitable
    /// One cycle of the last 12 months was out of range; after a second one, she should choose
    /// another method.
    case oneCycleOutOfRange
    /// Two cycles within 12 months were out of range: she should choose another method.
    case chooseAnotherMethod
  }

  /// Returns whether the method suits the cycles known on a date.
  ///
  /// A completed cycle is out of range if its length is not in ``cycleLengths``; the current cycle
  /// is out of range once it reaches day 33. Two cycles are within 12 months if the later one
  /// starts no later than the same date of the next year. A cycle counts until the same date of the
  /// year after its start.
  ///
  /// - Parameters:
  ///   - cycles: The days of each cycle, in any order; cycles that start after the date are
  ///     ignored.
  ///   - currentStart: The first day of the current cycle.
  ///   - date: The date of the verdict.
  /// - Returns: The strictest verdict that applies.
  /// - Complexity: O(*n* log *n*) in the number of cycles.
  public static func verdict(
    on cycles: some Sequence<Range<CalendarDate>>, currentStart: CalendarDate? = nil,
    asOf date: CalendarDate
  ) -> Verdict {
    var starts: [CalendarDate] = []
    for days in cycles where !days.isEmpty {
      if isOutOfRange(days.lowerBound, end: days.upperBound, asOf: date) {
        starts.append(days.lowerBound)
      }
    }
    if let currentStart, isOutOfRange(currentStart, end: nil, asOf: date) {
      starts.append(currentStart)
    }
    starts.sort()
    var verdict = Verdict.suitable
    for index in starts.indices where isWithinTwelveMonths(starts[index], date) {
      verdict = .oneCycleOutOfRange
      if index > 0, isWithinTwelveMonths(starts[index - 1], starts[index]) {
        return .chooseAnotherMethod
      }
    }
    return verdict
  }

  /// Whether a cycle is known to be out of range on a date; `end` is the first day of the next
  /// cycle.
  private static func isOutOfRange(
    _ start: CalendarDate, end: CalendarDate?, asOf date: CalendarDate
  ) -> Bool {
    if let end, end <= date { return !cycleLengths.contains(start.days(until: end)) }
    return start.days(until: date) >= cycleLengths.upperBound
  }

  /// Whether a date is no later than the same date of the year after an earlier one.
  private static func isWithinTwelveMonths(_ start: CalendarDate, _ date: CalendarDate) -> Bool {
    (date.year - 1, date.month, date.day) <= (start.year, start.month, start.day)
  }
}
