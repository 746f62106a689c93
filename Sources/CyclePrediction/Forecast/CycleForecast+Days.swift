public import Essentials

extension CycleForecast {
  /// What is logged and what is expected of each day of a month.
  public func days(in month: CalendarMonth) -> [Day] { days(in: month.days) }

  /// What is logged and what is expected of each day of a range, in order.
  ///
  /// Days more than ten years after ``asOf`` are left out. A past cycle is read as it turned out:
  /// from its length, and its signs of ovulation.
  ///
  /// - Complexity: O(*n* + *m*) in the number of days from ``asOf`` to the end of the range, each
  ///   of some thousand steps, and of days of the range.
  public func days(in dates: ClosedRange<CalendarDate>) -> [Day] {
    let last = min(dates.upperBound, asOf.adding(days: Self.horizon) ?? asOf)
    guard dates.lowerBound <= last else { return [] }
    let outlook = last < asOf ? nil : Outlook(self, through: asOf.days(until: last))
    var reader = LoggedDayReader(self)
    return (dates.lowerBound...last).dates.map { reader.day($0, outlook) }
  }

  /// The weeks of a month, as a calendar shows them: rows of seven days from any first weekday on,
  /// with days of the neighboring months; `nil` more than ten years after ``asOf``.
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

  /// The home screen: where in the cycle ``asOf`` is, and what comes next.
  public var summary: Summary {
    let outlook = Outlook(self, through: 0)
    var reader = LoggedDayReader(self)
    return Summary(today: reader.day(asOf, outlook), self)
  }
}
