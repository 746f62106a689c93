/// The result of a urine test for the surge of luteinizing hormone (LH).
public enum OvulationTest: Int, Hashable, CaseIterable, Sendable {
  /// No surge: the test line is lighter than the control line, or the device says "low".
  case negative = 0
  /// A surge: ovulation is likely within the next days.
  case positive = 1

  /// Creates the case of a number, or returns `nil` if there is none.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
