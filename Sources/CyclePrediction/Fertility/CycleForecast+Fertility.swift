public import Essentials

extension CycleForecast {
  /// When a cycle's ovulation and its fertile days are.
  ///
  ///     let fertile = forecast.fertility.days(withProbabilityAtLeast: 0.05)
  ///     let window = forecast.fertility.window(ofDays: 12)
  ///
  /// The fertile days are the five before ovulation and its day (Wilcox, Weinberg & Baird 1995, N
  /// Engl J Med 333:1517). All probabilities are those of a cycle with ovulation: 3.5 % of the
  /// cycles of fertile women and 9.5 % of those of subfertile women have none (Najmabadi &
  /// Stanford, by mucus).
  ///
  /// Not a contraceptive, not medical advice.
  public struct Fertility: Hashable, Sendable, PrivateValue {
    /// The day of ovulation.
    public let ovulation: DateDistribution

    /// Creates the forecast of a cycle.
    public init(ovulation: DateDistribution) {
      self.ovulation = ovulation
    }

    /// The probability that `date` is a fertile day.
    public func fertileProbability(on date: CalendarDate) -> Double {
      let day = ovulation.origin.days(until: date)
      return min(1, (0...5).reduce(0) { $0 + ovulation.days.probability(of: day + $1) })
    }

    /// The probability of a conception from one act of intercourse on `date`, and none on other
    /// days.
    public func conceptionProbability(
      on date: CalendarDate, _ conception: ConceptionChance = .any
    ) -> Double {
      let day = ovulation.origin.days(until: date)
      return (0...5).reduce(0) { sum, before in
        sum + conception.probability(daysBeforeOvulation: before)
          * ovulation.days.probability(of: day + before)
      }
    }

    /// The dates that are fertile with at least that probability, in order; past ones are among
    /// them.
    ///
    /// - Complexity: O(*n*) in the number of days of ``ovulation``.
    public func days(withProbabilityAtLeast level: Double) -> [CalendarDate] {
      possibleDates.dates.filter {
        fertileProbability(on: $0) >= max(level, .leastNonzeroMagnitude)
      }
    }

    /// The run of `count` dates that holds the most fertile days on average, the earliest among
    /// equals, or from the first possible one if there are fewer; `nil` unless `count` is in
    /// `1...60` and the calendar holds it.
    ///
    /// - Complexity: O(*n*) in the number of days of ``ovulation``.
    public func window(ofDays count: Int) -> ClosedRange<CalendarDate>? {
      guard (1...60).contains(count) else { return nil }
      return window(ofDays: count, among: expectedFertileDays)?.dates
    }

    /// The shortest run of dates that holds at least `share` of the fertile days on average.
    ///
    /// The share is clamped to `0...1`.
    ///
    /// - Complexity: O(*n*) in the number of days of ``ovulation``.
    public func window(holding share: Double) -> ClosedRange<CalendarDate>? {
      let sums = expectedFertileDays
      guard let all = sums.last else { return nil }
      let wanted = all * (share.isNaN ? 1 : min(max(share, 0), 1)) - 1e-9
      var shortest = sums.count - 1
      var (start, end) = (0, 1)
      while end < sums.count {
        if sums[end] - sums[start] < wanted {
          end += 1
        } else {
          shortest = min(shortest, end - start)
          start += 1
          end = max(end, start + 1)
        }
      }
      return window(ofDays: shortest, among: sums)?.dates
    }

    /// The dates that may be fertile.
    private var possibleDates: ClosedRange<CalendarDate> {
      let first = ovulation.firstDate
      return (first.adding(days: -5) ?? .earliest)...ovulation.lastDate
    }

    /// The expected number of fertile days before each of `possibleDates`, and before the end.
    private var expectedFertileDays: [Double] {
      var sum = 0.0
      return [0]
        + possibleDates.dates.map { date in
          sum += fertileProbability(on: date)
          return sum
        }
    }

    private func window(
      ofDays count: Int, among sums: [Double]
    ) -> (dates: ClosedRange<CalendarDate>, sum: Double)? {
      // A window longer than all days begins with the first.
      let end = min(count, sums.count - 1)
      var best = 0
      for start in 0...(sums.count - 1 - end)
      where sums[start + end] - sums[start] > sums[best + end] - sums[best] + 1e-12 {
        best = start
      }
      let first = possibleDates.lowerBound.adding(days: best)
      guard let first, let last = first.adding(days: count - 1) else { return nil }
      return (first...last, sums[best + end] - sums[best])
    }
  }
}
