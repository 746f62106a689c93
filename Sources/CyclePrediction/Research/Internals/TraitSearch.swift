/// A fit of a ``CyclePopulation/TraitPrior`` to sequences of days, by the likelihood of each day
/// given those before it.
struct TraitFit {
  /// The days of a trait for each woman, in order, with her context.
  let sequences: [(days: [Int], context: CycleContext)]

  /// The points of the grid.
  let axes: GridAxes

  /// Whether the location depends on age.
  let usesAge: Bool

  /// The assumptions about the log; 0 for a trait that is not logged as distances.
  let missed: Double
  let spurious: Double

  /// Whether at least 5 women have 2 values each.
  var isFeasible: Bool { sequences.count { $0.days.count >= 2 } >= 5 }

  /// Returns the prior of the largest likelihood, with values that are not fitted taken from
  /// `other`; `other` itself if there is too little data.
  func prior(orElse other: CyclePopulation.TraitPrior) -> CyclePopulation.TraitPrior {
    guard isFeasible else { return other }
    let best = minimum(
      of: { vector in
        guard let prior = self.prior(vector, other) else { return 1e9 }
        return self.negativeLogLikelihood(of: prior)
      }, near: start(around: other.pivot), steps: steps, tolerance: 0.01)
    return prior(best, other) ?? other
  }

  /// Returns minus the logarithm of the probability of every day given the days before it.
  func negativeLogLikelihood(of prior: CyclePopulation.TraitPrior) -> Double {
    let model = GridModel(prior, on: axes, missed: missed)
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

  private func prior(_ vector: [Double], _ other: CyclePopulation.TraitPrior) -> CyclePopulation
    .TraitPrior?
  {
    try? CyclePopulation.TraitPrior(
      location: vector[0], spread: exponential(vector[1]), agePerYear: usesAge ? vector[7] : 0,
      logScale: vector[2], logScaleSlope: vector[4], logScaleSpread: exponential(vector[3]),
      skew: exponential(vector[5]), degreesOfFreedom: exponential(vector[6]), pivot: other.pivot,
      minimum: other.minimum)
  }
}
