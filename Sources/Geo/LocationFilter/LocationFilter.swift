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
/// what a person selected, and it never refills what a person emptied before the screen is opened
/// again or the device is in another city. A city that a person removed is not selected again until
/// the device has been in another city or the location has been turned off.
public struct LocationFilter: Hashable, Sendable {
  /// The selection that the filter screen shows.
  public internal(set) var draft: LocationSelection = .anywhere

  /// The selection by which results are filtered.
  public internal(set) var applied: LocationSelection = .anywhere

  /// The text of the ZIP code field, as the person typed it; empty while cities are selected.
  public internal(set) var zipText = ""

  /// The location of the device.
  public internal(set) var location: DeviceLocation = .off

  /// The last city of the device since the location was turned on, or `nil`.
  public internal(set) var lastCity: City?

  /// Whether the person removed ``lastCity`` or cleared all criteria, so that the filter must not
  /// select that city.
  public internal(set) var isLastCityDismissed = false

  /// Whether the person has edited the draft since the screen was opened or the draft was applied.
  public internal(set) var isEdited = false

  /// The only cities that can be selected, in alphabetical order, or `nil` if all can.
  public internal(set) var offeredCities: [City]?

  /// The selected cities that are no longer offered, in alphabetical order, until the person acts on
  /// the open screen.
  public internal(set) var withdrawnCities: [City] = []

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
  /// A rejected or ignored action changes nothing. While ``isConfirmingClear`` is true, every action
  /// except ``Action/confirmClear`` and ``Action/declineClear`` is rejected.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities, and O(*n*) in the length of a text.
  public mutating func send(_ action: Action) -> Answer {
    guard !isConfirmingClear || action == .confirmClear || action == .declineClear else {
      return .rejected(.promptOpen)
    }
    let answer = carryOut(action)
    switch answer {
    case .accepted, .cleared: if action != .open { withdrawnCities = [] }
    case .ignored, .rejected: break
    }
    return answer
  }

  private mutating func carryOut(_ action: Action) -> Answer {
    switch action {
    case .open: return open()
    case .selectCity(let city): return select(city)
    case .unselectCity(let city): return unselect(city)
    case .enterZIPCode(let text): return enterZIPCode(text)
    case .unselectZIPCode: return unselectZIPCode()
    case .apply: return apply()
    case .back: return back()
    case .tapBar: return askToClear()
    case .confirmClear: return clear()
    case .declineClear: return keep()
    }
  }

  /// Updates the filter with what the host learned, which is never rejected.
  ///
  /// A report of what the filter knows already changes nothing, so a host may repeat its reports.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities.
  @discardableResult
  public mutating func update(_ update: Update) -> Change {
    switch update {
    case .locationFound(let city): return follow(to: city)
    case .locationTurnedOff: return turnOffLocation()
    case .citiesOffered(let cities): return offer(cities)
    case .otherCriteriaChanged(let areActive): return setOtherCriteria(areActive)
    }
  }
}

// The actions that edit the draft.
extension LocationFilter {
  private mutating func open() -> Answer {
    resetDraft()
    if let city = location.city { preselect(city) }
    return .accepted
  }

  private mutating func back() -> Answer {
    resetDraft()
    return .accepted
  }

  private mutating func apply() -> Answer {
    if let reason = obstacleToApplying { return .rejected(reason) }
    applied = draft
    isEdited = false
    return .accepted
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
    zipText = ""
    isEdited = true
    return .accepted
  }

  private mutating func unselect(_ city: City) -> Answer {
    guard case .cities(let selection) = draft, selection.contains(city) else { return .ignored }
    if city == lastCity { isLastCityDismissed = true }
    draft = draft.filter { $0 != city }
    isEdited = true
    return .accepted
  }

  private mutating func enterZIPCode(_ text: String) -> Answer {
    // A field may repeat its text, for example when it loses the focus.
    guard text != zipText else { return .accepted }
    if case .cities = draft { return .rejected(.zipCodeUnavailable) }
    zipText = text
    draft = ZIPCode.Entry(text).zipCode.map(LocationSelection.zipCode) ?? .anywhere
    isEdited = true
    return .accepted
  }

  private mutating func unselectZIPCode() -> Answer {
    if case .cities = draft { return .ignored }
    draft = .anywhere
    zipText = ""
    isEdited = true
    return .accepted
  }

  /// Sets the draft to what is applied.
  ///
  /// An automatic city becomes part of the draft only while the device is there.
  private mutating func resetDraft() {
    draft = applied.isAutomatic && !applied.hasCity(location.city) ? .anywhere : applied
    zipText = if case .zipCode(let zipCode) = draft { zipCode.description } else { "" }
    isEdited = false
  }

  /// Selects the city of the location, unless there is a draft or the person does not want it.
  private mutating func preselect(_ city: City) {
    guard draft == .anywhere, !isEdited, !(isLastCityDismissed && city == lastCity) else { return }
    draft = .cities(CitySelection(automatic: city))
    zipText = ""
  }

  /// The reason the draft cannot be applied, or `nil` if it can.
  var obstacleToApplying: Rejection? {
    switch ZIPCode.Entry(zipText) {
    case .empty, .complete: nil
    case .incomplete(let digits): .incompleteZIPCode(digits: digits)
    case .invalid: .invalidZIPCode
    }
  }
}

// The bar that shows that criteria are active, and the prompt that it opens.
extension LocationFilter {
  /// Whether to show the bar that tells that criteria are active.
  public var isBarVisible: Bool { applied != .anywhere || hasOtherCriteria }

  private mutating func askToClear() -> Answer {
    guard isBarVisible else { return .ignored }
    isConfirmingClear = true
    return .accepted
  }

  private mutating func clear() -> Answer {
    guard isConfirmingClear else { return .ignored }
    applied = .anywhere
    draft = .anywhere
    zipText = ""
    hasOtherCriteria = false
    isLastCityDismissed = lastCity != nil
    isConfirmingClear = false
    isEdited = true
    return .cleared
  }

  private mutating func keep() -> Answer {
    guard isConfirmingClear else { return .ignored }
    isConfirmingClear = false
    return .accepted
  }

  /// Withdraws the prompt if there is nothing left to clear.
  private mutating func withdrawPrompt() {
    if !isBarVisible { isConfirmingClear = false }
  }
}

// The updates of the host, which also apply while the prompt is open.
extension LocationFilter {
  private mutating func follow(to city: City?) -> Change {
    guard let city, offers(city) else {
      guard location != .unknown else { return .unchanged }
      location = .unknown
      if draft.isAutomatic { draft = .anywhere }
      return .cityNotPreselected(because: city == nil ? .unknownCity : .cityNotOffered)
    }
    guard location != .on(city) else { return .unchanged }
    location = .on(city)
    let isNewCity = city != lastCity
    if isNewCity {
      lastCity = city
      isLastCityDismissed = false
      if draft.isAutomatic { draft = .anywhere }
      preselect(city)
    }
    guard !draft.hasCity(city) else { return .updated }
    guard draft == .anywhere else { return .cityNotPreselected(because: .ownChoice) }
    return .cityNotPreselected(because: isNewCity ? .edited : .sameCity)
  }

  private mutating func turnOffLocation() -> Change {
    guard location != .off else { return .unchanged }
    location = .off
    lastCity = nil
    isLastCityDismissed = false
    if draft.isAutomatic { draft = .anywhere }
    return .updated
  }

  private mutating func offer(_ cities: [City]?) -> Change {
    let before = self
    offeredCities = cities?.sortedWithoutDuplicates()
    let withdrawn = (draft.cities + applied.cities).filter { !offers($0) }.sortedWithoutDuplicates()
    withdrawnCities = (withdrawnCities + withdrawn).sortedWithoutDuplicates()
    draft = draft.filter(offers)
    applied = applied.filter(offers)
    if let city = location.city, !offers(city) { location = .unknown }
    withdrawPrompt()
    guard withdrawn.isEmpty else {
      return .citiesWithdrawn(
        withdrawn, isSearchWidened: before.applied != .anywhere && applied == .anywhere)
    }
    return self == before ? .unchanged : .updated
  }

  private mutating func setOtherCriteria(_ areActive: Bool) -> Change {
    guard hasOtherCriteria != areActive else { return .unchanged }
    hasOtherCriteria = areActive
    withdrawPrompt()
    return .updated
  }

  /// Returns whether the city can be selected.
  func offers(_ city: City) -> Bool {
    offeredCities.map { $0.sortedIndex(of: city) != nil } ?? true
  }
}
