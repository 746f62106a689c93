/// The quality of the cervical mucus on a day, in the order in which Sensiplan ranks it.
///
///     let peak = observed.max()  // the best quality observed
public enum CervicalMucus: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Dry: a dry, rough, or itchy feeling, and no visible mucus; Sensiplan's `t`.
  case dry = 0
  /// No feeling and no visible mucus; Sensiplan's `o`.
  case nothing = 1
  /// A moist feeling, and no visible mucus; Sensiplan's `f`.
  case moist = 2
  /// Mucus of a lesser quality, such as thick, white, creamy, or sticky; Sensiplan's `S`.
  case creamy = 3
  /// Mucus of the best quality, such as clear, glassy, or stretchy, or a wet and slippery feeling;
  /// Sensiplan's `S+`.
  case eggWhite = 4

  /// Orders qualities from dry to egg-white.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates a quality from its name, or returns `nil` for an unknown name.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
