/// Alternatives to a product: similar products that are safer, probably safer, or cheaper.
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
public struct ProductRecommendations<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The similar products that are safer, whatever the unknown substances are, with a verdict that
  /// is not worse.
  ///
  /// Either the lower bound of their rating is above the product's upper bound, or the concerns of
  /// both are known and their score is at least one percent higher in every case: an unknown
  /// substance in both products then counts in both or in neither.
  public let safer: [ProductRecommendation<ID>]

  /// The similar products that are probably safer: they are better if all unknown substances are of
  /// no concern, and also if all are of moderate concern.
  ///
  /// Both bounds of their rating are at least one point higher, and the verdict is not worse. The
  /// products in ``safer`` are not repeated.
  public let probablySafer: [ProductRecommendation<ID>]

  /// The reason that ``safer`` is empty, or `nil` if it is not.
  public let obstacle: RecommendationObstacle?

  /// The similar products with a lower unit price.
  ///
  /// Their verdict is not worse, and neither bound of their rating is more than 2 points lower.
  public let cheaper: [ProductRecommendation<ID>]

  /// Finds alternatives to a product.
  ///
  /// A candidate is similar if it shares a category and has at least the minimum similarity. A
  /// candidate with the product's identifier is ignored. A candidate without a rating is neither safer
  /// nor cheaper.
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
    var probablySafer: [ProductRecommendation<ID>] = []
    var cheaper: [ProductRecommendation<ID>] = []
    var closest = Closest()
    for (index, candidate) in candidates.enumerated() where candidate.id != product.id {
      guard candidate.verdictRank <= min(worstVerdictRank, product.verdictRank),
        candidate.sharesCategory(with: product)
      else { continue }
      let similarity = candidate.similarity(to: product)
      guard similarity >= minimumSimilarity else { continue }
      let comparison = candidate.comparison(with: product)
      let found = ProductRecommendation(
        product: candidate, index: index, similarity: similarity,
        savedConcerns: comparison?.savedByWeight ?? [])
      if candidate.isSafer(than: product, comparison) {
        safer.append(found)
      } else if candidate.isProbablySafer(than: product) {
        probablySafer.append(found)
      }
      if candidate.isCheaper(than: product) { cheaper.append(found) }
      closest.take(comparison)
    }
    obstacle = safer.isEmpty ? closest.obstacle : nil
    self.safer = ParetoFront(of: safer, comparedWith: product.unitPrice).members
    self.probablySafer =
      ParetoFront(of: probablySafer, comparedWith: product.unitPrice).members
    self.cheaper = ParetoFront(of: cheaper, comparedWith: product.unitPrice).members
  }
}

/// A recommended alternative to a product.
public struct ProductRecommendation<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The host's identifier of the product.
  public var id: ID { product.id }

  /// The recommended product.
  public let product: ProductCandidate<ID>

  /// The position of the product among the candidates.
  public let index: Int

  /// The similarity to the original product, in `0...1`.
  public let similarity: Double

  /// The concerns of the original product that this one does not have, or has to a smaller extent,
  /// the largest first; empty if the concerns of one of them are not known.
  public let savedConcerns: [ProductConcern]
}

/// The result of comparing two products in one respect.
public enum ProductAdvantage: Hashable, Sendable {
  /// The first product is better.
  case first
  /// The second product is better.
  case second
  /// The products are equal.
  case neither
  /// The answer is unknown, because a value is missing or the bounds overlap.
  case undecided
}

/// The reason that no product can be said to be safer than another.
@nonexhaustive public enum RecommendationObstacle: Hashable, Sendable {
  /// No candidate is similar enough with a verdict that is not worse.
  case nothingSimilar
  /// No similar candidate is known to have fewer concerns.
  case nothingBetter
  /// Some similar candidates have fewer known concerns, but too many substances without evidence:
  /// those of the candidate that comes closest, by their names on the label.
  case unknownSubstances([String])
}

extension ProductRecommendations {
  /// The similar candidate that comes closest to being safer.
  private struct Closest {
    private var hasSimilar = false
    private var ratio = 0.0
    private var unknown: [String] = []

    mutating func take(_ comparison: ConcernComparison?) {
      hasSimilar = true
      // Without its unknown substances the candidate would be safer.
      guard let comparison, comparison.ratioWithoutUnknown > 1, comparison.ratio > ratio,
        !comparison.unknown.isEmpty
      else { return }
      ratio = comparison.ratio
      unknown = comparison.unknown.map(\.name)
    }

    var obstacle: RecommendationObstacle {
      if !hasSimilar { return .nothingSimilar }
      return unknown.isEmpty ? .nothingBetter : .unknownSubstances(unknown)
    }
  }
}

extension ConcernComparison {
  /// The ratio of the scores if the unknown substances that only the first product has are of no
  /// concern.
  fileprivate var ratioWithoutUnknown: Double {
    unknown.reduce(ratio) { $0 * $1.factors.best / $1.factors.worst }
  }

  /// The saved concerns, the largest first.
  fileprivate var savedByWeight: [ProductConcern] {
    saved.sorted { ($1.deduction.lowerBound, $0.id) < ($0.deduction.lowerBound, $1.id) }
  }
}

extension ProductCandidate {
  fileprivate func isCheaper(than other: ProductCandidate) -> Bool {
    guard let safetyRating, let others = other.safetyRating,
      let unitPrice, let othersPrice = other.unitPrice
    else { return false }
    return unitPrice.isCheaper(than: othersPrice)
      && safetyRating.lowerBound >= others.lowerBound - 2
      && safetyRating.upperBound >= others.upperBound - 2
  }
}
