extension LocationFilter {
  /// Something that the host learns, for ``update(_:)``.
  public enum Update: Hashable, Sendable {
    /// The device is in this city, or in a place whose city is unknown.
    ///
    /// A city that is not offered counts as unknown.
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
    /// The filter knew this already, and nothing changed.
    case unchanged
    /// The update took effect. After ``Update/locationFound(_:)``, the draft contains the city.
    case updated
    /// The location took effect, but its city is not in the draft.
    case cityNotPreselected(because: Obstacle)
    /// These cities were selected and are no longer offered, in alphabetical order.
    ///
    /// The search is widened if cities were applied and none of them is left, so that results are now
    /// from anywhere.
    case citiesWithdrawn([City], isSearchWidened: Bool)
  }

  /// The reason the city of the location is not in the draft.
  public enum Obstacle: Hashable, Sendable {
    /// The city of the location is unknown.
    case unknownCity
    /// The city is not offered.
    case cityNotOffered
    /// The person selected something else.
    case ownChoice
    /// The person has emptied the draft or typed into the ZIP code field.
    ///
    /// The city is selected when the screen is next opened.
    case edited
    /// The location was unknown for a while, and its city is the same as before.
    ///
    /// Unless the person removed it, the city is selected when the screen is next opened.
    case sameCity
  }
}
