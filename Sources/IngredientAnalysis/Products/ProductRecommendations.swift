/// The products to take instead of one: those that are similar and safer, and those that are
/// similar and cheaper.
///
///     let found = ProductRecommendations(for: bar, among: shelf)
///     for other in found.safer { print(other.product.id, other.similarity) }
///
/// Of each kind, only the best compromises are given: no other candidate of that kind is at least
/// as similar, fits the person at least as well, has at least as high a lower bound of the rating
/// and at most the unit price, and is better in one of these. A unit price of another currency or
/// kind of size than the product's counts as unknown, and an unknown one as higher than any other.
///
/// The order is: more similar first; then the better verdict; then the higher lower bound; then the
/// lower unit price; then the position among the candidates.
public struct ProductRecommendations<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The similar products that are safer: their lowest rating is above the product's highest, and
  /// the verdict is not worse.
  public let safer: [ProductRecommendation<ID>]

  /// The similar products that cost less for their size, while neither bound of their rating is
  /// more than 2 points below the product's and the verdict is not worse.
  public let cheaper: [ProductRecommendation<ID>]

  /// Finds what to take instead of a product.
  ///
  /// A candidate is similar if it shares a category and reaches the least similarity; one with the
  /// product's own identifier is passed over. Without a rating on both sides a candidate is neither
  /// safer nor cheaper.
  ///
  /// - Parameters:
  ///   - product: The product to replace.
  ///   - candidates: The products to choose from, in any order.
  ///   - minimumSimilarity: The least similarity, in `0...1`. Two products of ten ingredients that
  ///   share nothing but their first have 0.21, so the default asks for about that.
  ///   - worstVerdictRank: The highest rank of a verdict that is offered; by default caution, as of
  ///   a report, so that nothing to avoid is.
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
