import BenchmarkHarness
import BlackHole
import CyclePrediction

/// A forecast and a month to show.
struct CalendarPage {
  let forecast: CycleForecast
  let month: CalendarMonth

  /// Creates the second month after a forecast made in the middle of the cycle after `history`.
  init(_ history: CyclePredictor.LengthHistory, _ predictor: CyclePredictor) throws {
    let log = try CycleHistory(lengths: history.lengths, from: try CalendarDate(2026, 1, 3))
    let today = (log.periods.last?.start ?? .earliest).adding(days: 12) ?? .latest
    forecast = try predictor.forecast(for: log, asOf: today, context: history.context)
    month =
      try CalendarMonth(today.year, today.month).next ?? CalendarMonth(today.year, today.month)
  }

  /// Returns a sum over the data of each day.
  static func digest(_ days: [CycleForecast.Day]) -> UInt64 {
    days.reduce(0) { sum, day in
      sum &* 31 &+ day.periodProbability.bitPattern &+ day.fertileProbability.bitPattern
        &+ day.ovulationProbability.bitPattern &+ day.lutealProbability.bitPattern
    }
  }
}

/// Computes what a calendar shows; one operation is one month.
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

/// Computes the same from each future period and its ovulation; if both agree, the result is that
/// of the calendar.
struct PlainCalendarWorkload: Workload {
  let pages: [CalendarPage]

  var operations: Int { min(pages.count, 5) }

  func run(_ count: Int) -> Int {
    pages.prefix(count).reduce(0) { $0 + plainDays($1).count }
  }

  func checksum(_ count: Int) -> UInt64 {
    pages.prefix(count).reduce(0) { sum, page in
      let agrees = largestDifference(page) < Self.tolerance
      return sum &* 31 &+ (agrees ? CalendarPage.digest(page.forecast.days(in: page.month)) : 0)
    }
  }

  /// The maximum difference between probabilities.
  ///
  /// The calendar joins other light points of the grid than the next period does, and adds the end of
  /// a period that may have gone unlogged.
  static let tolerance = 0.001

  /// The largest difference between probabilities of a day; 1 if a day is missing.
  func largestDifference(_ page: CalendarPage) -> Double {
    let (days, plain) = (page.forecast.days(in: page.month), plainDays(page))
    guard days.count == plain.count else { return 1 }
    return zip(days, plain).reduce(0) { largest, pair in
      max(
        largest, abs(pair.0.periodProbability - pair.1.bleeding),
        abs(pair.0.fertileProbability - pair.1.fertile))
    }
  }

  /// Returns the probabilities of a period day and of a fertile day, for each day of the month.
  private func plainDays(_ page: CalendarPage) -> [(bleeding: Double, fertile: Double)] {
    let forecast = page.forecast
    // Nine cycles of the shortest possible length, eight days, reach beyond the end of the month.
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

/// Forecasts from a log of many years; one operation is one forecast.
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
    start?.sumOfShownDays ?? 0
  }

  func checksum(_ count: Int) -> UInt64 { start?.digest ?? 0 }

  /// The number of days until the next start.
  var start: DayDistribution? {
    try? predictor.forecast(for: history, asOf: today).nextPeriod.start.days
  }
}

/// Predicts the same from the lengths alone; if both agree, the result is that of the log.
struct PlainLogWorkload: Workload {
  let subject: LogWorkload

  var operations: Int { 1 }

  /// The maximum difference between cumulative probabilities.
  ///
  /// Both sum in single precision, in different orders.
  static let tolerance = 0.000_001

  func run(_ count: Int) -> Int { subject.run(count) }

  func checksum(_ count: Int) -> UInt64 {
    largestDifference < Self.tolerance ? subject.checksum(count) : 0
  }

  /// The largest difference between cumulative probabilities; 1 without a forecast.
  var largestDifference: Double {
    guard let dated = subject.start else { return 1 }
    let plain = subject.predictor.cycleLength(after: subject.lengths)
    return (0...150).reduce(0) {
      max($0, abs(dated.probability(upTo: $1) - plain.probability(upTo: $1)))
    }
  }
}
