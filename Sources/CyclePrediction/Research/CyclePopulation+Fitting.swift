extension CyclePopulation {
  /// Creates a population by fitting it to the women of `cohort`, maximizing the likelihood of each
  /// cycle given the cycles before it (type-II maximum likelihood) with the simplex method.
  ///
  /// The probabilities of missed and spurious starts cannot be estimated from a carefully kept log,
  /// so they are taken from `other`. The same applies to a trait observed in fewer than 5 women
  /// with 2 values each. The search starts from round numbers, never from those of `other`. The
  /// same cohort gives the same population.
  ///
  /// - Complexity: O(*n*) in the number of cycles; a few seconds for a thousand in optimized code.
  /// - Throws: ``CyclePopulation/Error/tooFewWomen`` if there are fewer than 5 women with 2 cycles
  ///   each.
  public init(fitting cohort: CycleCohort, assuming other: CyclePopulation = .standard)
    throws(CyclePopulation.Error)
  {
    let lengths = TraitFit(
      cohort, on: .cycleLength, usesAge: true, missed: other.missedPeriodProbability,
      spurious: other.spuriousStartProbability
    ) { $0.length }
    guard lengths.isFeasible else { throw .tooFewWomen }
    let ovulationDays = TraitFit(cohort, on: .ovulationDay, usesAge: true) { $0.ovulationDay }
    let lutealLengths = TraitFit(cohort, on: .lutealLength) { cycle in
      cycle.lutealLength.flatMap { LutealRegression.plausibleLengths.contains($0) ? $0 : nil }
    }
    let mensesLengths = TraitFit(cohort, on: .mensesLength) { $0.mensesLength }
    try self.init(
      version: "\(cohort.women.count) women, \(cohort.cycleCount) cycles, digest \(cohort.digest)",
      cycleLength: lengths.prior(orElse: other.cycleLength),
      ovulationDay: ovulationDays.prior(orElse: other.ovulationDay),
      lutealLength: lutealLengths.prior(orElse: other.lutealLength),
      mensesLength: mensesLengths.prior(orElse: other.mensesLength),
      lutealRegression: LutealRegression(fitting: cohort, orElse: other.lutealRegression),
      missedPeriodProbability: other.missedPeriodProbability,
      spuriousStartProbability: other.spuriousStartProbability)
  }
}

extension TraitFit {
  /// Collects the days that `day` returns for the cycles of each woman.
  fileprivate init(
    _ cohort: CycleCohort, on axes: GridAxes, usesAge: Bool = false, missed: Double = 0,
    spurious: Double = 0, day: (CycleCohort.CycleRecord) -> Int?
  ) {
    self.init(
      sequences: cohort.women.map { ($0.cycles.compactMap(day), $0.context) },
      axes: axes, usesAge: usesAge, missed: missed, spurious: spurious)
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
