extension LocationFilter {
  /// What a screen shows of the filter.
  public struct ViewState: Hashable, Sendable {
    /// The control in which cities are chosen; a ZIP code in the draft makes it unavailable.
    public let cities: Control<CitySelection, ZIPCode>

    /// The control in which a ZIP code is entered; cities in the draft make it unavailable.
    public let zipCode: Control<ZIPCode, CitySelection>

    /// Whether the bar is shown that tells of active criteria.
    public let isBarVisible: Bool

    /// Whether the person is being asked to confirm that all criteria are to be cleared.
    public let isConfirmingClear: Bool
  }

  /// What a person can do with one of two controls that exclude each other.
  public enum Control<Value: Hashable & Sendable, Other: Hashable & Sendable>: Hashable, Sendable {
    /// Nothing is chosen, neither here nor in the other control.
    case available
    /// This is chosen, and can be changed.
    case selected(Value)
    /// Nothing can be chosen here, because of what is chosen in the other control.
    case unavailable(because: Other)
  }

  /// What a screen shows of the draft, the bar, and the question behind it.
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
