public import Essentials
public import Geo

extension BrowseState {
  /// Something that a person does, for ``send(_:)``.
  public enum Action: Hashable, Sendable {
    /// Opens the filter screen, which resets the draft to what is applied, or preselects the city of
    /// the location.
    case open
    /// Adds a city to the draft.
    case selectCity(City)
    /// Removes a city from the draft.
    case unselectCity(City)
    /// Enters the whole text of the ZIP code field, which may be incomplete while the person types.
    case enterZIPCode(String)
    /// Empties the ZIP code field.
    case unselectZIPCode
    /// Taps a button that is not selected.
    ///
    /// Selecting a rating, price, age, distance, time of day, or order unselects the previous one.
    case select(AdminConfig.Choice)
    /// Taps a button that is selected.
    case unselect(AdminConfig.Choice)
    /// Selects dates, or none.
    case selectDates(ClosedRange<CalendarDate>?)
    /// Shows all buttons of a section.
    case expand(AdminConfig.Criterion)
    /// Shows only the first rows of a section.
    case collapse(AdminConfig.Criterion)
    /// Applies the draft and closes the filter screen.
    case apply
    /// Closes the filter screen and discards the draft.
    case back
    /// Taps the bar that shows that filters are on, which asks whether to clear all of them.
    case tapBar
    /// Confirms, after ``tapBar``, that all filters are to be cleared.
    case confirmClear
    /// Declines, after ``tapBar``, to clear all filters.
    case declineClear
    /// Pulls the list down, which measures distances from where the person is now.
    case refresh
    /// Switches to the list or to the map.
    case show(Presentation)
    /// Taps the pin of a record on the map, which shows its preview.
    case tapPin(ItemReference)
    /// Closes the preview.
    case closePreview
  }

  /// The answer to an action.
  public enum Answer: Hashable, Sendable {
    /// The state has changed as the person wanted.
    case accepted
    /// There was nothing to do, and nothing changed.
    case ignored
    /// The action was not allowed, and nothing changed.
    case rejected(Rejection)
  }

  /// The reason an action was not allowed.
  public enum Rejection: Hashable, Sendable {
    /// The reason of the choice of cities or a ZIP code, or the question before clearing is open.
    case location(LocationFilter.Rejection)
    /// The feature has no such filter.
    case notOffered
    /// Another choice excludes this one; with the titles of its buttons, or else of its section.
    case excluded(by: AdminConfig.Criterion, title: String)
    /// The person's location is not known.
    case locationUnknown
    /// The distance cannot be measured, because the place of the ZIP code is not known.
    case placeUnknown(ZIPCode)
  }
}

extension BrowseState.Rejection: CustomStringConvertible {
  /// What the person can do, as one or two English sentences.
  public var description: String {
    switch self {
    case .location(let reason): reason.description
    case .notOffered: "This filter is not available here."
    case .excluded(_, let title): "To choose this, first remove “\(title)”."
    case .locationUnknown: "To sort by distance, turn on your location."
    case .placeUnknown(let zipCode):
      "We do not know where \(zipCode) is. Choose another ZIP code, or no distance."
    }
  }
}
