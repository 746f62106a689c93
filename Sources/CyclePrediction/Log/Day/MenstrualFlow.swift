/// How strong a bleeding is, in ascending order.
public enum MenstrualFlow: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Light bleeding that needs no protection; it neither starts a period nor prolongs one.
  case spotting = 0
  /// Light flow.
  case light = 1
  /// Medium flow.
  case medium = 2
  /// Heavy flow.
  case heavy = 3

  /// Orders levels from spotting to heavy.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the case of a number, or returns `nil` if there is none.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
