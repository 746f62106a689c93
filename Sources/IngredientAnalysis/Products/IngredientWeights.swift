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
