import CycleResearch
import Foundation
import Essentials

/// A simulated woman of a life stage or condition: her cycle lengths, and the context that says so.
///
/// The distributions are those of published studies; what they leave open is a choice, and said so.
struct ContextWoman {
  /// The lengths of the cycles that are forecast, oldest first.
  var lengths: [Int]

  /// The ordinary cycles logged before the first of them.
  var earlier: [Int] = []

  /// Her age and conditions.
  var declared: CycleContext

  /// The same without what is declared.
  var undeclared = CycleContext()

  /// The kinds of women.
  enum Kind: String, CaseIterable {
    case firstYear, teenager, perimenopause, perimenopauseOfUnknownAge
    case earlyPerimenopauseOfUnknownAge, polycystic, polycysticVaried
    case weaning, afterBirth, afterBirthWithLog, afterPill, afterPillWithLog

    /// The largest mean of ``ContextWoman/costOfDeclaring(_:)`` that is accepted, in days.
    var bound: Double {
      switch self {
      case .firstYear: -0.1
      case .teenager: -0.04
      case .perimenopause: -0.05
      case .perimenopauseOfUnknownAge: -0.1
      case .polycystic, .polycysticVaried: -1.4
      case .weaning: -0.03
      case .afterPill, .afterPillWithLog: -0.01
      case .earlyPerimenopauseOfUnknownAge, .afterBirth, .afterBirthWithLog: 0
      }
    }
  }

  init(_ kind: Kind, using draw: inout Draws) {
    switch kind {
    case .firstYear:
      // Ann Hum Biol 11:495 (1984) and WHO 1986: a median of 30.4 days with a logarithmic spread of
      // 0.34, split in equal variances between and within girls; the first cycle 34 with 0.55.
      let median = 30.4 * draw.logNormal(0.24)
      lengths = [Self.days(34 * draw.logNormal(0.55))]
      lengths += (1..<12).map { _ in Self.days(median * draw.logNormal(0.24)) }
      declared = CycleContext(age: 13)
    case .teenager:
      // The same girls in years 2 to 5: from 31 days and 0.34 to 29.9 days and 0.235.
      let year = draw.uniform(0...1)
      let spread = (0.34 - 0.105 * year) / 2.0.squareRoot()
      let median = (30.2 - 1.1 * year) * draw.logNormal(spread)
      lengths = (0..<12).map { _ in Self.days(median * draw.logNormal(spread)) }
      declared = CycleContext(age: 14 + 4 * year)
    case .perimenopause, .perimenopauseOfUnknownAge, .earlyPerimenopauseOfUnknownAge:
      // TREMIN, recomputed (abstract in Obstet Gynecol Surv 62, 2007): 28 days times one more than a
      // geometric number of skipped ovulations, 0.08 and 0.20 four and three years before the last
      // period, 0.38 and 0.65 in the last two. Within a woman 5.4 days at 45 to 49 years.
      let isLate = draw.uniform(0...1) < 0.5 && kind != .earlyPerimenopauseOfUnknownAge
      let skip = isLate ? draw.pick(0.38, 0.65) : draw.pick(0.08, 0.2)
      let mode = 28 + 2 * draw.normal()
      lengths = (0..<12).map { _ in
        Self.days((mode + 5 * draw.normal()) * Double(1 + draw.geometric(skip)))
      }
      let age: Double? = kind == .perimenopause ? 47 : nil
      declared = CycleContext(age: age, conditions: [.perimenopause])
      undeclared = CycleContext(age: age)
    case .polycystic, .polycysticVaried:
      // Three in ten regular, half with 35 days to six months, two in ten with gaps above 90 days: a
      // choice close to what reviews report of clinics. The spreads are a choice, and are varied by half.
      let factor = kind == .polycystic ? 1 : 1.5
      let share = draw.uniform(0...1)
      let (median, spread) = share < 0.8 ? (50 * draw.logNormal(0.25 * factor), 0.25) : (120, 0.5)
      let regular = 30 + 4 * draw.normal()
      lengths = (0..<12).map { _ in
        share < 0.3
          ? Self.days(regular + 3 * draw.normal())
          : Self.days(median * draw.logNormal(spread * factor))
      }
      declared = CycleContext(age: 27, conditions: [.polycysticOvarySyndrome])
      undeclared = CycleContext(age: 27)
    case .weaning, .afterBirth, .afterBirthWithLog:
      // Howie 1982: 37.0 days in lactation with a standard error of 3.3 in 27 women, later 29.8 days;
      // that lactation lasts three more cycles is a choice.
      let mean = 29.8 + 2.5 * draw.normal()
      lengths = (0..<9).map { number in
        kind == .weaning && number < 3
          ? Self.days(mean * 37 / 29.8 * draw.logNormal(0.3))
          : Self.days(mean + 3.5 * draw.normal())
      }
      if kind == .afterBirthWithLog {
        earlier = (0..<12).map { _ in Self.days(mean - 0.5 + 2.8 * draw.normal()) }
      }
      declared = CycleContext(age: 31, conditions: [.postpartum])
      undeclared = CycleContext(age: 31)
    case .afterPill, .afterPillWithLog:
      // Gnoth 2002 and Nassaralla 2011: four more days in the first cycle, about two up to the sixth,
      // none from the ninth on.
      let mean = 29 + 2.3 * draw.normal()
      lengths = (0..<9).map { number in
        let later = number == 0 ? 4.0 : number < 6 ? 2 : number < 8 ? 1 : 0
        return Self.days(mean + later + (number < 6 ? 4 : 3) * draw.normal())
      }
      if kind == .afterPillWithLog {
        earlier = (0..<12).map { _ in Self.days(mean + 2.8 * draw.normal()) }
      }
      declared = CycleContext(age: 26, conditions: [.afterHormonalContraception])
      undeclared = CycleContext(age: 26)
    }
  }

  private static func days(_ length: Double) -> Int { Int(min(max(length, 12), 145).rounded()) }

  /// Returns the mean, over the forecasts on the first days of the cycles, of what declaring the
  /// context adds to the continuous ranked probability score, in days; below 0 it helps.
  func costOfDeclaring(_ predictor: CyclePredictor) -> Double {
    var states = [declared, undeclared].map { CycleLengthState(predictor, context: $0) }
    for length in earlier { for index in states.indices { states[index].observe(length) } }
    var sum = 0.0
    for length in lengths {
      sum += states[0].prediction().crps(observed: length)
      sum -= states[1].prediction().crps(observed: length)
      for index in states.indices { states[index].observe(length) }
    }
    return sum / Double(lengths.count)
  }
}

/// Draws from a seeded generator.
struct Draws {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// A standard normal number: the sum of twelve uniform numbers, whose tails end at six.
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform(0...1) }
  }

  /// A log-normal number with a median of 1.
  mutating func logNormal(_ spread: Double) -> Double { exp(spread * normal()) }

  mutating func pick(_ first: Double, _ second: Double) -> Double {
    uniform(0...1) < 0.5 ? first : second
  }

  /// The number of successes before the first failure.
  mutating func geometric(_ success: Double) -> Int {
    var count = 0
    while count < 5, uniform(0...1) < success { count += 1 }
    return count
  }
}
