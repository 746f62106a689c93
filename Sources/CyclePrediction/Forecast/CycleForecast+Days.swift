public import Essentials

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
    let outlook = last < asOf ? nil : Outlook(self, through: asOf.days(until: last))
    var reader = LoggedDayReader(self)
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
    let outlook = Outlook(self, through: 0)
    var reader = LoggedDayReader(self)
    return Summary(today: reader.day(asOf, outlook), self)
  }
}
