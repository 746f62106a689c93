import CyclePrediction

/// The signs that a woman logs in a cycle whose ovulation day is known, drawn from published studies.
///
/// The numbers are those of the studies, not those of the module: errors of the surge as found by
/// urine tests (Obstet Gynecol 1996, 26 cycles; Behre et al. 2000), of the mucus peak as untrained
/// women pick it (doi 10.1111/ppe.12642, 187 cycles), of the rise in temperature (24 cycles) and its
/// size (0.28 to 0.56 degrees; Ecochard 2001, Goodale 2019). The daily values around these days, the
/// noise, and a tenth of the days without an entry are choices.
struct SimulatedSigns {
  /// The signs that the woman observes.
  struct Habit {
    let name: String
    var tests = false
    var temperatures = false
    var mucus = false

    static let all = [
      Habit(name: "no signs"), Habit(name: "tests", tests: true),
      Habit(name: "temperature", temperatures: true), Habit(name: "mucus", mucus: true),
      Habit(name: "all signs", tests: true, temperatures: true, mucus: true),
    ]
  }

  private let habit: Habit
  private var random: SplitMix64

  /// The first day of the surge, of higher temperature, and the mucus peak; `nil` if not seen.
  private var surge: Int?
  private var rise: Int?
  private var peak: Int?
  private var size = 0.0
  private var level = 0.0

  /// Draws the events of a cycle with ovulation on a cycle day.
  init(ovulationOn day: Int, _ habit: Habit, seed: UInt64) {
    self.habit = habit
    random = SplitMix64(seed: seed)
    var chance = random.unit()
    for (offset, share) in [(-1, 0.02), (0, 0.25), (1, 0.48), (2, 0.19), (3, 0.04), (4, 0.02)] {
      if chance >= 0, chance < share { surge = day - offset }
      chance -= share
    }
    if random.unit() < 0.08 { surge = nil }
    rise = day + Int((1.9 + 1.5 * normal()).rounded())
    if random.unit() < 0.02 { rise = nil }
    peak = day + Int((1.5 * normal()).rounded())
    if random.unit() < 0.12 { peak = day + Int(random.unit() * 21) - 10 }
    if random.unit() < 0.37 { peak = nil }
    size = 0.42 + 0.1 * normal()
    level = 36.4 + 0.2 * normal()
  }

  /// Draws the log of the next day; days are drawn in order.
  mutating func log(ofDay day: Int) -> DayLog {
    var log = DayLog()
    let isLeftOut = random.unit() < 0.1
    let temperature = level + 0.15 * normal() + (rise.map { day >= $0 } ?? false ? size : 0)
    let (test, mucus) = (random.unit(), random.unit())
    guard !isLeftOut else { return log }
    if habit.temperatures, let value = try? BasalTemperature(celsius: temperature) {
      log.temperature = value
    }
    if habit.tests, (8...30).contains(day) {
      let chances = [0.95, 0.7, 0.25]
      let since = surge.map { day - $0 } ?? -1
      log.ovulationTest =
        test < (chances.indices.contains(since) ? chances[since] : 0.02) ? .positive : .negative
    }
    if habit.mucus, day > 5 {
      let best = [0.8, 0.6, 0.4, 0.25, 0.15, 0.1]
      let lesser = [0.15, 0.35, 0.45, 0.5, 0.5, 0.45]
      let before = peak.map { $0 - day } ?? -1
      let isNear = best.indices.contains(before)
      let (first, second) = isNear ? (best[before], lesser[before]) : (0.04, 0.2)
      log.mucus = mucus < first ? .eggWhite : mucus < first + second ? .creamy : .nothing
    }
    return log
  }

  /// Draws from a standard normal distribution, as the sum of twelve uniform numbers.
  private mutating func normal() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + random.unit() }
  }
}
