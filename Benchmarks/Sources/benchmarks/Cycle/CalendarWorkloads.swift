import BenchmarkHarness
import BlackHole
import CyclePrediction

/// A forecast and the month to show of it.
struct CalendarPage {
  let forecast: CycleForecast
  let month: CalendarMonth

  /// The second month after the day of a forecast, made in the middle of the cycle after `history`.
  init(_ history: CyclePredictor.LengthHistory, _ predictor: CyclePredictor) throws {
    let log = try CycleHistory(lengths: history.lengths, from: try CalendarDate(2026, 1, 3))
    let today = (log.periods.last?.start ?? .earliest).adding(days: 12) ?? .latest
    forecast = try predictor.forecast(for: log, asOf: today, context: history.context)
    month =
      try CalendarMonth(today.year, today.month).next ?? CalendarMonth(today.year, today.month)
  }

  /// A sum over what is said of each day.
  static func digest(_ days: [CycleForecast.Day]) -> UInt64 {
    days.reduce(0) { sum, day in
      sum &* 31 &+ day.periodProbability.bitPattern &+ day.fertileProbability.bitPattern
        &+ day.ovulationProbability.bitPattern &+ day.lutealProbability.bitPattern
    }
  }
}

/// Works out what a calendar shows; an operation is a month.
struct CalendarWorkload: Workload {
  let pages: [CalendarPage]

  var operations: Int { pages.count }

  func run(_ count: Int) -> Int {
    pages.prefix(count).reduce(0) { $0 + $1.forecast.days(in: $1.month).count }
  }

  func checksum(_ count: Int) -> UInt64 {
    pages.prefix(count).reduce(0) {
      $0 &* 31 &+ CalendarPage.digest($1.forecast.days(in: $1.month))
    }
  }
}

/// The same from each period to come and its ovulation, with what the calendar says where both
/// agree.
struct PlainCalendarWorkload: Workload {
  let pages: [CalendarPage]

  var operations: Int { min(pages.count, 5) }

  func run(_ count: Int) -> Int {
    pages.prefix(count).reduce(0) { $0 + plainDays($1).count }
  }

  func checksum(_ count: Int) -> UInt64 {
    pages.prefix(count).reduce(0) { sum, page in
      let days = page.forecast.days(in: page.month)
      let plain = plainDays(page)
      let agrees = zip(days, plain).allSatisfy { day, plain in
        abs(day.periodProbability - plain.bleeding) < 1e-6
          && abs(day.fertileProbability - plain.fertile) < 1e-6
      }
      return sum &* 31 &+ (agrees && days.count == plain.count ? CalendarPage.digest(days) : 0)
    }
  }

  /// The probabilities of a day of a period and of a fertile day, for each day of the month.
  private func plainDays(_ page: CalendarPage) -> [(bleeding: Double, fertile: Double)] {
    let forecast = page.forecast
    // Nine cycles of the shortest possible length, eight days, last longer than the month is away.
    let periods = (1...9).compactMap { forecast.period($0) }
    let fertilities =
      [forecast.fertility] + (1...9).compactMap { forecast.fertility(afterPeriod: $0) }
    let current = forecast.currentPeriodEnd
    return page.month.days.dates.map { date in
      let running =
        current.map { 1 - $0.probability(upTo: date.adding(days: -1) ?? .earliest) } ?? 0
      let bleeding = periods.reduce(running) { $0 + $1.probability(on: date) }
      let fertile = fertilities.reduce(0) { $0 + $1.fertileProbability(on: date) }
      return (min(bleeding, 1), min(fertile, 1))
    }
  }
}

/// Forecasts from a log of many years; an operation is a forecast.
struct LogWorkload: Workload {
  let predictor: CyclePredictor
  let lengths: [Int]
  private let history: CycleHistory
  private let today: CalendarDate

  init(_ predictor: CyclePredictor, _ lengths: [Int]) throws {
    history = try CycleHistory(lengths: lengths, from: try CalendarDate(1980, 1, 1))
    today = history.periods.last?.start ?? .earliest
    (self.predictor, self.lengths) = (predictor, lengths)
  }

  var operations: Int { 1 }

  func run(_ count: Int) -> Int {
    guard let forecast = try? predictor.forecast(for: history, asOf: today) else { return 0 }
    return forecast.nextPeriod.start.days.sumOfShownDays
  }

  func checksum(_ count: Int) -> UInt64 {
    guard let forecast = try? predictor.forecast(for: history, asOf: today) else { return 0 }
    return forecast.nextPeriod.start.days.digest
  }
}
