public import Essentials
public import Geo

// What a person does.
extension BrowseState {
  /// Carries out an action of a person, or rejects it.
  ///
  /// A rejected or ignored action changes nothing. While ``isConfirmingClear`` is true, every action
  /// except ``Action/confirmClear`` and ``Action/declineClear`` is rejected.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities, buttons, and choices, and O(*n*) in the length
  ///   of a text
  public mutating func send(_ action: Action) -> Answer {
    guard !isConfirmingClear || action == .confirmClear || action == .declineClear else {
      return .rejected(.location(.promptOpen))
    }
    switch action {
    case .open: return reset(by: .open)
    case .back: return reset(by: .back)
    case .selectCity(let city): return forward(.selectCity(city))
    case .unselectCity(let city): return forward(.unselectCity(city))
    case .enterZIPCode(let text): return forward(.enterZIPCode(text))
    case .unselectZIPCode: return forward(.unselectZIPCode)
    case .select(let choice): return choose(choice)
    case .unselect(let choice):
      return draft.choices.remove(choice) == nil ? .ignored : .accepted
    case .selectDates(let dates): return choose(dates)
    case .expand(let criterion):
      guard section(of: criterion) != nil else { return .rejected(.notOffered) }
      return expandedSections.insert(criterion).inserted ? .accepted : .ignored
    case .collapse(let criterion):
      return expandedSections.remove(criterion) == nil ? .ignored : .accepted
    case .search(let text):
      guard self.text != text else { return .ignored }
      self.text = text
      preview = nil
      return .accepted
    case .apply: return apply()
    case .refresh:
      guard center != coordinate else { return .ignored }
      center = coordinate
      return .accepted
    case .tapBar: return Answer(location.send(.tapBar))
    case .confirmClear: return clear()
    case .declineClear: return Answer(location.send(.declineClear))
    case .show(let presentation):
      guard self.presentation != presentation else { return .ignored }
      self.presentation = presentation
      preview = nil
      return .accepted
    case .tapPin(let item):
      guard item.kind == kind else { return .rejected(.notOffered) }
      guard preview != item else { return .ignored }
      preview = item
      return .accepted
    case .closePreview:
      guard preview != nil else { return .ignored }
      preview = nil
      return .accepted
    }
  }

  /// The section of a criterion, if the feature has one.
  func section(of criterion: AdminConfig.Criterion) -> AdminConfig.FilterSection? {
    feature.filters.first { $0.criterion == criterion }
  }

  private mutating func reset(by action: LocationFilter.Action) -> Answer {
    draft = applied
    return Answer(location.send(action))
  }

  /// Sends an action to the choice of cities or a ZIP code, if there is one.
  private mutating func forward(_ action: LocationFilter.Action) -> Answer {
    guard section(of: .location) != nil else { return .rejected(.notOffered) }
    return Answer(location.send(action))
  }

  private mutating func choose(_ choice: AdminConfig.Choice) -> Answer {
    guard let section = section(of: choice.criterion),
      section.buttons.contains(where: { $0.choice == choice })
    else { return .rejected(.notOffered) }
    guard !draft.choices.contains(choice) else { return .ignored }
    if let reason = obstacle(to: choice) { return .rejected(reason) }
    if choice.criterion.isSingle {
      draft.choices = draft.choices.filter { $0.criterion != choice.criterion }
    }
    draft.choices.insert(choice)
    return .accepted
  }

  private mutating func choose(_ dates: ClosedRange<CalendarDate>?) -> Answer {
    guard section(of: .dates) != nil else { return .rejected(.notOffered) }
    guard draft.dates != dates else { return .ignored }
    if dates != nil, let reason = exclusion(of: .dates) { return .rejected(reason) }
    draft.dates = dates
    return .accepted
  }

  /// The reason a choice cannot join the draft, or `nil` if it can.
  func obstacle(to choice: AdminConfig.Choice) -> Rejection? {
    if choice == .order(.nearest), coordinate == nil { return .locationUnknown }
    return exclusion(of: choice.criterion)
  }

  /// The reason a criterion cannot join the draft: a filter for "open now" excludes filters for another time.
  func exclusion(of criterion: AdminConfig.Criterion) -> Rejection? {
    let others: [AdminConfig.Criterion]
    switch criterion {
    case .openNow: others = feature.isTimed ? [.weekdays, .timeOfDay] : Self.otherTimes
    case .dates: others = feature.isTimed ? [] : [.openNow]
    case .weekdays, .timeOfDay: others = [.openNow]
    default: return nil
    }
    return others.first(where: draft.has).map { other in
      let section = section(of: other)
      let chosen = section?.buttons.filter { draft.choices.contains($0.choice) }.map(\.title) ?? []
      let title = chosen.isEmpty ? section?.title ?? "" : chosen.joined(separator: ", ")
      return .excluded(by: other, title: title)
    }
  }

  private static var otherTimes: [AdminConfig.Criterion] { [.weekdays, .timeOfDay, .dates] }

  /// The reason the draft cannot be applied, or `nil` if it can.
  var obstacleToApplying: Rejection? {
    if let reason = location.viewState.reason { return .location(reason) }
    guard draft.has(.distance), case .zipCode(let zipCode) = location.draft,
      places.centroid(of: zipCode) == nil
    else { return nil }
    return .placeUnknown(zipCode)
  }

  private mutating func apply() -> Answer {
    if let reason = obstacleToApplying { return .rejected(reason) }
    let before = (applied, location.applied)
    let answer = Answer(location.send(.apply))
    applied = draft
    center = coordinate
    if (applied, location.applied) != before { preview = nil }
    location.update(.otherCriteriaChanged(areActive: applied.areActive))
    return answer
  }

  private mutating func clear() -> Answer {
    let answer = location.send(.confirmClear)
    if answer == .cleared {
      applied = applied.withoutFilters
      draft = applied
      center = coordinate
      preview = nil
    }
    return Answer(answer)
  }
}

extension BrowseState.Answer {
  fileprivate init(_ answer: LocationFilter.Answer) {
    switch answer {
    case .accepted, .cleared: self = .accepted
    case .ignored: self = .ignored
    case .rejected(let reason): self = .rejected(.location(reason))
    }
  }
}

// What the host learns.
extension BrowseState {
  /// New information from the host, for ``update(_:)``.
  @nonexhaustive public enum Update: Sendable {
    /// The administrator has changed the configuration.
    case configChanged(AdminConfig)
    /// The records have changed; the state takes their cities.
    case directoryChanged(DirectoryIndex)
    /// The person's location.
    case locationFound(Coordinate)
    /// The person no longer shares the location.
    case locationTurnedOff
    /// The current time.
    case timeChanged(Moment)
    /// The app has started again, with these earlier choices of the person.
    ///
    /// Choices that are not possible now, such as one without a button, are dropped.
    case restored(Saved)
  }

  /// The result of an update.
  public struct Change: Hashable, Sendable {
    /// Whether the state has changed.
    public internal(set) var isChanged = false
    /// The result of the update for the choice of cities or a ZIP code.
    public internal(set) var location = LocationFilter.Change.unchanged
    /// The filters and the order that the list no longer has, in the order of the filter screen.
    ///
    /// Tell the person, who may wonder why there are more results.
    public internal(set) var dropped: [Dropped] = []
    /// The choices that the open filter screen no longer has.
    public internal(set) var droppedFromDraft: [Dropped] = []
  }

  /// A choice that is no longer possible.
  @nonexhaustive public enum Dropped: Hashable, Sendable {
    /// The cities or the ZIP code.
    case location(LocationSelection)
    /// The dates.
    case dates(ClosedRange<CalendarDate>)
    /// The choice of a button, with its title.
    case button(AdminConfig.FilterButton)
  }

  /// Updates the state with new information from the host, which is never rejected.
  ///
  /// A repeated report changes nothing, so a host may repeat its reports.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cities and of the configuration's parts; for a
  ///   directory, as ``DirectoryIndex/page(of:after:limit:countsChoices:)``
  @discardableResult
  public mutating func update(_ update: Update) -> Change {
    let before = self
    var change = Change()
    switch update {
    case .configChanged(let config): configure(config, &change)
    case .directoryChanged(let directory):
      let all = try? directory.page(
        of: DirectoryQuery(kinds: [kind]), limit: 1, countsChoices: true)
      listedCities = all?.choices?.cities.keys.sorted() ?? []
      change.location = offerCities()
      if let preview, directory[preview] == nil { self.preview = nil }
    case .locationFound(let coordinate):
      self.coordinate = coordinate
      if center == nil { center = coordinate }
      change.location = reportLocation()
    case .locationTurnedOff:
      (coordinate, center) = (nil, nil)
      change.location =
        section(of: .location) == nil ? .unchanged : location.update(.locationTurnedOff)
      drop(&change) { $0 != .order(.nearest) }
    case .timeChanged(let moment): self.moment = moment
    case .restored(let saved): restore(saved, &change)
    }
    change.isChanged = self != before
    return change
  }

  /// Offers the cities of the directory, and reports the location again, whose city may be among them.
  private mutating func offerCities() -> LocationFilter.Change {
    guard section(of: .location) != nil, listedCities != nil else { return .unchanged }
    let change = location.update(.citiesOffered(listedCities))
    let report = reportLocation()
    return change == .unchanged ? report : change
  }

  mutating func reportLocation() -> LocationFilter.Change {
    guard section(of: .location) != nil, let coordinate else { return .unchanged }
    return location.update(.locationFound(places.city(at: coordinate)))
  }

  private mutating func configure(_ config: AdminConfig, _ change: inout Change) {
    defaultPlace = config.defaultPlace
    let old = feature.filters
    feature = config[kind] ?? AdminConfig.Feature(kind, title: kind.name)
    expandedSections = expandedSections.filter { section(of: $0) != nil }
    let hadLocation = old.contains { $0.criterion == .location }
    if hadLocation, section(of: .location) == nil {
      if location.applied != .anywhere { change.dropped = [.location(location.applied)] }
      if location.draft != .anywhere { change.droppedFromDraft = [.location(location.draft)] }
      // Without a section, the filter keeps the bar and the question, and knows of no cities.
      let isConfirming = location.isConfirmingClear
      location = LocationFilter()
      location.update(.otherCriteriaChanged(areActive: applied.areActive))
      if isConfirming { _ = location.send(.tapBar) }
    } else if !hadLocation {
      change.location = offerCities()
      if listedCities == nil { change.location = reportLocation() }
    }
    let buttons = Set(feature.filters.flatMap(\.buttons).map(\.choice))
    drop(&change, from: old, keepingDates: section(of: .dates) != nil, where: buttons.contains)
  }

  /// Drops the choices that are no longer possible, and reports them.
  private mutating func drop(
    _ change: inout Change, from filters: [AdminConfig.FilterSection]? = nil,
    keepingDates: Bool = true, where isPossible: (AdminConfig.Choice) -> Bool
  ) {
    let filters = filters ?? feature.filters
    func rest(of criteria: Criteria, _ dropped: inout [Dropped]) -> Criteria {
      var rest = criteria
      for section in filters {
        if section.criterion == .dates, let dates = criteria.dates, !keepingDates {
          rest.dates = nil
          dropped.append(.dates(dates))
        }
        for button in section.buttons
        where criteria.choices.contains(button.choice) && !isPossible(button.choice) {
          rest.choices.remove(button.choice)
          dropped.append(.button(button))
        }
      }
      return rest
    }
    applied = rest(of: applied, &change.dropped)
    draft = rest(of: draft, &change.droppedFromDraft)
    location.update(.otherCriteriaChanged(areActive: applied.areActive))
  }
}
