/// Alternatives to a product: similar products that are safer, and similar products that are
/// cheaper.
///
///     let found = ProductRecommendations(for: bar, among: shelf)
///     for other in found.safer { print(other.product.id, other.similarity) }
///
/// Only the best compromises are listed. No other candidate of the same kind is at least as good in
/// all of these and better in one: the similarity, the verdict, the lower bound of the rating, and
/// the unit price. A unit price in another currency or dimension counts as unknown, and an unknown
/// unit price counts as the highest.
///
/// Alternatives are sorted by similarity, then by verdict, by the lower bound of the rating, by
/// unit price, and by position among the candidates.
public struct ProductRecommendations<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The similar products that are safer: the lower bound of their rating is above the product's
  /// upper bound, and the verdict is not worse.
  public let safer: [ProductRecommendation<ID>]

  /// The similar products with a lower unit price.
  ///
  /// Their verdict is not worse, and neither bound of their rating is more than 2 points lower.
  public let cheaper: [ProductRecommendation<ID>]

  /// Finds alternatives to a product.
  ///
  /// A candidate is similar if it shares a category and has at least the minimum similarity. A
  /// candidate with the product's identifier is ignored. If either product has no rating, the
  /// candidate is neither safer nor cheaper.
  ///
  /// - Parameters:
  ///   - product: The product to replace.
  ///   - candidates: The products to choose from, in any order.
  ///   - minimumSimilarity: The minimum similarity, in `0...1`. Two products of ten ingredients
  ///     that have only the first in common have a similarity of 0.21.
  ///   - worstVerdictRank: The highest rank of a verdict to recommend. The default is caution in a
  ///     report, so that no product with the verdict avoid is recommended.
  /// - Complexity: O(*n* log *n*) in the candidates, and linear in their ingredients.
  public init(
    for product: ProductCandidate<ID>, among candidates: [ProductCandidate<ID>],
    minimumSimilarity: Double = 0.2, worstVerdictRank: Int = 2
  ) {
    var safer: [ProductRecommendation<ID>] = []
    var cheaper: [ProductRecommendation<ID>] = []
    for (index, candidate) in candidates.enumerated() where candidate.id != product.id {
      let isSafer = candidate.isSafer(than: product)
      let isCheaper = candidate.isCheaper(than: product)
      guard isSafer || isCheaper, candidate.verdictRank <= worstVerdictRank,
        candidate.sharesCategory(with: product)
      else { continue }
      let similarity = candidate.similarity(to: product)
      guard similarity >= minimumSimilarity else { continue }
      let found = ProductRecommendation(product: candidate, index: index, similarity: similarity)
      if isSafer { safer.append(found) }
      if isCheaper { cheaper.append(found) }
    }
    self.safer = ParetoFront(of: safer, comparedWith: product.unitPrice).members
    self.cheaper = ParetoFront(of: cheaper, comparedWith: product.unitPrice).members
  }
}

extension ProductCandidate {
  fileprivate func isSafer(than other: ProductCandidate) -> Bool {
    guard let safetyRating, let others = other.safetyRating else { return false }
    return safetyRating.lowerBound > others.upperBound && verdictRank <= other.verdictRank
  }

  fileprivate func isCheaper(than other: ProductCandidate) -> Bool {
    guard let safetyRating, let others = other.safetyRating,
      let unitPrice, let othersPrice = other.unitPrice
    else { return false }
    return unitPrice.isCheaper(than: othersPrice) && verdictRank <= other.verdictRank
      && safetyRating.lowerBound >= others.lowerBound - 2
      && safetyRating.upperBound >= others.upperBound - 2
  }
}
