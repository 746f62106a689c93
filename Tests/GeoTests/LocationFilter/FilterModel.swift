import Geo

/// The state table of the filter in plain sets and optionals, row by row; it may hold any mixture,
/// so that a wrong one shows.
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

  /// Changes the state as the table says, and returns the rejection, if any.
  mutating func send(_ event: LocationFilter.Event) -> LocationFilter.Rejection? {
    let isAnswer = event == .confirmClear || event == .declineClear
    let isFact =
      switch event {
      case .locationFound, .locationTurnedOff, .citiesOffered, .otherCriteriaChanged: true
      default: false
      }
    if hasPrompt, !isAnswer, !isFact { return .promptOpen }
    if !hasPrompt, isAnswer { return .noPrompt }

    let isNone = draft.isEmpty
    let isAutomatic = !draft.cities.isEmpty && draft.isAutomatic
    let isZIP = draft.zipCode != nil
    switch event {
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
    case .locationFound(let city):
      isLocationOn = true
      locationCity = city
      if let city = eligible(city) {
        if isAutomatic || (isNone && !isSuppressed) { preselect(city) }
      } else if isAutomatic {
        draft = Choice()
      }
    case .locationTurnedOff:
      isLocationOn = false
      locationCity = nil
      isSuppressed = false
      if isAutomatic { draft = Choice() }
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
    return nil
  }

  private func eligible(_ city: City?) -> City? {
    guard let city, offered?.contains(city) != false else { return nil }
    return city
  }

  private mutating func preselect(_ city: City) {
    draft = Choice(cities: [city], isAutomatic: true)
  }

  /// `D := A`, where an automatic city in which the device no longer is counts as chosen.
  private mutating func restart() {
    draft = applied
    if draft.isAutomatic, eligible(locationCity).map({ [$0] }) != draft.cities {
      draft.isAutomatic = false
    }
  }
}

extension FilterModel {
  /// What the model has to be when the filter is in this state.
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
