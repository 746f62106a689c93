extension CalendarDate {
  /// The dates of a range, from the earliest to the latest.
  ///
  ///     for date in try CalendarMonth(2026, 2).days.dates { print(date.iso8601) }
  ///
  /// A range of dates is not a sequence itself; its property `dates` is.
  @frozen
  public struct Dates: RandomAccessCollection, Hashable, Sendable {
    /// The days since 1970-01-01, from the first date to the day after the last one.
    @usableFromInline let days: Range<Int32>

    @inlinable
    init(days: Range<Int32>) { self.days = days }

    /// The position of the first date: 0.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of dates.
    @inlinable
    public var endIndex: Int { days.count }

    /// The date `position` days after the first date.
    ///
    /// - Precondition: `position` is in `0..<count`.
    @inlinable
    public subscript(position: Int) -> CalendarDate {
      precondition(indices.contains(position), "The position must be less than the count.")
      return CalendarDate(validDaysSinceEpoch: days.lowerBound + Int32(position))
    }
  }
}

extension ClosedRange<CalendarDate> {
  /// The dates of the range, including both bounds.
  @inlinable
  public var dates: CalendarDate.Dates {
    CalendarDate.Dates(days: lowerBound.daysSinceEpoch..<(upperBound.daysSinceEpoch + 1))
  }
}

extension Range<CalendarDate> {
  /// The dates of the range, excluding the upper bound.
  @inlinable
  public var dates: CalendarDate.Dates {
    CalendarDate.Dates(days: lowerBound.daysSinceEpoch..<upperBound.daysSinceEpoch)
  }
}
