extension LocationFilter {
  /// The answer to an action.
  public enum Answer: Hashable, Sendable {
    /// The filter carried out the action, or there was nothing to do.
    case accepted
    /// The filter cleared its criteria. The host must clear all other criteria of the feature.
    case cleared
    /// The action was not allowed, and nothing changed.
    case rejected(Rejection)
  }

  /// The reason an action was not allowed.
  public enum Rejection: Hashable, Sendable {
    /// The person must first answer whether to clear all criteria.
    case promptOpen
    /// The person was not asked whether to clear all criteria.
    case noPrompt
    /// There are no criteria to clear.
    case nothingToClear
    /// A ZIP code is selected, so no city can be selected.
    case cityUnavailable
    /// The city is not offered.
    case cityNotOffered
    /// A city is selected, so no ZIP code can be entered.
    case zipCodeUnavailable
    /// The text is not a ZIP code.
    case invalidZIPCode
  }
}
