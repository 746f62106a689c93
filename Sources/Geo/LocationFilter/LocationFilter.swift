/// The state of a filter screen on which a person selects cities or one ZIP code, but never both.
///
///     var filter = LocationFilter()
///     filter.update(.locationFound(City("Phoenix", .arizona)))  // the draft is Phoenix
///     let answer = filter.send(.enterZIPCode("85003"))  // .rejected(.zipCodeUnavailable)
///
/// Call ``send(_:)`` for what a person does, and ``update(_:)`` for what the host learns. The screen
/// edits the ``draft``. Results are filtered by ``applied``, which changes when a person applies the
/// draft or clears all criteria, and when a city is no longer offered.
///
/// If the draft is empty, the filter selects the city of the device's location. It never replaces
/// what a person selected. If a person removes that city, the filter does not select it again until
/// the location has been turned off and on.
public struct LocationFilter: Hashable, Sendable {
  /// The selection that the filter screen shows.
  public internal(set) var draft: LocationSelection = .anywhere

  /// The selection by which results are filtered.
  public internal(set) var applied: LocationSelection = .anywhere

  /// The location of the device.
  public internal(set) var location: DeviceLocation = .off

  /// Whether the filter must not select the city of the location, because the person removed it or
  /// cleared all criteria; never true while the location is off.
  public internal(set) var isLocationCityDismissed = false

  /// The only cities that can be selected, in alphabetical order, or `nil` if all can.
  public internal(set) var offeredCities: [City]?

  /// Whether the host also filters by something else, such as the time of day.
  ///
  /// A sort order is not a filter.
  public internal(set) var hasOtherCriteria = false

  /// Whether the person is asked to confirm that all criteria are to be cleared.
  public internal(set) var isConfirmingClear = false

  /// Creates a filter without criteria, with the location off.
  public init() {}

  /// Carries out an action of a person, unless it is not allowed.
  ///
  /// A rejected action changes nothing. While ``isConfirmingClear`` is true, every action except
  /// ``Action/confirmClear`` and ``Action/declineClear`` is rejected.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities, and O(*n*) in the length of a text.
  public mutating func send(_ action: Action) -> Answer {
    guard !isConfirmingClear || action == .confirmClear || action == .declineClear else {
      return .rejected(.promptOpen)
    }
    switch action {
    case .open: open()
    case .selectCity(let city): return select(city)
    case .unselectCity(let city): unselect(city)
    case .enterZIPCode(let text): return enterZIPCode(text)
    case .unselectZIPCode: unselectZIPCode()
    case .apply: applied = draft
    case .back: draft = appliedAsDraft
    case .tapBar: return askToClear()
    case .confirmClear: return clear()
    case .declineClear: return keep()
    }
    return .accepted
  }

  /// Updates the filter with what the host learned, which is never rejected.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities.
  @discardableResult
  public mutating func update(_ update: Update) -> Change {
    switch update {
    case .locationFound(let city): return follow(to: city)
    case .locationTurnedOff: turnOffLocation()
    case .citiesOffered(let cities): offer(cities)
    case .otherCriteriaChanged(let areActive): hasOtherCriteria = areActive
    }
    return .updated
  }
}

// The actions that edit the draft.
extension LocationFilter {
  private mutating func open() {
    draft = appliedAsDraft
    if draft == .anywhere, !isLocationCityDismissed, let city = offeredLocationCity {
      draft = .cities(CitySelection(automatic: city))
    }
  }

  private mutating func select(_ city: City) -> Answer {
    let others: [City]
    switch draft {
    case .anywhere: others = []
    case .cities(let selection): others = selection.cities
    case .zipCode: return .rejected(.cityUnavailable)
    }
    guard offers(city) else { return .rejected(.cityNotOffered) }
    draft = LocationSelection(others + [city])
    return .accepted
  }

  private mutating func unselect(_ city: City) {
    guard case .cities(let selection) = draft, selection.contains(city) else { return }
    if city == location.city { isLocationCityDismissed = true }
    draft = draft.filter { $0 != city }
  }

  private mutating func enterZIPCode(_ text: String) -> Answer {
    if case .cities = draft { return .rejected(.zipCodeUnavailable) }
    guard let zipCode = ZIPCode(text) else { return .rejected(.invalidZIPCode) }
    draft = .zipCode(zipCode)
    return .accepted
  }

  private mutating func unselectZIPCode() {
    if case .zipCode = draft { draft = .anywhere }
  }

  /// The applied selection as a new draft.
  ///
  /// An automatic city stays automatic only while the device is there. If the person applied it and
  /// moved on, it counts as the person's own choice.
  private var appliedAsDraft: LocationSelection {
    guard case .cities(let selection) = applied, selection.origin == .automatic,
      selection.cities != offeredLocationCity.map({ [$0] })
    else { return applied }
    return LocationSelection(selection.cities)
  }
}

// The bar that shows that criteria are active, and the prompt that it opens.
extension LocationFilter {
  /// Whether to show the bar that tells that criteria are active.
  public var isBarVisible: Bool { applied != .anywhere || hasOtherCriteria }

  private mutating func askToClear() -> Answer {
    guard isBarVisible else { return .rejected(.nothingToClear) }
    isConfirmingClear = true
    return .accepted
  }

  private mutating func clear() -> Answer {
    guard isConfirmingClear else { return .rejected(.noPrompt) }
    isConfirmingClear = false
    applied = .anywhere
    draft = .anywhere
    hasOtherCriteria = false
    isLocationCityDismissed = location != .off
    return .cleared
  }

  private mutating func keep() -> Answer {
    guard isConfirmingClear else { return .rejected(.noPrompt) }
    isConfirmingClear = false
    return .accepted
  }
}

// The updates of the host, which also apply while the prompt is open.
extension LocationFilter {
  private mutating func follow(to city: City?) -> Change {
    let wasAutomatic = draft.isAutomatic
    location = .on(city)
    if wasAutomatic { draft = .anywhere }
    guard let city else { return .cityNotPreselected(because: .unknownCity) }
    guard offers(city) else { return .cityNotPreselected(because: .cityNotOffered) }
    guard draft == .anywhere else {
      let isChosen = draft.contains(city: city, zipCode: nil)
      return isChosen ? .updated : .cityNotPreselected(because: .ownChoice)
    }
    guard wasAutomatic || !isLocationCityDismissed else {
      return .cityNotPreselected(because: .dismissed)
    }
    draft = .cities(CitySelection(automatic: city))
    return .updated
  }

  private mutating func turnOffLocation() {
    location = .off
    isLocationCityDismissed = false
    if draft.isAutomatic { draft = .anywhere }
  }

  private mutating func offer(_ cities: [City]?) {
    offeredCities = cities?.sortedWithoutDuplicates()
    draft = draft.filter(offers)
    applied = applied.filter(offers)
  }

  /// Returns whether the city can be selected.
  func offers(_ city: City) -> Bool {
    offeredCities.map { $0.sortedIndex(of: city) != nil } ?? true
  }

  /// The city of the location, if it can be selected.
  private var offeredLocationCity: City? { location.city.flatMap { offers($0) ? $0 : nil } }
}
