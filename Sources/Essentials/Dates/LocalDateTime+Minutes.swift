extension LocalDateTime {
  /// The minutes since 1970-01-01T00:00 on the same clocks, which an `Int` of 32 bits cannot hold.
  private var minutesSinceEpoch: Int64 {
    1440 * Int64(date.daysSinceEpoch) + Int64(minutesSinceMidnight)
  }

  /// Creates a date and time from minutes since 1970-01-01T00:00, or returns `nil` if it is outside
  /// the calendar.
  private init?(minutesSinceEpoch minutes: Int64) {
    let (days, minuteOfDay) = minutes.flooredQuotientAndRemainder(dividingBy: 1440)
    guard let days = Int(exactly: days), let date = CalendarDate(daysSinceEpoch: days) else {
      return nil
    }
    self.init(date, validMinuteOfDay: Int(minuteOfDay))
  }

  /// Returns the date and time that is `minutes` later, or `nil` if it is outside the calendar.
  ///
  /// A negative number gives an earlier time.
  public func adding(minutes: some BinaryInteger) -> Self? {
    guard let minutes = Int64(exactly: minutes) else { return nil }
    // A sum that wraps around is still far outside the calendar.
    return Self(minutesSinceEpoch: minutesSinceEpoch &+ minutes)
  }

  /// Returns the number of minutes from this date and time to `other`; negative if `other` is
  /// earlier.
  public func minutes(until other: Self) -> Int64 {
    other.minutesSinceEpoch - minutesSinceEpoch
  }

  /// Returns the instant at which clocks `seconds` ahead of UTC show this time, in seconds since
  /// 1970-01-01 00:00 UTC.
  ///
  /// Real offsets are from -12 to +14 hours. If an offset is so large that the result exceeds 64
  /// bits, the result is `Int64.min` or `Int64.max`.
  public func secondsSinceEpoch(utcOffset seconds: Int) -> Int64 {
    let (instant, overflow) = (60 * minutesSinceEpoch).subtractingReportingOverflow(Int64(seconds))
    guard overflow else { return instant }
    return seconds < 0 ? .max : .min
  }

  /// Creates the time that clocks `seconds` ahead of UTC show at an instant, in seconds since
  /// 1970-01-01 00:00 UTC, or returns `nil` if it is outside the calendar.
  ///
  /// Seconds after the beginning of the minute are ignored.
  public init?(secondsSinceEpoch instant: Int64, utcOffset seconds: Int) {
    let (local, overflow) = instant.addingReportingOverflow(Int64(seconds))
    guard !overflow else { return nil }
    self.init(minutesSinceEpoch: local.flooredQuotientAndRemainder(dividingBy: 60).quotient)
  }
}

extension Int64 {
  /// Returns the quotient by a positive divisor, rounded down, and the remainder, which is never
  /// negative.
  fileprivate func flooredQuotientAndRemainder(
    dividingBy divisor: Self
  ) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
