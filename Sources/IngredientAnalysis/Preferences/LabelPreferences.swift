public import Essentials

/// What a person wants, avoids and has to consider; a report is made for it.
///
///     let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")], diets: [.vegan])
///
/// The value may hold data on a person's health: its descriptions and its mirror show none of it.
public struct LabelPreferences: Hashable, Sendable, PrivateValue {
  /// What the person does not want, in the order in which a report names it.
  public var avoided: [AvoidedIngredient]
  /// What the person likes to find.
  public var liked: [LikedIngredient]
  /// How the person eats.
  public var diets: Set<LabelDiet>
  /// For whom the product is.
  public var audience: LabelAudience
  /// Whose law counts.
  public var market: Jurisdiction
  /// The day on which laws have to hold, or `nil` for the day of the knowledge,
  /// ``IngredientKnowledge/asOf``.
  public var date: CalendarDate?

  /// Creates preferences; without arguments, those of anybody in the United States.
  public init(
    avoiding avoided: [AvoidedIngredient] = [], liking liked: [LikedIngredient] = [],
    diets: Set<LabelDiet> = [],
    audience: LabelAudience = .everyone, market: Jurisdiction = .unitedStates,
    on date: CalendarDate? = nil
  ) {
    self.avoided = avoided
    self.liked = liked
    self.diets = diets
    self.audience = audience
    self.market = market
    self.date = date
  }

  /// Whether nothing is avoided and no diet kept.
  var isUndemanding: Bool { avoided.isEmpty && diets.isEmpty }
}
