/// Whether a product fits a person, with the causes.
///
///     switch report.verdict {
///     case .avoid(let causes): causes.forEach { show(messages.text(for: $0)) }
///     case .caution, .fits, .unknown: break
///     }
///
/// The most severe cause decides, in the order avoid, caution, unknown, fits. Adding a preference
/// therefore never improves a verdict. A verdict is based only on the label, and is not medical advice.
public enum LabelVerdict: Sendable {
  /// The product contains something that the person avoids, that a diet excludes, that is
  /// prohibited, or that an agency advises the audience against.
  case avoid([Cause])
  /// The product may contain such an ingredient, or contains one that need not matter or that the
  /// audience should take care with.
  case caution([Cause])
  /// Nothing on the label counts against the product.
  case fits
  /// Something on the label was not recognized that could matter to the person, or a preference
  /// could not be checked.
  case unknown([Cause])

  /// The severity of a cause, and of a verdict.
  public enum Severity: Comparable, Hashable, Sendable, CaseIterable {
    /// No severity.
    case fits
    /// Too little is known.
    case unknown
    /// The person should consider it.
    case caution
    /// The person should avoid it.
    case avoid
  }

  /// The severity of the verdict.
  public var severity: Severity {
    switch self {
    case .avoid: .avoid
    case .caution: .caution
    case .fits: .fits
    case .unknown: .unknown
    }
  }

  /// The causes of the verdict, in the order of the label, then diets, prohibitions, and advice;
  /// empty if the product fits.
  public var causes: [Cause] {
    switch self {
    case .avoid(let causes), .caution(let causes), .unknown(let causes): causes
    case .fits: []
    }
  }
}
