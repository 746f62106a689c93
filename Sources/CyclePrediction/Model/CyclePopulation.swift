/// What is known of women in general before anything is known of one: priors of the lengths of
/// cycles, luteal phases and menses, and of the day of ovulation.
///
///     let ours = try CyclePopulation(fitting: cohort)
///     let predictor = CyclePredictor(population: ours)
///
/// The standard population was fitted to adults with natural cycles who charted; it knows nothing
/// of teenagers, perimenopause or polycystic ovary syndrome.
public struct CyclePopulation: Hashable, Sendable {
  /// The name of these numbers, for a report that others can repeat.
  public let version: String

  /// The length of cycles.
  public let cycleLength: TraitPrior

  /// The day of ovulation, counted from the first day of the cycle as 1.
  public let ovulationDay: TraitPrior

  /// The length of the luteal phase: the length of the cycle less the day of ovulation.
  public let lutealLength: TraitPrior

  /// The length of the menses.
  public let mensesLength: TraitPrior

  /// The luteal phase in a cycle of known length.
  public let lutealRegression: LutealRegression

  /// The probability that a period went unlogged, in `0...0.5`.
  public let missedPeriodProbability: Double

  /// The probability that a logged start was no start of a cycle, in `0...0.5`.
  public let spuriousStartProbability: Double

  /// Creates a population from numbers of one's own.
  ///
  /// Neither probability can be told from a carefully kept log, so both are assumptions: one period
  /// in twenty unlogged, one start in fifty spurious.
  ///
  /// - Throws: ``CyclePopulation/Error/outOfRange(_:)``.
  public init(
    version: String, cycleLength: TraitPrior, ovulationDay: TraitPrior, lutealLength: TraitPrior,
    mensesLength: TraitPrior, lutealRegression: LutealRegression,
    missedPeriodProbability: Double = 0.05, spuriousStartProbability: Double = 0.02
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

  /// A parameter of a population's model.
  public enum Parameter: Hashable, Sendable {
    /// The typical mode.
    case location
    /// The scale of the modes of women.
    case spread
    /// What a year of age adds.
    case agePerYear
    /// The typical logarithm of the scale.
    case logScale
    /// What a day of mode adds to the logarithm of the scale.
    case logScaleSlope
    /// The standard deviation of the logarithm of the scale.
    case logScaleSpread
    /// The ratio of the scales above and below the mode.
    case skew
    /// The degrees of freedom.
    case degreesOfFreedom
    /// The mode at which the scale is stated.
    case pivot
    /// The smallest possible number of days.
    case minimum
    /// The probability that a period was not logged.
    case missedPeriodProbability
    /// The probability that a logged start was none.
    case spuriousStartProbability
    /// How the luteal phase depends on the length of the cycle.
    case lutealRegression
  }
}

extension CyclePopulation {
  /// The reason numbers do not describe a ``CyclePopulation``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The parameter is outside its range, or not a number.
    case outOfRange(CyclePopulation.Parameter)
    /// The cohort holds too few women or cycles to fit anything to: at least 5 women with 2 cycles.
    case tooFewWomen
  }
}
