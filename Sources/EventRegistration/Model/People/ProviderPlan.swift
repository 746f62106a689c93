/// The subscription of a provider, which limits the events they can publish in a calendar year.
///
///     let limits = try ProviderPlan.Limits(basic: 5, gold: 30, platinum: 100)
///     limits.limit(for: .gold)  // 30
///
/// Plans are ordered from ``basic`` to ``platinum``.
public enum ProviderPlan: String, Hashable, Comparable, CaseIterable, Sendable {
  /// The free plan.
  case basic
  /// A paid plan with more events a year than ``basic``.
  case gold
  /// The paid plan with the most events a year.
  case platinum

  /// Creates the plan with a name, or returns `nil` if there is none.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }

  /// Orders plans from basic to platinum.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The position in the order, from 0.
  private var rank: Int {
    switch self {
    case .basic: 0
    case .gold: 1
    case .platinum: 2
    }
  }
}

/// Encoded as its name.
extension ProviderPlan: Codable {
  /// Decodes a plan from its name.
  ///
  /// - Throws: `DecodingError` if no plan has that name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
