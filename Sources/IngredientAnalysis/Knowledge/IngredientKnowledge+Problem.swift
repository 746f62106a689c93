extension IngredientKnowledge {
  /// A line or a substance of an ``IngredientTaxonomy`` that has no effect, or less than it says, because it refers
  /// to an unknown entry, cannot be read, or exceeds a limit.
  public struct Problem: Hashable, Sendable {
    /// The identifier of the substance.
    public let substanceID: String
    /// The text of the line after the colon, or the identifier if the problem is that of no line.
    public let text: String
    /// The reason that the line or the substance has no effect.
    public let reason: Reason

    /// Creates a problem of a substance.
    public init(substanceID: String, text: String, reason: Reason) {
      self.substanceID = substanceID
      self.text = text
      self.reason = reason
    }

    /// The reason that a line or a substance has no effect.
    public enum Reason: Hashable, Sendable {
      /// The parent has no entry.
      case unknownParent
      /// A name in a list of functions or allergens is not that of one.
      case unknownName
      /// The value is not one of the property, such as `yes`, `no`, and `maybe` for `vegan`.
      case unknownValue
      /// The evidence does not have thirteen fields, or one of them is not valid.
      case malformedEvidence
      /// The knowledge has 64 other allergens that are no kinds of another one, so that this one is not found on a
      /// label, and the verdict for whoever avoids it is unknown.
      case tooManyAllergens
      /// The substance is a kind of 256 others or more, and inherits only from the nearest ones.
      case tooManyAncestors
    }
  }
}

extension IngredientKnowledge.Problem: CustomStringConvertible {
  /// A sentence with the identifier of the substance and the text of the line.
  public var description: String {
    switch reason {
    case .unknownParent: "The parent “\(text)” of \(substanceID) is not known."
    case .unknownName: "A name in “\(text)” of \(substanceID) is not known."
    case .unknownValue: "The value “\(text)” of \(substanceID) is not one of its property."
    case .malformedEvidence:
      "The evidence “\(text)” of \(substanceID) must have thirteen valid fields."
    case .tooManyAllergens: "The allergen \(substanceID) is not found, because there are 64 others."
    case .tooManyAncestors:
      "\(substanceID) is a kind of 256 others or more; only the nearest count."
    }
  }
}
