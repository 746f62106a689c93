import CycleResearch
import Foundation

/// A woman of a kind that the real cycles lack: the draws are those of the work list of `cohorts.py`.
struct SimulatedWoman {
  let age: Double
  let lengths: [Int]

  /// The index of the first cycle after a lasting change; 0 without one.
  let change: Int

  /// The kinds of women, by their names in the work list.
  enum Kind: String, CaseIterable {
    case irregular5, irregular8, irregular12, teen, perimenopause, pcos, long45, long60, long80
    case shift12, shift72
  }

  init(_ kind: Kind, seed: Int, number: Int) {
    var random = PythonRandom("cohort:\(seed):\(kind.rawValue):\(number)")
    func days(_ length: Double, atLeast shortest: Double = 12) -> Int {
      Int(min(max((length + 0.5).rounded(.down), shortest), 140))
    }
    func cycles(_ count: Int = 24, _ draw: (inout PythonRandom) -> Int) -> [Int] {
      (0..<count).map { _ in draw(&random) }
    }
    func steady(_ mean: Double, _ between: Double, _ within: Double) -> [Int] {
      let mode = random.gauss(mean, between)
      return cycles { days($0.gauss(mode, within)) }
    }
    var change = 0
    switch kind {
    case .irregular5: (age, lengths) = (30, steady(31, 2, 5))
    case .irregular8: (age, lengths) = (30, steady(31, 2, 8))
    case .irregular12: (age, lengths) = (30, steady(38, 2, 12))
    case .long45: (age, lengths) = (30, steady(45, 1, 2))
    case .long60: (age, lengths) = (30, steady(60, 1, 3))
    case .long80: (age, lengths) = (30, steady(80, 1, 4))
    case .teen:
      let (mode, spread) = (random.gauss(31, 3.5), max(2.5, random.gamma(6, 1)))
      age = 15
      lengths = cycles {
        days($0.random() > 0.07 ? $0.gauss(mode, spread) : $0.uniform(45, 90))
      }
    case .perimenopause:
      let (mode, spread) = (random.gauss(26.5, 2.5), random.gamma(4, 0.9) + 1)
      let skip = random.beta(2, 10)
      age = 47
      lengths = cycles {
        days($0.random() > skip ? $0.gauss(mode, spread) : $0.uniform(40, 100))
      }
    case .pcos:
      let mean = random.uniform(45, 75)
      age = 27
      lengths = cycles { days(mean * exp($0.gauss(0, 0.2)), atLeast: 20) }
    case .shift12, .shift72:
      change = kind == .shift12 ? 12 : 72
      let mode = random.gauss(27, 0.8)
      age = 30
      let before = cycles(change) { days($0.gauss(mode, 2)) }
      lengths = before + cycles { days($0.gauss(mode + 6, 2)) }
    }
    self.change = change
  }
}

/// The scores of simulated women of a kind, by their number of known cycles, or of those since a change.
struct SimulatedScores {
  private var forecasts: [(known: Int, days: DayDistribution, length: Int)] = []

  init(
    _ kind: SimulatedWoman.Kind, seed: Int, conditions: Set<CycleContext.Condition> = [],
    _ predictor: CyclePredictor = CyclePredictor()
  ) {
    for number in 0..<120 {
      let woman = SimulatedWoman(kind, seed: seed, number: number)
      var state = CycleLengthState(
        predictor, context: CycleContext(age: woman.age, conditions: conditions))
      for (index, length) in woman.lengths.enumerated() {
        if index >= woman.change {
          forecasts.append((index - woman.change, state.prediction(), length))
        }
        state.observe(length)
      }
    }
  }

  func scores(knowing range: ClosedRange<Int>) -> Backtest.Scores {
    Backtest.Scores(
      forecasts.filter { range.contains($0.known) }.map { ($0.days, $0.length) })
  }
}

extension AccuracyRow {
  /// C19 to C22: simulated women, 120 of a kind, at the first seed; the others are stated beside it.
  static func simulatedRows() -> [AccuracyRow] {
    typealias Kind = SimulatedWoman.Kind
    let seeds = 1...3
    var all: [Kind: [SimulatedScores]] = [:]
    for kind in Kind.allCases { all[kind] = seeds.map { SimulatedScores(kind, seed: $0) } }
    func row(
      _ name: String, _ kind: Kind, _ known: ClosedRange<Int>, places: Int = 2, suffix: String = "",
      _ bar: Double, isLeast: Bool = false, _ score: (Backtest.Scores) -> Double
    ) -> AccuracyRow {
      let values = (all[kind] ?? []).map { score($0.scores(knowing: known)) }
      let texts = values.map { decimal($0, places) }
      let first = values.first ?? .nan
      return AccuracyRow(
        name + ", \(known.lowerBound)-\(known.upperBound)",
        measured: "\(texts[0]) (\(texts[1]), \(texts[2]))" + suffix,
        bar: (isLeast ? ">= " : "<= ") + decimal(bar, places) + suffix,
        holds: isLeast ? first >= bar : first <= bar)
    }
    func coverage(
      _ name: String, _ kind: Kind, _ known: ClosedRange<Int>, _ bar: Double
    ) -> AccuracyRow {
      row("C22 \(name), PIT 80 %", kind, known, places: 1, suffix: " %", bar, isLeast: true) {
        $0.interval80.coverage * 100
      }
    }
    let declared = seeds.map {
      SimulatedScores(.pcos, seed: $0, conditions: [.polycysticOvarySyndrome])
        .scores(knowing: 6...11).crps
    }
    let undeclared = (all[.pcos] ?? []).map { $0.scores(knowing: 6...11).crps }
    let gains = zip(declared, undeclared).map { $0 - $1 }
    let gainTexts = gains.map { ($0 < 0 ? "" : "+") + decimal($0, 2) }
    return [
      row("C19 45 days, MAE", .long45, 3...5, 2, \.meanAbsoluteError),
      row("C19 60 days, MAE", .long60, 3...5, 3, \.meanAbsoluteError),
      row("C19 80 days, MAE", .long80, 3...5, 4, \.meanAbsoluteError),
      row("C20 polycystic, CRPS", .pcos, 6...11, 8.2, \.crps),
      AccuracyRow(
        "C20 ... declared less undeclared",
        measured: "\(gainTexts[0]) (\(gainTexts[1]), \(gainTexts[2]))",
        bar: "<= 0", holds: gains.allSatisfy { $0 <= 0 }),
      row("C21 27 to 33 after 12, MAE", .shift12, 4...6, 2.5, \.meanAbsoluteError),
      row("C21 27 to 33 after 12, MAE", .shift12, 7...12, 2, \.meanAbsoluteError),
      row("C21 27 to 33 after 72, MAE", .shift72, 4...6, 2.5, \.meanAbsoluteError),
      row("C21 27 to 33 after 72, MAE", .shift72, 7...12, 2, \.meanAbsoluteError),
      coverage("sd 5", .irregular5, 6...11, 72), coverage("sd 5", .irregular5, 12...17, 75),
      coverage("sd 8", .irregular8, 6...11, 69), coverage("sd 8", .irregular8, 12...17, 72),
      coverage("sd 12", .irregular12, 6...11, 67), coverage("sd 12", .irregular12, 12...17, 75),
      coverage("teenagers", .teen, 6...11, 72),
      coverage("perimenopause", .perimenopause, 6...11, 68),
    ]
  }
}
