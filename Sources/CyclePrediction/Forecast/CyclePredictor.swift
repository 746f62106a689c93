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
