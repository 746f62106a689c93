extension Ingredient {
  /// A percentage that a label states for an ingredient.
  public enum StatedPercentage: Hashable, Sendable {
    /// "12 %".
    case exactly(Double)
    /// "Min. 12 %".
    case atLeast(Double)
    /// "Max. 12 %".
    case atMost(Double)

    /// The number that the label prints.
    public var value: Double {
      switch self {
      case .exactly(let value), .atLeast(let value), .atMost(let value): value
      }
    }
  }
}
