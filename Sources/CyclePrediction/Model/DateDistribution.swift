public import Essentials

/// A probability distribution over calendar dates.
///
///     let start = forecast.nextPeriod.start
///     print(start.median.iso8601, start.interval(covering: 0.8))
public struct DateDistribution: Hashable, Sendable, PrivateValue {
  /// The date from which ``days`` are counted; it is day 0.
  public let origin: CalendarDate

  /// The same distribution as a number of days after ``origin``.
  public let days: DayDistribution

  /// Creates a distribution of the dates that are `days` after `origin`, or returns `nil` if one of
  /// them is outside the calendar.
  public init?(_ days: DayDistribution, after origin: CalendarDate) {
    guard origin.adding(days: days.firstDay) != nil, origin.adding(days: days.lastDay) != nil else {
      return nil
    }
    self.origin = origin
    self.days = days
  }

  /// Creates a distribution without the days outside the calendar; if all are outside, the nearest
  /// date of the calendar.
  init(clipping days: DayDistribution, after origin: CalendarDate) {
    self.origin = origin
    let possible = origin.days(until: .earliest)...origin.days(until: .latest)
    let inside = possible.clamped(to: days.firstDay...days.lastDay)
    let kept =
      possible.overlaps(days.firstDay...days.lastDay)
      ? DayDistribution(trimming: days.probabilities(in: inside), from: inside.lowerBound) : nil
    self.days = kept ?? DayDistribution(point: inside.lowerBound)
  }

  /// The first date of the distribution.
  public var firstDate: CalendarDate { date(days.firstDay) }

  /// The last date of the distribution.
  public var lastDate: CalendarDate { date(days.lastDay) }

  /// Returns the probability of a date.
  public func probability(of date: CalendarDate) -> Double {
    days.probability(of: origin.days(until: date))
  }

  /// Returns the probabilities of a range of dates, in order, for example for a chart.
  public func probabilities(in dates: ClosedRange<CalendarDate>) -> [Double] {
    dates.dates.map { probability(of: $0) }
  }

  /// Returns the probability of a date or any earlier date.
  public func probability(upTo date: CalendarDate) -> Double {
    days.probability(upTo: origin.days(until: date))
  }

  /// The first date whose cumulative probability is at least 0.5.
  public var median: CalendarDate { date(days.median) }

  /// The most likely date; the earliest of several equal ones.
  public var mode: CalendarDate { date(days.mode) }

  /// Returns the first date whose cumulative probability reaches `level`, which is clamped to
  /// `0...1`.
  public func quantile(_ level: Double) -> CalendarDate { date(days.quantile(level)) }

  /// Returns the central interval of dates that holds at least `level`; see
  /// ``DayDistribution/interval(covering:)``.
  public func interval(covering level: Double) -> ClosedRange<CalendarDate> {
    let days = days.interval(covering: level)
    return date(days.lowerBound)...date(days.upperBound)
  }

  /// The dates with their probabilities, in ascending order.
  public var probabilities: [(date: CalendarDate, probability: Double)] {
    days.probabilities.enumerated().map { (date(days.firstDay + $0), $1) }
  }

  private func date(_ day: Int) -> CalendarDate {
    // The initializers ensure that every day of the distribution is within the calendar.
    origin.adding(days: day) ?? origin
  }
}
