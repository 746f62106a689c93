/// A comparison of two products, point by point.
///
///     let comparison = ProductComparison(bar, other)
///     comparison.onlyInFirst  // ["honey"]
///     comparison.rating  // .second
public struct ProductComparison<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The first product.
  public let first: ProductCandidate<ID>

  /// The second product.
  public let second: ProductCandidate<ID>

  /// The ingredients of both products, in the order of the first label.
  public let sharedIngredients: [SharedIngredient]

  /// The identifiers of the ingredients that only the first product has, in the order of its label,
  /// without duplicates.
  public let onlyInFirst: [String]

  /// The identifiers of the ingredients that only the second product has, in the order of its
  /// label, without duplicates.
  public let onlyInSecond: [String]

  /// The allergens of both products, in ascending order.
  public let sharedAllergens: [String]

  /// The allergens that only the first product has, in ascending order.
  public let allergensOnlyInFirst: [String]

  /// The allergens that only the second product has, in ascending order.
  public let allergensOnlyInSecond: [String]

  /// An ingredient that both products have.
  public struct SharedIngredient: Hashable, Sendable, Identifiable {
    /// The identifier of the ingredient.
    public let id: String

    /// The first position on the first label, starting at 1.
    public let firstRank: Int

    /// The first position on the second label, starting at 1.
    public let secondRank: Int
  }

  /// Compares two products.
  ///
  /// - Complexity: O(*n* + *m*) on average.
  public init(_ first: ProductCandidate<ID>, _ second: ProductCandidate<ID>) {
    self.first = first
    self.second = second
    let firstIDs = Self.uniqueIDs(of: first)
    let secondIDs = Self.uniqueIDs(of: second)
    let firstRanks = Dictionary(uniqueKeysWithValues: firstIDs.map { ($0.id, $0.rank) })
    let secondRanks = Dictionary(uniqueKeysWithValues: secondIDs.map { ($0.id, $0.rank) })
    sharedIngredients = firstIDs.compactMap { id, rank in
      secondRanks[id].map { SharedIngredient(id: id, firstRank: rank, secondRank: $0) }
    }
    onlyInFirst = firstIDs.filter { secondRanks[$0.id] == nil }.map(\.id)
    onlyInSecond = secondIDs.filter { firstRanks[$0.id] == nil }.map(\.id)
    let (firstAllergens, secondAllergens) = (Set(first.allergens), Set(second.allergens))
    sharedAllergens = first.allergens.filter(secondAllergens.contains)
    allergensOnlyInFirst = first.allergens.filter { !secondAllergens.contains($0) }
    allergensOnlyInSecond = second.allergens.filter { !firstAllergens.contains($0) }
  }

  /// Returns the identifiers of a product's ingredients, each with its first position.
  private static func uniqueIDs(of product: ProductCandidate<ID>) -> [(id: String, rank: Int)] {
    var seen: Set<String> = []
    var unique: [(id: String, rank: Int)] = []
    for (offset, ingredient) in product.ingredients.enumerated()
    where seen.insert(ingredient.id).inserted {
      unique.append((ingredient.id, offset + 1))
    }
    return unique
  }
}

extension ProductComparison {
  /// The similarity of the products, in `0...1`.
  public var similarity: Double { first.similarity(to: second) }

  /// The product that fits the person better, by the rank of the verdict.
  public var verdict: ProductAdvantage {
    first.verdictRank == second.verdictRank
      ? .neither : first.verdictRank < second.verdictRank ? .first : .second
  }

  /// The product that is safer, whatever the unknown substances are, as in ``ProductRecommendations``.
  public var rating: ProductAdvantage {
    guard let left = first.safetyRating, let right = second.safetyRating else { return .undecided }
    if first.isSafer(than: second, first.comparison(with: second)) { return .first }
    if second.isSafer(than: first, second.comparison(with: first)) { return .second }
    let isExact = left.lowerBound == left.upperBound && left == right
    return isExact ? .neither : .undecided
  }

  /// The product with the lower unit price.
  public var unitPrice: ProductAdvantage {
    guard let left = first.unitPrice, let right = second.unitPrice else { return .undecided }
    return switch left.order(to: right) {
    case .cheaper?: .first
    case .equal?: .neither
    case .dearer?: .second
    case nil: .undecided
    }
  }
}
