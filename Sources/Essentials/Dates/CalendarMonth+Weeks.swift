extension CalendarMonth {
  /// Returns the four to six weeks that contain a day of this month, as rows of seven days.
  ///
  /// Days of the previous and the next month fill the first and the last row. An element is `nil`
  /// only outside the calendar: before 0001-01-01 and after 9999-12-31.
  public func weeks(startingOn firstWeekday: Weekday) -> [[CalendarDate?]] {
    let first = days.lowerBound
    let daysBefore = (first.weekday.rawValue - firstWeekday.rawValue + 7) % 7
    return stride(from: -daysBefore, to: dayCount, by: 7).map { start in
      (start..<start + 7).map { first.adding(days: $0) }
    }
  }
}
