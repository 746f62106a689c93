/// The quality of the cervical mucus on a day, in the order in which Sensiplan ranks it.
///
///     let peak = observed.max()  // the best quality observed
@nonexhaustive public enum CervicalMucus: String, Hashable, Comparable, CaseIterable, Sendable {
  /// Dry: a dry, rough, or itchy feeling, and no visible mucus; Sensiplan's `t`.
  case dry
  /// No feeling and no visible mucus; Sensiplan's `o`.
  case nothing
  /// A moist feeling, and no visible mucus; Sensiplan's `f`.
  case moist
  /// Mucus of a lesser quality, such as thick, white, creamy, or sticky; Sensiplan's `S`.
  case creamy
  /// Mucus of the best quality, such as clear, glassy, or stretchy, or a wet and slippery feeling;
  /// Sensiplan's `S+`.
  case eggWhite

  /// Orders qualities from dry to egg-white.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// Creates a quality from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }

  private var rank: Int {
    switch self {
    case .dry: 0
    case .nothing: 1
    case .moist: 2
    case .creamy: 3
    case .eggWhite: 4
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension CervicalMucus: CodedCase, Codable {}
#endif
