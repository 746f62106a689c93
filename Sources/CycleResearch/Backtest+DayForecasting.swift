import CyclePrediction
import Essentials

extension Backtest {
  /// A rule that forecasts from what a log holds on a day, for ``Days`` and ``FirstDays``.
  ///
  ///     struct EveryFourWeeks: Backtest.DayForecasting {
  ///       func forecast(from log: Backtest.DayLog) -> Backtest.DayForecast {
  ///         let left = max(28 - log.daysSinceStart, 0)
  ///         return Backtest.DayForecast(
  ///           daysUntilStart: DayDistribution(point: left),
  ///           daysUntilOvulation: DayDistribution(point: left - 14))
  ///       }
  ///     }
  ///     print(try Backtest.Days(EveryFourWeeks(), on: log, seed: 1).report)
  ///
  /// `CyclePredictor` needs no such rule: both backtests take it as it is.
  public protocol DayForecasting {
    /// Returns the forecast on the day of `log`.
    func forecast(from log: DayLog) -> DayForecast

    /// The name of the rule and its parameters, for a reproducible report; by default the name of the
    /// type.
    var provenance: String { get }
  }
}

extension Backtest.DayForecasting {
  /// The name of the type.
  public var provenance: String { "\(Self.self)" }
}

extension Backtest {
  /// The state of a woman's log on a day.
  ///
  /// Days are counted from her first logged start.
  public struct DayLog: Hashable, Sendable, PrivateValue {
    /// The logged periods up to the day, oldest first; never empty.
    public internal(set) var periods: [Period] = [Period(start: 0)]

    /// The day of the forecast, which is not before the latest start.
    public internal(set) var day = 0

    /// The context that the woman declared.
    public let context: CycleContext

    /// A logged period.
    public struct Period: Hashable, Sendable, PrivateValue {
      /// The day on which it started.
      public let start: Int

      /// The length of the menses, in days; `nil` if it is not logged or not over.
      public internal(set) var mensesLength: Int?

      /// The number of days from the start to the ovulation after it; `nil` if it is not logged.
      public internal(set) var daysUntilOvulation: Int?
    }

    /// The number of days since the latest logged start.
    public var daysSinceStart: Int { day &- (periods.last?.start ?? 0) }

    /// The distances between the logged starts, in days, oldest first.
    ///
    /// - Complexity: O(*n*) in the number of periods.
    public var lengths: [Int] {
      zip(periods, periods.dropFirst()).map { $1.start &- $0.start }
    }
  }

  /// The forecast of a rule on a day.
  public struct DayForecast: Hashable, Sendable, PrivateValue {
    /// The number of days until the next period starts; 0 is the day of the forecast.
    public var daysUntilStart: DayDistribution

    /// The numbers of days until the periods after the next one start, in order.
    public var daysUntilLaterStarts: [DayDistribution] = []

    /// The number of days until the ovulation of the current cycle, below 0 if it is over; `nil` if the
    /// rule does not say.
    public var daysUntilOvulation: DayDistribution?

    /// The number of days until the last day of the current menses; `nil` if the rule does not say.
    public var daysUntilMensesEnd: DayDistribution?

    /// The probability that the day is one of the six fertile days; `nil` if the rule does not say.
    public var fertileProbability: Double?

    /// The probability that a period since the latest logged one was not logged.
    public var probabilityOfMissedPeriod = 0.0

    /// The probability that the latest logged period was other bleeding.
    public var probabilityOfSpuriousStart = 0.0

    /// Creates a forecast of the next start and, if the rule says it, of the ovulation.
    ///
    /// From that follows the probability of a fertile day: the six days that end on the day of ovulation
    /// are fertile (Wilcox et al. 1995, N Engl J Med 333:1517).
    public init(daysUntilStart: DayDistribution, daysUntilOvulation: DayDistribution? = nil) {
      self.daysUntilStart = daysUntilStart
      self.daysUntilOvulation = daysUntilOvulation
      fertileProbability = daysUntilOvulation.map { ovulation in
        min((0...5).reduce(0) { $0 + ovulation.probability(of: $1) }, 1)
      }
    }

    init(_ forecast: CycleLengthState.DayForecast) {
      daysUntilStart = forecast.daysUntilStart
      fertileProbability = forecast.fertileProbability
      probabilityOfMissedPeriod = forecast.probabilityOfMissedPeriod
      probabilityOfSpuriousStart = forecast.probabilityOfSpuriousStart
    }
  }
}
