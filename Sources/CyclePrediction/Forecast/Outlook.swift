/// The probabilities of single days after the day of a forecast, over all future cycles.
struct Outlook {
  /// The probability that each day belongs to a future period, where 0 is the day of the forecast.
  private(set) var period: [Double]

  /// The probability that each day is an ovulation day.
  private(set) var ovulation: [Double]

  /// The probability that each day is between an ovulation and the next period.
  private(set) var luteal: [Double]

  /// Computes the days `0...lastDay`.
  ///
  /// - Complexity: O(days × lengths of a cycle × points of the grid)
  init(_ forecast: CycleForecast, _ expected: ExpectedTraits, through lastDay: Int) {
    // The fertile days depend on the five days after them.
    let count = lastDay + 6
    let starts = Self.starts(forecast, count: count)
    let menses = expected.menses
    var longer = 1.0
    let stillBleeding = (0..<menses.lastDay).map { day in
      longer -= menses.probability(of: day)
      return max(longer, 0)
    }
    period = Self.following(starts, by: stillBleeding)
    // A period that was not logged may still go on.
    for cycle in forecast.outlook?.running ?? [] where cycle.isMissed {
      for day in period.indices where cycle.elapsed + day < stillBleeding.count {
        period[day] += cycle.weight * stillBleeding[cycle.elapsed + day]
      }
    }
    for day in period.indices { period[day] = min(period[day], 1) }

    let ovulationDay = forecast.anyOvulationDay
    let current = expected.currentOvulation
    let later = Self.following(
      starts, by: (0..<ovulationDay.lastDay).map { ovulationDay.probability(of: $0 + 1) })
    let ovulation = later.indices.map { later[$0] + current.probability(of: $0) }
    self.ovulation = ovulation

    // The luteal phase lasts from ovulation to the next start, so the difference of both counts is
    // its probability.
    var between = current.probability(upTo: -1)
    luteal = ovulation.indices.map { day in
      between -= starts[day]
      defer { between += ovulation[day] }
      return min(max(between, 0), 1)
    }
  }

  /// Returns the probability that a day is the day of an ovulation or one of the five days before
  /// it.
  func fertile(on day: Int) -> Double {
    min(1, (day...(day + 5)).reduce(0) { $0 + ovulation[$1] })
  }

  /// Returns the expected number of starts on each day: of the next period, and of all later ones.
  ///
  /// It solves the renewal equation separately for each point of the grid.
  private static func starts(_ forecast: CycleForecast, count: Int) -> [Double] {
    var sum = [Double](repeating: 0, count: count)
    var total = 0.0
    var starts = StartsOfAllCycles(forecast.models.cycles, count: count)
    let last = max(forecast.daysUntilStart.lastDay, CycleModel.lastDay)
    let others = forecast.daysUntilStart.probabilities(in: 0...last).map { Float($0) }
    var next = NextStarts(forecast.filter, from: 0)
    for each in forecast.cases {
      if forecast.isOneCaseForEachPoint {
        let elapsed = min(each.elapsed, CycleModel.lastDay)
        if elapsed != next.firstDay { next = NextStarts(forecast.filter, from: elapsed) }
        next.clear()
        next.add(each)
        total += starts.add(next.weights, times: 1, point: each.point)
      } else {
        total += starts.add(ContiguousArray(others), times: Float(each.weight), point: each.point)
      }
    }
    for day in sum.indices { sum[day] = starts.weights[day] / total }
    return sum
  }

  /// Returns the values at some offsets from each of the starts, given their weights by offset.
  private static func following(_ starts: [Double], by weights: [Double]) -> [Double] {
    starts.indices.map { day in
      var sum = 0.0
      for (offset, weight) in weights.enumerated().prefix(day + 1) {
        sum += starts[day - offset] * weight
      }
      return sum
    }
  }
}
