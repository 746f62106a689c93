/// The strength of menstrual bleeding, in ascending order.
@nonexhaustive public enum MenstrualFlow: String, Hashable, Comparable, CaseIterable, Sendable {
  /// Light bleeding that needs no sanitary product; it neither starts nor prolongs a period.
  case spotting
  /// Light flow.
  case light
  /// Medium flow.
  case medium
  /// Heavy flow.
  case heavy

  /// Orders levels from spotting to heavy.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// Creates a level from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }

  private var rank: Int {
    switch self {
    case .spotting: 0
    case .light: 1
    case .medium: 2
    case .heavy: 3
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension MenstrualFlow: CodedCase, Codable {}
#endif
