extension LocationFilter {
  /// The parts of the filter that a screen shows.
  public struct ViewState: Hashable, Sendable {
    /// The control that selects cities; a ZIP code in the draft makes it unavailable.
    public let cities: Control<CitySelection, ZIPCode>

    /// The field for a ZIP code; cities in the draft make it unavailable.
    public let zipCode: Control<ZIPCode, CitySelection>

    /// Whether to show the bar that tells that criteria are active.
    public let isBarVisible: Bool

    /// Whether to ask the person to confirm that all criteria are to be cleared.
    public let isConfirmingClear: Bool
  }

  /// The state of one of two mutually exclusive controls.
  public enum Control<Value: Hashable & Sendable, Other: Hashable & Sendable>: Hashable, Sendable {
    /// Nothing is selected in either control.
    case available
    /// This value is selected and can be changed.
    case selected(Value)
    /// Nothing can be selected here, because of the value selected in the other control.
    case unavailable(because: Other)
  }

  /// The draft, the bar, and the prompt as a screen shows them.
  public var viewState: ViewState {
    let cities: Control<CitySelection, ZIPCode>
    let zipCode: Control<ZIPCode, CitySelection>
    switch draft {
    case .anywhere: (cities, zipCode) = (.available, .available)
    case .cities(let chosen): (cities, zipCode) = (.selected(chosen), .unavailable(because: chosen))
    case .zipCode(let chosen):
      (cities, zipCode) = (.unavailable(because: chosen), .selected(chosen))
    }
    return ViewState(
      cities: cities, zipCode: zipCode, isBarVisible: isBarVisible,
      isConfirmingClear: isConfirmingClear)
  }
}
