/// What a woman's cycles so far say about the next one, kept up to date one cycle at a time.
///
///     var state = CycleLengthState(CyclePredictor())
///     for length in [28, 31, 27] { state.observe(length) }
///     print(state.prediction().median)
///
/// The prediction is the same, bit for bit, as the one from all lengths at once. A server that
/// keeps lengths rather than states stores less.
public struct CycleLengthState: Sendable, PrivateValue {
  private var posterior: GridPosterior
  private let spurious: Double

  /// Creates the state of a woman of whom nothing but the context is known.
  public init(_ predictor: CyclePredictor, context: CycleContext = CycleContext()) {
    posterior = GridPosterior(predictor.models.cycleLength, context)
    spurious = predictor.population.spuriousStartProbability
  }

  /// How many lengths have been learned from.
  public var count: Int { posterior.count }

  /// Learns from the length of a cycle, in days; one below 1 or above 150 says nothing.
  public mutating func observe(_ length: Int) {
    posterior.observe(length, spurious: spurious)
  }

  /// Forgets every length, and starts with another woman in the same memory.
  public mutating func reset(context: CycleContext = CycleContext()) {
    posterior.reset(context)
  }

  /// The length of the next cycle, in days.
  public func prediction() -> DayDistribution {
    posterior.prediction()
  }

  /// Writes the length of the next cycle, in days, over `distribution`, in its memory if it fits.
  public mutating func predict(into distribution: inout DayDistribution) {
    posterior.predict(into: &distribution)
  }
}
