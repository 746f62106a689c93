/// A rule that predicts the length of the next cycle, so that a ``Backtest`` can judge it.
///
///     struct LastLength: CycleLengthForecasting {
///       func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
///         DayDistribution(point: lengths.last ?? 28)
///       }
///     }
///     print(Backtest(LastLength(), on: cohort).report)
public protocol CycleLengthForecasting {
  /// The length of the next cycle, in days, after cycles of `lengths`, oldest first.
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution

  /// The length of the next cycle, in days, before the first of `lengths`, after the first, and so
  /// on, and at last after all: one more forecast than there are lengths.
  ///
  /// The default asks ``cycleLength(after:context:)`` each time, which takes quadratic time.
  func cycleLengths(walkingThrough lengths: [Int], context: CycleContext) -> [DayDistribution]

  /// The name of the rule and of the numbers it works with, for a report that others can repeat; by
  /// default the name of the type.
  var provenance: String { get }
}

extension CycleLengthForecasting {
  /// The forecasts of ``cycleLength(after:context:)`` after none of `lengths`, after the first, and
  /// so on, and after all.
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
  /// The length of the next cycle, in days, before the first of `lengths`, after the first, and so
  /// on, and at last after all.
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
