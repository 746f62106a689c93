import CyclePrediction

/// A rule that predicts the length of the next cycle, for use in a ``Backtest``.
///
///     struct LastLength: CycleLengthForecasting {
///       func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
///         DayDistribution(point: lengths.last ?? 28)
///       }
///     }
///     print(Backtest(LastLength(), on: cohort).report)
public protocol CycleLengthForecasting {
  /// Returns the distribution of the next cycle's length, in days, after cycles of `lengths`,
  /// oldest first.
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution

  /// Returns the distributions before the first of `lengths`, after the first, and so on until
  /// after the last: one more forecast than lengths.
  ///
  /// The default implementation calls ``cycleLength(after:context:)`` each time, which takes
  /// quadratic time.
  func cycleLengths(walkingThrough lengths: [Int], context: CycleContext) -> [DayDistribution]

  /// The name of the rule and its parameters, for a reproducible report; by default the name of the
  /// type.
  var provenance: String { get }
}

extension CycleLengthForecasting {
  /// Returns the forecasts of ``cycleLength(after:context:)`` before the first of `lengths`, after
  /// the first, and so on until after the last.
  ///
  /// - Complexity: O(*n*²) in the number of lengths.
  public func cycleLengths(
    walkingThrough lengths: [Int], context: CycleContext
  ) -> [DayDistribution] {
    (0...lengths.count).map { cycleLength(after: Array(lengths[..<$0]), context: context) }
  }

  /// The name of the type.
  public var provenance: String { "\(Self.self)" }
}

extension CyclePredictor: CycleLengthForecasting {
  /// Returns the distributions of the next cycle's length, in days, before the first of `lengths`,
  /// after the first, and so on until after the last.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  public func cycleLengths(
    walkingThrough lengths: [Int], context: CycleContext = CycleContext()
  ) -> [DayDistribution] {
    var state = CycleLengthState(self, context: context)
    var forecasts = [state.prediction()]
    forecasts.reserveCapacity(lengths.count + 1)
    for length in lengths {
      state.observe(length)
      forecasts.append(state.prediction())
    }
    return forecasts
  }

  /// The name of the type and the version of the population.
  public var provenance: String { "CyclePredictor, population \(population.version)" }
}

extension CyclePredictor.LengthHistory {
  /// Creates the history of a woman of a cohort, with her age.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public init(_ woman: CycleCohort.Woman) {
    self.init(lengths: woman.cycles.map(\.length), context: woman.context)
  }
}
