import BenchmarkHarness
import CycleResearch

/// The error of the next start within a cycle, by the signs that a woman logs and by the number of
/// days before the end of the cycle.
///
/// The cycles, their ovulation days, and the earlier cycles are those of real women, each forecast by
/// a population fitted without her fold; the signs are simulated around the ovulation days.
struct ChartReport {
  /// The days before the next start, with the mean error of a hidden semi-Markov model on charts of
  /// users of an app.
  static let places: [(name: String, days: ClosedRange<Int>, bar: Double)] = [
    ("15 days before", 15...15, 2.1), ("10 to 7 days before", 7...10, 1.7),
    ("1 day before", 1...1, 1.5),
  ]

  let text: String

  /// Measures all habits.
  init(_ cohort: CycleCohort) throws {
    let validation = try CrossValidation(cohort)
    var table = Table(["mean absolute error", "charts"] + Self.places.map(\.name))
    for habit in SimulatedSigns.Habit.all {
      var errors = Self.places.map { _ in (sum: 0.0, count: 0.0) }
      var charts = 0
      for (place, woman) in cohort.women.enumerated() {
        var start = try CalendarDate(2020, 1, 1)
        var periods: [LoggedPeriod] = []
        for (number, cycle) in woman.cycles.enumerated() {
          periods.append(try LoggedPeriod(start: start, end: start.adding(days: 4)))
          defer { start = start.adding(days: cycle.length) ?? start }
          guard let ovulation = cycle.ovulationDay, ovulation < cycle.length else { continue }
          charts += 1
          var signs = SimulatedSigns(
            ovulationOn: ovulation, habit, seed: UInt64(place) << 32 | UInt64(number))
          let days = (1...cycle.length).compactMap { day in
            start.adding(days: day - 1).map { LoggedDay(date: $0, log: signs.log(ofDay: day)) }
          }
          for (index, point) in Self.places.enumerated() {
            for wait in point.days where wait < cycle.length {
              let known = days.prefix(cycle.length - wait + 1)
              guard let today = known.last?.date else { continue }
              let history = try CycleHistory(periods: periods, loggedDays: Array(known))
              let forecast = try validation.predictor(for: place).forecast(
                for: history, asOf: today, context: validation.context(of: place))
              errors[index].sum += Double(abs(forecast.daysUntilNextPeriod - wait))
              errors[index].count += 1
            }
          }
        }
      }
      table.append(
        [habit.name, "\(charts)"] + errors.map { decimal($0.sum / $0.count, 2) })
    }
    table.append(
      ["a published model, on other charts", ""] + Self.places.map { decimal($0.bar, 1) })
    text = table.text
  }
}
