extension IngredientKnowledge {
  /// A line of a ``IngredientTaxonomy`` that says nothing, because what it refers to is not known.
  public struct Problem: Hashable, Sendable {
    /// The identifier of the substance that the line is about.
    public let substanceID: String
    /// What the line says of it, behind the colon.
    public let text: String
    /// What is wrong with that.
    public let reason: Reason

    /// Creates a problem of a substance.
    public init(substanceID: String, text: String, reason: Reason) {
      self.substanceID = substanceID
      self.text = text
      self.reason = reason
    }

    /// What is wrong with a line.
    public enum Reason: Hashable, Sendable {
      /// The parent has no entry.
      case unknownParent
      /// One of the functions or allergens has no entry.
      case unknownName
      /// The property has no such value: `yes`, `no` and `maybe` are those of vegan and the like.
      case unknownValue
      /// The evidence does not have its thirteen fields, or one of them cannot be read.
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
