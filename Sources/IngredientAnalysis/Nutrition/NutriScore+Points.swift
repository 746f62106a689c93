import Essentials

extension NutriScore {
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
