import CycleResearch

/// A simple implementation of the scores, on an array of the probabilities of the days 0 to 200.
struct PlainScores {
  var values: [String: Double] = [:]

  private static let days = 0...200

  init(_ forecasts: [(DayDistribution, Int)]) {
    for (forecast, observed) in forecasts { add(forecast, observed) }
    for key in values.keys { values[key, default: 0] /= Double(forecasts.count) }
    values["rmse"] = values["square"]?.squareRoot()
    values["square"] = nil
  }

  private mutating func add(_ forecast: DayDistribution, _ observed: Int) {
    let probabilities = Self.days.map { forecast.probability(of: $0) }
    let cumulative = probabilities.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
      .dropFirst()
      .map(\.self)
    func quantile(_ level: Double) -> Int { cumulative.count { $0 < level - 1e-12 } }
    let mean = Self.days.reduce(0) { $0 + Double($1) * probabilities[$1] }
    let error = abs(Double(quantile(0.5) - observed))
    values["mae", default: 0] += error
    values["square", default: 0] += (mean - Double(observed)) * (mean - Double(observed))
    values["bias", default: 0] += mean - Double(observed)
    values["crps", default: 0] += Self.days.reduce(0) { sum, day in
      let step = day >= observed ? 1.0 : 0
      return sum + (cumulative[day] - step) * (cumulative[day] - step)
    }
    values["log", default: 0] -= Self.logarithm(max(probabilities[observed], 1e-12))
    for limit in 1...3 { values["within \(limit)", default: 0] += error <= Double(limit) ? 1 : 0 }
    for percent in [50, 80, 95] {
      let tail = (1 - Double(percent) / 100) / 2
      let (lower, upper) = (quantile(tail), quantile(1 - tail))
      values["days \(percent)", default: 0] += Double(upper - lower + 1)
      values["inside \(percent)", default: 0] += (lower...upper).contains(observed) ? 1 : 0
      let (low, high) = (cumulative[observed] - probabilities[observed], cumulative[observed])
      let inside = max(min(high, 1 - tail) - max(low, tail), 0)
      values["pit \(percent)", default: 0] += inside / max(high - low, 1e-12)
    }
  }

  /// The natural logarithm by the series of the inverse hyperbolic tangent.
  static func logarithm(_ x: Double) -> Double {
    var (significand, exponent) = (x.significand, Double(x.exponent))
    if significand > 1.4 { (significand, exponent) = (significand / 2, exponent + 1) }
    let ratio = (significand - 1) / (significand + 1)
    var (power, sum) = (ratio, 0.0)
    for odd in stride(from: 1.0, to: 60, by: 2) {
      sum += power / odd
      power *= ratio * ratio
    }
    return exponent * 0.693_147_180_559_945_3 + 2 * sum
  }
}

extension Backtest.Scores {
  /// The same values with the same names.
  var named: [String: Double] {
    var named = [
      "mae": meanAbsoluteError, "rmse": rootMeanSquareError, "bias": bias, "crps": crps,
      "log": logScore, "within 1": withinOneDay, "within 2": withinTwoDays,
      "within 3": withinThreeDays,
    ]
    for (percent, interval) in [(50, interval50), (80, interval80), (95, interval95)] {
      named["days \(percent)"] = interval.width
      named["inside \(percent)"] = interval.wholeDayCoverage
      named["pit \(percent)"] = interval.coverage
    }
    return named
  }

  /// Whether every value is within 1e-9 of the simple implementation.
  func agrees(with plain: PlainScores) -> Bool {
    named.count == plain.values.count
      && named.allSatisfy { key, value in
        abs(value - (plain.values[key] ?? .infinity)) < 1e-9
      }
  }
}
