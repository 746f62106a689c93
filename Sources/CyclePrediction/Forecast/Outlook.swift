/// The probabilities of single days after the day of a forecast, of all cycles to come together.
struct Outlook {
  /// The probability that each day, the day of the forecast being 0, belongs to a period to come.
  private(set) var period: [Double]

  /// The probability that each day is that of an ovulation.
  private(set) var ovulation: [Double]

  /// The probability that each day lies between an ovulation and the period after it.
  private(set) var luteal: [Double]

  /// Works out the days `0...lastDay`.
  ///
  /// - Complexity: O(days × lengths of a cycle × points of the grid)
  init(_ forecast: CycleForecast, through lastDay: Int) {
    // Fertile days look five days ahead.
    let count = lastDay + 6
    let starts = Self.starts(forecast, count: count)
    let menses = forecast.mensesLength
    var longer = 1.0
    let stillBleeding = (0..<menses.lastDay).map { day in
      longer -= menses.probability(of: day)
      return max(longer, 0)
    }
    period = Self.following(starts, by: stillBleeding)

    let ovulationDay = forecast.anyOvulationDay
    let current = forecast.currentOvulation
    let later = Self.following(
      starts, by: (0..<ovulationDay.lastDay).map { ovulationDay.probability(of: $0 + 1) })
    let ovulation = later.indices.map { later[$0] + current.probability(of: $0) }
    self.ovulation = ovulation

    // A cycle is in its luteal phase from ovulation to the next start; both are counted.
    var between = current.probability(upTo: -1)
    luteal = ovulation.indices.map { day in
      between -= starts[day]
      defer { between += ovulation[day] }
      return min(max(between, 0), 1)
    }
  }

  /// The probability that a day is one of the five before an ovulation, or its day.
  func fertile(on day: Int) -> Double {
    min(1, (day...(day + 5)).reduce(0) { $0 + ovulation[$1] })
  }

  /// The expected number of starts on each day: of the next period, and of one a cycle after each.
  ///
  /// The renewal equation, for each point of the grid by itself.
  private static func starts(_ forecast: CycleForecast, count: Int) -> [Double] {
    var sum = [Double](repeating: 0, count: count)
    let total = forecast.nextStartWeight
    for (point, weight) in forecast.points {
      let next = forecast.nextStartWeights(ofPoint: Int(point))
      let kernel = forecast.models.cycleLength.kernel(ofPoint: Int(point))
      let shortest = forecast.models.cycleLength.prior.minimum
      var starts = next.prefix(count) + [Double](repeating: 0, count: max(0, count - next.count))
      for day in starts.indices where day >= shortest {
        var renewed = 0.0
        for length in shortest...min(day, GridModel.lastDay) {
          renewed += starts[day - length] * kernel[length]
        }
        starts[day] += renewed
      }
      for day in sum.indices { sum[day] += Double(weight) * starts[day] }
    }
    return sum.map { $0 / total }
  }

  /// What comes `weights` after each of some starts.
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
