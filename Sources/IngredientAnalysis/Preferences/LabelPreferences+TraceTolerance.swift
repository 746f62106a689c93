extension LabelPreferences {
  /// How a person handles products that may contain traces of an allergen.
  public enum TraceTolerance: Hashable, Sendable, CaseIterable {
    /// The person avoids them: traces make the verdict ``LabelVerdict/avoid(_:)``.
    case avoids
    /// The person wants to know: traces make the verdict ``LabelVerdict/caution(_:)``.
    case isCautious
    /// The person accepts them: traces do not count.
    case accepts
  }
}
