extension LocalDateTime {
  /// The minutes from 1970-01-01T00:00 on the same clocks.
  ///
  /// They need 64 bits, which an `Int` does not have everywhere.
  private var minutesSinceEpoch: Int64 {
    1440 * Int64(date.daysSinceEpoch) + Int64(minutesSinceMidnight)
  }

  /// Creates a date and time from minutes since 1970-01-01T00:00, or returns `nil` outside the
  /// calendar.
  private init?(minutesSinceEpoch minutes: Int64) {
    let (days, minuteOfDay) = minutes.flooredQuotientAndRemainder(dividingBy: 1440)
    guard let days = Int(exactly: days), let date = CalendarDate(daysSinceEpoch: days) else {
      return nil
    }
    self.init(date, validMinuteOfDay: Int(minuteOfDay))
  }

  /// The date and time that many minutes later, or earlier for a negative number; `nil` outside the
  /// calendar.
  public func adding(minutes: some BinaryInteger) -> Self? {
    guard let minutes = Int64(exactly: minutes) else { return nil }
    // A sum that wraps around is still far away from the calendar.
    return Self(minutesSinceEpoch: minutesSinceEpoch &+ minutes)
  }

  /// The number of minutes from this date and time to `other`, negative if `other` is earlier.
  public func minutes(until other: Self) -> Int64 {
    other.minutesSinceEpoch - minutesSinceEpoch
  }

  /// The seconds from 1970-01-01 00:00 UTC, where clocks are `seconds` ahead of UTC.
  ///
  /// Offsets of places are from -12 to +14 hours. With one so large that 64 bits do not hold the
  /// result, it is the nearest number that they hold.
  public func secondsSinceEpoch(utcOffset seconds: Int) -> Int64 {
    let (instant, overflow) = (60 * minutesSinceEpoch).subtractingReportingOverflow(Int64(seconds))
    guard overflow else { return instant }
    return seconds < 0 ? .max : .min
  }

  /// Creates what clocks that are `seconds` ahead of UTC show at an instant, in seconds since
  /// 1970-01-01 00:00 UTC, the minute having begun; `nil` outside the calendar.
  public init?(secondsSinceEpoch instant: Int64, utcOffset seconds: Int) {
    let (local, overflow) = instant.addingReportingOverflow(Int64(seconds))
    guard !overflow else { return nil }
    self.init(minutesSinceEpoch: local.flooredQuotientAndRemainder(dividingBy: 60).quotient)
  }
}

extension Int64 {
  /// The quotient rounded down, and the remainder, which is never negative, of a positive divisor.
  fileprivate func flooredQuotientAndRemainder(
    dividingBy divisor: Self
  ) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
