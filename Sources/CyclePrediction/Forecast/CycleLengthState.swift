/// The state of a cycle-length prediction that is updated one cycle at a time.
///
///     var state = CycleLengthState(CyclePredictor())
///     for length in [28, 31, 27] { state.observe(length) }
///     print(state.prediction().median)
///
/// The prediction is bit-identical to the one from all lengths at once. For a server, storing
/// lengths takes less space than storing states.
public struct CycleLengthState: Sendable, PrivateValue {
  private var posterior: GridPosterior
  private let spurious: Double

  /// Creates a state that has observed no cycle.
  public init(_ predictor: CyclePredictor, context: CycleContext = CycleContext()) {
    posterior = GridPosterior(predictor.models.cycleLength, context)
    spurious = predictor.population.spuriousStartProbability
  }

  /// The number of lengths observed.
  public var count: Int { posterior.count }

  /// Updates the state with the length of a cycle, in days; a length below 1 or above 150 is not
  /// informative.
  public mutating func observe(_ length: Int) {
    posterior.observe(length, spurious: spurious)
  }

  /// Forgets all observed lengths, and reuses the memory for another person.
  public mutating func reset(context: CycleContext = CycleContext()) {
    posterior.reset(context)
  }

  /// Returns the distribution of the next cycle's length, in days.
  public func prediction() -> DayDistribution {
    posterior.prediction()
  }

  /// Writes the distribution of the next cycle's length, in days, to `distribution`, reusing its
  /// memory if it fits.
  public mutating func predict(into distribution: inout DayDistribution) {
    posterior.predict(into: &distribution)
  }
}
