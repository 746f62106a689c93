/// The state of a cycle-length prediction that is updated one cycle at a time.
///
///     var state = CycleLengthState(CyclePredictor())
///     for length in [28, 31, 27] { state.observe(length) }
///     print(state.prediction().median)
///
/// The prediction is bit-identical to the one from all lengths at once. For a server, storing
/// lengths takes less space than storing states.
public struct CycleLengthState: Sendable, PrivateValue {
  private(set) var filter: CycleFilter
  private let models: PopulationModels

  /// Creates a state that has observed no cycle.
  public init(_ predictor: CyclePredictor, context: CycleContext = CycleContext()) {
    filter = CycleFilter(predictor.models.cycles, context)
    models = predictor.models
  }

  /// The number of lengths observed.
  public var count: Int { filter.count }

  /// Updates the state with the length of a cycle, in days; a length below 1 or above 150 is not
  /// informative.
  public mutating func observe(_ length: Int) {
    filter.observe(length)
  }

  /// Forgets all observed lengths, and reuses the memory for another person.
  public mutating func reset(context: CycleContext = CycleContext()) {
    filter.reset(context)
  }

  /// Returns the distribution of the next cycle's length, in days.
  public func prediction() -> DayDistribution {
    var filter = filter
    var distribution = DayDistribution(point: 0)
    filter.predict(into: &distribution)
    return distribution
  }

  /// Writes the distribution of the next cycle's length, in days, to `distribution`, reusing its
  /// memory if it fits.
  public mutating func predict(into distribution: inout DayDistribution) {
    filter.predict(into: &distribution)
  }
}

extension CycleLengthState {
  /// What a state predicts on a day of the current cycle.
  public struct DayForecast: Hashable, Sendable, PrivateValue {
    /// The number of days until the next period starts; 0 is the day of the forecast.
    public let daysUntilStart: DayDistribution

    /// The probability that the day is a fertile day.
    public let fertileProbability: Double

    /// The probability that a period since the latest logged one was not logged.
    public let probabilityOfMissedPeriod: Double

    /// The probability that the latest logged period was other bleeding.
    public let probabilityOfSpuriousStart: Double
  }

  /// Returns the forecast `days` days after the latest logged start.
  ///
  /// If the day is over, no period started on it, so the next start is a later day. A number below 0
  /// counts as 0. The ovulation day follows from the lengths of cycles alone.
  public func forecast(daysSinceStart days: Int, isDayOver: Bool = false) -> DayForecast {
    let days = max(days, 0)
    let isKnown = days < CycleModel.lastDay - 1
    let outlook = DayOutlook(
      models, filter, elapsed: min(days, CycleModel.lastDay - 2), isDayOver: isDayOver)
    let unknown = CycleForecast.shareUnknown(elapsed: days, filter)
    return DayForecast(
      daysUntilStart: CycleForecast.fading(
        isKnown ? outlook.start : nil, filter, elapsed: days, isDayOver: isDayOver),
      fertileProbability: outlook.fertile,
      probabilityOfMissedPeriod: min(outlook.missed + unknown * (1 - outlook.missed), 1),
      probabilityOfSpuriousStart: min(outlook.spurious * (1 - unknown), 1))
  }
}
