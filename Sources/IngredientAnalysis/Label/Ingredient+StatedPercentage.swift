extension Ingredient {
  /// A percentage that a label states for an ingredient.
  public enum StatedPercentage: Hashable, Sendable {
    /// An exact percentage, such as "12 %".
    case exactly(Double)
    /// A lower bound, such as "min. 12 %".
    case atLeast(Double)
    /// An upper bound, such as "max. 12 %".
    case atMost(Double)

    /// The lowest and the highest percentage, such as "3-5 %".
    case between(ClosedRange<Double>)

    /// The number that the label prints; the lower one of a range.
    public var value: Double {
      switch self {
      case .exactly(let value), .atLeast(let value), .atMost(let value): value
      case .between(let values): values.lowerBound
      }
    }
  }
}
