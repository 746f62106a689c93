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

#if !hasFeature(Embedded)
/// Encoded as the date from which the days count, the first day, and the probabilities.
extension DateDistribution: Codable {
  private enum CodingKeys: String, CodingKey {
    case origin, firstDay, probabilities
  }

  /// Decodes a distribution.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for probabilities that have no sum of 1, and
  ///   for days outside the calendar.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let firstDay = try container.decode(Int.self, forKey: .firstDay)
    let probabilities = try container.decode([Double].self, forKey: .probabilities)
    let origin = try container.decode(CalendarDate.self, forKey: .origin)
    guard var days = try? DayDistribution(firstDay: firstDay, weights: probabilities),
      abs(probabilities.reduce(0, +) - 1) < 1e-6,
      let distribution = DateDistribution(days, after: origin)
    else { throw container.error(.probabilities, "The probabilities do not add up to 1.") }
    // As they were written, and not scaled again.
    days.probabilities = probabilities
    self = DateDistribution(days, after: origin) ?? distribution
  }

  /// Encodes the distribution.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(origin, forKey: .origin)
    try container.encode(days.firstDay, forKey: .firstDay)
    try container.encode(days.probabilities, forKey: .probabilities)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a probability.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  func probability(_ key: Key) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard (0...1).contains(value) else { throw error(key, "A probability is from 0 to 1.") }
    return value
  }

  /// Returns the error for a value that cannot be.
  func error(_ key: Key, _ text: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: text)
  }
}
#endif
