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
@nonexhaustive public enum ProductCandidateError: Error, Hashable, Sendable {
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

/// A substance of a product that takes points off its safety rating, or may do so.
public struct ProductConcern: Hashable, Sendable, Identifiable {
  /// The identifier of the substance, or its folded name if it was not recognized.
  public let id: String

  /// The name on the label.
  public let name: String

  /// The level of concern that the strongest evidence justifies.
  public let level: ConcernLevel

  /// Whether there is no evidence for everyone, so that moderate concern is possible.
  public let isUnknown: Bool

  /// The lowest and the highest percentage that the substance takes off the score, in `0...60`.
  public let deduction: ClosedRange<Double>

  /// The highest score that the substance allows: 20, 59, or 100.
  public let highestScore: Double

  /// The factors by which it multiplies the score, at best and at worst.
  var factors: (best: Double, worst: Double) {
    (1 - deduction.lowerBound / 100, 1 - deduction.upperBound / 100)
  }
}

/// An ingredient of a product, with the identifiers of everything that it is a kind of.
public struct ProductIngredient: Hashable, Sendable, Identifiable {
  /// The identifier of the ingredient, the same in all products.
  public let id: String

  /// The identifiers of the ingredient's ancestors, such as oil for palm oil, in any order.
  public let parents: [String]

  /// Creates an ingredient.
  public init(_ id: String, parents: [String] = []) {
    self.id = id
    self.parents = parents
  }
}

extension ProductCandidate {
  /// Returns the comparison of the concerns, or `nil` if they are not known.
  func comparison(with other: ProductCandidate) -> ConcernComparison? {
    guard let concerns, let others = other.concerns else { return nil }
    return ConcernComparison(concerns, with: others)
  }

  /// Whether the product is safer than another one, whatever the unknown substances are, with their
  /// ``comparison(with:)``.
  func isSafer(than other: ProductCandidate, _ comparison: ConcernComparison?) -> Bool {
    guard let safetyRating else { return false }
    if let others = other.safetyRating, safetyRating.lowerBound > others.upperBound { return true }
    guard let comparison, let concerns, let others = other.concerns else { return false }
    let highest = other.safetyRating?.upperBound ?? others.highestScore
    return comparison.ratio >= 1.01 && concerns.highestScore > highest
  }

  /// Whether the product is better than another one if all unknown substances are of no concern,
  /// and also if all are of moderate concern.
  func isProbablySafer(than other: ProductCandidate) -> Bool {
    guard let safetyRating, let others = other.safetyRating else { return false }
    return safetyRating.lowerBound >= others.lowerBound + 1
      && safetyRating.upperBound >= others.upperBound + 1
  }
}

extension [ProductConcern] {
  /// The highest score that all of them allow.
  fileprivate var highestScore: Double { reduce(100) { Swift.min($0, $1.highestScore) } }
}

/// A comparison of the concerns of two products that holds whatever their unknown substances are.
///
/// An unknown substance in both products is the same substance, so it counts in both or in neither.
/// The ranges of two ratings overlap although one product has every concern of the other and more.
struct ConcernComparison {
  /// The lowest possible ratio of the first product's score to the second one's, before caps.
  private(set) var ratio = 1.0
  /// The concerns that only the second product has, or has to a larger extent.
  private(set) var saved: [ProductConcern] = []
  /// The unknown substances of the first product that the second one lacks.
  private(set) var unknown: [ProductConcern] = []

  /// Compares the concerns of two products, which are in ascending order of their identifiers.
  init(_ first: [ProductConcern], with second: [ProductConcern]) {
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      if right == second.count || left < first.count && first[left].id < second[right].id {
        ratio *= first[left].factors.worst
        if first[left].isUnknown { unknown.append(first[left]) }
        left += 1
      } else if left == first.count || second[right].id < first[left].id {
        save(second[right])
        ratio /= second[right].factors.best
        right += 1
      } else {
        let (own, other) = (first[left].factors, second[right].factors)
        ratio *=
          first[left].isUnknown == second[right].isUnknown
          ? min(own.best / other.best, own.worst / other.worst) : own.worst / other.best
        if own.best > other.best { save(second[right]) }
        left += 1
        right += 1
      }
    }
  }

  private mutating func save(_ concern: ProductConcern) {
    if concern.deduction.lowerBound > 0 { saved.append(concern) }
  }
}

extension ProductCandidate {
  /// Returns the similarity of the ingredients of two products, from 0 (nothing in common) to 1
  /// (the same).
  ///
  /// An ingredient and all its parents have the weight 1/*r*, where *r* is the first position on
  /// the label, starting at 1. The similarity is the weighted Jaccard index: the sum of the smaller
  /// weights over the sum of the larger weights. Products without ingredients have nothing in
  /// common.
  ///
  /// - Complexity: O(*n* + *m*)
  public func similarity(to other: ProductCandidate) -> Double {
    weights.similarity(to: other.weights)
  }

  /// Whether both products belong to a common category.
  func sharesCategory(with other: ProductCandidate) -> Bool {
    var (left, right) = (0, 0)
    while left < categories.count, right < other.categories.count {
      if categories[left] == other.categories[right] { return true }
      if categories[left] < other.categories[right] { left += 1 } else { right += 1 }
    }
    return false
  }
}

/// The identifiers of a product's ingredients and of their parents, each with a weight.
struct IngredientWeights: Hashable {
  /// The identifiers in ascending order, without duplicates.
  private let ids: [String]

  /// The weights: 1 over the first position of an ingredient with that identifier or parent.
  private let weights: [Double]

  init(_ ingredients: [ProductIngredient]) {
    var entries: [(id: String, rank: Int)] = []
    for (offset, ingredient) in ingredients.enumerated() {
      entries.append((ingredient.id, offset + 1))
      for parent in ingredient.parents { entries.append((parent, offset + 1)) }
    }
    entries.sort { ($0.id, $0.rank) < ($1.id, $1.rank) }
    var ids: [String] = []
    var weights: [Double] = []
    for entry in entries where entry.id != ids.last {
      ids.append(entry.id)
      weights.append(1 / Double(entry.rank))
    }
    self.ids = ids
    self.weights = weights
  }

  /// Returns the sum of the smaller weights over the sum of the larger weights, or 0 if there are
  /// none.
  func similarity(to other: IngredientWeights) -> Double {
    var (left, right) = (0, 0)
    var (shared, all) = (0.0, 0.0)
    while left < ids.count || right < other.ids.count {
      if right == other.ids.count || left < ids.count && ids[left] < other.ids[right] {
        all += weights[left]
        left += 1
      } else if left == ids.count || other.ids[right] < ids[left] {
        all += other.weights[right]
        right += 1
      } else {
        shared += min(weights[left], other.weights[right])
        all += max(weights[left], other.weights[right])
        left += 1
        right += 1
      }
    }
    return all > 0 ? shared / all : 0
  }
}
