extension LabelPreferences {
  /// How a person handles products that may contain an allergen: traces of it, or an ingredient
  /// that usually contains it.
  public enum TraceTolerance: Hashable, Sendable, CaseIterable {
    /// The person avoids them: the verdict is ``LabelVerdict/avoid(_:)``.
    case avoids
    /// The person wants to know: the verdict is ``LabelVerdict/caution(_:)``.
    case isCautious
    /// The person accepts them: they do not count.
    case accepts
  }
}
