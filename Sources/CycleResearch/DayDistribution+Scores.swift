import CyclePrediction
import Essentials

extension DayDistribution {
  /// Returns the continuous ranked probability score, in days, for an observed day: the distance of
  /// the forecast from it, weighted by the probabilities; 0 is perfect.
  ///
  /// It is the sum, over all days *d*, of the squared difference between the probability of *d* or
  /// less and its observed value, which is 0 before `day` and 1 from `day` on. For ``init(point:)``
  /// it is the absolute error.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func crps(observed day: Int) -> Double {
    var sum = 0.0
    var cumulative = 0.0
    for (index, probability) in probabilities.enumerated() {
      cumulative += probability
      let difference = firstDay + index >= day ? cumulative - 1 : cumulative
      sum += difference * difference
    }
    // On each day between the observed day and the distribution, the difference is 1.
    if day < firstDay { sum += Double(firstDay) - Double(day) }
    if day > lastDay { sum += Double(day) - Double(lastDay) - 1 }
    return sum
  }

  /// Returns the negative natural logarithm of the probability of an observed day; at most 27.6,
  /// the score of a probability of 1e-12.
  public func logScore(observed day: Int) -> Double {
    -logarithm(max(probability(of: day), 1e-12))
  }

  /// Returns the probability of less than an observed day, and that of the day or less: the bounds
  /// of its randomized probability integral transform (PIT), which is uniform between them.
  ///
  /// For calibrated forecasts, a draw from each such range is uniform in `0...1`.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func pit(observed day: Int) -> ClosedRange<Double> {
    let upper = probability(upTo: day)
    return max(0, upper - probability(of: day))...upper
  }

  /// Returns the expected share of ``pit(observed:)`` in the central `level`.
  func centralShare(of pit: ClosedRange<Double>, level: Double) -> Double {
    let tail = (1 - level) / 2
    let inside = min(pit.upperBound, 1 - tail) - max(pit.lowerBound, tail)
    return max(inside, 0) / max(pit.upperBound - pit.lowerBound, 1e-12)
  }
}

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

extension DayDistribution {
  /// The distribution as comma-separated values, with the columns day and probability and one line
  /// for each day.
  ///
  /// The probabilities have enough digits to restore the same numbers.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public var csv: String {
    var text = "day,probability\n"
    for (index, probability) in probabilities.enumerated() {
      text += "\(firstDay + index),\(probability)\n"
    }
    return text
  }
}
