public import Essentials

extension EventSeries {
  /// The days on which a series of sessions takes place, counted from the day of the first.
  ///
  ///     EventSeries.Recurrence.weeks(1, on: [.monday, .wednesday])
  public enum Recurrence: Hashable, Sendable {
    /// Every so many days.
    case days(Int)
    /// On these days of the week in every so many weeks, which begin on Monday; on that of the
    /// first session if there are none.
    case weeks(Int, on: Set<Weekday> = [])
    /// On the same day of the month in every so many months; months without that day are left out.
    case months(Int)

    /// The number of days, weeks or months.
    public var interval: Int {
      switch self {
      case .days(let interval), .weeks(let interval, _), .months(let interval): interval
      }
    }

    /// The numbers that an ``interval`` can be: 1 to 1,000.
    public static let intervals: ClosedRange<Int> = 1...1000
  }
}
