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
