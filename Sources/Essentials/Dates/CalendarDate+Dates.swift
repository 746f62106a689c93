extension CalendarDate {
  /// Every date of a range, from the earliest to the latest.
  ///
  ///     for date in try CalendarMonth(2026, 2).days.dates { print(date.iso8601) }
  ///
  /// A range of dates answers what lies in it, and gives its dates through `dates`.
  @frozen
  public struct Dates: RandomAccessCollection, Hashable, Sendable {
    /// The number of days from 1970-01-01 to the first date, and to the day after the last one.
    @usableFromInline let days: Range<Int32>

    @inlinable
    init(days: Range<Int32>) { self.days = days }

    /// The position of the first date: 0.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of dates.
    @inlinable
    public var endIndex: Int { days.count }

    /// The date that many days after the first.
    ///
    /// - Precondition: `position` is in `0..<count`.
    @inlinable
    public subscript(position: Int) -> CalendarDate {
      precondition(indices.contains(position), "the position is not in the range")
      return CalendarDate(validDaysSinceEpoch: days.lowerBound + Int32(position))
    }
  }
}

extension ClosedRange<CalendarDate> {
  /// Every date of the range, both ends included.
  @inlinable
  public var dates: CalendarDate.Dates {
    CalendarDate.Dates(days: lowerBound.daysSinceEpoch..<(upperBound.daysSinceEpoch + 1))
  }
}

extension Range<CalendarDate> {
  /// Every date of the range, without its upper bound.
  @inlinable
  public var dates: CalendarDate.Dates {
    CalendarDate.Dates(days: lowerBound.daysSinceEpoch..<upperBound.daysSinceEpoch)
  }
}
