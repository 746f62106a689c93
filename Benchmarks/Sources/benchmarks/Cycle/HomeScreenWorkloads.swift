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
    screens.prefix(count).reduce(0) { adding($1, to: $0) }
  }

  /// Returns a sum over the numbers of one more screen.
  func adding(_ screen: HomeScreen, to sum: UInt64) -> UInt64 {
    guard let summary = summary(screen) else { return sum &* 31 &+ 1 }
    let next = summary.nextPeriodInterval
    return [
      summary.cycleDay ?? 0, summary.daysUntilNextPeriod, summary.lateBy,
      screen.today.days(until: next.lowerBound), screen.today.days(until: next.upperBound),
    ].reduce(sum) { $0 &* 31 &+ UInt64(truncatingIfNeeded: $1) }
  }

  private func summary(_ screen: HomeScreen) -> CycleForecast.Summary? {
    try? predictor.forecast(for: screen.history, asOf: screen.today, context: screen.context)
      .summary
  }
}

/// Computes the same with the simple model; if both agree, the result is that of the predictor.
///
/// The probability of a fertile day is that of this cycle and the next.
struct PlainHomeScreenWorkload: Workload {
  let model: PlainCycleModel
  let subject: HomeScreenWorkload
  let operations: Int

  /// The maximum difference between probabilities, and between the share of a quantile and what the
  /// simple model says of the day shown.
  ///
  /// The predictor joins light points of the grid, leaves out starts that hardly can have gone
  /// unlogged, and sums in single precision.
  static let tolerance = 0.001

  /// The maximum difference between probabilities of a fertile day.
  ///
  /// The screen joins other light points of the grid than the next period does.
  static let fertileTolerance = 0.0001

  func run(_ count: Int) -> Int { subject.run(count) }

  func checksum(_ count: Int) -> UInt64 {
    subject.screens.prefix(count).reduce(0) { sum, screen in
      agrees(on: screen) ? subject.adding(screen, to: sum) : sum &* 31
    }
  }

  private func agrees(on screen: HomeScreen) -> Bool {
    let forecast = try? subject.predictor.forecast(
      for: screen.history, asOf: screen.today, context: screen.context)
    guard let forecast, let later = forecast.fertility(afterPeriod: 1) else { return false }
    let (summary, elapsed) = (forecast.summary, screen.elapsed)
    let plain = model.today(
      elapsed,
      after: CyclePredictor.LengthHistory(lengths: screen.lengths, context: screen.context))
    let fertile = [forecast.fertility, later].reduce(0) {
      $0 + $1.fertileProbability(on: screen.today)
    }
    let next = summary.nextPeriodInterval
    let isLateAsExpected =
      summary.lateBy > 0
      ? Self.isQuantile(0.5, elapsed - summary.lateBy, of: plain.length)
        && plain.isAsLogged > 0.5 - Self.tolerance
      : plain.isAsLogged < 0.5 + Self.tolerance
        || plain.length.prefix(elapsed).reduce(0, +) < 0.5 + Self.tolerance
    return summary.cycleDay == elapsed + 1 && isLateAsExpected
      && Self.isQuantile(0.5, summary.daysUntilNextPeriod, of: plain.start)
      && Self.isQuantile(0.1, screen.today.days(until: next.lowerBound), of: plain.start)
      && Self.isQuantile(0.9, screen.today.days(until: next.upperBound), of: plain.start)
      && abs(summary.probabilityOfMissedPeriod - plain.missed) < Self.tolerance
      && abs(summary.fertileProbability - min(fertile, 1)) < Self.fertileTolerance
  }

  /// Returns whether a day is the first on which the sum of the probabilities reaches a share.
  private static func isQuantile(_ share: Double, _ day: Int, of probabilities: [Double]) -> Bool {
    guard probabilities.indices.contains(day) else { return false }
    let before = probabilities[..<day].reduce(0, +)
    return before < share + tolerance && before + probabilities[day] > share - tolerance
  }
}
