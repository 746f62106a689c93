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
  /// - Complexity: O(*n*) in the days of the range, and O(*n* log *n*) if days are missing
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
        case .weeklyMean: week(of: count, on: date).mean
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

  /// What seven days say about a count.
  struct Week {
    var mean: Double?
    /// The days of the seven without a report.
    var gaps = 0
    /// The days of the seven with a total below that of the day before.
    var corrections = 0
  }

  /// The fewest reported days of a week whose mean is shown for counts that are not totals.
  private static let fewestDays = 4

  /// Returns the week that ends with a day.
  func week(of count: EpidemicDay.Count, on date: CalendarDate) -> Week {
    var week = Week()
    var (sum, reported) = (0, 0)
    guard let first = date.adding(days: -6) else { return week }
    for day in (first...date).dates {
      if let number = number(of: count, on: day) {
        sum += number
        reported += 1
      } else {
        week.gaps += 1
      }
      if count.isTotal, let change = change(of: count, on: day), change < 0 {
        week.corrections += 1
      }
      if count.isChange, let change = number(of: count, on: day), change < 0 {
        week.corrections += 1
      }
    }
    if count.isTotal {
      // The difference of the ends holds whatever happened between them.
      week.mean = change(of: count, on: date, since: 7).map { Double($0) / 7 }
    } else if reported >= Self.fewestDays {
      week.mean = Double(sum) / Double(reported)
    }
    return week
  }
}
