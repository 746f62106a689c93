extension LocationFilter {
  /// What became of an event.
  public enum Answer: Hashable, Sendable {
    /// The event was taken up, or there was nothing to do for it.
    case accepted
    /// The criteria of the filter are cleared, and the host is to clear all others of the feature.
    case cleared
    /// The location is noted, but its city is not in the draft.
    case cityNotPreselected(because: Obstacle)
    /// The event was not allowed, and nothing changed.
    case rejected(Rejection)
  }

  /// The reason an event was not allowed.
  public enum Rejection: Hashable, Sendable {
    /// The person has to answer first whether all criteria are to be cleared.
    case promptOpen
    /// The person was not asked whether all criteria are to be cleared.
    case noPrompt
    /// There are no criteria to clear.
    case nothingToClear
    /// A ZIP code is chosen, so no city can be.
    case cityUnavailable
    /// The city is not one of those that are offered.
    case cityNotOffered
    /// A city is chosen, so no ZIP code can be.
    case zipCodeUnavailable
    /// The text is not a ZIP code.
    case invalidZIPCode
  }

  /// The reason the city of the location is not in the draft.
  public enum Obstacle: Hashable, Sendable {
    /// The location has no name.
    case unknownCity
    /// The city is not one of those that are offered.
    case cityNotOffered
    /// The person removed the city of the location before.
    case dismissed
    /// The person has chosen something else.
    case ownChoice
  }
}
