extension IngredientKnowledge {
  /// A line of an ``IngredientTaxonomy`` that has no effect, because it refers to an unknown entry
  /// or cannot be read.
  public struct Problem: Hashable, Sendable {
    /// The identifier of the substance that the line is about.
    public let substanceID: String
    /// The text of the line after the colon.
    public let text: String
    /// The reason that the line has no effect.
    public let reason: Reason

    /// Creates a problem of a substance.
    public init(substanceID: String, text: String, reason: Reason) {
      self.substanceID = substanceID
      self.text = text
      self.reason = reason
    }

    /// The reason that a line has no effect.
    public enum Reason: Hashable, Sendable {
      /// The parent has no entry.
      case unknownParent
      /// A function or an allergen has no entry.
      case unknownName
      /// The value is not one of the property, such as `yes`, `no`, and `maybe` for `vegan`.
      case unknownValue
      /// The evidence does not have thirteen fields, or one of them is not valid.
      case malformedEvidence
    }
  }
}

extension IngredientKnowledge.Problem: CustomStringConvertible {
  /// A sentence with the identifier of the substance and the text of the line.
  public var description: String {
    switch reason {
    case .unknownParent: "The parent “\(text)” of \(substanceID) is not known."
    case .unknownName: "A name in “\(text)” of \(substanceID) is not known."
    case .unknownValue: "The value “\(text)” of \(substanceID) must be yes, no, or maybe."
    case .malformedEvidence:
      "The evidence “\(text)” of \(substanceID) must have thirteen valid fields."
    }
  }
}
