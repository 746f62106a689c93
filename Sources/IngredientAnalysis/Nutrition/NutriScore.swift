/// The nutritional quality of a food, computed by the rules of 2023 of the Nutri-Score.
///
///     let score = try NutriScore(of: sauce, as: .food)
///     print(score.grade, score.score, score.negative.sugars)  // a 0 5
///
/// Nutri-Score is a protected mark: this is a computation by its published rules, not a licence to
/// print the logo, and a product's own declaration may differ. Points are added against what a food
/// has too much of and taken off for what is good in it; the lower the score, the better.
public struct NutriScore: Hashable, Sendable {
  /// The kind of food, which decides on the rules.
  public let kind: Kind

  /// The points against the food.
  public let negative: NegativePoints

  /// The points for the food.
  public let positive: PositivePoints

  /// The points against the food less those for it; the lower, the better.
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
  /// The reason no ``NutriScore`` can be computed.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The fat is not stated, which fats, oils, nuts and seeds need.
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
