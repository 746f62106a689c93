/// Logged intercourse, by whether it was protected against pregnancy.
public enum LoggedIntercourse: Int, Hashable, CaseIterable, Sendable {
  /// Protection was not logged.
  case unspecified = 0
  /// Protected by a barrier or another method.
  case protected = 1
  /// Unprotected.
  case unprotected = 2

  /// Creates a kind from its name, or returns `nil` for an unknown name.
  public init?(rawValue: Int) { self.init(caseOf: rawValue) }
}
