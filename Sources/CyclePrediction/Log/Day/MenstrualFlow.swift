/// The strength of menstrual bleeding, in ascending order.
public enum MenstrualFlow: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Light bleeding that needs no sanitary product; it neither starts nor prolongs a period.
  case spotting = 0
  /// Light flow.
  case light = 1
  /// Medium flow.
  case medium = 2
  /// Heavy flow.
  case heavy = 3

  /// Orders levels from spotting to heavy.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates a level from its name, or returns `nil` for an unknown name.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
