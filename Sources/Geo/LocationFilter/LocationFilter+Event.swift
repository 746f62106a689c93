extension LocationFilter {
  /// Something that a person did on the screen, or that the host came to know.
  public enum Event: Hashable, Sendable {
    /// The filter screen opens: the draft starts over from what is applied, or from the location.
    case open
    /// A city is added to the draft.
    case selectCity(City)
    /// A city is taken out of the draft.
    case unselectCity(City)
    /// The text of the ZIP field, whole: five digits, or ZIP+4.
    case enterZIPCode(String)
    /// The ZIP code is taken out of the draft.
    case unselectZIPCode
    /// The draft becomes what is applied, and the screen closes.
    case apply
    /// The screen closes, and the draft is lost.
    case back
    /// The bar that tells of active criteria is tapped.
    case tapBar
    /// All criteria are to be cleared, after ``tapBar``.
    case confirmClear
    /// Nothing is to be cleared, after ``tapBar``.
    case declineClear
    /// The device is in this city, or in one without a name.
    case locationFound(City?)
    /// The person shares the location no longer.
    case locationTurnedOff
    /// These are the only cities that can be chosen from now on, or all are if `nil`.
    case citiesOffered([City]?)
    /// The host filters by something else too, or no longer.
    case otherCriteriaChanged(areActive: Bool)

    /// Whether a person does this, and only after the question whether to clear is answered.
    var waitsForPrompt: Bool {
      switch self {
      case .open, .selectCity, .unselectCity, .enterZIPCode, .unselectZIPCode, .apply, .back,
        .tapBar:
        true
      case .confirmClear, .declineClear, .locationFound, .locationTurnedOff, .citiesOffered,
        .otherCriteriaChanged:
        false
      }
    }
  }
}
