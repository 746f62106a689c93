public import Essentials

extension CycleForecast {
  /// The start and the end of a future period.
  ///
  ///     print(forecast.nextPeriod.start.median, forecast.nextPeriod.end.median)
  public struct Period: Hashable, Sendable, PrivateValue {
    /// The first day of the period.
    public let start: DateDistribution

    /// The length of the period, in days.
    public let length: DayDistribution

    /// The last day of the period.
    public let end: DateDistribution

    /// Creates a period that starts some days after `origin`, or returns `nil` if the calendar ends
    /// before.
    init?(daysUntilStart: DayDistribution, length: DayDistribution, after origin: CalendarDate) {
      guard let start = DateDistribution(daysUntilStart, after: origin),
        let end = DateDistribution(daysUntilStart.plus(length.shifted(by: -1)), after: origin)
      else { return nil }
      self.start = start
      self.length = length
      self.end = end
    }

    /// Returns the probability that a date is a day of this period.
    ///
    /// - Complexity: O(*n*) in the number of days that a period may last.
    public func probability(on date: CalendarDate) -> Double {
      let day = start.origin.days(until: date)
      var longer = 1.0
      var sum = 0.0
      for passed in 0..<length.lastDay {
        longer -= length.probability(of: passed)
        sum += start.days.probability(of: day - passed) * max(longer, 0)
      }
      return min(sum, 1)
    }
  }
}
