import CyclePrediction
import Essentials

/// A woman of a cohort as an app knows her: the dates of all starts, ovulation days, and ends of
/// periods.
struct CompleteLog {
  /// A cycle with its dates.
  struct Cycle {
    let start: CalendarDate
    let lastDayOfMenses: CalendarDate?
    let ovulation: CalendarDate?
  }

  let cycles: [Cycle]

  /// The start after the last cycle.
  private let end: CalendarDate

  /// The log; a forecast on an earlier day ignores what is later.
  let history: CycleHistory

  /// The first day of every log; any other would give the same figures.
  private static let first = CalendarDate(daysSinceEpoch: 0) ?? .earliest

  /// Creates the log of a woman, or returns `nil` if none can hold her cycles.
  init?(_ woman: CycleCohort.Woman, knowsOvulation: Bool) {
    var (end, cycles) = (Self.first, [Cycle]())
    var periods: [LoggedPeriod] = []
    for cycle in woman.cycles {
      guard (1...10_000).contains(cycle.length), let next = end.adding(days: cycle.length) else {
        return nil
      }
      func date(_ day: Int?) -> CalendarDate? {
        day.flatMap { (1...cycle.length).contains($0) ? end.adding(days: $0 - 1) : nil }
      }
      cycles.append(
        Cycle(
          start: end, lastDayOfMenses: date(cycle.mensesLength), ovulation: date(cycle.ovulationDay)
        ))
      guard let period = try? LoggedPeriod(start: end, end: date(cycle.mensesLength)) else {
        return nil
      }
      periods.append(period)
      end = next
    }
    let history = try? CycleHistory(
      periods: periods, ovulationDays: knowsOvulation ? cycles.compactMap(\.ovulation) : [])
    guard let history, history.periods.map(\.start) == cycles.map(\.start) else { return nil }
    self.history = history
    self.cycles = cycles
    self.end = end
  }

  /// Returns the start of a period by its number after a cycle, where 1 is the next; `nil` if it is not
  /// known.
  func start(_ number: Int, after cycle: Int) -> CalendarDate? {
    guard number >= 1, number <= cycles.count - cycle else { return nil }
    return cycle + number < cycles.count ? cycles[cycle + number].start : end
  }
}
