import Essentials

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
  /// The reason a ``NutriScore`` cannot be computed.
  public enum Error: Swift.Error, Hashable, Sendable {
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
