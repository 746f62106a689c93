/// The result of a urine test or monitor that looks for the surge of luteinizing hormone (LH), in
/// ascending order of how close ovulation is.
@nonexhaustive public enum OvulationTest: String, Hashable, Comparable, CaseIterable, Sendable {
  /// No surge: the test line is lighter than the control line, or the monitor shows "low".
  case negative
  /// The monitor shows "high": estrogen has risen, and LH has not.
  case high
  /// A surge, the "peak" of a monitor: ovulation is likely within the next days.
  case positive

  /// Orders results from negative to positive.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// Creates a result from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }

  private var rank: Int {
    switch self {
    case .negative: 0
    case .high: 1
    case .positive: 2
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension OvulationTest: CodedCase, Codable {}
#endif
