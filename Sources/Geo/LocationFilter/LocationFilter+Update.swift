extension LocationFilter {
  /// Something that the host learns, for ``update(_:)``.
  public enum Update: Hashable, Sendable {
    /// The device is in this city, or in a place without a name.
    case locationFound(City?)
    /// The person no longer shares the location.
    case locationTurnedOff
    /// Only these cities can be selected from now on, or all cities if `nil`.
    case citiesOffered([City]?)
    /// The host also filters by something else, or no longer does.
    case otherCriteriaChanged(areActive: Bool)
  }

  /// The result of an update.
  public enum Change: Hashable, Sendable {
    /// The update took effect. After ``Update/locationFound(_:)``, the draft contains the city.
    case updated
    /// The location took effect, but its city is not in the draft.
    case cityNotPreselected(because: Obstacle)
  }

  /// The reason the city of the location is not in the draft.
  public enum Obstacle: Hashable, Sendable {
    /// The location has no name.
    case unknownCity
    /// The city is not offered.
    case cityNotOffered
    /// The person removed the city of the location, or cleared all criteria, before.
    case dismissed
    /// The person selected something else.
    case ownChoice
  }
}
