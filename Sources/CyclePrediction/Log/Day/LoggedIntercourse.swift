/// Whether intercourse was protected against pregnancy.
public enum LoggedIntercourse: Int, Hashable, CaseIterable, Sendable {
  /// Nothing was noted about protection.
  case unspecified = 0
  /// A barrier or another method protected.
  case protected = 1
  /// Nothing protected.
  case unprotected = 2

  /// Creates the case of a number, or returns `nil` if there is none.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
