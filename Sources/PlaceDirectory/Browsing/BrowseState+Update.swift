public import Essentials
public import Geo

// What the host learns.
extension BrowseState {
  /// Something that the host learns, for ``update(_:)``.
  public enum Update: Sendable {
    /// The administrator has changed the configuration.
    case configChanged(AdminConfig)
    /// The records are these now, of which the state takes the cities.
    case directoryChanged(DirectoryIndex)
    /// The person is here.
    case locationFound(Coordinate)
    /// The person no longer shares the location.
    case locationTurnedOff
    /// It is this time now.
    case timeChanged(Moment)
  }

  /// The result of an update.
  public struct Change: Hashable, Sendable {
    /// Whether the state is another one now.
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
  public enum Dropped: Hashable, Sendable {
    /// The cities or the ZIP code.
    case location(LocationSelection)
    /// The dates.
    case dates(ClosedRange<CalendarDate>)
    /// The choice of a button, with its title.
    case button(AdminConfig.FilterButton)
  }

  /// Updates the state with what the host learned, which is never rejected.
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

  private mutating func reportLocation() -> LocationFilter.Change {
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
