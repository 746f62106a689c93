extension LocationFilter {
  /// The answer to an action.
  public enum Answer: Hashable, Sendable {
    /// The filter carried out the action.
    case accepted
    /// There was nothing to do, and nothing changed.
    case ignored
    /// The filter cleared its criteria. The host must clear all other criteria of the feature.
    case cleared
    /// The action was not allowed, and nothing changed.
    case rejected(Rejection)
  }

  /// The reason an action was not allowed.
  public enum Rejection: Hashable, Sendable {
    /// The person must first answer whether to clear all criteria.
    case promptOpen
    /// A ZIP code is selected, so no city can be selected.
    case cityUnavailable
    /// The city is not offered.
    case cityNotOffered
    /// A city is selected, so no ZIP code can be entered.
    case zipCodeUnavailable
    /// The text has fewer than five digits, from 1 to 4.
    case incompleteZIPCode(digits: Int)
    /// The text is not a ZIP code, and no more digits can make it one.
    case invalidZIPCode
  }
}

extension LocationFilter.Rejection: CustomStringConvertible {
  /// What the person can do, as one or two English sentences.
  public var description: String {
    switch self {
    case .promptOpen: "First choose whether to clear all filters."
    case .cityUnavailable: "To choose a city, first remove the ZIP code."
    case .cityNotOffered: "Nothing is listed in this city. Choose another one."
    case .zipCodeUnavailable: "To enter a ZIP code, first remove the city."
    case .incompleteZIPCode(digits: 4):
      "A ZIP code has five digits. If yours begins with 0, enter the 0 too."
    case .incompleteZIPCode: "A ZIP code has five digits."
    case .invalidZIPCode: "This is not a ZIP code. Enter five digits, such as 85003."
    }
  }
}
