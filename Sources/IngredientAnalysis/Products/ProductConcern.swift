/// A substance of a product that takes points off its safety rating, or may do so.
public struct ProductConcern: Hashable, Sendable, Identifiable {
  /// The identifier of the substance, or its folded name if it was not recognized.
  public let id: String

  /// The name on the label.
  public let name: String

  /// The level of concern that the strongest evidence justifies.
  public let level: ConcernLevel

  /// Whether there is no evidence for everyone, so that moderate concern is possible.
  public let isUnknown: Bool

  /// The lowest and the highest percentage that the substance takes off the score, in `0...60`.
  public let deduction: ClosedRange<Double>

  /// The highest score that the substance allows: 20, 59, or 100.
  public let highestScore: Double

  /// The factors by which it multiplies the score, at best and at worst.
  var factors: (best: Double, worst: Double) {
    (1 - deduction.lowerBound / 100, 1 - deduction.upperBound / 100)
  }
}
