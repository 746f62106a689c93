/// What a person wants, avoids and has to consider; a report is made for it.
///
///     let preferences = Preferences(avoiding: [.allergen(.treeNuts), .named("palm oil")], diets: [.vegan])
///
/// The value may hold data on a person's health: its descriptions and its mirror show none of it.
public struct Preferences: Hashable, Sendable {
  /// What the person does not want, in the order in which a report names it.
  public var avoided: [AvoidedIngredient]
  /// What the person likes to find.
  public var liked: [LikedIngredient]
  /// How the person eats.
  public var diets: Set<Diet>
  /// For whom the product is.
  public var audience: Audience
  /// Whose law counts.
  public var market: Market
  /// The day on which laws have to hold, or `nil` for the day of the knowledge, ``Knowledge/asOf``.
  public var date: KnowledgeDate?

  /// Creates preferences; without arguments, those of anybody in the United States.
  public init(
    avoiding avoided: [AvoidedIngredient] = [], liking liked: [LikedIngredient] = [],
    diets: Set<Diet> = [],
    audience: Audience = .everyone, market: Market = .unitedStates, on date: KnowledgeDate? = nil
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

extension Preferences: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the type alone.
  public var description: String { "Preferences" }
  /// The name of the type alone.
  public var debugDescription: String { "Preferences" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
