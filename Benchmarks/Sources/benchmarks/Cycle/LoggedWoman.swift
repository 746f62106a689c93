import BenchmarkHarness
import CyclePrediction

/// A woman of a cohort as her app knows her: dates of starts, days of ovulation, ends of periods.
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

  /// A cycle day as a date, the first being 1.
  func date(ofDay day: Int, inCycle cycle: Int) throws(ProgramError) -> CalendarDate {
    guard let date = starts[cycle].adding(days: day - 1) else {
      throw ProgramError(.dataError, "the cycles of \(woman.id) go beyond the calendar")
    }
    return date
  }

  /// The forecast on a day of a cycle, from the starts and ends of her periods up to then.
  ///
  /// The days of ovulation of the cycles before are declared if `knowsOvulation`, and that of the
  /// cycle itself if it is given.
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
  /// The women of the cohort, each with the predictor that does not know her.
  func loggedWomen() throws(ProgramError) -> [LoggedWoman] {
    var women: [LoggedWoman] = []
    for (place, woman) in cohort.women.enumerated() {
      women.append(try LoggedWoman(woman, predictor(for: place)))
    }
    return women
  }
}
