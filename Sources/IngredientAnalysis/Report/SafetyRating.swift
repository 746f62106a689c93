/// How little concern published facts justify about the ingredients of a product, from 0 to 100.
///
/// It is about the substances, by agencies and laws; whether a product suits a person is the
/// ``LabelVerdict``.
///
/// Each substance counts once. The strongest evidence on it, for the way the product is used, the
/// audience, the market and the day, takes off *d* = *p* · *e* · *c* percent of the score:
///
/// - *p* by its ``ConcernLevel``: none 0, low 4, moderate 12, high 30, prohibited 60 points;
/// - *e*, the exposure: 1, or 0.6 behind the line of one percent (a stated percentage, the first
///   preservative or flavoring, "2 % or less of"), or 0.25 for what may be in the product; half of
///   that in a cosmetic that is rinsed off;
/// - *c*, the certainty: 1 for bans, limits, warnings and opinions, 0.5 for a hazard whatever the
///   amount and for a duty to name an allergen, 0.25 where an agency says that data are missing.
///
/// What another market's law says counts with half the certainty, and its ban as a high concern.
///
/// The score is 100 · Π(1 − *d*/100). It is at most 20 with a prohibited substance, and at most 59
/// with one of high concern and an exposure of at least 0.6.
///
/// A plain food is of no concern. A substance without evidence for everyone is unknown: the lower
/// bound takes it for one of moderate concern. If less than 60 percent of the list is known, where
/// the ingredient at rank *r* weighs 1/*r*, there is no score.
public enum SafetyRating: Hashable, Sendable {
  /// All is known: the score, in `0...100`.
  case exact(Double)
  /// The score, whatever the unknown ingredients are, in `0...100`.
  case between(ClosedRange<Double>)
  /// Too little of the list is known, or there is none.
  case notEnoughKnown

  /// The bounds of the score, in `0...100`, or `nil` if there is no score or it is not a number.
  public var bounds: ClosedRange<Double>? {
    switch self {
    case .exact(let score): score.isNaN ? nil : score...score
    case .between(let bounds): bounds
    case .notEnoughKnown: nil
    }
  }

  /// The bounds in stars, in `0...5`, each to the nearest half, or `nil` if there is no score.
  public var stars: ClosedRange<Double>? {
    bounds.map { Self.stars(of: $0.lowerBound)...Self.stars(of: $0.upperBound) }
  }

  private static func stars(of score: Double) -> Double { (score / 10).rounded() / 2 }

  /// Computes a rating from its reasons, in their order: the same as the report's, bit for bit.
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
        limit: reason.highestScore,
        isUnknown: reason.isUnknown)
    }
    self = tally.rating(knownShare: knownShare)
  }
}
