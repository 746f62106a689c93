public import Essentials

extension CycleForecast {
  /// The start and the end of a future period.
  ///
  ///     print(forecast.nextPeriod.start.median, forecast.nextPeriod.end.median)
  public struct Period: Hashable, Sendable, PrivateValue {
    /// The first day of the period.
    public let start: DateDistribution

    /// The length of the period, in days.
    public let length: DayDistribution

    /// The last day of the period.
    public let end: DateDistribution

    /// Creates a period that starts some days after `origin`, or returns `nil` if the calendar ends
    /// before.
    init?(daysUntilStart: DayDistribution, length: DayDistribution, after origin: CalendarDate) {
      guard let start = DateDistribution(daysUntilStart, after: origin),
        let end = DateDistribution(daysUntilStart.plus(length.shifted(by: -1)), after: origin)
      else { return nil }
      self.start = start
      self.length = length
      self.end = end
    }

    /// Returns the probability that a date is a day of this period.
    ///
    /// - Complexity: O(*n*) in the number of days that a period may last.
    public func probability(on date: CalendarDate) -> Double {
      let day = start.origin.days(until: date)
      var longer = 1.0
      var sum = 0.0
      for passed in 0..<length.lastDay {
        longer -= length.probability(of: passed)
        sum += start.days.probability(of: day - passed) * max(longer, 0)
      }
      return min(sum, 1)
    }
  }
}

extension CycleForecast {
  /// The next period, whatever may have happened since the latest logged one: nothing, a period that
  /// was not logged, or bleeding that was logged as a period and was none.
  ///
  /// ``basis`` has the probability of each case, and ``suggestions`` what to ask the person.
  public var nextPeriod: Period {
    // A forecast is made only if ten years of the calendar remain, so the next period fits in it.
    guard let period = period(daysUntilStart) else {
      preconditionFailure("The calendar ends before the next period.")
    }
    return period
  }

  /// The number of days from ``asOf`` to the median start of the next period; 0 for ``asOf``
  /// itself.
  public var daysUntilNextPeriod: Int { daysUntilStart.median }

  /// Returns the probability that the next period starts within `days` days, including ``asOf``.
  public func probabilityOfStart(withinDays days: Int) -> Double {
    days < 1 ? 0 : daysUntilStart.probability(upTo: days - 1)
  }

  /// Returns a future period by its number, where 1 is the next; `nil` unless the number is in
  /// `1...120` and the dates fit in the calendar.
  ///
  /// Its uncertainty grows with the number, because all future cycles share what is unknown about
  /// the person.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the period.
  public func period(_ number: Int) -> Period? {
    guard (1...120).contains(number) else { return nil }
    return period(number == 1 ? daysUntilStart : daysUntilStart(ofPeriod: number))
  }

  /// The last day of the current period; `nil` if it is known, or if there is no current cycle.
  public var currentPeriodEnd: DateDistribution? {
    guard let current = currentCycle, current.period.end == nil else { return nil }
    let length = mensesLength.afterWaiting(traits.bleedingDays)
    return DateDistribution(length.shifted(by: -1), after: current.start)
  }

  /// The length of the person's menses, in days.
  var mensesLength: DayDistribution {
    models.mensesLength.prediction(after: traits.mensesLengths, CycleContext())
  }

  private func period(_ daysUntilStart: DayDistribution) -> Period? {
    Period(daysUntilStart: daysUntilStart, length: mensesLength, after: asOf)
  }

  /// Returns the number of days from ``asOf`` to the start of a period after the next.
  ///
  /// Given the person's mode and scale, cycles are independent, so the transform of a sum's
  /// distribution is a product of transforms. These are summed over the points of the grid.
  private func daysUntilStart(ofPeriod number: Int) -> DayDistribution {
    let transform = FourierTransform(
      atLeast: daysUntilStart.lastDay + 1 + (number - 1) * GridModel.lastDay)
    var sum = FourierTransform.Spectrum(repeating: 0, count: transform.count)
    var total = 0.0
    for each in cases {
      let product = transform.forward(models.cycles.kernel(ofPoint: each.point)).power(number - 1)
      if let next = nextStarts(in: each) {
        var product = product
        product.multiply(by: transform.forward(next))
        total += next.reduce(0, +)
        sum.add(product, times: 1)
      } else {
        total += each.weight
        sum.add(product, times: each.weight)
      }
    }
    if !isOneCaseForEachPoint {
      sum.multiply(
        by: transform.forward(daysUntilStart.probabilities(in: 0...daysUntilStart.lastDay)))
    }
    // Smaller values are rounding noise of the transform.
    let weights = transform.inverse(sum).map { $0 < 1e-12 * total ? 0 : $0 }
    return DayDistribution(trimming: weights, from: 0) ?? daysUntilStart
  }

  /// What may be true of her: points of the grid, and when her latest true start was.
  var cases: [CycleFilter.Case] {
    isOneCaseForEachPoint ? filter.cases(elapsed: elapsed) : filter.cases(elapsed: 0)
  }

  /// Returns the weight of each number of days until the next start in a case; `nil` if the next
  /// start does not depend on the case.
  func nextStarts(in theCase: CycleFilter.Case) -> [Double]? {
    isOneCaseForEachPoint ? filter.nextStarts(in: theCase) : nil
  }

  /// Whether the next start depends on the logged starts alone.
  var isOneCaseForEachPoint: Bool {
    outlook != nil && !traits.hasSigns && Self.shareUnknown(elapsed: elapsed, filter) == 0
  }
}
