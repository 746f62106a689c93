import Essentials

extension CycleForecast {
  /// The ovulation day and the fertile days of the current cycle; those of the next cycle if there
  /// is no current cycle.
  ///
  /// - Complexity: O(1), but some ten thousand steps: keep the result.
  public var fertility: Fertility {
    let days =
      currentCycle == nil
      ? daysUntilStart.plus(anyOvulationDay.shifted(by: -1)) : currentOvulation
    return Fertility(ovulation: DateDistribution(clipping: days, after: asOf))
  }

  /// Returns the ovulation day and the fertile days of the cycle that starts with a future period,
  /// where 1 is the next; `nil` unless the number is in `1...120` and the dates fit in the
  /// calendar.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the period.
  public func fertility(afterPeriod number: Int) -> Fertility? {
    period(number).flatMap { period in
      DateDistribution(period.start.days.plus(anyOvulationDay.shifted(by: -1)), after: asOf)
        .map(Fertility.init)
    }
  }

  /// The ovulation day of a cycle about which only earlier cycles are known.
  var anyOvulationDay: DayDistribution {
    let fromLengths =
      traits.ovulationDays.isEmpty ? models.ovulationGivenLength.ovulationDay(anyLength) : nil
    return fromLengths ?? models.ovulationDay.prediction(after: traits.ovulationDays, context)
  }

  /// The number of days from ``asOf`` to the ovulation before the next start; negative if it is
  /// past.
  var currentOvulation: DayDistribution {
    guard currentCycle == nil else {
      return Self.ovulationDay(traits, models, context, anyLength, elapsed: elapsed)
        .shifted(by: -1 - elapsed)
    }
    let luteal = models.lutealLength(of: traits)
    return daysUntilStart.plus(luteal.negated)
  }
}
