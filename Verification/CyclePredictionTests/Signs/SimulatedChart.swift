import CyclePrediction
import TestSupport

/// A simulated cycle: its true ovulation day and length, and the signs that were recorded.
struct SimulatedChart {
  var ovulation: Int
  var length: Int
  var signs: OvulationSigns

  /// The signs that a person records.
  struct Habit {
    var temperature = true
    var test = true
    var mucus = true
    /// The share of days without a record.
    var gaps = 0.1
    /// The noise of a temperature, larger than the model assumes.
    var noise = 0.15
  }

  init(_ habit: Habit, isTrained: Bool, using generator: inout SeededGenerator) {
    ovulation = Int((16 + 2.5 * Self.normal(&generator)).rounded())
    ovulation = min(max(ovulation, 9), 30)
    length = ovulation + Int((12.7 + 1.4 * Self.normal(&generator)).rounded())
    signs = OvulationSigns(temperatureMethod: .oral, isTrainedInMucus: isTrained)
    let rise = ovulation + Int((1.9 + 1.5 * Self.normal(&generator)).rounded())
    let surge =
      ovulation - [0, 1, 1, 2, 0, 1, 1, 1, 2, 0][Int.random(in: 0..<10, using: &generator)]
    var peak = ovulation + Int(((isTrained ? 1.3 : 1.5) * Self.normal(&generator)).rounded())
    if Double.random(in: 0..<1, using: &generator) < (isTrained ? 0.08 : 0.12) {
      peak = ovulation + Int.random(in: -10...10, using: &generator)
    }
    let hasPeak = Double.random(in: 0..<1, using: &generator) > (isTrained ? 0.05 : 0.37)
    let size = 0.35 + 0.1 * Self.normal(&generator)
    for day in 1...length where Double.random(in: 0..<1, using: &generator) > habit.gaps {
      var today = OvulationSigns.Day()
      if habit.temperature {
        today.temperature =
          36.4 + habit.noise * Self.normal(&generator) + (day >= rise ? size : 0)
      }
      if habit.test, (8...24).contains(day) {
        let chance = [0.95, 0.7, 0.25]
        let isPositive =
          chance.indices.contains(day - surge)
          && Double.random(in: 0..<1, using: &generator) < chance[day - surge]
        today.test = isPositive ? .positive : .negative
      }
      if habit.mucus {
        let before = peak - day
        let best = [0.8, 0.6, 0.4, 0.25, 0.15, 0.1]
        let lesser = [0.15, 0.35, 0.45, 0.5, 0.5, 0.45]
        let chance = Double.random(in: 0..<1, using: &generator)
        let isNear = hasPeak && best.indices.contains(before)
        let (first, second) = isNear ? (best[before], lesser[before]) : (0.04, 0.2)
        today.mucus = chance < first ? .eggWhite : chance < first + second ? .creamy : .nothing
      }
      signs[day] = today
    }
  }

  /// The signs up to a day.
  func signs(through day: Int) -> OvulationSigns {
    var known = signs
    for later in (day + 1)...(length + 40) { known[later] = nil }
    return known
  }

  static func normal(_ generator: inout SeededGenerator) -> Double {
    // The sum of twelve uniform numbers.
    (0..<12).reduce(-6.0) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
  }
}
