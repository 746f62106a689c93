/// The state of a filter screen on which a person selects cities or one ZIP code, but never both.
///
///     var filter = LocationFilter()
///     filter.update(.locationFound(City("Phoenix", .arizona)))  // the draft is Phoenix
///     let answer = filter.send(.enterZIPCode("85003"))  // .rejected(.zipCodeUnavailable)
///
/// Call ``send(_:)`` for the actions of a person, and ``update(_:)`` for new information from the
/// host. The screen edits the ``draft``. The selection ``applied`` filters the results. It changes
/// when a person applies the draft or clears all criteria, and when a city is no longer offered.
///
/// If the draft is empty, the filter selects the city of the device's location. It never replaces a
/// person's selection. If a person emptied the draft, the filter does not refill it until the
/// screen is opened again or the device is in another city. It does not select a city that a person
/// removed until the device has been in another city or the location has been turned off.
public struct LocationFilter: Hashable, Sendable {
  /// The selection that the filter screen shows.
  public internal(set) var draft: LocationSelection = .anywhere

  /// The selection that filters the results.
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

  /// Carries out an action of a person, or rejects it.
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

  /// Updates the filter with new information from the host, which is never rejected.
  ///
  /// A report of known information changes nothing, so a host may repeat its reports.
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

extension LocationFilter {
  /// An action of a person on the screen, for ``send(_:)``.
  @nonexhaustive public enum Action: Hashable, Sendable {
    /// Opens the filter screen, which resets the draft to the applied selection, or preselects the
    /// city of the location.
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
  @nonexhaustive public enum Rejection: Hashable, Sendable {
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
  /// The person's possible next steps, as one or two English sentences.
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

extension LocationFilter {
  /// New information from the host, for ``update(_:)``.
  @nonexhaustive public enum Update: Hashable, Sendable {
    /// The device is in this city, or in a place whose city is unknown.
    ///
    /// A city that is not offered counts as unknown.
    case locationFound(City?)
    /// The person no longer shares the location.
    case locationTurnedOff
    /// Only these cities can be selected from now on, or all cities if `nil`.
    case citiesOffered([City]?)
    /// The host also filters by something else, or no longer does.
    case otherCriteriaChanged(areActive: Bool)
  }

  /// The result of an update.
  @nonexhaustive public enum Change: Hashable, Sendable {
    /// The filter knew this already, and nothing changed.
    case unchanged
    /// The update took effect. After ``Update/locationFound(_:)``, the draft contains the city.
    case updated
    /// The location took effect, but its city is not in the draft.
    case cityNotPreselected(because: Obstacle)
    /// These cities were selected and are no longer offered, in alphabetical order.
    ///
    /// The search is widened if cities were applied and none of them is left, so that results are now
    /// from anywhere.
    case citiesWithdrawn([City], isSearchWidened: Bool)
  }

  /// The reason the city of the location is not in the draft.
  @nonexhaustive public enum Obstacle: Hashable, Sendable {
    /// The city of the location is unknown.
    case unknownCity
    /// The city is not offered.
    case cityNotOffered
    /// The person selected something else.
    case ownChoice
    /// The person has emptied the draft or typed into the ZIP code field.
    ///
    /// The city is selected when the screen is next opened.
    case edited
    /// The location was unknown for a while, and its city is the same as before.
    ///
    /// Unless the person removed it, the city is selected when the screen is next opened.
    case sameCity
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

  /// Sets the draft to the applied selection.
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
  /// Whether to show the bar that says that criteria are active.
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

#if !hasFeature(Embedded)
/// Encoded by the names of its properties. An absent key has the value of a new filter.
///
/// Decoding rejects states that no actions and updates lead to, such as an automatic city that is
/// not the city of the device.
extension LocationFilter: Codable {
  private enum CodingKeys: String, CodingKey {
    case draft
    case applied
    case zipText
    case location
    case lastCity
    case isLastCityDismissed
    case isEdited
    case offeredCities
    case withdrawnCities
    case hasOtherCriteria
    case isConfirmingClear
  }

  /// Decodes a filter.
  ///
  /// - Throws: `DecodingError`, also for a state that no actions and updates lead to.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decoded<Value: Decodable>(_ key: CodingKeys, else initial: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? initial
    }
    func require(_ condition: Bool, _ key: CodingKeys, _ rule: String) throws {
      guard !condition else { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: rule)
    }

    self.init()
    draft = try decoded(.draft, else: draft)
    applied = try decoded(.applied, else: applied)
    location = try decoded(.location, else: location)
    zipText = try decoded(.zipText, else: draft.zipCode?.description ?? "")
    lastCity = try decoded(.lastCity, else: location.city)
    isLastCityDismissed = try decoded(.isLastCityDismissed, else: false)
    isEdited = try decoded(.isEdited, else: false)
    offeredCities = try container.decodeIfPresent([City].self, forKey: .offeredCities)?
      .sortedWithoutDuplicates()
    withdrawnCities = try decoded(.withdrawnCities, else: []).sortedWithoutDuplicates()
    hasOtherCriteria = try decoded(.hasOtherCriteria, else: false)
    isConfirmingClear = try decoded(.isConfirmingClear, else: false)

    try require(draft.filter(offers) == draft, .draft, "Every city must be offered.")
    try require(applied.filter(offers) == applied, .applied, "Every city must be offered.")
    try require(
      location.city.map { $0 == lastCity && offers($0) } ?? true, .lastCity,
      "The city of the device must be offered and be its last city.")
    try require(
      location != .off || lastCity == nil, .lastCity,
      "A device whose location is off has no last city.")
    try require(
      !isLastCityDismissed || lastCity != nil, .isLastCityDismissed,
      "A city can be dismissed only while the location is on.")
    try require(
      !draft.isAutomatic || draft.hasCity(location.city), .draft,
      "An automatic city must be the city of the device.")
    try require(
      ZIPCode.Entry(zipText).zipCode == draft.zipCode && (draft.cities.isEmpty || zipText.isEmpty),
      .zipText, "The text must be that of the selected ZIP code.")
    try require(
      !isConfirmingClear || isBarVisible, .isConfirmingClear,
      "Without criteria, there is nothing to clear.")
  }

  /// Encodes all properties of the filter.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(draft, forKey: .draft)
    try container.encode(applied, forKey: .applied)
    try container.encode(zipText, forKey: .zipText)
    try container.encode(location, forKey: .location)
    try container.encodeIfPresent(lastCity, forKey: .lastCity)
    try container.encode(isLastCityDismissed, forKey: .isLastCityDismissed)
    try container.encode(isEdited, forKey: .isEdited)
    try container.encodeIfPresent(offeredCities, forKey: .offeredCities)
    try container.encode(withdrawnCities, forKey: .withdrawnCities)
    try container.encode(hasOtherCriteria, forKey: .hasOtherCriteria)
    try container.encode(isConfirmingClear, forKey: .isConfirmingClear)
  }
}
#endif
