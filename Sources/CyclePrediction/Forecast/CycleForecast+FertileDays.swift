import Essentials

extension CycleForecast {
  /// Ovulation and fertile days of the current cycle; of the next one without a current cycle.
  ///
  /// - Complexity: O(1), but some ten thousand steps: keep the result.
  public var fertility: Fertility {
    let days =
      currentCycle == nil
      ? daysUntilStart.plus(anyOvulationDay.shifted(by: -1)) : currentOvulation
    return Fertility(ovulation: DateDistribution(clipping: days, after: asOf))
  }

  /// Ovulation and fertile days of the cycle that begins with a period to come, 1 being the next;
  /// `nil` unless the number is in `1...120` and the calendar holds it.
  ///
  /// - Complexity: O(*n* log *n*) in its number.
  public func fertility(afterPeriod number: Int) -> Fertility? {
    period(number).flatMap { period in
      DateDistribution(period.start.days.plus(anyOvulationDay.shifted(by: -1)), after: asOf)
        .map(Fertility.init)
    }
  }

  /// The cycle day of ovulation of a cycle of which nothing but the past is known.
  var anyOvulationDay: DayDistribution {
    let fromLengths =
      traits.ovulationDays.isEmpty ? models.ovulationGivenLength.ovulationDay(anyLength) : nil
    return fromLengths ?? models.ovulationDay.prediction(after: traits.ovulationDays, context)
  }

  /// The days from ``asOf`` to the ovulation before the next start; below 0 where that is past.
  var currentOvulation: DayDistribution {
    guard currentCycle == nil else {
      return Self.ovulationDay(traits, models, context, anyLength, elapsed: elapsed)
        .shifted(by: -1 - elapsed)
    }
    let luteal = models.lutealLength(of: traits)
    return daysUntilStart.plus(luteal.negated)
  }
}
