import BenchmarkHarness
import CycleResearch

/// A woman of a cohort as an app knows her: dates of starts, ovulation days, and ends of periods.
struct LoggedWoman {
  private let woman: CycleCohort.Woman
  private let context: CycleContext
  private let predictor: CyclePredictor

  /// The first day of each of her cycles.
  let starts: [CalendarDate]

  init(_ woman: CycleCohort.Woman, _ predictor: CyclePredictor) throws(ProgramError) {
    var starts: [CalendarDate] = []
    var day = 0
    for cycle in woman.cycles {
      guard let start = CalendarDate(daysSinceEpoch: day) else {
        throw ProgramError(.dataError, "the cycles of \(woman.id) go beyond the calendar")
      }
      starts.append(start)
      day += cycle.length
    }
    self.woman = woman
    self.starts = starts
    self.predictor = predictor
    context = CycleContext(age: woman.age)
  }

  /// Returns the date of a cycle day, where 1 is the first.
  func date(ofDay day: Int, inCycle cycle: Int) throws(ProgramError) -> CalendarDate {
    guard let date = starts[cycle].adding(days: day - 1) else {
      throw ProgramError(.dataError, "the cycles of \(woman.id) go beyond the calendar")
    }
    return date
  }

  /// Returns the forecast on a day of a cycle, from the starts and ends of the periods up to then.
  ///
  /// If `knowsOvulation`, the ovulation days of earlier cycles are recorded, and that of the cycle
  /// itself if it is given.
  func forecast(
    inCycle cycle: Int, onDay day: Int = 1, knowsOvulation: Bool = false, ovulation: Int? = nil
  ) throws -> CycleForecast {
    var periods = [try LoggedPeriod(start: starts[cycle])]
    var ovulationDays: [CalendarDate] = []
    for (number, earlier) in woman.cycles[..<cycle].enumerated() {
      let end = try earlier.mensesLength.map { try date(ofDay: max($0, 1), inCycle: number) }
      periods.append(try LoggedPeriod(start: starts[number], end: end))
      if knowsOvulation, let day = earlier.ovulationDay {
        ovulationDays.append(try date(ofDay: day, inCycle: number))
      }
    }
    if let ovulation { ovulationDays.append(try date(ofDay: ovulation, inCycle: cycle)) }
    let history = try CycleHistory(periods: periods, ovulationDays: ovulationDays)
    return try predictor.forecast(
      for: history, asOf: try date(ofDay: day, inCycle: cycle), context: context)
  }
}

extension CrossValidation {
  /// Returns the women of the cohort, each with the predictor that was fitted without her.
  func loggedWomen() throws(ProgramError) -> [LoggedWoman] {
    var women: [LoggedWoman] = []
    for (place, woman) in cohort.women.enumerated() {
      women.append(try LoggedWoman(woman, predictor(for: place)))
    }
    return women
  }
}
