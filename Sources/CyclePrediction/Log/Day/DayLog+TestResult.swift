extension DayLog {
  /// The result of a home test that shows one of two results.
  ///
  /// A test without a result is not logged.
  public enum TestResult: String, Hashable, CaseIterable, Sendable {
    /// The test shows nothing.
    case negative
    /// The test shows the hormone.
    case positive

    /// Creates a result from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}

/// Encoded as its name.
extension DayLog.TestResult: Codable {
  /// Decodes a result from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
