/// A product with the properties that a choice between products needs.
///
///     let bar = try ProductCandidate(
///       id: 7, categories: ["bars"],
///       ingredients: [ProductIngredient("oat", parents: ["cereal"]), ProductIngredient("honey")],
///       safetyRating: 82...90)
public struct ProductCandidate<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The host's identifier of the product.
  public let id: ID

  /// The categories of the product, which are compared exactly; in ascending order, without
  /// duplicates.
  public let categories: [String]

  /// The ingredients, in the order of the label.
  public let ingredients: [ProductIngredient]

  /// The names of the allergens in the product, in ascending order, without duplicates.
  public let allergens: [String]

  /// The bounds of the safety rating, in `0...100`, or `nil` if there is no rating.
  public let safetyRating: ClosedRange<Double>?

  /// The rank of the verdict for the person, in `0...9`; 0 is best.
  public let verdictRank: Int

  /// The unit price, or `nil` if it is not known.
  public let unitPrice: UnitPrice?

  /// The substances that take points off the safety rating or may do so, in the order of their
  /// identifiers, or `nil` if the product was not made from a report.
  public let concerns: [ProductConcern]?

  /// The weights of the ingredients and their parents.
  let weights: IngredientWeights

  /// Creates a product.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ingredients and parents.
  /// - Throws: ``ProductCandidateError``.
  public init(
    id: ID, categories: [String], ingredients: [ProductIngredient], allergens: [String] = [],
    safetyRating: ClosedRange<Double>? = nil, verdictRank: Int = 0, unitPrice: UnitPrice? = nil
  ) throws(ProductCandidateError) {
    // `contains` is false for NaN.
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
    concerns = nil
    self.weights = IngredientWeights(ingredients)
  }

  /// Returns the names in ascending order, without duplicates.
  private static func ascending(_ names: [String]) -> [String] {
    var unique: [String] = []
    for name in names.sorted() where name != unique.last { unique.append(name) }
    return unique
  }
}

/// The reason a ``ProductCandidate`` cannot be created.
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
