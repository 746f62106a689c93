/// A rating of the safety of a product's ingredients, based on published facts, from 0 (worst) to 100 (best).
///
/// The rating is about the substances, according to agencies and laws. Whether a product fits a
/// person is the ``LabelVerdict``.
///
/// Each substance counts once. Its strongest evidence for the use of the product, the audience, the
/// market, and the day takes off *d* = *p* · *e* · *c* percent of the score:
///
/// - *p* is the points of its ``ConcernLevel``: none 0, low 4, moderate 12, high 30, prohibited 60.
/// - *e* is the exposure: 1, or 0.6 for an ingredient of at most about one percent (by a stated
///   percentage, after the first preservative or flavoring, or in "2 % or less of"), or 0.25 for an
///   ingredient that may be in the product. It is halved in a cosmetic that is rinsed off.
/// - *c* is the certainty: 1 for bans, limits, warnings, and opinions; 0.5 for a hazard regardless
///   of the amount and for a duty to declare an allergen; 0.25 where an agency says that data are
///   missing.
///
/// Evidence from another market counts with half the certainty, and a ban there counts as high
/// concern.
///
/// The score is 100 · Π(1 − *d*/100). It is at most 20 with a prohibited substance, and at most 59
/// with a substance of high concern and an exposure of at least 0.6.
///
/// A plain food is of no concern. A substance without evidence for everyone is unknown, and the
/// lower bound assumes moderate concern for it, or low concern with missing data if it is a cosmetic
/// ingredient that the law does not restrict; see ``Reason/Assessment``. There is no score if less
/// than 60 percent of the list is known, where the ingredient at rank *r* has the weight 1/*r*.
public enum SafetyRating: Hashable, Sendable {
  /// The score, in `0...100`; every substance is known.
  case exact(Double)
  /// The bounds of the score, in `0...100`, whatever the unknown substances are.
  case between(ClosedRange<Double>)
  /// Too little of the list is known, or there is no list.
  case notEnoughKnown

  /// The bounds of the score, in `0...100`, or `nil` if there is no score or it is not a number.
  public var bounds: ClosedRange<Double>? {
    switch self {
    case .exact(let score): score.isNaN ? nil : score...score
    case .between(let bounds): bounds
    case .notEnoughKnown: nil
    }
  }

  /// The bounds in stars, in `0...5`, each rounded to the nearest half, or `nil` if there is no
  /// score.
  public var stars: ClosedRange<Double>? {
    bounds.map { Self.stars(of: $0.lowerBound)...Self.stars(of: $0.upperBound) }
  }

  private static func stars(of score: Double) -> Double { (score / 10).rounded() / 2 }

  /// Computes a rating from the reasons of a report, in their order: the same rating, bit for bit.
  ///
  /// - Parameters:
  ///   - reasons: The ``IngredientReport/reasons`` of a report.
  ///   - knownShare: Its ``LabelCoverage/knownShare``, in `0...1`.
  /// - Complexity: O(*n*)
  public init(recomputedFrom reasons: some Sequence<Reason>, knownShare: Double) {
    var tally = RatingTally()
    for reason in reasons {
      tally.add(
        reason.level, exposure: reason.exposure, certainty: reason.certainty,
        limit: reason.highestScore, reason.assessment)
    }
    self = tally.rating(knownShare: knownShare)
  }
}

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
    /// The state of knowledge about the ingredient for everyone; it decides the lower bound.
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

    /// The state of knowledge about an ingredient, from the most to the least.
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
