/// The model's assumptions about women in general that a carefully kept log of regular women does
/// not show.
///
/// This package's choices: round numbers, judged on simulated women of kinds that the fitted cohort
/// lacks.
enum WomenInGeneral {
  /// The share of women with cycles unlike those of the fitted cohort: long, short, or irregular.
  static let broadShare = 0.05

  /// The median and the spread of their typical lengths, as a log-normal distribution.
  static let broadLength = 36.0
  static let broadLengthSpread = 0.45

  /// The median and the spread of their scales, as a log-normal distribution.
  static let broadScale = 4.5
  static let broadScaleSpread = 0.8

  /// The probability that a woman's cycles change for good from one cycle to the next.
  static let change = 0.01

  /// The factors by which modes and scales differ more among women than among those who chart.
  static let widerModes = 1.1
  static let widerScales = 1.6

  /// The degrees of freedom of the logarithm of the scale.
  static let scaleDegreesOfFreedom = 3.0

  /// The rates of unlogged starts that a woman may have, relative to each other, and the share of
  /// women with each.
  static let relativeRates = SIMD4(1.0, 5, 10, 25)
  static let rateWeights = SIMD4(0.3, 0.35, 0.25, 0.1)

  /// The share of a woman's own rate in the probability that a start since the latest logged one went
  /// unlogged, where the rest is that of all women, and the factor of both.
  ///
  /// Between two logged starts, her own rate counts alone. On most days the log is right, so a doubt
  /// costs more than it gains.
  static let shareOfOwnRate = 0.5
  static let doubtToday = 0.9

  /// The probability that a woman logs nothing more after a logged start.
  static let lapse = 0.002

  /// The standard deviation of cycle lengths within a woman by age, in days.
  ///
  /// Li H. et al. 2023, npj Digit Med, doi 10.1038/s41746-023-00848-1, as secondary sources give it.
  static let spreadByAge: [(age: Double, days: Double)] = [
    (18, 5.33), (22.5, 5.07), (27.5, 4.70), (32.5, 4.28), (37.5, 3.79), (42.5, 3.99), (47.5, 5.42),
    (52.5, 11.19),
  ]

  /// Returns the logarithm of the factor by which a woman's scale differs from that at 30 to 34
  /// years.
  static func logScaleShift(atAge age: Double) -> Double {
    var below = spreadByAge[0]
    for point in spreadByAge.dropFirst() {
      if age < point.age {
        let share = max(age - below.age, 0) / (point.age - below.age)
        return logarithm(below.days / 4.28) + share * logarithm(point.days / below.days)
      }
      below = point
    }
    return logarithm(below.days / 4.28)
  }

  /// Returns the number of days by which the typical length is longer in a condition.
  ///
  /// Both are small beside the published differences, because these last for a few cycles alone, and a
  /// typical length for all of them: 29.8 days after lactation (Howie et al. 1982), and four more days in
  /// the first cycle after the pill, which are gone by the ninth (Gnoth et al. 2002).
  static func lengthShift(_ condition: CycleContext.Condition?) -> Double {
    switch condition {
    case nil, .polycysticOvarySyndrome, .perimenopause: 0
    case .postpartum: 0.5
    case .afterHormonalContraception: 1
    }
  }

  /// Returns 1 for an age and a condition that make unusual cycles no more likely, and down to 0 the more
  /// likely they make them.
  ///
  /// Before the first cycle of a usual woman is known, the intervals from the weights of women in general
  /// hold too many cycles. Those from the weights to the power 1.25 are calibrated.
  static func usualShare(atAge age: Double, _ condition: CycleContext.Condition?) -> Double {
    max(1.5 - 0.5 * broadShare(atAge: age, condition) / broadShare, 0)
  }

  /// Returns the share of women with unusual cycles at an age in years: more of the very young and
  /// of those before menopause.
  ///
  /// A declared condition is a reason to expect unusual cycles, at any age.
  static func broadShare(atAge age: Double, _ condition: CycleContext.Condition?) -> Double {
    let declared =
      switch condition {
      case nil: 0.0
      case .polycysticOvarySyndrome: 0.5
      case .perimenopause: 0.3
      case .postpartum: 0.06
      case .afterHormonalContraception: 0.08
      }
    let young = min(max((22 - age) / 4, 0), 1)
    let late = min(max((age - 42) / 5, 0), 1)
    return max(declared, broadShare * (1 + 2 * young + 4 * late))
  }
}
