/// Whether a product is for a person, with what speaks against it.
///
///     switch report.verdict {
///     case .avoid(let causes): causes.forEach { show(messages.text(for: $0)) }
///     case .caution, .fits, .unknown: break
///     }
///
/// The weightiest cause decides, in the order avoid, caution, unknown, fits; so a wish more never
/// makes it better. What the label does not name is not in it: a verdict is no medical advice.
public enum LabelVerdict: Sendable {
  /// Something is in it that the person avoids, cannot eat by a diet, or that is prohibited for
  /// them.
  case avoid([Cause])
  /// Something may be in it, or is in it and need not matter.
  case caution([Cause])
  /// Nothing speaks against it.
  case fits
  /// Too little of the label was understood, or a wish could not be checked.
  case unknown([Cause])

  /// How weighty a cause is, and so a verdict.
  public enum Severity: Comparable, Hashable, Sendable, CaseIterable {
    /// Of no weight.
    case fits
    /// It cannot be told.
    case unknown
    /// To be considered.
    case caution
    /// To be avoided.
    case avoid
  }

  /// The weight of the verdict.
  public var severity: Severity {
    switch self {
    case .avoid: .avoid
    case .caution: .caution
    case .fits: .fits
    case .unknown: .unknown
    }
  }

  /// What led to it, in the order of the label, then diets; empty if it fits.
  public var causes: [Cause] {
    switch self {
    case .avoid(let causes), .caution(let causes), .unknown(let causes): causes
    case .fits: []
    }
  }
}
