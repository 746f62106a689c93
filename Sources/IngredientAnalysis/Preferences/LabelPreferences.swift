public import Essentials

/// The preferences of a person, for which a report is made: what they avoid and like, their diets,
/// and the law that applies.
///
///     let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")], diets: [.vegan])
///
/// The value may hold health data, so its descriptions and its mirror show none of its content.
public struct LabelPreferences: Hashable, Sendable, PrivateValue {
  /// The ingredients that the person avoids, in the order in which a report lists them.
  public var avoided: [AvoidedIngredient]
  /// The ingredients that the person likes.
  public var liked: [LikedIngredient]
  /// The diets that the person follows.
  public var diets: Set<LabelDiet>
  /// The group of people that the product is for.
  public var audience: LabelAudience
  /// The market whose law applies.
  public var market: Jurisdiction
  /// The day on which the law applies, or `nil` for the day of the knowledge,
  /// ``IngredientKnowledge/asOf``.
  public var date: CalendarDate?

  /// Creates preferences; the defaults are for anyone in the United States.
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

  /// Whether nothing is avoided and no diet is followed.
  var isUndemanding: Bool { avoided.isEmpty && diets.isEmpty }
}
