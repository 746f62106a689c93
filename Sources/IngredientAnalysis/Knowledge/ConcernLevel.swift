/// How much concern a published fact about a substance justifies.
public enum ConcernLevel: UInt8, Comparable, CaseIterable, Hashable, Sendable {
  /// An agency or a law says that there is none at usual amounts.
  case none
  /// Data are missing, sensitive persons have to know, or a hazard is known without an exposure.
  case low
  /// A legal limit or warning, or some group takes in more than the acceptable daily intake.
  case moderate
  /// The average takes in more than that, a carcinogen by this way of use, or banned in another
  /// major market.
  case high
  /// Prohibited for this market, audience and way of use.
  case prohibited

  /// Orders levels from none to prohibited.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the level of a number from 0 to 4, or returns `nil`.
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
