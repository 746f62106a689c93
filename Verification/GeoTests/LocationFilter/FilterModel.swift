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

  enum Reply: Hashable {
    case accepted
    case ignored
    case rejected
  }

  var draft = Choice()
  var applied = Choice()
  var text = ""
  var isLocationOn = false
  var place: City?
  var last: City?
  var dismissed: City?
  var isTouched = false
  var offered: Set<City>?
  var hasOther = false
  var hasPrompt = false

  /// Changes the state according to the table.
  mutating func send(_ action: LocationFilter.Action) -> Reply {
    let isAnswer = action == .confirmClear || action == .declineClear
    if hasPrompt, !isAnswer { return .rejected }
    let hasCities = !draft.cities.isEmpty
    switch action {
    case .open:
      restart()
      if let place { fill(place) }
    case .selectCity(let city):
      if draft.zipCode != nil || !isOffered(city) { return .rejected }
      draft.cities.insert(city)
      draft.isAutomatic = false
      text = ""
      isTouched = true
    case .unselectCity(let city):
      guard draft.cities.contains(city) else { return .ignored }
      draft.cities.remove(city)
      draft.isAutomatic = false
      if city == last { dismissed = city }
      isTouched = true
    case .enterZIPCode(let typed):
      if typed == text { return .accepted }
      if hasCities { return .rejected }
      text = typed
      draft.zipCode = Self.zipCode(in: typed)
      isTouched = true
    case .unselectZIPCode:
      if hasCities { return .ignored }
      draft.zipCode = nil
      text = ""
      isTouched = true
    case .apply:
      if draft.isEmpty, !text.isEmpty { return .rejected }
      applied = draft
      isTouched = false
    case .back:
      restart()
    case .tapBar:
      if applied.isEmpty, !hasOther { return .ignored }
      hasPrompt = true
    case .confirmClear:
      if !hasPrompt { return .ignored }
      (draft, applied, text) = (Choice(), Choice(), "")
      hasOther = false
      dismissed = last
      hasPrompt = false
      isTouched = true
    case .declineClear:
      if !hasPrompt { return .ignored }
      hasPrompt = false
    }
    return .accepted
  }

  /// Changes the state according to the table.
  mutating func update(_ update: LocationFilter.Update) {
    switch update {
    case .locationFound(let city):
      let found = city.flatMap { isOffered($0) ? $0 : nil }
      if isLocationOn, found == place { return }
      isLocationOn = true
      place = found
      guard let found else {
        dropAutomatic()
        return
      }
      if found == last { return }
      (last, dismissed) = (found, nil)
      if draft.isAutomatic {
        draft.cities = [found]
      } else {
        fill(found)
      }
    case .locationTurnedOff:
      (isLocationOn, place, last, dismissed) = (false, nil, nil, nil)
      dropAutomatic()
    case .citiesOffered(let cities):
      offered = cities.map { Set($0) }
      for choice in [\FilterModel.draft, \.applied] {
        let rest = self[keyPath: choice].cities.filter(isOffered)
        self[keyPath: choice].cities = rest
        if rest.isEmpty { self[keyPath: choice].isAutomatic = false }
      }
      if let city = place, !isOffered(city) {
        place = nil
        dropAutomatic()
      }
      closePrompt()
    case .otherCriteriaChanged(let areActive):
      hasOther = areActive
      closePrompt()
    }
  }

  /// Five digits, and perhaps a hyphen and up to four more.
  private static func zipCode(in text: String) -> ZIPCode? {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy { "0123456789".contains($0) } }
    guard areDigits, parts[0].count == 5, parts.count == 1 || parts[1].count <= 4 else {
      return nil
    }
    return ZIPCode(parts[0])
  }

  private func isOffered(_ city: City) -> Bool { offered?.contains(city) != false }

  private mutating func fill(_ city: City) {
    guard draft.isEmpty, !isTouched, isOffered(city), city != dismissed else { return }
    draft = Choice(cities: [city], isAutomatic: true)
    text = ""
  }

  private mutating func restart() {
    draft = applied
    if draft.isAutomatic, draft.cities.first != place { draft = Choice() }
    text = draft.zipCode?.description ?? ""
    isTouched = false
  }

  private mutating func dropAutomatic() {
    if draft.isAutomatic { draft = Choice() }
  }

  private mutating func closePrompt() {
    if applied.isEmpty, !hasOther { hasPrompt = false }
  }
}

extension FilterModel {
  /// Creates the model of a filter in this state.
  init(_ filter: LocationFilter) {
    draft = Choice(filter.draft)
    applied = Choice(filter.applied)
    text = filter.zipText
    isLocationOn = filter.location != .off
    place = filter.location.city
    last = filter.lastCity
    dismissed = filter.isLastCityDismissed ? filter.lastCity : nil
    isTouched = filter.isEdited
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

extension FilterModel.Reply {
  init(_ answer: LocationFilter.Answer) {
    switch answer {
    case .accepted, .cleared: self = .accepted
    case .ignored: self = .ignored
    case .rejected: self = .rejected
    }
  }
}
