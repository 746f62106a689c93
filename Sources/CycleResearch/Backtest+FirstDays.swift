import CyclePrediction
import Essentials

extension Backtest {
  /// The accuracy of the dates that a `CycleForecast` states on the first day of a cycle: later
  /// periods, the ovulation day, fertile windows, and the end of the menses.
  ///
  ///     let test = Backtest.FirstDays(CyclePredictor(), on: cohort)
  ///     print(test.ovulation.meanAbsoluteError, test.menses.meanAbsoluteError)
  ///     for window in test.windows { print(window.length, window.shareOfFertileDays) }
  ///
  /// Every log is complete, and holds the starts and ends of the periods up to the day. A woman whose
  /// cycles no log can hold is left out: her menses last into the next cycle, or a cycle is so short
  /// that two starts are one period.
  public struct FirstDays: Hashable, Sendable {
    /// The scores of the starts of later periods, in the order in which their numbers were given.
    public let periods: [Period]

    /// The scores of the ovulation day, in the cycles for which it is known.
    public let ovulation: Scores

    /// How much of the fertile days the windows hold, in the order in which their lengths were given.
    public let windows: [Window]

    /// The scores of the last day of the menses, in the cycles for which it is known.
    public let menses: Scores

    /// The scores of one of the next periods.
    public struct Period: Hashable, Sendable {
      /// The number of the period, where 1 is the next.
      public let number: Int

      /// The scores of its start.
      public let start: Scores
    }

    /// How much of the six fertile days the best windows of one length hold.
    public struct Window: Hashable, Sendable {
      /// The length of the window, in days.
      public let length: Int

      /// The number of cycles with a known ovulation day.
      public let count: Int

      /// The share, in `0...1`, of the fertile days that are in the window.
      public let shareOfFertileDays: Double

      /// The share, in `0...1`, of the cycles whose six fertile days are all in the window.
      public let shareOfWholeWindows: Double
    }
  }
}

extension Backtest.FirstDays {
  /// Creates a backtest of `predictor` on each cycle of `cohort`.
  ///
  /// - Parameters:
  ///   - predictor: The predictor of all women.
  ///   - cohort: The women and their cycles.
  ///   - numbers: The numbers of the periods to score, where 1 is the next; one outside `1...120` has no
  ///     forecasts.
  ///   - lengths: The lengths of the fertile windows to score, in days; one outside `1...60` has none.
  ///   - knowsOvulation: Whether the log holds the known ovulation days of earlier cycles.
  /// - Complexity: O(*n*²) in the cycles of each woman.
  public init(
    _ predictor: CyclePredictor, on cohort: CycleCohort, periods numbers: [Int] = [1, 2, 3, 6],
    windows lengths: [Int] = [10, 12], knowsOvulation: Bool = false
  ) {
    self.init(on: cohort, periods: numbers, windows: lengths, knowsOvulation: knowsOvulation) { _ in
      predictor
    }
  }

  /// Creates a backtest in which each woman's cycles are predicted by a predictor of her own; in
  /// cross-validation, one that was fitted to other women.
  ///
  /// `predictor` is called with the index of each woman in the cohort; the other parameters are those of
  /// the initializer with a single predictor.
  ///
  /// - Complexity: O(*n*²) in the cycles of each woman.
  public init(
    on cohort: CycleCohort, periods numbers: [Int] = [1, 2, 3, 6],
    windows lengths: [Int] = [10, 12], knowsOvulation: Bool = false,
    predictor: (_ woman: Int) -> CyclePredictor
  ) {
    var starts = numbers.map { _ in ForecastSums() }
    var (ovulation, menses) = (ForecastSums(), ForecastSums())
    var windows = lengths.map { _ in WindowSums() }
    for (place, woman) in cohort.women.enumerated() {
      guard let log = CompleteLog(woman, knowsOvulation: knowsOvulation) else { continue }
      let predictor = predictor(place)
      for (number, cycle) in log.cycles.enumerated() {
        let forecast = try? predictor.forecast(
          for: log.history, asOf: cycle.start, context: woman.context)
        guard let forecast else { continue }
        for (index, ahead) in numbers.enumerated() {
          guard let next = log.start(ahead, after: number), let period = forecast.period(ahead)
          else { continue }
          starts[index].add(period.start.days, cycle.start.days(until: next))
        }
        if let last = cycle.lastDayOfMenses, let end = forecast.currentPeriodEnd {
          menses.add(end.days, cycle.start.days(until: last))
        }
        guard let day = cycle.ovulation else { continue }
        let fertility = forecast.fertility
        ovulation.add(fertility.ovulation.days, cycle.start.days(until: day))
        for (index, length) in lengths.enumerated() {
          if let window = fertility.window(ofDays: length) { windows[index].add(window, day) }
        }
      }
    }
    periods = zip(numbers, starts).map { Period(number: $0, start: Backtest.Scores($1)) }
    self.ovulation = Backtest.Scores(ovulation)
    self.menses = Backtest.Scores(menses)
    self.windows = zip(lengths, windows).map { $1.window(ofDays: $0) }
  }
}

/// Sums over fertile windows.
private struct WindowSums {
  private var count = 0
  private var days = 0
  private var whole = 0

  /// Adds a window, and the day of ovulation.
  mutating func add(_ window: ClosedRange<CalendarDate>, _ ovulation: CalendarDate) {
    let last = window.lowerBound.days(until: ovulation)
    let days = 0...window.lowerBound.days(until: window.upperBound)
    let held = (last - 5...last).count { days.contains($0) }
    count += 1
    self.days += held
    if held == 6 { whole += 1 }
  }

  func window(ofDays length: Int) -> Backtest.FirstDays.Window {
    Backtest.FirstDays.Window(
      length: length, count: count, shareOfFertileDays: Double(days) / divisor(6 * count),
      shareOfWholeWindows: Double(whole) / divisor(count))
  }
}
