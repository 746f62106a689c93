public import Essentials

extension SymptoThermalChart {
  /// The temperature rise after ovulation, as Sensiplan evaluates it.
  public struct TemperatureShift: Hashable, Sendable, PrivateValue {
    /// The rule that the higher measurements fulfill.
    public enum Rule: Hashable, CaseIterable, Sendable {
      /// Three above the coverline, the third by at least 0.2 degrees.
      case regular
      /// Four above the coverline, by any amount.
      case firstException
      /// The second or the third is on or below the coverline, and the fourth is above it by at
      /// least 0.2 degrees.
      case secondException
    }

    /// The first rule that the measurements fulfill, in the order of the cases.
    public let rule: Rule

    /// Whether one more measurement above the coverline was required, as in the first cycle after
    /// hormonal contraception.
    public let includesExtraMeasurement: Bool

    /// The coverline in steps of 0.05 degrees Celsius.
    let coverlineTwentieths: Int

    /// The cycle day of the first measurement above all six before it.
    public let firstHigherDay: Int

    /// The cycle day of the measurement that completes the evaluation.
    public let completedOnDay: Int

    /// The highest of the six measurements before the first higher one, in degrees Celsius; a
    /// multiple of 0.05.
    public var coverline: Double { Double(coverlineTwentieths) / 20 }

    /// The cycle days on which ovulation is likely: from two days before the first higher
    /// measurement to one day after.
    ///
    /// A shift confirms ovulation but does not date it to the day.
    public var ovulationDays: ClosedRange<Int> { firstHigherDay - 2...firstHigherDay + 1 }

    /// Whether more than 18 days of higher temperature have passed on a cycle day, if it stayed
    /// high: a sign of pregnancy.
    public func isHighPhaseLong(onDay day: Int) -> Bool {
      day > firstHigherDay && day - firstHigherDay >= 18
    }

    /// Returns the due date of a pregnancy from this cycle; `nil` after year 9999.
    ///
    /// It is one year minus three months and seven days after the first higher measurement. If the
    /// month is too short for the day, it is the last day of the month.
    public func dueDate(cycleStart: CalendarDate) -> CalendarDate? {
      guard let date = cycleStart.adding(days: firstHigherDay - 8) else { return nil }
      let isFirstQuarter = date.month <= 3
      let month = try? CalendarMonth(
        date.year + (isFirstQuarter ? 0 : 1), date.month + (isFirstQuarter ? 9 : -3))
      guard let month else { return nil }
      return month.days.lowerBound.adding(days: min(date.day, month.dayCount) - 1)
    }
  }
}
