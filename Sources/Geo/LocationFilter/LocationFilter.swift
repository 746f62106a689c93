/// The part of a filter screen in which a person chooses cities or one ZIP code, but never both.
///
///     var filter = LocationFilter()
///     filter.send(.locationFound(City("Phoenix", .arizona)))  // the draft is Phoenix
///     filter.send(.enterZIPCode("85003"))  // .rejected(.zipCodeUnavailable)
///
/// A screen edits the ``draft``; results follow ``applied``, which changes when the draft is
/// applied, when everything is cleared, and when a city is no longer offered. An empty draft takes
/// the city of the device's location by itself, but never in place of what a person chose. Once
/// removed, that city is not preselected again until the location has been turned off and on. A
/// rejected event changes nothing.
public struct LocationFilter: Hashable, Sendable {
  /// What the filter screen shows.
  public internal(set) var draft: LocationSelection = .anywhere

  /// What the results are filtered by.
  public internal(set) var applied: LocationSelection = .anywhere

  /// Where the device is.
  public internal(set) var location: DeviceLocation = .off

  /// Whether the city of the location stays out of the draft, because the person removed it or
  /// cleared all criteria; never while the location is off.
  public internal(set) var isLocationCityDismissed = false

  /// The only cities that can be chosen, in alphabetical order, or `nil` if any can.
  public internal(set) var offeredCities: [City]?

  /// Whether the host filters by something else too, as by the hour; an order is no filter.
  public internal(set) var hasOtherCriteria = false

  /// Whether the person is being asked to confirm that all criteria are to be cleared.
  public internal(set) var isConfirmingClear = false

  /// Creates a filter that lets everything pass, with the location off.
  public init() {}

  /// Takes up an event, and says what became of it.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities and in the length of a text.
  @discardableResult
  public mutating func send(_ event: Event) -> Answer {
    if isConfirmingClear, event.waitsForPrompt { return .rejected(.promptOpen) }
    switch event {
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
    case .locationFound(let city): return follow(to: city)
    case .locationTurnedOff: turnOffLocation()
    case .citiesOffered(let cities): offer(cities)
    case .otherCriteriaChanged(let areActive): hasOtherCriteria = areActive
    }
    return .accepted
  }
}

// The screen, which edits the draft.
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

  /// What the draft is when it starts over from what is applied.
  ///
  /// A city that was chosen automatically stays so only while the device is there; once the person
  /// applied it and moved on, it is the person's own choice.
  private var appliedAsDraft: LocationSelection {
    guard case .cities(let selection) = applied, selection.origin == .automatic,
      selection.cities != offeredLocationCity.map({ [$0] })
    else { return applied }
    return LocationSelection(selection.cities)
  }
}

// The bar, and the question behind it.
extension LocationFilter {
  /// Whether the bar is shown that tells of active criteria.
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

// What the host knows, which is noted even while the person is being asked.
extension LocationFilter {
  private mutating func follow(to city: City?) -> Answer {
    let wasAutomatic = draft.isAutomatic
    location = .on(city)
    if wasAutomatic { draft = .anywhere }
    guard let city else { return .cityNotPreselected(because: .unknownCity) }
    guard offers(city) else { return .cityNotPreselected(because: .cityNotOffered) }
    guard draft == .anywhere else {
      let isChosen = draft.includes(city: city, zipCode: nil)
      return isChosen ? .accepted : .cityNotPreselected(because: .ownChoice)
    }
    guard wasAutomatic || !isLocationCityDismissed else {
      return .cityNotPreselected(because: .dismissed)
    }
    draft = .cities(CitySelection(automatic: city))
    return .accepted
  }

  private mutating func turnOffLocation() {
    location = .off
    isLocationCityDismissed = false
    if draft.isAutomatic { draft = .anywhere }
  }

  private mutating func offer(_ cities: [City]?) {
    offeredCities = cities?.sortedWithoutRepeats()
    draft = draft.filter(offers)
    applied = applied.filter(offers)
  }

  /// Whether the city can be chosen at all.
  func offers(_ city: City) -> Bool {
    offeredCities.map { $0.sortedIndex(of: city) != nil } ?? true
  }

  /// The city of the location, if it can be chosen.
  private var offeredLocationCity: City? { location.city.flatMap { offers($0) ? $0 : nil } }
}
