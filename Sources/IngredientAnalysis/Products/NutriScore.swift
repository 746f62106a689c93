/// The Nutri-Score of a food, by the rules of 2023.
///
///     let score = try NutriScore(of: sauce, as: .food)
///     print(score.grade, score.score, score.negative.sugars)  // a 0 5
///
/// The score is the negative points minus the positive points; a lower score is better. Nutri-Score
/// is a protected trademark: this computation follows the published rules and is not a license to
/// print the logo. The declaration on a product may differ.
public struct NutriScore: Hashable, Sendable {
  /// The kind of food, which decides the rules.
  public let kind: Kind

  /// The negative points.
  public let negative: NegativePoints

  /// The positive points.
  public let positive: PositivePoints

  /// The negative points minus the positive points; lower is better.
  public var score: Int { negative.total - positive.total }

  /// The grade of the score.
  public var grade: Grade {
    let limits: [Int]
    switch kind {
    case .water: return .a
    case .food, .redMeat, .cheese: limits = [0, 2, 10, 18]
    case .fatNutSeed: limits = [-6, 2, 10, 18]
    case .beverage: limits = [Int.min, 2, 6, 9]
    }
    let passed = limits.filter { score > $0 }.count
    return Grade.allCases[passed]
  }

  /// Computes the score of a food.
  ///
  /// - Throws: ``NutriScore/Error/fatUnknown``.
  public init(of facts: NutritionFacts, as kind: Kind) throws(NutriScore.Error) {
    guard kind != .fatNutSeed || facts.thousandths.fat != nil else { throw .fatUnknown }
    let negative = NegativePoints(facts.thousandths, kind, facts.hasNonNutritiveSweetener)
    self.kind = kind
    self.negative = negative
    self.positive = PositivePoints(facts.thousandths, kind, against: negative.total)
  }
}

extension NutriScore {
  /// A kind of food with its own rules.
  @nonexhaustive public enum Kind: Hashable, Sendable, CaseIterable {
    /// Any food that is not of another kind.
    case food
    /// Red meat and products made from it: protein earns at most 2 points.
    case redMeat
    /// Cheese: protein always counts.
    case cheese
    /// Fats, oils, nuts, and seeds: saturated fat counts by its energy and its share of the fat.
    case fatNutSeed
    /// Drinks, including milk, drinkable yogurt, and plant-based drinks.
    case beverage
    /// Water, whose grade is always the best.
    case water
  }

  /// The grade, from the best to the worst.
  public enum Grade: Hashable, Sendable, CaseIterable, Comparable {
    /// The best grade; among drinks, only water has it.
    case a
    /// The second grade.
    case b
    /// The third grade.
    case c
    /// The fourth grade.
    case d
    /// The worst grade.
    case e
  }

  /// The negative points of a food: what it has too much of.
  public struct NegativePoints: Hashable, Sendable {
    /// The points for energy, 0 to 10; for fats, nuts, and seeds, the points for the energy of the
    /// saturated fat.
    public let energy: Int

    /// The points for sugars, 0 to 15; 0 to 10 for drinks.
    public let sugars: Int

    /// The points for saturated fat, 0 to 10; for fats, nuts, and seeds, the points for its share
    /// of the fat.
    public let saturates: Int

    /// The points for salt, 0 to 20.
    public let salt: Int

    /// The points for non-nutritive sweeteners, 0 or 4; only for drinks.
    public let sweetener: Int

    /// The sum.
    public var total: Int { energy + sugars + saturates + salt + sweetener }
  }

  /// The positive points of a food.
  public struct PositivePoints: Hashable, Sendable {
    /// The points for protein, 0 to 7, at most 2 for red meat; 0 if protein does not count.
    public let protein: Int

    /// The points for fiber, 0 to 5.
    public let fiber: Int

    /// The points for fruit, vegetables, and legumes, 0 to 5; 0 to 6 for drinks.
    public let fruitVegetableLegume: Int

    /// Whether protein counts.
    ///
    /// It does not count from 11 negative points on, or from 7 on for fats,
    /// nuts, and seeds. It always counts for cheese and drinks.
    public let isProteinCounted: Bool

    /// The sum.
    public var total: Int { protein + fiber + fruitVegetableLegume }
  }
}

extension NutriScore.NegativePoints {
  init(
    _ facts: NutritionFacts.Thousandths, _ kind: NutriScore.Kind, _ hasSweetener: Bool
  ) {
    typealias Scale = NutriScoreScale
    let isDrink = kind == .beverage || kind == .water
    sugars = (isDrink ? Scale.sugarsOfDrinks : .sugars).points(for: facts.sugars)
    salt = Scale.salt.points(for: facts.salt)
    sweetener = isDrink && hasSweetener ? 4 : 0
    if kind == .fatNutSeed, let fat = facts.fat {
      // Fat has 37 kJ/g: Regulation (EU) No 1169/2011, Annex XIV.
      energy = Scale.energyOfSaturates.points(for: facts.saturates * 37)
      saturates = Scale.pointsForPart(saturates: facts.saturates, ofFat: fat)
    } else {
      energy = (isDrink ? Scale.energyOfDrinks : .energy).points(for: facts.energy)
      saturates = Scale.saturates.points(for: facts.saturates)
    }
  }
}

extension NutriScore.PositivePoints {
  init(
    _ facts: NutritionFacts.Thousandths, _ kind: NutriScore.Kind, against negative: Int
  ) {
    typealias Scale = NutriScoreScale
    let isDrink = kind == .beverage || kind == .water
    isProteinCounted =
      switch kind {
      case .food, .redMeat: negative < 11
      case .fatNutSeed: negative < 7
      case .cheese, .beverage, .water: true
      }
    let points = (isDrink ? Scale.proteinOfDrinks : .protein).points(for: facts.protein)
    protein = !isProteinCounted ? 0 : kind == .redMeat ? min(2, points) : points
    fiber = Scale.fiber.points(for: facts.fiber)
    let fruit = facts.fruitVegetableLegume
    fruitVegetableLegume =
      isDrink
      ? 2 * Scale.fruit.points(for: fruit)
      : [0, 1, 2, 5][Scale.fruit.points(for: fruit)]
  }
}

/// A table of thresholds of the rules of 2023, in thousandths.
///
/// An amount has one point for each threshold that it exceeds; an amount equal to a threshold does
/// not exceed it.
struct NutriScoreScale {
  private let thresholds: [Int]

  private init(_ thresholds: [Int]) { self.thresholds = thresholds }

  /// Returns the number of thresholds below an amount.
  func points(for amount: Int) -> Int {
    var points = 0
    while points < thresholds.count, amount > thresholds[points] { points += 1 }
    return points
  }

  static let energy = Self((1...10).map { $0 * 335_000 })
  static let energyOfDrinks = Self(
    [30, 90, 150, 210, 240, 270, 300, 330, 360, 390].map { $0 * 1000 })
  static let energyOfSaturates = Self((1...10).map { $0 * 120_000 })
  static let sugars = Self([
    3400, 6800, 10_000, 14_000, 17_000, 20_000, 24_000, 27_000, 31_000, 34_000, 37_000, 41_000,
    44_000, 48_000, 51_000,
  ])
  static let sugarsOfDrinks = Self([
    500, 2000, 3500, 5000, 6000, 7000, 8000, 9000, 10_000, 11_000,
  ])
  static let saturates = Self((1...10).map { $0 * 1000 })
  static let salt = Self((1...20).map { $0 * 200 })
  static let fiber = Self([3000, 4100, 5200, 6300, 7400])
  static let protein = Self([2400, 4800, 7200, 9600, 12_000, 14_000, 17_000])
  static let proteinOfDrinks = Self([1200, 1500, 1800, 2100, 2400, 2700, 3000])
  static let fruit = Self([40_000, 60_000, 80_000])

  /// Returns the points for saturated fat as a share of the fat.
  ///
  /// There is one point from 10 percent on and one for each 6 percent more, up to 64 percent. Only
  /// here, a share equal to a threshold reaches it.
  static func pointsForPart(saturates: Int, ofFat fat: Int) -> Int {
    guard fat > 0 else { return 0 }
    return (0..<10).filter { saturates * 100 >= fat * (10 + 6 * $0) }.count
  }
}

extension NutriScore {
  /// The reason a ``NutriScore`` cannot be computed.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The fat is not stated, but is needed for fats, oils, nuts, and seeds.
    case fatUnknown
  }
}

extension NutriScore.Error: CustomStringConvertible {
  /// A sentence that names the field and its rule.
  public var description: String {
    switch self {
    case .fatUnknown: "The fat must be stated for fats, oils, nuts, and seeds."
    }
  }
}
