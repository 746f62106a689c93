extension CycleForecast {
  /// The next period, if none since the start of the current cycle went unlogged.
  ///
  /// How likely that is once the period is late, ``probabilityOfMissedPeriod`` tells: show it then,
  /// or ask.
  public var nextPeriod: Period {
    // Ten years of calendar are left after the day of the forecast, which hold the next period.
    guard let period = period(daysUntilStart) else {
      preconditionFailure("The calendar ends before the next period.")
    }
    return period
  }

  /// The days from ``asOf`` to the median start of the next period; 0 if that is the day itself.
  public var daysUntilNextPeriod: Int { daysUntilStart.median }

  /// The probability that the next period starts within `days` days, ``asOf`` being the first.
  public func probabilityOfStart(withinDays days: Int) -> Double {
    days < 1 ? 0 : daysUntilStart.probability(upTo: days - 1)
  }

  /// The period of that number, 1 being the next; `nil` unless it is in `1...120` and the calendar
  /// holds it.
  ///
  /// Its spread grows with its number: all cycles of a woman share what is not known of her.
  ///
  /// - Complexity: O(*n* log *n*) in its number.
  public func period(_ number: Int) -> Period? {
    guard (1...120).contains(number) else { return nil }
    return period(number == 1 ? daysUntilStart : daysUntilStart(ofPeriod: number))
  }

  /// The last day of the period that has begun; `nil` if it is known, or none has.
  public var currentPeriodEnd: DateDistribution? {
    guard let current = currentCycle, current.period.end == nil else { return nil }
    let length = mensesLength.afterWaiting(traits.bleedingDays)
    return DateDistribution(length.shifted(by: -1), after: current.start)
  }

  /// The length of her menses, in days.
  var mensesLength: DayDistribution {
    models.mensesLength.prediction(after: traits.mensesLengths, CycleContext())
  }

  private func period(_ daysUntilStart: DayDistribution) -> Period? {
    Period(daysUntilStart: daysUntilStart, length: mensesLength, after: asOf)
  }

  /// The days from ``asOf`` to the start of a later period than the next.
  ///
  /// Given her mode and scale, cycles are independent, so that the distribution of a sum is a
  /// product of transforms; these are summed over the points of the grid.
  private func daysUntilStart(ofPeriod number: Int) -> DayDistribution {
    let transform = FourierTransform(
      atLeast: daysUntilStart.lastDay + 1 + (number - 1) * GridModel.lastDay)
    var sum = FourierTransform.Spectrum(repeating: 0, count: transform.count)
    let total = nextStartWeight
    for (point, weight) in points {
      let kernel = models.cycleLength.kernel(ofPoint: Int(point))
      var product = transform.forward(kernel).power(number - 1)
      if isLengthAlone { product.multiply(by: transform.forward(kernel[elapsed...])) }
      sum.add(product, times: Double(weight) / total)
    }
    if !isLengthAlone {
      sum.multiply(
        by: transform.forward(daysUntilStart.probabilities(in: 0...daysUntilStart.lastDay)))
    }
    // What rounding leaves below this is noise of the transform.
    let weights = transform.inverse(sum).map { $0 < 1e-12 ? 0 : $0 }
    return DayDistribution(trimming: weights, from: 0) ?? daysUntilStart
  }

  /// The weight of all points together, each with having reached ``asOf`` without a start.
  var nextStartWeight: Double {
    points.reduce(0) { sum, point in
      let next = isLengthAlone ? nextStartWeights(ofPoint: Int(point.point)).reduce(0, +) : 1
      return sum + Double(point.weight) * next
    }
  }

  /// How likely each number of days until the next start is at a point of the grid, ``asOf`` being
  /// 0, together with reaching that day without a start.
  func nextStartWeights(ofPoint point: Int) -> [Double] {
    isLengthAlone
      ? Array(models.cycleLength.kernel(ofPoint: point)[elapsed...])
      : daysUntilStart.probabilities(in: 0...daysUntilStart.lastDay)
  }
}
