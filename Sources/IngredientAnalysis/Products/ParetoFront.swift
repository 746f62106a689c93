/// The recommendations that no other recommendation dominates.
struct ParetoFront<ID: Hashable & Sendable> {
  /// The members in the order of ``ProductRecommendations``.
  private(set) var members: [ProductRecommendation<ID>] = []

  /// The highest lower bounds of ratings: for each verdict, a tree of prefix maxima over the ranks
  /// of prices.
  private var trees: [Double]
  private let treeSize: Int

  /// Creates the front of some recommendations.
  ///
  /// - Parameters:
  ///   - recommendations: The candidates, all safer or all cheaper.
  ///   - price: The unit price whose currency and dimension others must have to be comparable.
  init(of recommendations: [ProductRecommendation<ID>], comparedWith price: UnitPrice?) {
    let ranks = Self.priceRanks(of: recommendations, comparedWith: price)
    let points = recommendations.indices.map { index in
      Point(
        index: index, similarity: recommendations[index].similarity,
        verdict: recommendations[index].product.verdictRank,
        rating: recommendations[index].product.safetyRating?.lowerBound ?? 0,
        price: ranks[index])
    }.sorted { $0.precedes($1) }
    treeSize = (ranks.max() ?? 0) + 1
    trees = Array(repeating: -1, count: 10 * treeSize)
    // A point comes after those that dominate it. Points that are equal in all four values do not
    // dominate each other, so a group of them is checked before one of it is inserted.
    var start = 0
    while start < points.count {
      let point = points[start]
      let end = points[start...].firstIndex { !$0.equals(point) } ?? points.count
      if !isDominated(point) {
        for member in points[start..<end] { members.append(recommendations[member.index]) }
        enter(point)
      }
      start = end
    }
  }

  /// Returns the ranks of the unit prices, starting with the lowest.
  ///
  /// Equal prices have the same rank, and an unknown price has the highest.
  private static func priceRanks(
    of recommendations: [ProductRecommendation<ID>], comparedWith price: UnitPrice?
  ) -> [Int] {
    let prices = recommendations.map { recommendation in
      recommendation.product.unitPrice.flatMap { own in
        price.flatMap { own.order(to: $0) } == nil ? nil : own
      }
    }
    var known: [(index: Int, price: UnitPrice)] = []
    for (index, price) in prices.enumerated() {
      if let price { known.append((index, price)) }
    }
    known.sort { $0.price.isCheaper(than: $1.price) }
    var ranks = Array(repeating: known.count, count: prices.count)
    var rank = 0
    for (position, entry) in known.enumerated() {
      if position > 0, known[position - 1].price.isCheaper(than: entry.price) { rank = position }
      ranks[entry.index] = rank
    }
    return ranks
  }

  private struct Point {
    let index: Int
    let similarity: Double
    let verdict: Int
    let rating: Double
    let price: Int

    func equals(_ other: Point) -> Bool {
      similarity == other.similarity && verdict == other.verdict && rating == other.rating
        && price == other.price
    }

    func precedes(_ other: Point) -> Bool {
      (other.similarity, verdict, other.rating, price, index)
        < (similarity, other.verdict, rating, other.price, other.index)
    }
  }
}

extension ParetoFront {
  /// Whether an inserted point has no worse verdict, no lower rating, and no higher price.
  private func isDominated(_ point: Point) -> Bool {
    for verdict in 0...point.verdict {
      var node = point.price + 1
      while node > 0 {
        if trees[verdict * treeSize + node - 1] >= point.rating { return true }
        node -= node & -node
      }
    }
    return false
  }

  private mutating func enter(_ point: Point) {
    var node = point.price + 1
    while node <= treeSize {
      let slot = point.verdict * treeSize + node - 1
      trees[slot] = max(trees[slot], point.rating)
      node += node & -node
    }
  }
}
