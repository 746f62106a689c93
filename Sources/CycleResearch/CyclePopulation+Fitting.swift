import CyclePrediction

extension CyclePopulation {
  /// A fit of a population to a cohort: the population, and for each trait the likelihood and the
  /// estimates with their standard errors.
  ///
  ///     let fit = try CyclePopulation.Fit(cohort) { progress in
  ///       show(progress.trait, progress.evaluations, progress.logLikelihood)
  ///     }
  ///     print(fit.report)
  ///     let predictor = CyclePredictor(population: fit.population)
  ///
  /// The population is that of `CyclePopulation.init(fitting:assuming:)` on the standard grids.
  public struct Fit: Equatable, Sendable {
    /// The fitted population.
    public let population: CyclePopulation

    /// The traits that were fitted, in the order of ``Trait``; a trait that was taken from the assumed
    /// population is not among them.
    public let traits: [TraitFit]

    /// A part of a population that is fitted by itself.
    @nonexhaustive public enum Trait: String, Hashable, CaseIterable, Sendable {
      /// The length of cycles.
      case cycleLength
      /// The ovulation day.
      case ovulationDay
      /// The length of the luteal phase.
      case lutealLength
      /// The length of the menses.
      case mensesLength

      /// Creates a trait from its name, or returns `nil` for an unknown name.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// The fit of one trait.
    public struct TraitFit: Hashable, Sendable {
      /// The trait.
      public let trait: Trait

      /// The number of women with a value.
      public let womanCount: Int

      /// The number of values.
      public let valueCount: Int

      /// The natural logarithm of the probability of every value given those before it.
      public let logLikelihood: Double

      /// The number of likelihoods that the search evaluated.
      public let evaluations: Int

      /// The fitted parameters.
      public let estimates: [Estimate]
    }

    /// A fitted parameter.
    public struct Estimate: Hashable, Sendable {
      /// The parameter.
      public let parameter: CyclePopulation.Parameter

      /// The value with the largest likelihood.
      public let value: Double

      /// The standard error by the observed information, in the unit of the value; `nil` if the
      /// likelihood has no maximum in all directions, as with few women.
      public let standardError: Double?
    }

    /// How far the fit of a trait has come.
    public struct Progress: Hashable, Sendable {
      /// The trait that is being fitted.
      public let trait: Trait

      /// The number of likelihoods evaluated for it, from 1 on; usually some hundred to two thousand in
      /// all.
      public let evaluations: Int

      /// The largest logarithm of a likelihood so far.
      public let logLikelihood: Double
    }

    /// The typical values and the variations of women that a fit considers for a trait.
    public struct Grid: Hashable, Sendable {
      let axes: GridAxes

      /// The typical values, in days, ascending.
      public var modes: [Double] { axes.modes }

      /// The smallest and the largest variation within a woman, in days; eight are considered, evenly
      /// spaced in their logarithm.
      public var scales: ClosedRange<Double> { axes.scales[0]...axes.scales[7] }

      /// Creates a grid, or returns `nil` unless there are 2 to 500 ascending modes in `1...150` days, and
      /// the scales are different and in `0.1...50` days.
      public init?(modes: [Double], scales: ClosedRange<Double>) {
        guard (2...500).contains(modes.count), modes.allSatisfy({ (1...150).contains($0) }),
          zip(modes, modes.dropFirst()).allSatisfy({ $0 < $1 }), scales.lowerBound >= 0.1,
          scales.upperBound <= 50, scales.lowerBound < scales.upperBound
        else { return nil }
        axes = GridAxes(
          modes: modes, smallestScale: scales.lowerBound, largestScale: scales.upperBound)
      }

      init(_ axes: GridAxes) { self.axes = axes }

      /// The grid that `CyclePopulation.init(fitting:assuming:)` uses for a trait.
      public static func standard(for trait: Trait) -> Grid {
        switch trait {
        case .cycleLength: Grid(.cycleLength)
        case .ovulationDay: Grid(.ovulationDay)
        case .lutealLength: Grid(.lutealLength)
        case .mensesLength: Grid(.mensesLength)
        }
      }
    }
  }
}

extension CyclePopulation.Fit {
  /// The estimates as a table, below the lines that make it reproducible.
  public var report: String {
    var lines = [population.version]
    for fit in traits {
      lines.append(
        "\(fit.trait.rawValue): \(fit.womanCount) women, \(fit.valueCount) values, log-likelihood "
          + "\(fixed(fit.logLikelihood, 2)), \(fit.evaluations) evaluations")
      var rows = [["", "estimate", "standard error"]]
      for estimate in fit.estimates {
        rows.append([
          "  " + estimate.parameter.name, fixed(estimate.value, 4),
          estimate.standardError.map { fixed($0, 4) } ?? "-",
        ])
      }
      lines += aligned(rows)
    }
    return lines.joined(separator: "\n")
  }
}

extension CyclePopulation.Parameter {
  /// The name of a fitted parameter in a table.
  fileprivate var name: String {
    switch self {
    case .location: "location"
    case .spread: "spread"
    case .agePerYear: "agePerYear"
    case .logScale: "logScale"
    case .logScaleSlope: "logScaleSlope"
    case .logScaleSpread: "logScaleSpread"
    case .skew: "skew"
    case .degreesOfFreedom: "degreesOfFreedom"
    case .pivot: "pivot"
    case .minimum: "minimum"
    case .missedPeriodProbability: "missedPeriodProbability"
    case .spuriousStartProbability: "spuriousStartProbability"
    case .lutealRegression: "lutealRegression"
    }
  }
}

extension CyclePopulation {
  /// Creates a population by fitting it to the women of `cohort`, maximizing the likelihood of each
  /// cycle given the cycles before it (type-II maximum likelihood) with the simplex method.
  ///
  /// The probabilities of missed and spurious starts cannot be estimated from a carefully kept log,
  /// so they are taken from `other`. The same applies to a trait observed in fewer than 5 women
  /// with 2 values each. The search starts from round numbers, never from those of `other`. The
  /// same cohort gives the same population. `CyclePopulation.Fit` adds the likelihood and standard
  /// errors.
  ///
  /// - Complexity: O(*n*) in the number of cycles; a few seconds for a thousand in optimized code.
  /// - Throws: `CyclePopulation.Error.tooFewWomen` if there are fewer than 5 women with 2 cycles
  ///   each.
  public init(fitting cohort: CycleCohort, assuming other: CyclePopulation = .standard)
    throws(CyclePopulation.Error)
  {
    self = try Fit.of(cohort, assuming: other, grids: [:], findsErrors: false) { _ in }.get()
      .population
  }

  /// Creates a population by fitting its cycle lengths alone to the women of `cohort`; the other traits
  /// are those of the standard population.
  init(fittingCycleLengthsOf cohort: CycleCohort) throws(CyclePopulation.Error) {
    self = try Fit.of(
      cohort, assuming: .standard, grids: [:], traits: [.cycleLength], findsErrors: false
    ) { _ in }.get().population
  }
}

extension CyclePopulation.Fit {
  /// Fits a population to the women of `cohort`, and finds the standard errors.
  ///
  /// - Parameters:
  ///   - cohort: The women and their cycles.
  ///   - other: The population that provides what cannot be fitted.
  ///   - grids: The grids of some traits; the others have ``Grid/standard(for:)``.
  ///   - progress: Called after each likelihood of the search, in the thread of the caller. What it
  ///     throws ends the fit, as `Task.checkCancellation()` does.
  /// - Complexity: O(*n*) in the number of cycles; about a tenth longer than
  ///   `CyclePopulation.init(fitting:assuming:)`.
  /// - Throws: `CyclePopulation.Error.tooFewWomen` if there are fewer than 5 women with 2 cycles
  ///   each, and what `progress` throws.
  public init(
    _ cohort: CycleCohort, assuming other: CyclePopulation = .standard, grids: [Trait: Grid] = [:],
    progress: (Progress) throws -> Void = { _ in }
  ) throws {
    self = try Self.of(
      cohort, assuming: other, grids: grids, findsErrors: true, progress
    ).get()
  }

  /// Fits the given traits of a population; what `progress` throws ends the fit.
  fileprivate static func of<Failure>(
    _ cohort: CycleCohort, assuming other: CyclePopulation, grids: [Trait: Grid],
    traits fitted: [Trait] = Trait.allCases, findsErrors: Bool,
    _ progress: (Progress) throws(Failure) -> Void
  ) throws(Failure) -> Result<Self, CyclePopulation.Error> {
    let searches = Trait.allCases.map { trait in
      TraitSearch(cohort, trait, (grids[trait] ?? .standard(for: trait)).axes, assuming: other)
    }
    guard searches[0].isFeasible else { return .failure(.tooFewWomen) }
    var traits: [TraitFit] = []
    func prior(
      _ place: Int, orElse prior: CyclePopulation.TraitPrior
    ) throws(Failure) -> CyclePopulation.TraitPrior {
      let trait = Trait.allCases[place]
      guard fitted.contains(trait) else { return prior }
      let found = try searches[place].fit(orElse: prior, findsErrors: findsErrors) {
        evaluations, least throws(Failure) in
        try progress(Progress(trait: trait, evaluations: evaluations, logLikelihood: -least))
      }
      guard let found else { return prior }
      traits.append(searches[place].summary(of: found, trait))
      return found.prior
    }
    let cycleLength = try prior(0, orElse: other.cycleLength)
    let ovulationDay = try prior(1, orElse: other.ovulationDay)
    let lutealLength = try prior(2, orElse: other.lutealLength)
    let mensesLength = try prior(3, orElse: other.mensesLength)
    return Result { () throws(CyclePopulation.Error) in
      Self(
        population: try CyclePopulation(
          version:
            "\(cohort.women.count) women, \(cohort.cycleCount) cycles, digest \(cohort.digest)",
          cycleLength: cycleLength, ovulationDay: ovulationDay, lutealLength: lutealLength,
          mensesLength: mensesLength,
          lutealRegression: CyclePopulation.LutealRegression(
            fitting: cohort, orElse: other.lutealRegression),
          missedPeriodProbability: other.missedPeriodProbability,
          spuriousStartProbability: other.spuriousStartProbability), traits: traits)
    }
  }
}

extension TraitSearch {
  /// Collects the values of a trait in the cycles of each woman.
  fileprivate init(
    _ cohort: CycleCohort, _ trait: CyclePopulation.Fit.Trait, _ axes: GridAxes,
    assuming other: CyclePopulation
  ) {
    func value(_ cycle: CycleCohort.CycleRecord) -> Int? {
      switch trait {
      case .cycleLength: cycle.length
      case .ovulationDay: cycle.ovulationDay
      case .lutealLength:
        cycle.lutealLength.flatMap {
          CyclePopulation.LutealRegression.plausibleLengths.contains($0) ? $0 : nil
        }
      case .mensesLength: cycle.mensesLength
      }
    }
    let isLogged = trait == .cycleLength
    self.init(
      sequences: cohort.women.map { ($0.cycles.compactMap(value), $0.context) }, axes: axes,
      usesAge: isLogged || trait == .ovulationDay,
      missed: isLogged ? other.missedPeriodProbability : 0,
      spurious: isLogged ? other.spuriousStartProbability : 0)
  }

  /// Returns the public form of a fit.
  fileprivate func summary(
    of found: Found, _ trait: CyclePopulation.Fit.Trait
  ) -> CyclePopulation.Fit.TraitFit {
    CyclePopulation.Fit.TraitFit(
      trait: trait, womanCount: sequences.count { !$0.days.isEmpty },
      valueCount: sequences.reduce(0) { $0 + $1.days.count }, logLikelihood: -found.value,
      evaluations: found.evaluations,
      estimates: found.estimates.map {
        CyclePopulation.Fit.Estimate(
          parameter: $0.parameter, value: $0.value, standardError: $0.error)
      })
  }
}

extension CyclePopulation.LutealRegression {
  /// Fits a line and a Student t distribution to the cycles of 21 to 45 days with a known ovulation
  /// day; uses `other` if there are fewer than 10.
  fileprivate init(fitting cohort: CycleCohort, orElse other: CyclePopulation.LutealRegression) {
    let points = cohort.women.flatMap(\.cycles).compactMap { cycle in
      cycle.lutealLength.flatMap { luteal in
        (21...45).contains(cycle.length) ? (Double(cycle.length) - 29, Double(luteal)) : nil
      }
    }
    func regression(_ vector: [Double]) -> CyclePopulation.LutealRegression? {
      try? CyclePopulation.LutealRegression(
        at29Days: vector[0], perDay: vector[1], scale: exponential(vector[2]),
        degreesOfFreedom: exponential(vector[3]))
    }
    let best = minimum(
      of: { vector in
        guard let line = regression(vector) else { return 1e9 }
        let normalizer = logarithmOfStudentNormalizer(line.degreesOfFreedom) - vector[2]
        return points.reduce(0) { sum, point in
          let deviation = (point.1 - line.at29Days - line.perDay * point.0) / line.scale
          return sum - normalizer + 0.5 * (line.degreesOfFreedom + 1)
            * logarithm(onePlus: deviation * deviation / line.degreesOfFreedom)
        }
      },
      near: [13, 0, 0.4, logarithm(5)], steps: [1, 0.2, 0.3, 0.3], tolerance: 1e-4)
    self = points.count < 10 ? other : regression(best) ?? other
  }
}

/// A fit of a `CyclePopulation.TraitPrior` to sequences of days, by the likelihood of each day
/// given those before it.
struct TraitSearch {
  /// The days of a trait for each woman, in order, with her context.
  let sequences: [(days: [Int], context: CycleContext)]

  /// The points of the grid.
  let axes: GridAxes

  /// Whether the location depends on age.
  let usesAge: Bool

  /// The assumptions about the log; 0 for a trait that is not logged as distances.
  let missed: Double
  let spurious: Double

  /// The largest number of days that is observed.
  private let lastLoggedDay: Int

  init(
    sequences: [(days: [Int], context: CycleContext)], axes: GridAxes, usesAge: Bool,
    missed: Double, spurious: Double
  ) {
    self.sequences = sequences
    self.axes = axes
    self.usesAge = usesAge
    self.missed = missed
    self.spurious = spurious
    lastLoggedDay = sequences.reduce(0) {
      max($0, $1.days.lazy.filter { $0 <= GridModel.lastDay }.max() ?? 0)
    }
  }

  /// Whether at least 5 women have 2 values each.
  var isFeasible: Bool { sequences.count { $0.days.count >= 2 } >= 5 }

  /// The prior of the largest likelihood.
  struct Found {
    let prior: CyclePopulation.TraitPrior
    /// Minus the logarithm of the likelihood.
    let value: Double
    let evaluations: Int
    /// The fitted parameters, with their standard errors if they were asked for and exist.
    let estimates: [(parameter: CyclePopulation.Parameter, value: Double, error: Double?)]
  }

  /// Returns the prior of the largest likelihood, with values that are not fitted taken from
  /// `other`; `nil` if there is too little data.
  ///
  /// `progress` is called with the number of evaluations and the smallest value so far.
  func fit<Failure>(
    orElse other: CyclePopulation.TraitPrior, findsErrors: Bool,
    progress: (Int, Double) throws(Failure) -> Void
  ) throws(Failure) -> Found? {
    guard isFeasible else { return nil }
    var (evaluations, least) = (0, Double.infinity)
    func value(_ vector: [Double]) -> Double {
      guard let prior = prior(vector, other) else { return 1e9 }
      return negativeLogLikelihood(of: prior)
    }
    let best = try minimum(
      of: { vector throws(Failure) in
        let value = value(vector)
        evaluations += 1
        least = min(least, value)
        try progress(evaluations, least)
        return value
      }, near: start(around: other.pivot), steps: steps, tolerance: 0.01)
    guard let prior = prior(best, other) else { return nil }
    let errors = findsErrors ? standardErrors(of: value, at: best, firstSteps: steps) : nil
    return Found(
      prior: prior, value: value(best), evaluations: evaluations,
      estimates: Self.parameters.indices.prefix(best.count).map { index in
        let (parameter, isLogarithm) = Self.parameters[index]
        let estimate = isLogarithm ? exponential(best[index]) : best[index]
        return (parameter, estimate, errors.map { $0[index] * (isLogarithm ? estimate : 1) })
      })
  }

  /// The parameters in the order of the search, and whether it uses their logarithm.
  private static let parameters: [(CyclePopulation.Parameter, isLogarithm: Bool)] = [
    (.location, false), (.spread, true), (.logScale, false), (.logScaleSpread, true),
    (.logScaleSlope, false), (.skew, true), (.degreesOfFreedom, true), (.agePerYear, false),
  ]

  /// Returns minus the logarithm of the probability of every day given the days before it.
  func negativeLogLikelihood(of prior: CyclePopulation.TraitPrior) -> Double {
    let model = GridModel(prior, on: axes, missed: missed, lastLoggedDay: lastLoggedDay)
    var posterior = GridPosterior(model, CycleContext())
    var sum = 0.0
    for (days, context) in sequences {
      posterior.reset(context)
      for day in days {
        sum -= posterior.logProbability(of: day)
        posterior.observe(day, spurious: spurious)
      }
    }
    return sum
  }

  /// Returns the start of the search: round numbers that suit days around `pivot`, independent of
  /// the data.
  ///
  /// The location, the logarithm of the spread, the scale's logarithm, the logarithm of its spread,
  /// its slope, the logarithms of skew and degrees of freedom, and the slope by age.
  private func start(around pivot: Double) -> [Double] {
    [pivot, logarithm(pivot / 15), logarithm(pivot / 15), logarithm(0.4), 0, 0.2, logarithm(5)]
      + (usesAge ? [0] : [])
  }

  /// The first steps of the search, in the same order.
  private var steps: [Double] { [1, 0.3, 0.3, 0.3, 0.05, 0.2, 0.3] + (usesAge ? [0.1] : []) }

  private func prior(
    _ vector: [Double], _ other: CyclePopulation.TraitPrior
  ) -> CyclePopulation.TraitPrior? {
    try? CyclePopulation.TraitPrior(
      location: vector[0], spread: exponential(vector[1]), agePerYear: usesAge ? vector[7] : 0,
      logScale: vector[2], logScaleSlope: vector[4], logScaleSpread: exponential(vector[3]),
      skew: exponential(vector[5]), degreesOfFreedom: exponential(vector[6]), pivot: other.pivot,
      minimum: other.minimum)
  }
}
