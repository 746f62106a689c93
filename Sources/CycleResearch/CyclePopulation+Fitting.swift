import CyclePrediction

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
    self = try Fit(cohort, assuming: other, grids: [:], findsErrors: false) { _ in }.population
  }
}

extension CyclePopulation.Fit {
  /// Fits a population to the women of `cohort`, and finds the standard errors.
  ///
  /// - Parameters:
  ///   - cohort: The women and their cycles.
  ///   - other: The population that provides what cannot be fitted.
  ///   - grids: The grids of some traits; the others have ``Grid/standard(for:)``.
  ///   - progress: Called after each likelihood of the search, in the thread of the caller.
  /// - Complexity: O(*n*) in the number of cycles; about a tenth longer than
  ///   `CyclePopulation.init(fitting:assuming:)`.
  /// - Throws: `CyclePopulation.Error.tooFewWomen` if there are fewer than 5 women with 2 cycles
  ///   each.
  public init(
    _ cohort: CycleCohort, assuming other: CyclePopulation = .standard, grids: [Trait: Grid] = [:],
    progress: (Progress) -> Void = { _ in }
  ) throws(CyclePopulation.Error) {
    try self.init(cohort, assuming: other, grids: grids, findsErrors: true, progress)
  }

  fileprivate init(
    _ cohort: CycleCohort, assuming other: CyclePopulation, grids: [Trait: Grid], findsErrors: Bool,
    _ progress: (Progress) -> Void
  ) throws(CyclePopulation.Error) {
    let searches = Trait.allCases.map { trait in
      TraitSearch(cohort, trait, (grids[trait] ?? .standard(for: trait)).axes, assuming: other)
    }
    guard searches[0].isFeasible else { throw .tooFewWomen }
    var traits: [TraitFit] = []
    func prior(
      _ place: Int, orElse prior: CyclePopulation.TraitPrior
    ) -> CyclePopulation.TraitPrior {
      let trait = Trait.allCases[place]
      let found = searches[place].fit(orElse: prior, findsErrors: findsErrors) {
        progress(Progress(trait: trait, evaluations: $0, logLikelihood: -$1))
      }
      guard let found else { return prior }
      traits.append(searches[place].summary(of: found, trait))
      return found.prior
    }
    population = try CyclePopulation(
      version: "\(cohort.women.count) women, \(cohort.cycleCount) cycles, digest \(cohort.digest)",
      cycleLength: prior(0, orElse: other.cycleLength),
      ovulationDay: prior(1, orElse: other.ovulationDay),
      lutealLength: prior(2, orElse: other.lutealLength),
      mensesLength: prior(3, orElse: other.mensesLength),
      lutealRegression: CyclePopulation.LutealRegression(
        fitting: cohort, orElse: other.lutealRegression),
      missedPeriodProbability: other.missedPeriodProbability,
      spuriousStartProbability: other.spuriousStartProbability)
    self.traits = traits
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
