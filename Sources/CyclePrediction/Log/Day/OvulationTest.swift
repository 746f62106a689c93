/// The result of a urine test for the surge of luteinizing hormone (LH).
public enum OvulationTest: String, Hashable, CaseIterable, Sendable {
  /// No surge: the test line is lighter than the control line, or the device shows "low".
  case negative
  /// A surge: ovulation is likely within the next days.
  case positive

  /// Creates a result from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }
}

/// Encoded as its name.
extension OvulationTest: Codable {
  /// Decodes a result from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
