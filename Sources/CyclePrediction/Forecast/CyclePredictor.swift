/// Predicts periods, ovulation and fertile days from what a woman has logged.
///
///     let predictor = CyclePredictor()
///     let length = predictor.cycleLength(after: [28, 31, 27])      // lengths in days, oldest first
///     print(length.median, length.interval(covering: 0.8))
///
/// A predictor is a value that many forecasts share; creating one for a population of one's own
/// builds its tables, which takes milliseconds.
public struct CyclePredictor: Sendable {
  let models: PopulationModels

  /// Creates a predictor whose prior knowledge is `population`.
  public init(population: CyclePopulation = .standard) {
    models = population == .standard ? .standard : PopulationModels(population)
  }

  /// What is known of women in general.
  public var population: CyclePopulation { models.population }

  /// The length of the next cycle, in days, after cycles of `lengths`, oldest first.
  ///
  /// Numbers below 1 and above 150 say nothing and part what is on either side of them. A number
  /// about twice as long as usual counts as a period that was not logged, and two short ones in a
  /// row as one cycle with a bleed in it, each with its probability.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func cycleLength(
    after lengths: [Int], context: CycleContext = CycleContext()
  ) -> DayDistribution {
    var state = CycleLengthState(self, context: context)
    for length in lengths { state.observe(length) }
    return state.prediction()
  }

  /// The day of ovulation in the next cycle, day 1 being the first of the period, after cycles with
  /// ovulation on `days`, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func ovulationDay(
    after days: [Int], context: CycleContext = CycleContext()
  ) -> DayDistribution {
    models.ovulationDay.prediction(after: days, context)
  }

  /// The length of the next luteal phase, in days, after luteal phases of `lengths`, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func lutealLength(after lengths: [Int]) -> DayDistribution {
    models.lutealLength.prediction(after: lengths, CycleContext())
  }

  /// The length of the next menses, in days, after menses of `lengths`, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func mensesLength(after lengths: [Int]) -> DayDistribution {
    models.mensesLength.prediction(after: lengths, CycleContext())
  }
}
