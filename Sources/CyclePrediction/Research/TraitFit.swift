/// Fits a ``TraitPrior`` to sequences of days, by the likelihood of each day given those before it.
struct TraitFit {
  /// The days of a trait of each woman, in their order, with what is known of her.
  let sequences: [(days: [Int], context: CycleContext)]

  /// Where the grid lies.
  let axes: GridAxes

  /// Whether the location depends on age.
  let usesAge: Bool

  /// What is assumed of logging; 0 for a trait that is not logged as distances.
  let missed: Double
  let spurious: Double

  /// Whether at least 5 women have 2 values each.
  var isFeasible: Bool { sequences.count { $0.days.count >= 2 } >= 5 }

  /// The prior of the largest likelihood near `start`, which also says what is not fitted.
  ///
  /// `start` itself if there is too little to fit it to.
  func prior(near start: TraitPrior) -> TraitPrior {
    guard isFeasible else { return start }
    let best = minimum(
      of: { vector in
        guard let prior = self.prior(vector, start) else { return 1e9 }
        return self.negativeLogLikelihood(of: prior)
      }, near: vector(start), tolerance: 0.01, evaluations: 900)
    return prior(best, start) ?? start
  }

  /// Minus the logarithm of the probability of every day given the days before it.
  func negativeLogLikelihood(of prior: TraitPrior) -> Double {
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

  private func vector(_ prior: TraitPrior) -> [Double] {
    var vector = [
      prior.location, logarithm(prior.spread), prior.logScale, logarithm(prior.logScaleSpread),
      prior.logScaleSlope, logarithm(prior.skew), logarithm(prior.degreesOfFreedom),
    ]
    if usesAge { vector.append(prior.agePerYear) }
    return vector
  }

  private func prior(_ vector: [Double], _ start: TraitPrior) -> TraitPrior? {
    try? TraitPrior(
      location: vector[0], spread: exponential(vector[1]), agePerYear: usesAge ? vector[7] : 0,
      logScale: vector[2], logScaleSlope: vector[4], logScaleSpread: exponential(vector[3]),
      skew: exponential(vector[5]), degreesOfFreedom: exponential(vector[6]), pivot: start.pivot,
      minimum: start.minimum)
  }
}
