import BenchmarkHarness
import CyclePrediction

extension CycleHistory {
  /// Creates a log of periods of `days` days, with `lengths` from each start to the next.
  init(
    lengths: some Sequence<Int>, periodsOf days: Int? = nil, from first: CalendarDate
  ) throws {
    var start = first
    var starts = [start]
    for length in lengths {
      start = start.adding(days: length) ?? .latest
      starts.append(start)
    }
    try self.init(
      periods: starts.map { start in
        try LoggedPeriod(start: start, end: days.flatMap { start.adding(days: $0 - 1) })
      })
  }
}

/// A woman's log of twelve cycles, and the day on which she opens the app.
struct HomeScreen {
  /// The lengths of the cycles, oldest first.
  let lengths: [Int]
  let context: CycleContext
  let history: CycleHistory

  /// The day, and the number of days since the latest period started.
  let today: CalendarDate
  let elapsed: Int

  /// Creates the day `elapsed` days after the start that follows the last twelve lengths of
  /// `known`.
  init(_ known: CyclePredictor.LengthHistory, elapsed: Int) throws {
    lengths = Array(known.lengths.suffix(CycleInput.loggedCycles))
    context = known.context
    history = try CycleHistory(
      lengths: lengths, periodsOf: 5, from: try CalendarDate(2026, 1, 3))
    let latest = history.periods.last?.start ?? .earliest
    today = latest.adding(days: elapsed) ?? .latest
    self.elapsed = elapsed
  }
}

/// Computes what a home screen shows, from the log on; one operation is one woman.
struct HomeScreenWorkload: Workload {
  let predictor: CyclePredictor
  let screens: [HomeScreen]

  var operations: Int { screens.count }

  func run(_ count: Int) -> Int {
    screens.prefix(count).reduce(0) { $0 + (summary($1)?.daysUntilNextPeriod ?? -1000) }
  }

  func checksum(_ count: Int) -> UInt64 {
    screens.prefix(count).reduce(0) { sum, screen in
      guard let summary = summary(screen) else { return sum &* 31 &+ 1 }
      let next = summary.nextPeriodInterval
      return PlainHomeScreenWorkload.sum(
        sum, summary.cycleDay ?? 0, summary.daysUntilNextPeriod, summary.lateBy,
        screen.today.days(until: next.lowerBound), screen.today.days(until: next.upperBound))
    }
  }

  private func summary(_ screen: HomeScreen) -> CycleForecast.Summary? {
    try? predictor.forecast(for: screen.history, asOf: screen.today, context: screen.context)
      .summary
  }
}

/// Computes the same from the length of the next cycle, without the days that have passed; the
/// probability of a fertile day considers only this cycle and the next.
struct PlainHomeScreenWorkload: Workload {
  let predictor: CyclePredictor
  let screens: [HomeScreen]

  var operations: Int { screens.count }

  func run(_ count: Int) -> Int {
    screens.prefix(count).reduce(0) { $0 + rest(of: length($1), $1).median - $1.elapsed }
  }

  func checksum(_ count: Int) -> UInt64 {
    screens.prefix(count).reduce(0) { sum, screen in
      guard agreesOnFertility(screen) else { return sum &* 31 }
      let length = length(screen)
      let rest = rest(of: length, screen)
      let interval = rest.interval(covering: 0.8)
      return Self.sum(
        sum, screen.elapsed + 1, rest.median - screen.elapsed,
        max(0, screen.elapsed - length.median), interval.lowerBound - screen.elapsed,
        interval.upperBound - screen.elapsed)
    }
  }

  static func sum(_ sum: UInt64, _ numbers: Int...) -> UInt64 {
    numbers.reduce(sum) { $0 &* 31 &+ UInt64(truncatingIfNeeded: $1) }
  }

  private func agreesOnFertility(_ screen: HomeScreen) -> Bool {
    let forecast = try? predictor.forecast(
      for: screen.history, asOf: screen.today, context: screen.context)
    guard let forecast, let later = forecast.fertility(afterPeriod: 1) else { return false }
    let fertile = [forecast.fertility, later].reduce(0) {
      $0 + $1.fertileProbability(on: screen.today)
    }
    return abs(forecast.summary.fertileProbability - min(fertile, 1)) < 1e-6
  }

  private func length(_ screen: HomeScreen) -> DayDistribution {
    predictor.cycleLength(after: screen.lengths, context: screen.context)
  }

  private func rest(of length: DayDistribution, _ screen: HomeScreen) -> DayDistribution {
    length.given(atLeast: screen.elapsed) ?? length
  }
}
