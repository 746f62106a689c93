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
    let reach = Evidence.surgeToOvulation.map { $0.days }
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

extension OvulationSigns {
  /// The numbers of the likelihoods, each with its source.
  ///
  /// "Choice" means that no published figure was found and that this package chose the value.
  enum Evidence {
    // MARK: Tests

    /// The probability that ovulation is this many days after the first positive test.
    ///
    /// 73 % within 24 and 92 % within 48 hours of a positive urine test (Obstet Gynecol 1996, 26
    /// cycles, abstract); 91.1 % on the two peak days of a monitor and none before (Behre et al.
    /// 2000); the ends are a choice.
    static let surgeToOvulation: [(days: Int, probability: Double)] = [
      (-1, 0.02), (0, 0.25), (1, 0.48), (2, 0.19), (3, 0.04), (4, 0.02),
    ]

    /// The probability that the surge of a cycle with ovulation is not found.
    ///
    /// A peak appeared in 347 of 378 cycles (Behre et al. 2000).
    static let missedSurge = 0.08

    /// The probability of a positive test by the number of days since the first day of the surge;
    /// choice.
    static let positive: [Double] = [0.97, 0.75, 0.3, 0.1]

    /// The probability of a positive test on any other day; choice.
    ///
    /// On simulated charts with one false positive in fifty tests, values from 0.001 to 0.02 are about
    /// equally good; the lower ones trust a single positive test on an unusual day.
    static let falselyPositive = 0.002

    /// The probability of a "high" by the number of days before the first day of the surge, from one
    /// day on.
    ///
    /// The first "high" came on day 11.8 and the first peak on day 16.5 of the cycle on average
    /// (Fehring 2004), so about five days lie between; the single values are a choice.
    static let high: [Double] = [0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.2, 0.15]

    /// The probability of a "high" on any other day; choice.
    static let falselyHigh = 0.08

    // MARK: Temperature

    /// The number of days from ovulation to the first day of higher temperature: mean and standard
    /// deviation.
    ///
    /// Oral: 2.4 days after the peak of luteinizing hormone, with a standard deviation of 1.5 (24
    /// cycles, abstract of "Determination of luteal phase length by quantitative basal temperature
    /// methods"), half a day of which is before ovulation (Ecochard et al. 2001, 283 cycles). Wrist:
    /// 4.40 days after the surge, with a standard deviation of 2.75, where oral temperature had 2.69
    /// (Zhu et al. 2021, table 2), so 1.7 days later than oral.
    static func delay(_ method: TemperatureMethod) -> (mean: Double, spread: Double) {
      switch method {
      case .oral: (1.9, 1.5)
      case .wrist: (3.6, 2.75)
      }
    }

    /// The rise, in degrees Celsius, and its spread among cycles.
    ///
    /// 0.28 to 0.56 by hand (Goodale et al. 2019), 0.33 on the wrist (Shilaih et al. 2018).
    static func rise(_ method: TemperatureMethod) -> (mean: Double, spread: Double) {
      switch method {
      case .oral: (0.4, 0.12)
      case .wrist: (0.33, 0.12)
      }
    }

    /// The probability that a cycle with ovulation shows no rise.
    ///
    /// 2 % of 326 cycles by hand (Ecochard et al. 2001), 18 % of 437 on the wrist (Shilaih et al.
    /// 2018).
    static func missedRise(_ method: TemperatureMethod) -> Double {
      switch method {
      case .oral: 0.02
      case .wrist: 0.18
      }
    }

    /// The standard deviation of one measurement at the usual time, in degrees Celsius; choice.
    static let temperatureNoise = 0.13

    /// The standard deviation that an hour before or after the usual time adds, in degrees Celsius;
    /// choice.
    ///
    /// A changed hour is a cause to doubt a temperature in the sympto-thermal method. No published
    /// correction by the hour was found, so the error is widened and the value is not shifted.
    static let noisePerHour = 0.1

    // MARK: Mucus

    /// The spread of the mucus peak around ovulation: the standard deviation, the share of gross
    /// errors, and their reach in days.
    ///
    /// Untrained: 25 % on the same day, 58, 84, 87, and 92 % within one to four days (doi
    /// 10.1111/ppe.12642, 57 women, 187 cycles); this mixture has 24, 62, 82, 90, and 93 %. Trained:
    /// within a day in more than 72 % of cycles (Ecochard et al. 2001, 283 cycles).
    static func mucusError(
      isTrained: Bool
    ) -> (spread: Double, grossShare: Double, reach: Int) {
      isTrained ? (1.3, 0.08, 6) : (1.5, 0.12, 10)
    }

    /// The probability that a cycle has no peak that the woman can pick.
    ///
    /// 37 % of cycles of untrained women (doi 10.1111/ppe.12642). For trained women, a choice.
    static func missedPeak(isTrained: Bool) -> Double { isTrained ? 0.05 : 0.37 }

    /// The probabilities of egg-white and of lesser mucus by the number of days before the peak, from
    /// 0 on.
    ///
    /// Mucus begins on day 9.9 and peaks on day 16.3 on average (Fehring 2004), so about six days lie
    /// between; the single values are a choice.
    static let mucusBeforePeak: [(best: Double, lesser: Double)] = [
      (0.8, 0.16), (0.6, 0.33), (0.42, 0.44), (0.28, 0.5), (0.18, 0.5), (0.12, 0.46),
      (0.07, 0.38), (0.05, 0.28),
    ]

    /// The same by the number of days after the peak, from 1 on.
    static let mucusAfterPeak: [(best: Double, lesser: Double)] = [(0.07, 0.38), (0.04, 0.32)]

    /// The same on any other day.
    static let otherMucus: (best: Double, lesser: Double) = (0.04, 0.2)

    /// The exponent of a day's mucus likelihood: neighboring days resemble each other, so each counts
    /// for less than a day of its own; choice.
    static let mucusWeight = 0.6

    // MARK: Devices

    /// The standard deviation of an ovulation day that a device reports, in days.
    ///
    /// Apple Watch: a mean absolute error of 1.59 days in a running cycle and 1.22 in a finished one
    /// (Wang et al. 2025, 260 women, 889 cycles). Oura: 1.26 (J Med Internet Res 2025, 1155 cycles).
    /// A normal distribution has 1.25 times its mean absolute error as its standard deviation.
    static func spread(_ device: Device) -> Double {
      switch device {
      case .appleWatchDuringCycle: 1.59 * 1.2533
      case .appleWatchAfterCycle: 1.22 * 1.2533
      case .oura: 1.26 * 1.2533
      }
    }

    /// The probability that a device's day says nothing; choice.
    static let deviceFailure = 0.05
  }
}
