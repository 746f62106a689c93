extension IngredientTaxonomy {
  /// A line of an ``IngredientTaxonomy`` that does not follow the grammar.
  public struct Problem: Hashable, Sendable {
    /// The number of the line, starting at 1.
    public let line: Int
    /// The reason that the line was skipped.
    public let reason: Reason

    /// Creates a problem of a line.
    public init(line: Int, reason: Reason) {
      self.line = line
      self.reason = reason
    }

    /// The reason that a line was skipped.
    public enum Reason: Hashable, Sendable {
      /// The line has no colon after a language code or the name of a property.
      case missingColon
      /// The text before the colon is neither a language code nor a property with a language.
      case unknownLanguage
      /// The text has 2³¹ bytes or more; none of it was read.
      case textTooLong
    }
  }
}

extension IngredientTaxonomy.Problem: CustomStringConvertible {
  /// A sentence with the number of the line.
  public var description: String {
    switch reason {
    case .missingColon: "Line \(line) must have a colon after its language or property."
    case .unknownLanguage:
      "Line \(line) must begin with a language code or a property and its language."
    case .textTooLong: "The text must be shorter than 2,147,483,648 bytes."
    }
  }
}
