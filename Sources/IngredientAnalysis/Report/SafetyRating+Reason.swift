extension SafetyRating {
  /// The effect of one substance on a ``SafetyRating``, with its evidence.
  public struct Reason: Sendable, Identifiable {
    /// The identifier of the ingredient.
    public var id: Ingredient.ID { ingredient.id }
    /// The ingredient, where the label names it first.
    public let ingredient: Ingredient
    /// The substance that the strongest evidence is about, or `nil` if there is none.
    public let substance: KnownSubstance?
    /// The strongest evidence, or `nil` for a plain food or an unknown ingredient.
    public let evidence: SafetyEvidence?
    /// The level of concern that the evidence justifies here; a ban in another market counts as
    /// high.
    public let level: ConcernLevel
    /// Whether there is no evidence for everyone, so that the lower bound assumes moderate concern.
    public let isUnknown: Bool
    /// The factor for the amount, in `0...1`.
    public let exposure: Double
    /// The factor for the basis of the evidence, in `0...1`.
    public let certainty: Double
    /// The highest score that the substance allows: 20, 59, or 100.
    public let highestScore: Double
    /// The points that the substance takes off the upper bound, in the order of the list and before
    /// the caps.
    ///
    /// The points of all reasons add up to the total; unknown substances take off none.
    public let pointsLost: Double

    /// The lowest and the highest percentage that the substance takes off the score; equal unless
    /// it is unknown.
    public var deduction: ClosedRange<Double> {
      let deduction = RatingTally.deduction(
        level, exposure: exposure, certainty: certainty, isUnknown: isUnknown)
      return deduction.least...deduction.most
    }
  }
}
