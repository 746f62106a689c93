extension DayDistribution {
  /// The same number of days once `elapsed` of them have passed: `elapsed` or more are left possible.
  ///
  /// Where hardly anything was known to be possible any longer, every further day is as likely to be
  /// the last as the latest that was: 30 days before the end of the distribution, at the latest.
  func afterWaiting(_ elapsed: Int) -> DayDistribution {
    let latest = lastDay - 30
    if elapsed <= latest, let rest = given(atLeast: elapsed) { return rest }
    let start = max(min(elapsed, latest), firstDay)
    let tail = probabilities[(start - firstDay)...].reduce(0, +)
    // A hazard between one in a hundred and one in five days.
    let hazard = min(max(tail > 0 ? probabilities[start - firstDay] / tail : 0.05, 0.01), 0.2)
    var weight = 1.0
    let weights = (0..<(2 * GridModel.lastDay)).map { _ in
      defer { weight *= 1 - hazard }
      return weight
    }
    return DayDistribution(firstDay: elapsed, unscaled: weights, total: weights.reduce(0, +))
  }

  /// The days left from a day at random to the end of one of many such numbers of days in a row.
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
