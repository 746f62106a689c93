import CyclePrediction

extension PlainCycleModel {
  /// The knowledge on a day of a cycle.
  struct Today {
    /// The probability of each number of days until the next start.
    let start: [Double]

    /// The probability of each length of a cycle, whatever has passed of it.
    let length: [Double]

    /// The probability that a start went unlogged.
    let missed: Double

    /// The probability that the running cycle began with the latest logged start.
    let isAsLogged: Double
  }

  /// Returns what is known some days after the latest of the logged starts.
  func today(_ elapsed: Int, after history: CyclePredictor.LengthHistory) -> Today {
    let state = state(after: history.lengths, history.context)
    // Of a thousand women, two log nothing more after a start.
    let lapse = population.missedPeriodProbability > 0 ? 0.002 : 0
    let factors = (0..<5).map { number -> Double in
      var factor = 0.0
      for (share, rate) in zip(ratesToday(state), rates) {
        var product = share * rate
        for _ in 0..<number { product *= rate }
        factor += product
      }
      return factor * (1 - lapse) + lapse
    }
    var start = [Double](repeating: 0, count: 151)
    var length = start
    var (missed, isAsLogged) = (0.0, 0.0)
    /// Adds the cycle that began `days` days ago, and those after starts that went unlogged.
    func add(_ point: Point, _ weight: Double, _ days: Int) -> (logged: Double, missed: Double) {
      var sums = (logged: 0.0, missed: 0.0)
      for begin in 0..<max(days, 1) where begin == 0 || begin >= 8 {
        var share = weight
        if begin > 0 {
          let most = min(max((begin | 7) / 14, 1), 5)
          share *= zip(factors, point.sums).prefix(most).reduce(0) { $0 + $1.0 * $1.1[begin] }
        }
        guard share > 1e-12 else { continue }
        for day in (days - begin)...150 {
          let part = share * point.cycle[day]
          start[day - (days - begin)] += part
          if begin == 0 { sums.logged += part } else { sums.missed += part }
        }
      }
      return sums
    }
    for (index, point) in points.enumerated() {
      for day in 0...150 { length[day] += state.weights[index] * point.cycle[day] }
      let now = add(point, state.weights[index], elapsed)
      isAsLogged += now.logged
      missed += now.missed
      guard let doubtful = state.doubtful, elapsed + doubtful.days < 150 else { continue }
      missed += add(point, doubtful.weights[index], elapsed + doubtful.days).missed
    }
    let (total, lengths) = (start.reduce(0, +), length.reduce(0, +))
    return Today(
      start: start.map { $0 / total }, length: length.map { $0 / lengths },
      missed: missed / total, isAsLogged: isAsLogged / total)
  }
}
