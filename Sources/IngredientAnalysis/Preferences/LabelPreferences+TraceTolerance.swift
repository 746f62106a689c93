extension LabelPreferences {
  /// What a person does with a product that may contain traces of an allergen.
  public enum TraceTolerance: Hashable, Sendable, CaseIterable {
    /// Leaves it: traces make the verdict ``LabelVerdict/avoid(_:)``.
    case avoids
    /// Wants to know: traces make it ``LabelVerdict/caution(_:)``.
    case isCautious
    /// Takes it: traces do not count.
    case accepts
  }
}
