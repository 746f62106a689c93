/// The prior distributions of a population: the lengths of cycles, luteal phases, and menses, and
/// the ovulation day.
///
///     let ours = try CyclePopulation(fitting: cohort)
///     let predictor = CyclePredictor(population: ours)
///
/// The standard population was fitted to adults with natural cycles who charted. It was not fitted
/// to teenagers, or to women in perimenopause or with polycystic ovary syndrome.
public struct CyclePopulation: Hashable, Sendable {
  /// The name of these parameters, for a reproducible report.
  public let version: String

  /// The length of cycles.
  public let cycleLength: TraitPrior

  /// The ovulation day; the first day of the cycle is 1.
  public let ovulationDay: TraitPrior

  /// The length of the luteal phase: the length of the cycle minus the ovulation day.
  public let lutealLength: TraitPrior

  /// The length of the menses.
  public let mensesLength: TraitPrior

  /// The luteal length given the cycle length.
  public let lutealRegression: LutealRegression

  /// The probability that a period is not logged, in `0...0.5`: the mean of all women.
  public let missedPeriodProbability: Double

  /// The probability that a logged start is not the start of a cycle, in `0...0.5`.
  public let spuriousStartProbability: Double

  /// Creates a population from its parameters.
  ///
  /// The two probabilities cannot be estimated from a carefully kept log, so their defaults are
  /// assumptions: one period in fourteen is not logged, and one logged start in 125 is spurious. How
  /// often one woman forgets is learned from her log.
  ///
  /// - Throws: ``CyclePopulation/Error/outOfRange(_:)``.
  public init(
    version: String, cycleLength: TraitPrior, ovulationDay: TraitPrior, lutealLength: TraitPrior,
    mensesLength: TraitPrior, lutealRegression: LutealRegression,
    missedPeriodProbability: Double = 0.07, spuriousStartProbability: Double = 0.008
  ) throws(CyclePopulation.Error) {
    guard (0...0.5).contains(missedPeriodProbability) else {
      throw .outOfRange(.missedPeriodProbability)
    }
    guard (0...0.5).contains(spuriousStartProbability) else {
      throw .outOfRange(.spuriousStartProbability)
    }
    self.version = version
    self.cycleLength = cycleLength
    self.ovulationDay = ovulationDay
    self.lutealLength = lutealLength
    self.mensesLength = mensesLength
    self.lutealRegression = lutealRegression
    self.missedPeriodProbability = missedPeriodProbability
    self.spuriousStartProbability = spuriousStartProbability
  }

  /// A parameter of a population.
  public enum Parameter: Hashable, Sendable {
    /// The typical mode.
    case location
    /// The scale of the modes of women.
    case spread
    /// The change of the mode for each year of age.
    case agePerYear
    /// The typical logarithm of the scale.
    case logScale
    /// The change of the logarithm of the scale for each day of mode.
    case logScaleSlope
    /// The standard deviation of the logarithm of the scale.
    case logScaleSpread
    /// The ratio of the scales above and below the mode.
    case skew
    /// The degrees of freedom.
    case degreesOfFreedom
    /// The mode to which the logarithm of the scale refers.
    case pivot
    /// The smallest possible number of days.
    case minimum
    /// The probability that a period is not logged.
    case missedPeriodProbability
    /// The probability that a logged start is not the start of a cycle.
    case spuriousStartProbability
    /// The regression of the luteal length on the cycle length.
    case lutealRegression
  }
}

extension CyclePopulation {
  /// An error that ``CyclePopulation`` throws for invalid parameters or too little data.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The parameter is out of range or NaN.
    case outOfRange(CyclePopulation.Parameter)
    /// The cohort is too small for a fit, which needs at least 5 women with 2 cycles each.
    case tooFewWomen

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .outOfRange(let parameter): parameter.rule
      case .tooFewWomen: "A fit needs at least 5 women with 2 cycles each."
      }
    }
  }
}

extension CyclePopulation.Parameter {
  /// The range of the parameter, as a sentence.
  fileprivate var rule: String {
    switch self {
    case .location: "The location must be from 1 to 150 days."
    case .spread: "The spread must be from 0.1 to 30 days."
    case .agePerYear: "The change for each year of age must be from -1 to 1 day."
    case .logScale: "The logarithm of the scale must be from -4 to 4."
    case .logScaleSlope: "The slope of the logarithm of the scale must be from -1 to 1."
    case .logScaleSpread: "The spread of the logarithm of the scale must be from 0.02 to 3."
    case .skew: "The skew must be from 0.2 to 5."
    case .degreesOfFreedom: "The degrees of freedom must be from 1 to 400."
    case .pivot: "The pivot must be from 1 to 150 days."
    case .minimum: "The minimum must be from 1 to 100 days."
    case .missedPeriodProbability: "The probability of a missed period must be from 0 to 0.5."
    case .spuriousStartProbability: "The probability of a spurious start must be from 0 to 0.5."
    case .lutealRegression:
      "The luteal regression needs a length at 29 days from 5 to 20, a change per day from -1 to 1, "
        + "a scale from 0.1 to 10, and degrees of freedom from 1 to 400."
    }
  }
}
