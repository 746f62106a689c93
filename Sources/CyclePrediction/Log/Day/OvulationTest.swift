/// The result of a urine test for the surge of luteinizing hormone (LH).
public enum OvulationTest: Int, Hashable, CaseIterable, Sendable {
  /// No surge: the test line is lighter than the control line, or the device shows "low".
  case negative = 0
  /// A surge: ovulation is likely within the next days.
  case positive = 1

  /// Creates a result from its name, or returns `nil` for an unknown name.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
