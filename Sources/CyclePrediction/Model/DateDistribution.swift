public import Essentials

/// The probability of each calendar date on which something happens once.
///
///     let start = forecast.nextPeriod.start
///     print(start.median.iso8601, start.interval(covering: 0.8))
public struct DateDistribution: Hashable, Sendable, PrivateValue {
  /// The date from which ``days`` are counted, as 0.
  public let origin: CalendarDate

  /// The same distribution in days after ``origin``.
  public let days: DayDistribution

  /// Creates a distribution over the dates that lie `days` after `origin`, or returns `nil` if the
  /// calendar ends before one of them.
  public init?(_ days: DayDistribution, after origin: CalendarDate) {
    guard origin.adding(days: days.firstDay) != nil, origin.adding(days: days.lastDay) != nil else {
      return nil
    }
    self.origin = origin
    self.days = days
  }

  /// The same, without the days beyond either end of the calendar; at its end if all are beyond.
  init(clipping days: DayDistribution, after origin: CalendarDate) {
    self.origin = origin
    let possible = origin.days(until: .earliest)...origin.days(until: .latest)
    let inside = possible.clamped(to: days.firstDay...days.lastDay)
    let kept =
      possible.overlaps(days.firstDay...days.lastDay)
      ? DayDistribution(trimming: days.probabilities(in: inside), from: inside.lowerBound) : nil
    self.days = kept ?? DayDistribution(point: inside.lowerBound)
  }

  /// The first date with a probability.
  public var firstDate: CalendarDate { date(days.firstDay) }

  /// The last date with a probability.
  public var lastDate: CalendarDate { date(days.lastDay) }

  /// The probability of exactly `date`.
  public func probability(of date: CalendarDate) -> Double {
    days.probability(of: origin.days(until: date))
  }

  /// The probabilities of dates in order, as a chart needs them.
  public func probabilities(in dates: ClosedRange<CalendarDate>) -> [Double] {
    dates.dates.map { probability(of: $0) }
  }

  /// The probability of `date` or an earlier one.
  public func probability(upTo date: CalendarDate) -> Double {
    days.probability(upTo: origin.days(until: date))
  }

  /// The first date that is at least as likely as not to suffice.
  public var median: CalendarDate { date(days.median) }

  /// The most likely date, the earliest among equals.
  public var mode: CalendarDate { date(days.mode) }

  /// The first date whose cumulative probability reaches `level`, which is clamped to `0...1`.
  public func quantile(_ level: Double) -> CalendarDate { date(days.quantile(level)) }

  /// The central interval of dates that holds at least `level`; see ``DayDistribution``.
  public func interval(covering level: Double) -> ClosedRange<CalendarDate> {
    let days = days.interval(covering: level)
    return date(days.lowerBound)...date(days.upperBound)
  }

  /// The dates with their probabilities, from the earliest on.
  public var probabilities: [(date: CalendarDate, probability: Double)] {
    days.probabilities.enumerated().map { (date(days.firstDay + $0), $1) }
  }

  private func date(_ day: Int) -> CalendarDate {
    // Every day of the distribution is within the calendar, checked by the initializer.
    origin.adding(days: day) ?? origin
  }
}
