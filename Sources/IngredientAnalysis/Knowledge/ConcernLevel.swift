/// The level of concern that a published fact about a substance justifies.
public enum ConcernLevel: UInt8, Comparable, CaseIterable, Hashable, Sendable {
  /// An agency or a law says that there is no concern at usual amounts.
  case none
  /// Data are missing, sensitive people need to know, or there is a hazard without a known
  /// exposure.
  case low
  /// There is a legal limit or a warning, or some group exceeds the acceptable daily intake.
  case moderate
  /// The average person exceeds the acceptable daily intake, the substance is a carcinogen in this
  /// use, or another major market bans it.
  case high
  /// The substance is prohibited for this market, audience, and use.
  case prohibited

  /// Orders levels from none to prohibited.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the level with a number from 0 to 4, or returns `nil`.
  public init?(rawValue: UInt8) {
    switch rawValue {
    case 0: self = .none
    case 1: self = .low
    case 2: self = .moderate
    case 3: self = .high
    case 4: self = .prohibited
    default: return nil
    }
  }
}
