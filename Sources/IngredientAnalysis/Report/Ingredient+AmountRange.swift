extension Ingredient {
  /// How much of an ingredient a product can hold, in percent of the whole.
  ///
  /// A list is in descending order of weight and sums to the whole; from that and the percentages
  /// that it states follow the least and the greatest amount of each.
  public struct AmountRange: Hashable, Sendable {
    /// The least and the greatest amount, in percent, in `0...100`.
    public let bounds: ClosedRange<Double>
    /// One amount for each, which sum to the whole.
    ///
    /// It is the stated one, or the middle of what is possible. It need not lie within the bounds
    /// if the stated percentages contradict the order of the list.
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
  /// - Complexity: O(*n*): compute it once and keep it.
  public var amounts: [Ingredient.AmountRange] {
    var table = AmountTable()
    table.fill(tree)
    return tree.nodes.indices.filter { Ingredient(list: self, index: $0).statement == .ingredients }
      .map { table[$0] }
  }
}

extension Ingredient {
  /// How much of it the product can hold, or `nil` if it is not in the list but in a statement.
  ///
  /// - Complexity: O(*n*) in the ingredients of the list; for all of them, use
  ///   ``IngredientList/amounts``.
  public var amount: AmountRange? {
    guard statement == .ingredients else { return nil }
    var table = AmountTable()
    table.fill(list.tree)
    return table[index]
  }
}
