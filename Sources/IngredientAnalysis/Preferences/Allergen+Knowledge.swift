public import Essentials

extension Allergen {
  /// Returns the allergens that must be declared in a market, in the order of its law; none for the
  /// world.
  ///
  /// In the United States, sesame must be declared on food introduced since 2023-01-01 (FASTER Act
  /// of 2021), and coconut counted as a tree nut until the guidance of 2025-01-06 (FDA, Questions
  /// and Answers Regarding Food Allergens, fifth edition). If there is no date, the current law
  /// applies.
  public static func required(in market: Jurisdiction, on date: CalendarDate? = nil) -> [Allergen] {
    guard market.isInUnitedStates else { return market.isInEurope ? europeanUnion : [] }
    guard let date else { return unitedStates }
    var allergens = unitedStates
    if let day = try? CalendarDate(2023, 1, 1), date < day {
      allergens.removeAll { $0 == .sesame }
    }
    if let day = try? CalendarDate(2025, 1, 6), date < day { allergens.append(.coconut) }
    return allergens
  }

  /// Returns the entry of this allergen, or `nil` if the knowledge has none.
  public func substance(in knowledge: IngredientKnowledge) -> KnownSubstance? {
    knowledge.substance(id: id, kind: .allergen)
  }
}
