extension DayDistribution {
  /// Returns the distribution given that `elapsed` days have passed, so that only `elapsed` or more
  /// remain possible.
  ///
  /// If the distribution ends before that, or beyond ``GridModel/longestWait``, each further day is
  /// as likely to be the last as the day before.
  func afterWaiting(_ elapsed: Int) -> DayDistribution {
    if elapsed <= GridModel.longestWait, let rest = given(atLeast: elapsed) { return rest }
    let start = max(min(elapsed, GridModel.longestWait, lastDay), firstDay)
    let tail = probabilities[(start - firstDay)...].reduce(0, +)
    let hazard = tail > 0 ? probabilities[start - firstDay] / tail : Self.largestHazard
    let lasting = 1 - min(max(hazard, Self.smallestHazard), Self.largestHazard)
    var weight = 1.0
    let weights = (0..<(2 * GridModel.lastDay)).map { _ in
      defer { weight *= lasting }
      return weight
    }
    return DayDistribution(
      firstDay: max(elapsed, firstDay), unscaled: weights, total: weights.reduce(0, +))
  }

  /// The minimum and the maximum probability that a wait longer than the model ends on any day:
  /// once in a hundred and once in five days, this package's choice.
  private static let smallestHazard = 0.01
  private static let largestHazard = 0.2

  /// Returns the number of days from a random day to the end of one of many consecutive spans of
  /// this length.
  func waitingTime() -> DayDistribution {
    var weights = [Double](repeating: 0, count: lastDay)
    var longer = 1.0
    for day in weights.indices {
      longer -= probability(of: day)
      weights[day] = max(longer, 0)
    }
    return DayDistribution(firstDay: 0, unscaled: weights, total: weights.reduce(0, +))
  }
}
