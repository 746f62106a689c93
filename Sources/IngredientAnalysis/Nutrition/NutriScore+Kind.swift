extension NutriScore {
  /// A kind of food, each with rules of its own.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Any food that is not of the other kinds.
    case food
    /// Red meat and what is made of it: at most 2 points for protein.
    case redMeat
    /// Cheese: protein always counts.
    case cheese
    /// Fats, oils, nuts and seeds: the saturated fat counts by its energy and its part of the fat.
    case fatNutSeed
    /// Drinks, with milk, drinkable yogurt and plant drinks.
    case beverage
    /// Water, whose grade is always the best.
    case water
  }

  /// The grade, from the best to the worst.
  public enum Grade: Hashable, Sendable, CaseIterable, Comparable {
    /// The best grade; of drinks, water alone has it.
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
