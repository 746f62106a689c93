extension DayDistribution {
  /// The continuous ranked probability score, in days, when `day` came: how far the forecast was
  /// from the truth, the distance weighed by the probabilities; 0 is perfect.
  ///
  /// It is the sum, over all days *d*, of the square of the difference between the probability of
  /// *d* or less and the truth, which is 0 before `day` and 1 from then on. For a ``init(point:)``
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
    // On each day between the observed one and the distribution the difference is 1.
    if day < firstDay { sum += Double(firstDay) - Double(day) }
    if day > lastDay { sum += Double(day) - Double(lastDay) - 1 }
    return sum
  }

  /// The negative natural logarithm of the probability of `day`, which came; at most 27.6, as for a
  /// probability of 1e-12.
  public func logScore(observed day: Int) -> Double {
    -logarithm(max(probability(of: day), 1e-12))
  }

  /// The probabilities of less than `day`, which came, and of `day` or less: the ends between which
  /// its randomized probability integral transform (PIT) is uniform.
  ///
  /// If forecasts are calibrated, a draw from each such range is uniform in `0...1`.
  ///
  /// - Complexity: O(*n*) in the number of days.
  public func pit(observed day: Int) -> ClosedRange<Double> {
    let upper = probability(upTo: day)
    return max(0, upper - probability(of: day))...upper
  }

  /// The expected share of ``pit(observed:)`` in the central `level`.
  func centralShare(of pit: ClosedRange<Double>, level: Double) -> Double {
    let tail = (1 - level) / 2
    let inside = min(pit.upperBound, 1 - tail) - max(pit.lowerBound, tail)
    return max(inside, 0) / max(pit.upperBound - pit.lowerBound, 1e-12)
  }
}
