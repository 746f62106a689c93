import BenchmarkHarness
import CyclePrediction

/// Answers what is asked on a day from kept states; one operation is one woman.
struct LateDayWorkload: Workload {
  let states: [CycleLengthState]
  /// The number of days since the latest logged start.
  let elapsed: Int

  var operations: Int { states.count }

  func run(_ count: Int) -> Int {
    states.prefix(count).reduce(0) {
      $0 &+ Int(truncatingIfNeeded: forecast($1).fertileProbability.bitPattern)
    }
  }

  func checksum(_ count: Int) -> UInt64 {
    states.prefix(count).reduce(0) { $0 &* 31 &+ digest($1) }
  }

  func forecast(_ state: CycleLengthState) -> CycleLengthState.DayForecast {
    state.forecast(daysSinceStart: elapsed)
  }

  /// Returns a number that depends on the whole answer.
  func digest(_ state: CycleLengthState) -> UInt64 {
    let forecast = forecast(state)
    return forecast.daysUntilStart.digest &+ forecast.fertileProbability.bitPattern
      &+ forecast.probabilityOfMissedPeriod.bitPattern
  }
}

/// Computes the same with the simple model; if both agree, the result is that of the states.
struct PlainLateDayWorkload: Workload {
  let model: PlainCycleModel
  let histories: [CyclePredictor.LengthHistory]
  let subject: LateDayWorkload

  var operations: Int { min(histories.count, 5) }

  /// The maximum difference between probabilities.
  ///
  /// A state joins light points of the grid, and leaves out the lengths at the ends of a point.
  static let tolerance = 0.01

  func run(_ count: Int) -> Int { subject.run(count) }

  func checksum(_ count: Int) -> UInt64 {
    zip(histories, subject.states).prefix(count).reduce(0) { sum, woman in
      sum &* 31 &+ (agrees(woman.0, subject.forecast(woman.1)) ? subject.digest(woman.1) : 0)
    }
  }

  private func agrees(
    _ history: CyclePredictor.LengthHistory, _ forecast: CycleLengthState.DayForecast
  ) -> Bool {
    let plain = model.today(subject.elapsed, after: history)
    var sum = 0.0
    let largest = plain.start.indices.reduce(abs(forecast.probabilityOfMissedPeriod - plain.missed))
    {
      sum += plain.start[$1]
      return max($0, abs(forecast.daysUntilStart.probability(upTo: $1) - sum))
    }
    return largest < Self.tolerance
  }
}

/// Computes the 31 days that a calendar shows next; one operation is one woman.
struct LateCalendarWorkload: Workload {
  let forecasts: [CycleForecast]
  /// The days shown; all forecasts are of the first of them.
  let dates: ClosedRange<CalendarDate>

  /// Makes the forecasts some days after the latest logged start.
  init(
    _ predictor: CyclePredictor, _ histories: some Sequence<CyclePredictor.LengthHistory>,
    elapsed: Int
  ) throws {
    let today = try CalendarDate(2026, 11, 1)
    dates = today...(today.adding(days: 30) ?? .latest)
    forecasts = try histories.map { known in
      let days = known.lengths.reduce(elapsed, +)
      let log = try CycleHistory(
        lengths: known.lengths, from: today.adding(days: -days) ?? .earliest)
      return try predictor.forecast(for: log, asOf: today, context: known.context)
    }
  }

  var operations: Int { forecasts.count }

  func run(_ count: Int) -> Int {
    forecasts.prefix(count).reduce(0) { $0 + $1.days(in: dates).count }
  }

  func checksum(_ count: Int) -> UInt64 {
    forecasts.prefix(count).reduce(0) { $0 &* 31 &+ CalendarPage.digest($1.days(in: dates)) }
  }
}

/// Computes each of the days by itself.
struct DayByDayWorkload: Workload {
  let subject: LateCalendarWorkload

  var operations: Int { min(subject.operations, 5) }

  func run(_ count: Int) -> Int { days(count).reduce(0) { $0 + $1.count } }

  func checksum(_ count: Int) -> UInt64 {
    days(count).reduce(0) { $0 &* 31 &+ CalendarPage.digest($1) }
  }

  private func days(_ count: Int) -> [[CycleForecast.Day]] {
    subject.forecasts.prefix(count).map { forecast in
      subject.dates.dates.flatMap { forecast.days(in: $0...$0) }
    }
  }
}
