import CyclePrediction

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
  func fit(
    orElse other: CyclePopulation.TraitPrior, findsErrors: Bool, progress: (Int, Double) -> Void
  ) -> Found? {
    guard isFeasible else { return nil }
    var (evaluations, least) = (0, Double.infinity)
    func value(_ vector: [Double]) -> Double {
      guard let prior = prior(vector, other) else { return 1e9 }
      return negativeLogLikelihood(of: prior)
    }
    let best = minimum(
      of: { vector in
        let value = value(vector)
        evaluations += 1
        least = min(least, value)
        progress(evaluations, least)
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
