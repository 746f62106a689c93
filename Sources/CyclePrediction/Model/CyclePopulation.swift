/// The prior distributions of a population: the lengths of cycles, luteal phases, and menses, and
/// the ovulation day.
///
///     let predictor = CyclePredictor(population: .standard)
///
/// The standard population was fitted to adults with natural cycles who charted. It was not fitted
/// to teenagers, or to women in perimenopause or with polycystic ovary syndrome.
public struct CyclePopulation: Equatable, Sendable {
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
  @nonexhaustive public enum Parameter: Hashable, Sendable {
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
  /// The prior distribution of a trait counted in days, such as cycle length, among women and
  /// within one woman.
  ///
  /// Each woman has her own mode (typical value) and her own scale. Among women, the mode follows a
  /// Student t distribution with 5 degrees of freedom around ``location``. The logarithm of the
  /// scale follows a normal distribution around `logScale + logScaleSlope * (mode - pivot)`. Within
  /// one woman, days follow a two-piece Student t distribution: its scale above the mode is
  /// ``skew`` times the scale below, and no day is below ``minimum``.
  public struct TraitPrior: Equatable, Sendable {
    /// The typical mode at an age of 30 years, in days, in `1...150`.
    public let location: Double

    /// The scale of the modes of women, in days, in `0.1...30`.
    public let spread: Double

    /// The change of the location for each year of age above 30, in days, in `-1...1`; ages are
    /// clamped to 10 and 60.
    public let agePerYear: Double

    /// The typical logarithm of the scale below the mode, at ``pivot``, in `-4...4`.
    public let logScale: Double

    /// The change of the logarithm of the scale for each day of mode above ``pivot``, in `-1...1`.
    public let logScaleSlope: Double

    /// The standard deviation of the logarithm of the scale, in `0.02...3`.
    public let logScaleSpread: Double

    /// The ratio of the scale above the mode to the scale below it, in `0.2...5`.
    public let skew: Double

    /// The degrees of freedom of a woman's days, in `1...400`: the smaller, the more frequent are
    /// outliers.
    public let degreesOfFreedom: Double

    /// The mode to which ``logScale`` refers, in days, in `1...150`.
    public let pivot: Double

    /// The smallest possible number of days, in `1...100`.
    public let minimum: Int

    /// Creates a prior.
    ///
    /// - Throws: ``CyclePopulation/Error/outOfRange(_:)`` for the first parameter that is out of
    ///   range.
    public init(
      location: Double, spread: Double, agePerYear: Double = 0, logScale: Double,
      logScaleSlope: Double = 0, logScaleSpread: Double, skew: Double = 1, degreesOfFreedom: Double,
      pivot: Double, minimum: Int
    ) throws(CyclePopulation.Error) {
      for (parameter, value, range) in [
        (.location, location, 1...150), (.spread, spread, 0.1...30),
        (.agePerYear, agePerYear, -1...1), (.logScale, logScale, -4...4),
        (.logScaleSlope, logScaleSlope, -1...1), (.logScaleSpread, logScaleSpread, 0.02...3),
        (.skew, skew, 0.2...5), (.degreesOfFreedom, degreesOfFreedom, 1...400),
        (.pivot, pivot, 1...150), (.minimum, Double(minimum), 1...100),
      ] as [(CyclePopulation.Parameter, Double, ClosedRange<Double>)] {
        // `contains` is false for NaN.
        guard range.contains(value) else { throw .outOfRange(parameter) }
      }
      self.location = location
      self.spread = spread
      self.agePerYear = agePerYear
      self.logScale = logScale
      self.logScaleSlope = logScaleSlope
      self.logScaleSpread = logScaleSpread
      self.skew = skew
      self.degreesOfFreedom = degreesOfFreedom
      self.pivot = pivot
      self.minimum = minimum
    }
  }

  /// The luteal length given the cycle length: a linear regression with residuals that follow a
  /// Student t distribution.
  public struct LutealRegression: Equatable, Sendable {
    /// The typical luteal length in a cycle of 29 days, in days, in `5...20`.
    public let at29Days: Double

    /// The change of the luteal length for each day of cycle length, in days, in `-1...1`; cycle
    /// lengths are clamped to 21 and 45 days.
    public let perDay: Double

    /// The scale of the Student t distribution, in days, in `0.1...10`.
    public let scale: Double

    /// The degrees of freedom of the Student t distribution, in `1...400`.
    public let degreesOfFreedom: Double

    /// Creates a regression.
    ///
    /// - Throws: ``CyclePopulation/Error/outOfRange(_:)`` for a number out of range.
    public init(
      at29Days: Double, perDay: Double, scale: Double, degreesOfFreedom: Double
    ) throws(CyclePopulation.Error) {
      guard (5...20).contains(at29Days), (-1...1).contains(perDay), (0.1...10).contains(scale),
        (1...400).contains(degreesOfFreedom)
      else { throw .outOfRange(.lutealRegression) }
      self.at29Days = at29Days
      self.perDay = perDay
      self.scale = scale
      self.degreesOfFreedom = degreesOfFreedom
    }

    /// The luteal lengths that are learned from, in days; others come from a wrong ovulation day.
    ///
    /// This package's choice.
    package static let plausibleLengths = 4...22

    /// Returns the typical ovulation day in a cycle of `length` days.
    func ovulationDay(inCycleOf length: Int) -> Double {
      Double(length) - at29Days - perDay * (Double(min(max(length, 21), 45)) - 29)
    }
  }

  /// An error that ``CyclePopulation`` throws for invalid parameters or too little data.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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

#if !hasFeature(Embedded)
extension DecodingError {
  /// Returns the decoding error for a number out of range.
  static func outOfRange(
    _ error: CyclePopulation.Error, at decoder: any Decoder
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
  }
}

/// Encoded as an object of its numbers; decoding rejects what the initializer rejects.
extension CyclePopulation.LutealRegression: Codable {
  private enum CodingKeys: String, CodingKey {
    case at29Days
    case perDay
    case scale
    case degreesOfFreedom
  }

  /// Decodes a regression.
  ///
  /// - Throws: `DecodingError`, including for a number out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        at29Days: container.decode(Double.self, forKey: .at29Days),
        perDay: container.decode(Double.self, forKey: .perDay),
        scale: container.decode(Double.self, forKey: .scale),
        degreesOfFreedom: container.decode(Double.self, forKey: .degreesOfFreedom))
    } catch let error as CyclePopulation.Error {
      throw DecodingError.outOfRange(error, at: decoder)
    }
  }
}

/// Encoded as an object of its numbers; decoding rejects what the initializer rejects.
extension CyclePopulation: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case cycleLength
    case ovulationDay
    case lutealLength
    case mensesLength
    case lutealRegression
    case missedPeriodProbability
    case spuriousStartProbability
  }

  /// Decodes a population.
  ///
  /// - Throws: `DecodingError`, including for a number out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        version: container.decode(String.self, forKey: .version),
        cycleLength: container.decode(TraitPrior.self, forKey: .cycleLength),
        ovulationDay: container.decode(TraitPrior.self, forKey: .ovulationDay),
        lutealLength: container.decode(TraitPrior.self, forKey: .lutealLength),
        mensesLength: container.decode(TraitPrior.self, forKey: .mensesLength),
        lutealRegression: container.decode(LutealRegression.self, forKey: .lutealRegression),
        missedPeriodProbability: container.decode(Double.self, forKey: .missedPeriodProbability),
        spuriousStartProbability: container.decode(Double.self, forKey: .spuriousStartProbability))
    } catch let error as CyclePopulation.Error {
      throw DecodingError.outOfRange(error, at: decoder)
    }
  }
}

/// Encoded as an object of its numbers; decoding rejects what the initializer rejects.
extension CyclePopulation.TraitPrior: Codable {
  private enum CodingKeys: String, CodingKey {
    case location
    case spread
    case agePerYear
    case logScale
    case logScaleSlope
    case logScaleSpread
    case skew
    case degreesOfFreedom
    case pivot
    case minimum
  }

  /// Decodes a prior.
  ///
  /// - Throws: `DecodingError`, including for a number out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double {
      try container.decode(Double.self, forKey: key)
    }
    do {
      try self.init(
        location: number(.location), spread: number(.spread), agePerYear: number(.agePerYear),
        logScale: number(.logScale), logScaleSlope: number(.logScaleSlope),
        logScaleSpread: number(.logScaleSpread), skew: number(.skew),
        degreesOfFreedom: number(.degreesOfFreedom), pivot: number(.pivot),
        minimum: container.decode(Int.self, forKey: .minimum))
    } catch let error as CyclePopulation.Error {
      throw DecodingError.outOfRange(error, at: decoder)
    }
  }
}
#endif
