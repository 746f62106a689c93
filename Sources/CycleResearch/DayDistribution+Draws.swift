import CyclePrediction
import Essentials

extension DayDistribution {
  /// Returns days drawn independently from the distribution.
  ///
  ///     var generator = SeededGenerator(seed: 1)
  ///     let days = predictor.cycleLength(after: [28, 31, 27]).draws(1000, using: &generator)
  ///
  /// The same sequence of bits from the generator gives the same days. The count is clamped to
  /// `0...100_000_000`.
  ///
  /// - Complexity: O(*n* + `count` log *n*) in the number of days *n*.
  public func draws(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    let table = DayTable(firstDay: firstDay, weights: probabilities)
    return (0..<min(max(count, 0), 100_000_000)).map { _ in table.day(at: generator.nextFraction())
    }
  }
}
