import Geo

/// The state table of the filter in plain sets and optionals, row by row.
///
/// It can hold any combination of cities and a ZIP code, so a wrong one shows.
struct FilterModel: Hashable {
  struct Choice: Hashable {
    var cities: Set<City> = []
    var isAutomatic = false
    var zipCode: ZIPCode?

    var isEmpty: Bool { cities.isEmpty && zipCode == nil }
  }

  var draft = Choice()
  var applied = Choice()
  var isLocationOn = false
  var locationCity: City?
  var isSuppressed = false
  var offered: Set<City>?
  var hasOther = false
  var hasPrompt = false

  private var isAutomatic: Bool { !draft.cities.isEmpty && draft.isAutomatic }

  /// Changes the state according to the table, and returns the rejection, if any.
  mutating func send(_ action: LocationFilter.Action) -> LocationFilter.Rejection? {
    let isAnswer = action == .confirmClear || action == .declineClear
    if hasPrompt, !isAnswer { return .promptOpen }
    if !hasPrompt, isAnswer { return .noPrompt }

    let isNone = draft.isEmpty
    let isAutomatic = isAutomatic
    let isZIP = draft.zipCode != nil
    switch action {
    case .open:
      restart()
      if draft.isEmpty, !isSuppressed, let city = eligible(locationCity) { preselect(city) }
    case .selectCity(let city):
      if isZIP { return .cityUnavailable }
      if eligible(city) == nil { return .cityNotOffered }
      draft.cities.insert(city)
      draft.isAutomatic = false
    case .unselectCity(let city):
      guard draft.cities.contains(city) else { return nil }
      draft.cities.remove(city)
      if draft.cities.isEmpty { draft.isAutomatic = false }
      if isAutomatic || city == locationCity { isSuppressed = true }
    case .enterZIPCode(let text):
      if !isNone, !isZIP { return .zipCodeUnavailable }
      guard let zipCode = ZIPCode(text) else { return .invalidZIPCode }
      draft.zipCode = zipCode
    case .unselectZIPCode:
      draft.zipCode = nil
    case .apply:
      applied = draft
    case .back:
      restart()
    case .tapBar:
      if applied.isEmpty, !hasOther { return .nothingToClear }
      hasPrompt = true
    case .confirmClear:
      applied = Choice()
      draft = Choice()
      hasOther = false
      hasPrompt = false
      if isLocationOn { isSuppressed = true }
    case .declineClear:
      hasPrompt = false
    }
    return nil
  }

  /// Changes the state according to the table.
  mutating func update(_ update: LocationFilter.Update) {
    let isAutomatic = isAutomatic
    switch update {
    case .locationFound(let city):
      isLocationOn = true
      locationCity = city
      if let city = eligible(city) {
        if isAutomatic || (draft.isEmpty && !isSuppressed) { preselect(city) }
      } else if isAutomatic {
        draft = Choice()
      }
    case .locationTurnedOff:
      isLocationOn = false
      locationCity = nil
      isSuppressed = false
      if isAutomatic { draft = Choice() }
    case .citiesOffered(let cities):
      offered = cities.map { Set($0) }
      if let offered {
        for choice in [\FilterModel.draft, \.applied] {
          self[keyPath: choice].cities.formIntersection(offered)
          if self[keyPath: choice].cities.isEmpty { self[keyPath: choice].isAutomatic = false }
        }
      }
    case .otherCriteriaChanged(let areActive):
      hasOther = areActive
    }
  }

  private func eligible(_ city: City?) -> City? {
    guard let city, offered?.contains(city) != false else { return nil }
    return city
  }

  private mutating func preselect(_ city: City) {
    draft = Choice(cities: [city], isAutomatic: true)
  }

  /// Resets the draft to what is applied; an automatic city that the device has left counts as the
  /// person's own.
  private mutating func restart() {
    draft = applied
    if draft.isAutomatic, eligible(locationCity).map({ [$0] }) != draft.cities {
      draft.isAutomatic = false
    }
  }
}

extension FilterModel {
  /// Creates the model of a filter in this state.
  init(_ filter: LocationFilter) {
    draft = Choice(filter.draft)
    applied = Choice(filter.applied)
    isLocationOn = filter.location != .off
    locationCity = filter.location.city
    isSuppressed = filter.isLocationCityDismissed
    offered = filter.offeredCities.map { Set($0) }
    hasOther = filter.hasOtherCriteria
    hasPrompt = filter.isConfirmingClear
  }
}

extension FilterModel.Choice {
  fileprivate init(_ selection: LocationSelection) {
    switch selection {
    case .anywhere: break
    case .cities(let chosen):
      cities = Set(chosen.cities)
      isAutomatic = chosen.origin == .automatic
    case .zipCode(let chosen): zipCode = chosen
    }
  }
}
