extension OvulationSigns {
  /// Returns the likelihood of the signs for each possible day of ovulation, scaled so that the
  /// largest is 1.
  ///
  /// Each sign dates a different event near ovulation: the first day of the surge, the mucus peak, the first
  /// day of higher temperature. The likelihood sums over the days of that event, and includes cycles in which
  /// the event is not seen. Given the day of ovulation, the signs are taken as independent. Without signs,
  /// all values are 1.
  ///
  /// - Complexity: O(*n* × *m*) in the number of recorded days and the length of `days`.
  public func likelihoods(ofOvulationOn days: ClosedRange<Int>) -> [Double] {
    let range = days.clamped(to: -10_000...20_000)
    var sums = [Double](repeating: 0, count: range.count)
    func multiply(_ logLikelihood: (Int) -> Double) {
      for (index, day) in range.enumerated() { sums[index] += logLikelihood(day) }
    }
    if self.days.contains(where: { $0.signs.test != nil }) { multiply(surges(around: range)) }
    if self.days.contains(where: { $0.signs.usableTemperature != nil }) {
      multiply(rises(around: range))
    }
    if self.days.contains(where: { $0.signs.mucus != nil }) { multiply(peaks(around: range)) }
    if let estimate = deviceEstimate {
      let spread = Evidence.spread(estimate.device)
      multiply { day in
        let deviation = (Double(day) - Double(estimate.day)) / spread
        let failure = Evidence.deviceFailure
        return logarithm((1 - failure) * exponential(-0.5 * deviation * deviation) + failure * 0.05)
      }
    }
    let largest = sums.max() ?? 0
    return sums.map { exponential($0 - largest) }
  }

  // MARK: Tests

  /// Returns the logarithm of the tests' likelihood by the day of ovulation.
  private func surges(around range: ClosedRange<Int>) -> (Int) -> Double {
    let reach = Evidence.surgeToOvulation.map(\.days)
    let first = range.lowerBound - (reach.last ?? 0)
    let starts = first...(range.upperBound - (reach.first ?? 0))
    let given = starts.map { start in logLikelihood { test($0.test, daysSinceSurge: $1 - start) } }
    let unseen = logLikelihood { day, _ in test(day.test, daysSinceSurge: nil) }
    return { ovulation in
      Self.mixture(
        Evidence.surgeToOvulation.map { (given[ovulation - $0.days - first], $0.probability) },
        otherwise: unseen, Evidence.missedSurge)
    }
  }

  /// Returns the likelihood of a test result by the number of days since the surge began.
  private func test(_ result: OvulationTest?, daysSinceSurge days: Int?) -> Double {
    guard let result else { return 1 }
    var positive = Evidence.falselyPositive
    var high = Evidence.falselyHigh
    if let days {
      if Evidence.positive.indices.contains(days) { positive = Evidence.positive[days] }
      if Evidence.high.indices.contains(-days - 1) { high = Evidence.high[-days - 1] }
    }
    // A strip knows no "high", so its "negative" includes it.
    let hasHigh = self.days.contains { $0.signs.test == .high }
    switch result {
    case .positive: return positive
    case .high: return (1 - positive) * high
    case .negative: return (1 - positive) * (hasHigh ? 1 - high : 1)
    }
  }

  // MARK: Temperature

  /// Returns the logarithm of the temperatures' likelihood by the day of ovulation.
  private func rises(around range: ClosedRange<Int>) -> (Int) -> Double {
    let delay = Evidence.delay(temperatureMethod)
    let offsets = (-4...14).map { offset in
      let deviation = (Double(offset) - delay.mean) / delay.spread
      return (days: offset, weight: exponential(-0.5 * deviation * deviation))
    }
    let total = offsets.reduce(0) { $0 + $1.weight }
    let first = range.lowerBound - 4
    let measured = days.compactMap { day in
      day.signs.usableTemperature.map { temperature in
        let hours = Double(abs(max(day.signs.minutesFromUsualTime, -1440))) / 60
        let extra = Evidence.noisePerHour * min(hours, 24)
        let variance = Evidence.temperatureNoise * Evidence.temperatureNoise + extra * extra
        return (day: day.number, temperature: temperature, weight: 1 / variance)
      }
    }
    let rise = Evidence.rise(temperatureMethod)
    let given = (first...(range.upperBound + 14)).map { step in
      StepFit(measured, from: step).logLikelihoodRatio(rise: rise.mean, spread: rise.spread)
    }
    let missed = Evidence.missedRise(temperatureMethod)
    return { ovulation in
      Self.mixture(
        offsets.map { (given[ovulation + $0.days - first], $0.weight / total) }, otherwise: 0,
        missed)
    }
  }

  // MARK: Mucus

  /// Returns the logarithm of the mucus observations' likelihood by the day of ovulation.
  private func peaks(around range: ClosedRange<Int>) -> (Int) -> Double {
    let error = Evidence.mucusError(isTrained: isTrainedInMucus)
    let offsets = (-error.reach...error.reach).map { offset in
      let deviation = Double(offset) / error.spread
      let normal = exponential(-0.5 * deviation * deviation) / (error.spread * 2.506_628_3)
      return (
        days: offset,
        weight: (1 - error.grossShare) * normal + error.grossShare / Double(2 * error.reach + 1)
      )
    }
    let total = offsets.reduce(0) { $0 + $1.weight }
    let first = range.lowerBound - error.reach
    let given = (first...(range.upperBound + error.reach)).map { peak in
      logLikelihood { mucus($0.mucus, daysAfterPeak: $1 - peak) } * Evidence.mucusWeight
    }
    let unseen =
      logLikelihood { day, _ in mucus(day.mucus, daysAfterPeak: nil) } * Evidence.mucusWeight
    let missed = Evidence.missedPeak(isTrained: isTrainedInMucus)
    return { ovulation in
      Self.mixture(
        offsets.map { (given[ovulation + $0.days - first], $0.weight / total) },
        otherwise: unseen, missed)
    }
  }

  /// Returns the likelihood of a quality by the number of days after the peak.
  private func mucus(_ quality: CervicalMucus?, daysAfterPeak days: Int?) -> Double {
    guard let quality else { return 1 }
    var probabilities = Evidence.otherMucus
    if let days {
      if Evidence.mucusBeforePeak.indices.contains(-days) {
        probabilities = Evidence.mucusBeforePeak[-days]
      } else if Evidence.mucusAfterPeak.indices.contains(days - 1) {
        probabilities = Evidence.mucusAfterPeak[days - 1]
      }
    }
    switch quality {
    case .eggWhite: return probabilities.best
    case .creamy, .moist: return probabilities.lesser
    case .dry, .nothing: return 1 - probabilities.best - probabilities.lesser
    }
  }

  // MARK: Sums

  /// Returns the sum of the logarithms of the days' likelihoods.
  private func logLikelihood(_ likelihood: (Day, Int) -> Double) -> Double {
    days.reduce(0) { $0 + logarithm(likelihood($1.signs, $1.number)) }
  }

  /// Returns the logarithm of a mixture, given the logarithms of its parts, without underflow.
  private static func mixture(
    _ parts: [(logLikelihood: Double, weight: Double)], otherwise: Double, _ missed: Double
  ) -> Double {
    let largest = parts.reduce(otherwise) { max($0, $1.logLikelihood) }
    let sum = parts.reduce(missed * exponential(otherwise - largest)) {
      $0 + (1 - missed) * $1.weight * exponential($1.logLikelihood - largest)
    }
    return largest + logarithm(sum)
  }
}

extension OvulationSigns.Day {
  /// The temperature, unless it is disturbed or no body temperature.
  fileprivate var usableTemperature: Double? {
    guard !isDisturbed, let temperature, (30...45).contains(temperature) else { return nil }
    return temperature
  }
}

/// Temperatures as a level that rises on a day, with an unknown level.
private struct StepFit {
  /// The weighted sum of squares of the step, and its product with the temperatures, both around
  /// their means.
  private var steps = 0.0
  private var products = 0.0

  init(_ measured: [(day: Int, temperature: Double, weight: Double)], from step: Int) {
    var (weight, high, sum) = (0.0, 0.0, 0.0)
    for value in measured {
      weight += value.weight
      sum += value.weight * value.temperature
      if value.day >= step { high += value.weight }
    }
    let (mean, share) = (sum / weight, high / weight)
    for value in measured {
      let difference = (value.day >= step ? 1 : 0) - share
      steps += value.weight * difference * difference
      products += value.weight * difference * (value.temperature - mean)
    }
  }

  /// Returns the logarithm of the likelihood relative to temperatures without a rise, where the size
  /// of the rise is normally distributed and the level is unknown.
  func logLikelihoodRatio(rise mean: Double, spread: Double) -> Double {
    let precision = 1 / (spread * spread)
    let top = products + mean * precision
    return 0.5 * (top * top / (steps + precision) - mean * mean * precision)
      - 0.5 * logarithm(1 + steps / precision)
  }
}
