extension LocationFilter {
  /// Something that a person does on the screen, for ``send(_:)``.
  public enum Action: Hashable, Sendable {
    /// Opens the filter screen, which resets the draft to what is applied, or preselects the city of
    /// the location.
    case open
    /// Adds a city to the draft.
    case selectCity(City)
    /// Removes a city from the draft.
    case unselectCity(City)
    /// Enters the whole text of the ZIP code field, which may be incomplete while the person types.
    ///
    /// The draft is the ZIP code while the text is one, and nothing otherwise.
    case enterZIPCode(String)
    /// Empties the ZIP code field.
    case unselectZIPCode
    /// Applies the draft and closes the screen, unless the ZIP code is incomplete or wrong.
    case apply
    /// Closes the screen and discards the draft.
    case back
    /// Taps the bar that shows that criteria are active, which asks whether to clear all criteria.
    case tapBar
    /// Confirms, after ``tapBar``, that all criteria are to be cleared.
    case confirmClear
    /// Declines, after ``tapBar``, to clear all criteria.
    case declineClear
  }
}
