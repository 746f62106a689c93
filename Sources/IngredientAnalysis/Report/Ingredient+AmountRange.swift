extension Ingredient {
  /// The amount of an ingredient in a product, in percent of the whole.
  ///
  /// The lowest and the highest possible amounts follow from the order of the list, which is by
  /// descending weight, from the total of 100 percent, and from the percentages that the label
  /// states.
  public struct AmountRange: Hashable, Sendable {
    /// The lowest and the highest possible amount, in percent, in `0...100`.
    public let bounds: ClosedRange<Double>
    /// An estimate of the amount, in percent; the estimates of a list add up to the whole.
    ///
    /// It is the stated percentage, or the middle of the possible range. It may lie outside the
    /// bounds if the stated percentages contradict the order of the list.
    public let estimate: Double
  }
}

extension AmountTable {
  subscript(index: Int) -> Ingredient.AmountRange {
    Ingredient.AmountRange(
      bounds: min(lower[index], upper[index])...max(lower[index], upper[index]),
      estimate: estimate[index])
  }
}

extension IngredientList {
  /// The amounts of ``allIngredients``, in their order.
  ///
  /// - Complexity: O(*n*). Compute it once and keep it.
  public var amounts: [Ingredient.AmountRange] {
    var table = AmountTable()
    table.fill(tree)
    return tree.nodes.indices.filter { Ingredient(list: self, index: $0).statement == .ingredients }
      .map { table[$0] }
  }
}

extension Ingredient {
  /// The amount of the ingredient, or `nil` if a statement names it and not the list.
  ///
  /// - Complexity: O(*n*) in the ingredients of the list. For all of them, use
  ///   ``IngredientList/amounts``.
  public var amount: AmountRange? {
    guard statement == .ingredients else { return nil }
    var table = AmountTable()
    table.fill(list.tree)
    return table[index]
  }
}
