extension SafetyRating {
  /// What one ingredient does to a ``SafetyRating``, and why.
  public struct Reason: Sendable, Identifiable {
    /// The identifier of the ingredient.
    public var id: Ingredient.ID { ingredient.id }
    /// The ingredient, at its first place on the label.
    public let ingredient: Ingredient
    /// The substance that the strongest evidence is on, or `nil` if there is none.
    public let substance: KnownSubstance?
    /// The strongest evidence, or `nil` for a plain food and an unknown ingredient.
    public let evidence: SafetyEvidence?
    /// How much concern the evidence justifies here: a ban of another market counts as high.
    public let level: ConcernLevel
    /// Whether there is no evidence for everyone, so that the lower bound takes it for one of
    /// moderate concern.
    public let isUnknown: Bool
    /// The factor for the amount, in `0...1`.
    public let exposure: Double
    /// The factor for what the evidence rests on, in `0...1`.
    public let certainty: Double
    /// What the score is at most because of it, in points: 20, 59, or 100.
    public let highestScore: Double
    /// The points by which it lowers the score in the order of the list, before limits: those of
    /// all reasons sum to what is lost, where unknown ingredients lose none.
    public let pointsLost: Double

    /// What percentage of the score it takes off, the least and the most; equal if it is not
    /// unknown.
    public var deduction: ClosedRange<Double> {
      let deduction = RatingTally.deduction(
        level, exposure: exposure, certainty: certainty, isUnknown: isUnknown)
      return deduction.least...deduction.most
    }
  }
}
