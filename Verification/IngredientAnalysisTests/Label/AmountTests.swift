import IngredientAnalysis
import TestSupport
import Testing

/// The bounds of amounts, compared with an enumeration of all amounts in whole percents.
@Suite("Amounts: bounds and estimates of percentages") struct AmountTests {
  private static func amounts(_ text: String) -> [ClosedRange<Double>] {
    Analyzers.host.list(of: IngredientLabel(text)).amounts.map(\.bounds)
  }

  private static func isClose(_ left: [ClosedRange<Double>], _ right: [ClosedRange<Double>]) -> Bool
  {
    left.count == right.count
      && zip(left, right).allSatisfy {
        abs($0.lowerBound - $1.lowerBound) < 1e-9 && abs($0.upperBound - $1.upperBound) < 1e-9
      }
  }

  /// A part's percentage is a share of its whole if it exceeds it, and may be one if both readings are possible.
  @Test(
    arguments: [
      (
        "Oats, raisins 25 %, dried cherries 8 % (cherries 60 %, grape juice concentrate 40 %), sugar",
        [59...67, 25...25, 8...8, 4.8...4.8, 3.2...3.2, 0...8]
      ),
      (
        "Rice, sauce 30 % (tomatoes 60 %, water), salt",
        [40...70, 30...30, 18...18, 12...12, 0...30]
      ),
    ] as [(String, [ClosedRange<Double>])])
  func aPartHasAShareOfItsWhole(text: String, expected: [ClosedRange<Double>]) {
    let amounts = Analyzers.embedded.list(of: IngredientLabel(text)).amounts.map(\.bounds)
    expect(Self.isClose(amounts, expected), "\(amounts)")
  }

  @Test func aPartThatMayBeAShareOfEitherHasBothBounds() {
    let list = Analyzers.embedded.list(
      of: IngredientLabel("Rice, sauce 40 % (tomatoes 30 %, water, onions, oil), salt"))
    let tomatoes = list.allIngredients[2].amount?.bounds
    expectEqual(tomatoes?.lowerBound ?? 0, 12)
    expectEqual(tomatoes?.upperBound ?? 0, 30)
  }

  @Test(
    arguments: [
      ("alpha", [100.0...100]),
      ("alpha, beta", [50.0...100, 0...50]),
      ("alpha, beta, gamma, delta", [25.0...100, 0...50, 0...100.0 / 3, 0...25]),
      ("alpha 60 %, beta, gamma", [60.0...60, 20...40, 0...20]),
      ("alpha, beta 30 %", [70.0...70, 30...30]),
      ("alpha, beta 10 %, gamma", [80.0...90, 10...10, 0...10]),
      ("alpha max 60 %, beta", [50.0...60, 40...50]),
      ("alpha, beta min 40 %", [50.0...60, 40...50]),
      ("alpha, contains 2% or less of: beta, gamma", [96.0...100, 0...2, 0...2]),
      ("alpha (beta 40 %, gamma), delta", [50.0...80, 40...40, 10...40, 20...50]),
    ] as [(String, [ClosedRange<Double>])])
  func boundsFollowFromTheOrder(text: String, expected: [ClosedRange<Double>]) {
    let amounts = Self.amounts(text)
    expect(Self.isClose(amounts, expected), "\(amounts)")
  }

  @Test func estimatesOfPartsSumToTheWholeOfThem() {
    let text = "alpha 40 % (beta, gamma), delta"
    let estimates = Analyzers.host.list(of: IngredientLabel(text)).amounts.map(\.estimate)
    expect(estimates.count == 4 && estimates[0] == 40 && estimates[3] == 60)
    expect(abs(estimates[1] + estimates[2] - 40) < 1e-9, "\(estimates)")
  }

  @Test func contradictoryPercentagesAreKept() {
    let amounts = Self.amounts("alpha 10 %, beta 30 %, gamma")
    expectEqual(amounts, [10...10, 30...30, 0...100])
  }

  /// A bracket that contradicts itself is at most its whole, and the rest of the list is as without it.
  @Test(arguments: LongTest.seeds(40, small: 8))
  func aContradictionErasesNothingElse(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let whole = Int.random(in: 5...30, using: &generator)
    let part = Int.random(in: 10...45, using: &generator)
    // The second part is at most the first one, so that both are less than their whole.
    let text = "Flour, jam \(whole) % (cherries \(part) %, sugar), salt"
    let plain = Self.amounts("Flour, jam \(whole) %, salt")
    let found = Self.amounts(text)
    expect(Self.isClose([found[0], found[1], found[4]], plain), "\(text): \(found)")
    for part in found[2...3] {
      expect(part.upperBound <= Double(whole) + 1e-6, "\(text): \(found)")
    }
  }

  @Test func statementsHaveNoAmount() {
    let list = Analyzers.host.list(of: IngredientLabel("sugar, salt. May contain milk."))
    expectEqual(list.ingredients(statedAs: .mayContain).map(\.amount), [nil])
    expectEqual(list.amounts.count, 2)
    expectEqual(list.ingredients.map(\.amount), list.amounts.map { $0 })
  }

  /// An ingredient on a label: a sign, a percentage, and its parts.
  private struct Stated {
    var sign: Character
    var percent = 0
    var isBounded = false
    var parts: [Stated] = []

    func allows(_ amount: Int, bound: Int) -> Bool {
      if isBounded && amount > bound { return false }
      switch sign {
      case "=": return amount == percent
      case ">": return amount >= percent
      case "<": return amount <= percent
      default: return true
      }
    }
  }

  /// The lowest and the highest amount of each member of a level, over all distributions of the
  /// whole.
  private static func enumerate(_ level: [Stated], total: Int, bound: Int) -> [[Int]] {
    var found: [[Int]] = []
    var amounts: [Int] = []
    func fill(_ left: Int) {
      let index = amounts.count
      guard index < level.count else {
        if left == 0 { found.append(amounts) }
        return
      }
      let isOrdered = index > 0 && !level[index].isBounded
      let most = min(left, isOrdered ? amounts[index - 1] : left)
      for amount in 0...max(most, 0) where level[index].allows(amount, bound: bound) {
        amounts.append(amount)
        fill(left - amount)
        amounts.removeLast()
      }
    }
    fill(total)
    return found
  }

  @Test(arguments: LongTest.seeds(150, small: 20))
  func boundsAreThoseOfAllAmounts(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...4, using: &generator)
    var left = 100
    let level = (0..<count).map { index -> Stated in
      let sign = Array("    =<>").randomElement(using: &generator) ?? " "
      let percent = Int.random(in: 0...max(left, 0), using: &generator)
      if sign == "=" || sign == ">" { left = min(left - percent, percent) }
      return Stated(sign: sign, percent: percent)
    }
    let names = ["alpha", "beta", "gamma", "delta"]
    let words = ["=": "", ">": "min ", "<": "max "] as [Character: String]
    let text = zip(names, level).map { name, stated in
      words[stated.sign].map { "\(name) \($0)\(stated.percent) %" } ?? name
    }.joined(separator: ", ")
    let all = Self.enumerate(level, total: 100, bound: 100)
    guard !all.isEmpty else { return }
    let amounts = Self.amounts(text)
    for index in level.indices {
      let least = Double(all.map { $0[index] }.min() ?? 0)
      let greatest = Double(all.map { $0[index] }.max() ?? 0)
      expect(
        amounts[index].lowerBound <= least + 1e-6 && amounts[index].upperBound >= greatest - 1e-6,
        "\(text)")
      // Amounts between whole percents extend the bounds by less than one.
      expect(
        least - amounts[index].lowerBound < 1 && amounts[index].upperBound - greatest < 1,
        "\(text): \(amounts)")
    }
  }

  @Test(arguments: LongTest.seeds(60))
  func nestedBoundsHoldAllAmounts(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let inner = (0..<Int.random(in: 2...3, using: &generator)).map { _ in
      Stated(
        sign: Array("   =").randomElement(using: &generator) ?? " ",
        percent: Int.random(in: 0...40, using: &generator))
    }
    let outer = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      Stated(
        sign: Array("  =<").randomElement(using: &generator) ?? " ",
        percent: Int.random(in: 0...50, using: &generator))
    }
    func written(_ name: String, _ stated: Stated) -> String {
      stated.sign == "="
        ? "\(name) \(stated.percent) %"
        : stated.sign == "<" ? "\(name) max \(stated.percent) %" : name
    }
    let parts = zip(["beta", "gamma", "delta"], inner).map(written).joined(separator: ", ")
    let rest = zip(["sugar", "salt"], outer).map(written).joined(separator: ", ")
    let text = "alpha (\(parts)), \(rest)"
    var least = Array(repeating: 101, count: 1 + inner.count + outer.count)
    var greatest = Array(repeating: -1, count: least.count)
    for way in Self.enumerate([Stated(sign: " ")] + outer, total: 100, bound: 100) {
      for within in Self.enumerate(inner, total: way[0], bound: 100) {
        for (index, amount) in ([way[0]] + within + way.dropFirst()).enumerated() {
          least[index] = min(least[index], amount)
          greatest[index] = max(greatest[index], amount)
        }
      }
    }
    guard least[0] <= 100 else { return }
    for (index, bounds) in Self.amounts(text).enumerated() {
      expect(bounds.lowerBound <= Double(least[index]) + 1e-6, "\(text)")
      expect(bounds.upperBound >= Double(greatest[index]) - 1e-6, "\(text)")
    }
  }

  @Test(
    arguments: [
      "alpha, beta, gamma", "alpha 60 %, beta, gamma", "alpha (beta 40 %, gamma), delta",
      "alpha, beta 10 %, gamma",
    ])
  func estimatesSumToTheWhole(text: String) {
    let list = Analyzers.host.list(of: IngredientLabel(text))
    let sum = list.ingredients.compactMap(\.amount?.estimate).reduce(0, +)
    expect(abs(sum - 100) < 1e-9)
    for amount in list.amounts { expect((0...100).contains(amount.estimate)) }
  }
}
