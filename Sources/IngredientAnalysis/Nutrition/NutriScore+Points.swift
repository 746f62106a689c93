extension NutriScore {
  /// The points against a food.
  public struct NegativePoints: Hashable, Sendable {
    /// For energy, 0 to 10; of fats, nuts and seeds, for the energy of the saturated fat.
    public let energy: Int

    /// For sugars, 0 to 15; of drinks 0 to 10.
    public let sugars: Int

    /// For saturated fat, 0 to 10; of fats, nuts and seeds, for its part of the fat.
    public let saturates: Int

    /// For salt, 0 to 20.
    public let salt: Int

    /// For sweeteners without energy of note, 0 or 4; of drinks alone.
    public let sweetener: Int

    /// The sum.
    public var total: Int { energy + sugars + saturates + salt + sweetener }
  }

  /// The points for a food.
  public struct PositivePoints: Hashable, Sendable {
    /// For protein, 0 to 7, at most 2 of red meat; 0 where it does not count.
    public let protein: Int

    /// For fiber, 0 to 5.
    public let fiber: Int

    /// For fruit, vegetables and legumes, 0 to 5; of drinks 0 to 6.
    public let fruitVegetableLegume: Int

    /// Whether protein counts: except in cheese and drinks, it does not from 11 points against the
    /// food on, or from 7 on in fats, nuts and seeds.
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
