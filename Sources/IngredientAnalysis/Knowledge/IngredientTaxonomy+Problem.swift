extension IngredientTaxonomy {
  /// A line of a ``IngredientTaxonomy`` that its reader could not use.
  public struct Problem: Hashable, Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: Reason

    /// Creates a problem of a line.
    public init(line: Int, reason: Reason) {
      self.line = line
      self.reason = reason
    }

    /// What is wrong with a line.
    public enum Reason: Hashable, Sendable {
      /// The line has no colon, which ends a language's code or a property's name.
      case missingColon
      /// What stands before the colon is no language's code and no property with one.
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
    case .unknownLanguage: "Line \(line) must begin with a language code or a property and its language."
    case .textTooLong: "The text must be shorter than 2,147,483,648 bytes."
    }
  }
}
