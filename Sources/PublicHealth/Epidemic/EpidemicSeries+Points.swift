public import Essentials

extension EpidemicSeries {
  /// What a chart of a count shows.
  public enum Line: CaseIterable, Hashable, Sendable {
    /// The numbers as reported.
    case reported
    /// The change since the day before.
    case dailyChange
    /// The mean of seven days: see ``EpidemicSeries/weeklyMean(of:on:)``.
    case weeklyMean
  }

  /// A day of a chart.
  public struct Point: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The value, or `nil` where the chart has a gap.
    public let value: Double?
  }

  /// Returns a point for every day of a range, also for the days without a value.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - line: What of it to show.
  ///   - dates: The range, or `nil` for all days of the series. Days outside the series are left
  ///     out.
  /// - Returns: The points, from the earliest to the latest.
  /// - Complexity: O(*n*) in the days of the range
  public func points(
    of count: EpidemicDay.Count, as line: Line = .reported,
    in dates: ClosedRange<CalendarDate>? = nil
  ) -> [Point] {
    let dates = dates ?? range
    guard dates.overlaps(range) else { return [] }
    return dates.clamped(to: range).dates.map { date in
      let value: Double? =
        switch line {
        case .reported: number(of: count, on: date).map(Double.init)
        case .dailyChange: change(of: count, on: date).map(Double.init)
        case .weeklyMean: meanOfWeek(of: count, on: date)
        }
      return Point(date: date, value: value)
    }
  }

  /// Returns the runs of points with values, which a chart draws as separate lines.
  ///
  /// - Complexity: O(*n*)
  public static func segments(of points: [Point]) -> [ArraySlice<Point>] {
    points.split { $0.value == nil }
  }

  /// The fewest reported days of a week whose mean is shown for counts that are not totals.
  private static let fewestDays = 4

  /// Returns the mean of the seven days that end with a day, or `nil` if it cannot be known.
  func meanOfWeek(of count: EpidemicDay.Count, on date: CalendarDate) -> Double? {
    // The difference of the ends holds whatever happened between them.
    if count.isTotal { return change(of: count, on: date, since: 7).map { Double($0) / 7 } }
    guard let first = date.adding(days: -6) else { return nil }
    let reported = (first...date).dates.compactMap { number(of: count, on: $0).map(Double.init) }
    guard reported.count >= Self.fewestDays else { return nil }
    return reported.reduce(0, +) / Double(reported.count)
  }
}
