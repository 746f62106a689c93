/// A product as far as choosing between products needs it.
///
///     let bar = try ProductCandidate(
///       id: 7, categories: ["bars"],
///       ingredients: [ProductIngredient("oat", parents: ["cereal"]), ProductIngredient("honey")],
///       safetyRating: 82...90)
public struct ProductCandidate<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The host's identifier of the product.
  public let id: ID

  /// The categories of the product, compared letter by letter; ascending, each once.
  public let categories: [String]

  /// The ingredients in the order of the label.
  public let ingredients: [ProductIngredient]

  /// The allergens that the product has, by name; ascending, each once.
  public let allergens: [String]

  /// The bounds of the safety rating, in `0...100`, or `nil` if there is not enough to rate.
  public let safetyRating: ClosedRange<Double>?

  /// How the product fits the person, in `0...9`: 0 is best, and a greater number is worse.
  public let verdictRank: Int

  /// What the product costs for its size, or `nil` if that is not known.
  public let unitPrice: UnitPrice?

  /// The weights of the ingredients and of what they are kinds of.
  let weights: IngredientWeights

  /// Creates a product.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ingredients and parents.
  /// - Throws: ``ProductCandidateError``.
  public init(
    id: ID, categories: [String], ingredients: [ProductIngredient], allergens: [String] = [],
    safetyRating: ClosedRange<Double>? = nil, verdictRank: Int = 0, unitPrice: UnitPrice? = nil
  ) throws(ProductCandidateError) {
    // `contains` is false for what is not a number.
    let bounds = 0.0...100
    if let safetyRating,
      !bounds.contains(safetyRating.lowerBound) || !bounds.contains(safetyRating.upperBound)
    {
      throw .safetyRatingOutOfRange(safetyRating)
    }
    guard (0...9).contains(verdictRank) else { throw .verdictRankOutOfRange(verdictRank) }
    self.id = id
    self.categories = Self.ascending(categories)
    self.ingredients = ingredients
    self.allergens = Self.ascending(allergens)
    self.safetyRating = safetyRating
    self.verdictRank = verdictRank
    self.unitPrice = unitPrice
    self.weights = IngredientWeights(ingredients)
  }

  /// Names in ascending order, each once.
  private static func ascending(_ names: [String]) -> [String] {
    var unique: [String] = []
    for name in names.sorted() where name != unique.last { unique.append(name) }
    return unique
  }
}

/// The reason a ``ProductCandidate`` cannot be made.
public enum ProductCandidateError: Error, Hashable, Sendable {
  /// A bound of the safety rating is not in `0...100`.
  case safetyRatingOutOfRange(ClosedRange<Double>)
  /// The rank of the verdict is not in `0...9`.
  case verdictRankOutOfRange(Int)
}

extension ProductCandidateError: CustomStringConvertible {
  /// A sentence that names the field and its rule.
  public var description: String {
    switch self {
    case .safetyRatingOutOfRange: "The safety rating must be from 0 to 100."
    case .verdictRankOutOfRange: "The verdict rank must be from 0 to 9."
    }
  }
}
