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
    /// What is known of the ingredient for everyone; it decides the lower bound.
    public let assessment: Assessment
    /// The factor for the amount, in `0...1`.
    public let exposure: Double
    /// The factor for the basis of the evidence, in `0...1`.
    public let certainty: Double
    /// The highest score that the substance allows: 20, 59, or 100.
    public let highestScore: Double
    /// The points that the substance takes off the upper bound, in the order of the list and before
    /// the caps.
    ///
    /// The points of all reasons add up to the total; substances without evidence take off none.
    public let pointsLost: Double

    /// The lowest and the highest percentage that the substance takes off the score; equal unless
    /// it is not assessed.
    public var deduction: ClosedRange<Double> {
      let deduction = RatingTally.deduction(
        level, exposure: exposure, certainty: certainty, assessment)
      return deduction.least...deduction.most
    }

    /// What is known of an ingredient, from the most to the least.
    public enum Assessment: Comparable, Hashable, Sendable, CaseIterable {
      /// There is evidence for everyone, or it is a plain food.
      case assessed
      /// It is a cosmetic ingredient of the European inventory, CosIng, that Annexes II to VI of
      /// Regulation (EC) No 1223/2009 do not restrict, without other evidence. The lower bound
      /// assumes low concern with the certainty of missing data.
      case unrestricted
      /// There is no evidence; the lower bound assumes moderate concern.
      case unknown
    }
  }
}
