/// Logged intercourse, by whether it was protected against pregnancy.
public enum LoggedIntercourse: String, Hashable, CaseIterable, Sendable {
  /// Protection was not logged.
  case unspecified
  /// Protected by a barrier or another method.
  case protected
  /// Unprotected.
  case unprotected

  /// Creates a kind from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }
}

/// Encoded as its name.
extension LoggedIntercourse: Codable {
  /// Decodes a kind from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
