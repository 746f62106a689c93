extension LocationFilter {
  /// The content of a filter screen.
  ///
  /// A text field that shows ``zipText`` never loses a keystroke, because the filter keeps the
  /// typed text, complete or not:
  ///
  ///     let zipText = Binding(
  ///       get: { filter.viewState.zipText },
  ///       set: { _ = filter.send(.enterZIPCode($0)) })
  ///     let isPhoenixSelected = Binding(
  ///       get: { filter.viewState.isSelected(city) },
  ///       set: { _ = filter.send($0 ? .selectCity(city) : .unselectCity(city)) })
  public struct ViewState: Hashable, Sendable {
    /// The draft.
    public let selection: LocationSelection

    /// The control that selects cities; a ZIP code in the draft makes it unavailable.
    public let cities: Control

    /// The field for a ZIP code; cities in the draft make it unavailable.
    public let zipCode: Control

    /// The text of the field, exactly as it was typed.
    public let zipText: String

    /// The reason the draft cannot be applied, or `nil` if it can.
    public let reason: Rejection?

    /// The selected cities that are no longer offered, in alphabetical order.
    public let withdrawnCities: [City]

    /// The number of applied cities, or 1 for an applied ZIP code.
    ///
    /// The criteria of the host are not included.
    public let badgeCount: Int

    /// Whether to show the bar that says that criteria are active.
    public let isBarVisible: Bool

    /// Whether to ask the person to confirm that all criteria are to be cleared.
    public let isConfirmingClear: Bool

    /// Whether the filter, not the person, selected the city, which is the city of the device.
    public var isAutomatic: Bool { selection.isAutomatic }

    /// Returns whether the city is selected.
    ///
    /// - Complexity: O(log *n*) in the number of selected cities.
    public func isSelected(_ city: City) -> Bool { selection.hasCity(city) }
  }

  /// The state of one of two mutually exclusive controls.
  public struct Control: Hashable, Sendable {
    /// The reason the control is unavailable, or `nil` if it is available.
    public let reason: Rejection?

    /// Whether a person can select something here.
    public var isAvailable: Bool { reason == nil }
  }

  /// The draft, the bar, and the prompt as a screen shows them.
  public var viewState: ViewState {
    let cities: Control
    let zipCode: Control
    switch draft {
    case .anywhere: (cities, zipCode) = (Control(reason: nil), Control(reason: nil))
    case .cities: (cities, zipCode) = (Control(reason: nil), Control(reason: .zipCodeUnavailable))
    case .zipCode: (cities, zipCode) = (Control(reason: .cityUnavailable), Control(reason: nil))
    }
    return ViewState(
      selection: draft, cities: cities, zipCode: zipCode, zipText: zipText,
      reason: obstacleToApplying, withdrawnCities: withdrawnCities, badgeCount: applied.count,
      isBarVisible: isBarVisible, isConfirmingClear: isConfirmingClear)
  }
}
