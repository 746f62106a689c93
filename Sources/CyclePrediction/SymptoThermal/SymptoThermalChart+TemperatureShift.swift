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

extension SymptoThermalChart {
  /// A rise of 0.2 degrees, in steps of 0.05.
  private static let rise = 4

  /// Returns the first temperature shift.
  ///
  /// Missing and disturbed temperatures are skipped, so the measurements of a rule need not be on
  /// consecutive days.
  ///
  /// - Complexity: O(*n*) in the number of recorded days.
  func temperatureShift(needsExtraMeasurement: Bool) -> TemperatureShift? {
    // The last six measurements; the other two lanes are never the highest.
    var lows = SIMD8<Int16>(repeating: .min)
    var count = 0
    for index in entries.indices {
      guard let level = entries[index].observation.evaluatedTwentieths else { continue }
      let coverline = Int(lows.max())
      if count >= 6, level > coverline,
        let shift = shift(from: index, above: coverline, withExtra: needsExtraMeasurement)
      {
        return shift
      }
      lows[count % 6] = Int16(level)
      count += 1
    }
    return nil
  }

  /// Returns the shift whose first higher measurement is in a given entry.
  private func shift(
    from index: Int, above coverline: Int, withExtra needsExtra: Bool
  ) -> TemperatureShift? {
    var last = index
    guard let second = nextMeasurement(after: &last), let third = nextMeasurement(after: &last)
    else { return nil }
    let rule: TemperatureShift.Rule
    if second > coverline, third >= coverline + Self.rise {
      rule = .regular
    } else {
      guard let fourth = nextMeasurement(after: &last) else { return nil }
      switch (second > coverline, third > coverline) {
      case (true, true) where fourth > coverline: rule = .firstException
      case (true, false) where fourth >= coverline + Self.rise,
        (false, true) where fourth >= coverline + Self.rise:
        rule = .secondException
      default: return nil
      }
    }
    if needsExtra {
      guard let extra = nextMeasurement(after: &last), extra > coverline else { return nil }
    }
    return TemperatureShift(
      rule: rule, includesExtraMeasurement: needsExtra, coverlineTwentieths: coverline,
      firstHigherDay: Int(entries[index].day), completedOnDay: Int(entries[last].day))
  }

  /// Returns the next measurement that counts, in steps of 0.05 degrees, and moves `index` to its
  /// entry.
  private func nextMeasurement(after index: inout Int) -> Int? {
    while index + 1 < entries.count {
      index += 1
      if let level = entries[index].observation.evaluatedTwentieths { return level }
    }
    return nil
  }
}
