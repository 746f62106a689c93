import PlaceDirectory

/// The rules of browsing in plain sets, row by row, beside a location filter of its own.
struct BrowseModel: Hashable {
  enum Reply: Hashable {
    case accepted, ignored, rejected
  }

  var location = LocationFilter()
  var draft: Set<AdminConfig.Choice> = []
  var applied: Set<AdminConfig.Choice> = []
  var draftDates: ClosedRange<CalendarDate>?
  var appliedDates: ClosedRange<CalendarDate>?
  var expanded: Set<AdminConfig.Criterion> = []
  var isMap = false
  var preview: ItemReference?
  var text: SearchIndex.Query?
  // What the host told.
  var sections: [AdminConfig.Criterion: Set<AdminConfig.Choice>] = [:]
  var city: City??
  var place: Coordinate?
  var center: Coordinate?
  var listed: [City]?

  var hasPrompt: Bool { location.isConfirmingClear }
  var isFiltered: Bool {
    applied.contains { $0.criterion != .order } || appliedDates != nil
  }

  mutating func send(_ action: BrowseState.Action) -> Reply {
    let before = self
    let reply = carryOut(action)
    if reply != .accepted { self = before }
    return reply
  }

  private mutating func carryOut(_ action: BrowseState.Action) -> Reply {
    if hasPrompt, action != .confirmClear, action != .declineClear { return .rejected }
    switch action {
    case .open, .back:
      (draft, draftDates) = (applied, appliedDates)
      return reply(location.send(action == .open ? .open : .back))
    case .selectCity(let city): return place(.selectCity(city))
    case .unselectCity(let city): return place(.unselectCity(city))
    case .enterZIPCode(let text): return place(.enterZIPCode(text))
    case .unselectZIPCode: return place(.unselectZIPCode)
    case .select(let choice):
      if sections[choice.criterion]?.contains(choice) != true { return .rejected }
      if draft.contains(choice) { return .ignored }
      if choice == .order(.nearest), city == nil { return .rejected }
      if isAboutTime(choice.criterion), contradicts(choice.criterion) { return .rejected }
      // One at a time, but for weekdays and labels.
      if choice.criterion != .weekdays, choice.criterion != .labels(of: "payment") {
        for other in draft where other.criterion == choice.criterion { draft.remove(other) }
      }
      draft.insert(choice)
    case .unselect(let choice):
      if !draft.contains(choice) { return .ignored }
      draft.remove(choice)
    case .selectDates(let dates):
      if sections[.dates] == nil { return .rejected }
      if draftDates == dates { return .ignored }
      if dates != nil, contradicts(.dates) { return .rejected }
      draftDates = dates
    case .expand(let criterion):
      if sections[criterion] == nil { return .rejected }
      if expanded.contains(criterion) { return .ignored }
      expanded.insert(criterion)
    case .collapse(let criterion):
      if !expanded.contains(criterion) { return .ignored }
      expanded.remove(criterion)
    case .apply:
      let before = (applied, appliedDates, location.applied)
      if reply(location.send(.apply)) == .rejected { return .rejected }
      (applied, appliedDates) = (draft, draftDates)
      if before != (applied, appliedDates, location.applied) { preview = nil }
      tellFilter()
      center = place
    case .refresh:
      if center == place { return .ignored }
      center = place
    case .tapBar: return reply(location.send(.tapBar))
    case .confirmClear:
      if !hasPrompt { return .ignored }
      _ = location.send(.confirmClear)
      for choice in applied where choice.criterion != .order { applied.remove(choice) }
      appliedDates = nil
      (draft, draftDates) = (applied, nil)
      preview = nil
      center = place
    case .declineClear: return reply(location.send(.declineClear))
    case .show(let presentation):
      if isMap == (presentation == .map) { return .ignored }
      isMap.toggle()
      preview = nil
    case .search(let text):
      if self.text == text { return .ignored }
      (self.text, preview) = (text, nil)
    case .tapPin(let item):
      if item.kind != .market { return .rejected }
      if preview == item { return .ignored }
      preview = item
    case .closePreview:
      if preview == nil { return .ignored }
      preview = nil
    }
    return .accepted
  }

  private func isAboutTime(_ criterion: AdminConfig.Criterion) -> Bool {
    [.openNow, .weekdays, .timeOfDay].contains(criterion)
  }

  /// "Open now" and a time of another kind do not go together.
  private func contradicts(_ criterion: AdminConfig.Criterion) -> Bool {
    let hasNow = draft.contains(.openNow)
    let hasOther =
      draftDates != nil
      || draft.contains { $0.criterion == .weekdays || $0.criterion == .timeOfDay }
    return criterion == .openNow ? hasOther : hasNow
  }

  private mutating func place(_ action: LocationFilter.Action) -> Reply {
    sections[.location] == nil ? .rejected : reply(location.send(action))
  }

  private func reply(_ answer: LocationFilter.Answer) -> Reply {
    switch answer {
    case .accepted, .cleared: .accepted
    case .ignored: .ignored
    case .rejected: .rejected
    }
  }

  private mutating func tellFilter() {
    location.update(.otherCriteriaChanged(areActive: isFiltered))
  }
}

// What the host learns.
extension BrowseModel {
  /// The person is in a city, or in none that is known.
  mutating func find(_ city: City?, at place: Coordinate) {
    self.city = .some(city)
    self.place = place
    if center == nil { center = place }
    if sections[.location] != nil { location.update(.locationFound(city)) }
  }

  mutating func turnOffLocation() {
    city = nil
    (place, center) = (nil, nil)
    if sections[.location] != nil { location.update(.locationTurnedOff) }
    draft.remove(.order(.nearest))
    applied.remove(.order(.nearest))
    tellFilter()
  }

  mutating func list(_ cities: [City], _ items: Set<ItemReference>) {
    listed = cities
    if sections[.location] != nil { tellCities() }
    if let item = preview, !items.contains(item) { preview = nil }
  }

  mutating func configure(_ filters: [AdminConfig.FilterSection]) {
    let hadPlace = sections[.location] != nil
    sections = Dictionary(
      uniqueKeysWithValues: filters.map { ($0.criterion, Set($0.buttons.map(\.choice))) })
    expanded = expanded.filter { sections[$0] != nil }
    draft = draft.filter { sections[$0.criterion]?.contains($0) == true }
    applied = applied.filter { sections[$0.criterion]?.contains($0) == true }
    if sections[.dates] == nil { (draftDates, appliedDates) = (nil, nil) }
    if hadPlace, sections[.location] == nil {
      let hadPrompt = hasPrompt
      location = LocationFilter()
      tellFilter()
      if hadPrompt { _ = location.send(.tapBar) }
    } else if !hadPlace, sections[.location] != nil {
      tellCities()
    }
    tellFilter()
  }

  private mutating func tellCities() {
    if let listed { location.update(.citiesOffered(listed)) }
    if let city { location.update(.locationFound(city)) }
  }
}

extension BrowseModel {
  /// Creates the model of a state; the city of the location and the listed cities are not part of it.
  init(_ state: BrowseState, knowing model: BrowseModel) {
    self = model
    location = state.location
    (draft, applied) = (state.draft.choices, state.applied.choices)
    (draftDates, appliedDates) = (state.draft.dates, state.applied.dates)
    expanded = state.expandedSections
    isMap = state.presentation == .map
    (preview, text) = (state.preview, state.text)
    (place, center) = (state.coordinate, state.center)
    sections = Dictionary(
      uniqueKeysWithValues: state.feature.filters.map {
        ($0.criterion, Set($0.buttons.map(\.choice)))
      })
  }
}

extension BrowseModel.Reply {
  init(_ answer: BrowseState.Answer) {
    switch answer {
    case .accepted: self = .accepted
    case .ignored: self = .ignored
    case .rejected: self = .rejected
    }
  }
}
