/// A predictor of periods, ovulation, and fertile days.
///
///     let predictor = CyclePredictor()
///     let length = predictor.cycleLength(after: [28, 31, 27])  // in days, oldest first
///     print(length.median, length.interval(covering: 0.8))
///
/// A predictor is a value that many forecasts can share. Creating one for a custom population
/// builds its tables, which takes milliseconds.
public struct CyclePredictor: Sendable {
  let models: PopulationModels

  /// Creates a predictor from the prior distributions of a population.
  public init(population: CyclePopulation = .standard) {
    models = population == .standard ? .standard : PopulationModels(population)
  }

  /// The population that provides the prior distributions.
  public var population: CyclePopulation { models.population }

  /// Returns the distribution of the next cycle's length, in days, after cycles of `lengths`,
  /// oldest first.
  ///
  /// A number below 1 or above 150 is not informative, and separates the lengths before it from
  /// those after it. A number about twice as long as usual may be two cycles with a period that was
  /// not logged, and two short numbers in a row may be one cycle with bleeding in between; each
  /// case is weighted by its probability.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func cycleLength(
    after lengths: [Int], context: CycleContext = CycleContext()
  ) -> DayDistribution {
    var state = CycleLengthState(self, context: context)
    for length in lengths { state.observe(length) }
    return state.prediction()
  }

  /// Returns the distribution of the ovulation day in the next cycle, after cycles with ovulation
  /// on `days`, oldest first; the first day of the period is day 1.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func ovulationDay(
    after days: [Int], context: CycleContext = CycleContext()
  ) -> DayDistribution {
    models.ovulationDay.prediction(after: days, context)
  }

  /// Returns the distribution of the next luteal phase's length, in days, after luteal phases of
  /// `lengths`, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func lutealLength(after lengths: [Int]) -> DayDistribution {
    models.lutealLength.prediction(after: lengths, CycleContext())
  }

  /// Returns the distribution of the next menses' length, in days, after menses of `lengths`,
  /// oldest first.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func mensesLength(after lengths: [Int]) -> DayDistribution {
    models.mensesLength.prediction(after: lengths, CycleContext())
  }
}

extension CyclePredictor {
  /// Calls `body` with the index of each history, counted from 0, and the distribution of the next
  /// cycle's length after it, in days.
  ///
  ///     predictor.forEachCycleLength(after: histories) { user, length in
  ///       medians[user] = length.median
  ///     }
  ///
  /// All predictions share the memory of one: the memory use does not grow with the number of
  /// histories, unless `body` keeps a distribution. If `body` throws, the iteration ends.
  ///
  /// - Complexity: O(*n*) in the number of lengths of all histories.
  @inlinable
  public func forEachCycleLength<Failure: Error>(
    after histories: some Sequence<LengthHistory>,
    _ body: (Int, DayDistribution) throws(Failure) -> Void
  ) throws(Failure) {
    var state = CycleLengthState(self)
    var distribution = state.prediction()
    var position = 0
    for history in histories {
      state.reset(context: history.context)
      for length in history.lengths { state.observe(length) }
      state.predict(into: &distribution)
      try body(position, distribution)
      position += 1
    }
  }

  /// The cycle lengths of one person, for ``CyclePredictor/forEachCycleLength(after:_:)``.
  public struct LengthHistory: Equatable, Sendable, PrivateValue {
    /// The lengths of the cycles in days, oldest first.
    public var lengths: [Int]

    /// The person's age and conditions.
    public var context: CycleContext

    /// Creates a history.
    public init(lengths: [Int], context: CycleContext = CycleContext()) {
      self.lengths = lengths
      self.context = context
    }
  }
}

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
  /// The prediction of a state on a day of the current cycle.
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
    let start = CycleForecast.fading(
      isKnown ? outlook.start : nil, filter, elapsed: days, isDayOver: isDayOver)
    var fertile = outlook.fertile
    if unknown > 0 {
      // What the latest start no longer tells follows from the next one.
      let ovulation = start.plus(models.lutealLength.prediction(after: [], CycleContext()).negated)
      let any = ovulation.probabilities(in: 0...5).reduce(0, +)
      fertile = min((1 - unknown) * fertile + unknown * any, 1)
    }
    return DayForecast(
      daysUntilStart: start, fertileProbability: fertile,
      probabilityOfMissedPeriod: min(outlook.missed + unknown * (1 - outlook.missed), 1),
      probabilityOfSpuriousStart: min(outlook.spurious * (1 - unknown), 1))
  }
}
