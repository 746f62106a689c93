extension ProviderPlan {
  /// What a provider has subscribed to, in ascending order.
  public enum Tier: String, Hashable, Comparable, CaseIterable, Sendable {
    /// Free of charge.
    case basic
    /// More events a year.
    case gold
    /// Most events a year.
    case platinum

    /// Creates the case of a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// Orders tiers from basic to platinum.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    /// The place in the order, from 0.
    private var rank: Int {
      switch self {
      case .basic: 0
      case .gold: 1
      case .platinum: 2
      }
    }
  }
}
