public import Essentials

extension CycleForecast {
  /// The logged and the expected data of one day.
  ///
  ///     for day in forecast.days(in: try CalendarMonth(2026, 3)) {
  ///       print(day.date, day.periodProbability, day.fertileProbability)
  ///     }
  public struct Day: Hashable, Identifiable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// The log of the date, or `nil` if nothing is logged.
    public let log: DayLog?

    /// The cycle day, where 1 is the first day of the cycle; `nil` before the first period, from an
    /// interruption until the next period, and after the day of the forecast.
    public let cycleDay: Int?

    /// Whether the date is a logged day of a period.
    public let isLoggedPeriod: Bool

    /// The probability that the date is a day of a period; 1 or 0 if the log decides it.
    public let periodProbability: Double

    /// The probability that the date is a fertile day.
    public let fertileProbability: Double

    /// The probability that the date is the day of ovulation.
    public let ovulationProbability: Double

    /// The probability that the date is between ovulation and the next period.
    public let lutealProbability: Double

    /// The most likely phase; `nil` for a past date before the first period, or from an
    /// interruption until the next period.
    public let phase: CyclePhase?

    /// The date.
    public var id: CalendarDate { date }
  }
}

extension CycleForecast {
  /// Returns the logged and the expected data of each day of a month.
  public func days(in month: CalendarMonth) -> [Day] { days(in: month.days) }

  /// Returns the logged and the expected data of each day of a range, in order.
  ///
  /// Days more than ten years after ``asOf`` are left out. Days of a past cycle use its actual
  /// length and its signs of ovulation.
  ///
  /// - Complexity: O(*n* + *m*) in the number of days *n* from ``asOf`` to the end of the range,
  ///   each of some thousand steps, and the number of days *m* of the range.
  public func days(in dates: ClosedRange<CalendarDate>) -> [Day] {
    let last = min(dates.upperBound, asOf.adding(days: Self.horizon) ?? asOf)
    guard dates.lowerBound <= last else { return [] }
    var reader = LoggedDayReader(self)
    let outlook =
      last < asOf ? nil : Outlook(self, reader.expected, through: asOf.days(until: last))
    return (dates.lowerBound...last).dates.map { reader.day($0, outlook) }
  }

  /// Returns the weeks of a month as rows of seven days for a calendar view, including days of the
  /// adjacent months; `nil` for a day more than ten years after ``asOf``.
  ///
  /// - Complexity: as for all days of the month.
  public func weeks(
    in month: CalendarMonth, startingOn firstWeekday: Weekday
  ) -> [[Day?]] {
    let weeks = month.weeks(startingOn: firstWeekday)
    let dates = weeks.joined().compactMap(\.self)
    guard let first = dates.first, let last = dates.last else { return [] }
    let days = days(in: first...last)
    return weeks.map { week in
      week.map { date in
        date.flatMap { date in
          let index = first.days(until: date)
          return index < days.count ? days[index] : nil
        }
      }
    }
  }

  /// The data of a home screen: the current day of the cycle, and what comes next.
  public var summary: Summary {
    var reader = LoggedDayReader(self)
    let outlook = Outlook(self, reader.expected, through: 0)
    return Summary(today: reader.day(asOf, outlook), self)
  }
}
