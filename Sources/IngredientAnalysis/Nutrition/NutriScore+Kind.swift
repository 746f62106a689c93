extension NutriScore {
  /// A kind of food with its own rules.
  public enum Kind: Hashable, Sendable, CaseIterable {
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
}
