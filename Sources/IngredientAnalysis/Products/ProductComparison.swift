/// Two products, point by point.
///
///     let comparison = ProductComparison(bar, other)
///     comparison.onlyInFirst  // ["honey"]
///     comparison.rating  // .second
public struct ProductComparison<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The first product.
  public let first: ProductCandidate<ID>

  /// The second product.
  public let second: ProductCandidate<ID>

  /// What both have, in the order of the first label.
  public let sharedIngredients: [SharedIngredient]

  /// The identifiers of what only the first has, in the order of its label, each once.
  public let onlyInFirst: [String]

  /// The identifiers of what only the second has, in the order of its label, each once.
  public let onlyInSecond: [String]

  /// The allergens that both have, ascending.
  public let sharedAllergens: [String]

  /// The allergens that only the first has, ascending.
  public let allergensOnlyInFirst: [String]

  /// The allergens that only the second has, ascending.
  public let allergensOnlyInSecond: [String]

  /// An ingredient of both products.
  public struct SharedIngredient: Hashable, Sendable, Identifiable {
    /// What names the ingredient.
    public let id: String

    /// Its first position on the first label, from 1.
    public let firstRank: Int

    /// Its first position on the second label, from 1.
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

  /// The identifiers of a product's ingredients, each at its first position.
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
  /// How alike the products are, in `0...1`.
  public var similarity: Double { first.similarity(to: second) }

  /// Which product fits the person better.
  public var verdict: ProductAdvantage {
    first.verdictRank == second.verdictRank
      ? .neither : first.verdictRank < second.verdictRank ? .first : .second
  }

  /// Which product is safer: its lowest rating is above the other's highest.
  public var rating: ProductAdvantage {
    guard let left = first.safetyRating, let right = second.safetyRating else { return .undecided }
    if left.lowerBound > right.upperBound { return .first }
    if right.lowerBound > left.upperBound { return .second }
    let isExact = left.lowerBound == left.upperBound && left == right
    return isExact ? .neither : .undecided
  }

  /// Which product costs less for its size.
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
