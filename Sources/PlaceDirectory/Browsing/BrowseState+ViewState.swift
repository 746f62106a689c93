import Essentials
public import Geo

extension BrowseState {
  /// The contents of the screens of a list and its filters.
  ///
  ///     let view = markets.viewState(in: directory)
  ///     title = "Show \(view.draftCount ?? 0) results"
  ///     let isSNAP = Binding(
  ///       get: { view.isSelected(snap) },
  ///       set: { _ = markets.send($0 ? .select(snap) : .unselect(snap)) })
  public struct ViewState: Hashable, Sendable {
    /// The choice of cities or a ZIP code, or `nil` if the feature has none.
    public let location: LocationFilter.ViewState?
    /// The reason the city of the person's location cannot be preselected, or `nil` if it can, or
    /// the location is unknown: ``BrowseState/places`` has no city there, or nothing is listed in
    /// it.
    public let cityObstacle: LocationFilter.Obstacle?
    /// The number of records in each city, as if no city or ZIP code were chosen.
    public let cityCounts: [City: Int]
    /// The sections of the filter screen with buttons or dates, in order.
    public let sections: [Section]
    /// The number of records that applying the draft would show, or `nil` while it cannot be applied.
    public let draftCount: Int?
    /// The reason the draft cannot be applied, or `nil` if it can.
    public let reason: Rejection?
    /// The bar that shows that filters are on, or `nil` if none is.
    public let bar: Bar?
    /// Whether to ask the person to confirm that all filters are to be cleared.
    public let isConfirmingClear: Bool

    /// Returns whether the draft has a choice; if no order is chosen, it has the order of the list.
    ///
    /// - Complexity: O(*n*) in the number of buttons
    public func isSelected(_ choice: AdminConfig.Choice) -> Bool {
      sections.contains { $0.buttons.contains { $0.choice == choice && $0.isSelected } }
    }
  }

  /// The bar that shows that filters are on.
  public struct Bar: Hashable, Sendable {
    /// The filters that are on, in the order of the filter screen.
    public let filters: [ActiveFilter]
    /// The number of records that pass them.
    public let count: Int
    /// The number of records without any filter, but with the ``BrowseState/text``.
    public let total: Int
  }

  /// A filter that is on.
  public struct ActiveFilter: Hashable, Identifiable, Sendable {
    /// The criterion.
    public let criterion: AdminConfig.Criterion
    /// The title of its section.
    public let title: String
    /// The choices: titles of buttons, cities, or a ZIP code; empty for dates, which are in
    /// ``BrowseState/applied``.
    public let values: [String]

    /// The criterion.
    public var id: AdminConfig.Criterion { criterion }
  }

  /// Returns the content of the screens.
  ///
  /// All numbers count only records that match the ``text``: each is the number that its list would
  /// show.
  ///
  /// - Complexity: three times that of ``DirectoryIndex/page(of:after:limit:countsChoices:)``, once with the
  ///   counts for choices; once more if the draft limits the distance; and the time of its own filter for
  ///   each button that is for neither labels, featured records, nor an order; up to three times as much with a
  ///   text
  public func viewState(in directory: DirectoryIndex) -> ViewState {
    let counts = DraftCounts(self, in: directory)
    let hasLocation = section(of: .location) != nil
    return ViewState(
      location: hasLocation ? location.viewState : nil,
      cityObstacle: hasLocation ? cityObstacle : nil,
      cityCounts: hasLocation ? counts.cities : [:],
      sections: feature.filters.filter { $0.criterion != .location }.map { section in
        Section(
          criterion: section.criterion, title: section.title,
          reason: section.criterion.hasButtons ? nil : exclusion(of: section.criterion),
          buttons: section.buttons.map { button($0, counts) },
          isExpanded: expandedSections.contains(section.criterion))
      },
      draftCount: counts.total, reason: obstacleToApplying, bar: bar(in: directory),
      isConfirmingClear: isConfirmingClear)
  }

  /// The reason the city of the location is not known to the filter.
  private var cityObstacle: LocationFilter.Obstacle? {
    guard let coordinate, location.location == .unknown else { return nil }
    return places.city(at: coordinate) == nil ? .unknownCity : .cityNotOffered
  }

  /// Returns the bar, or `nil` if no filter is on.
  ///
  /// - Complexity: twice that of ``DirectoryIndex/count(of:)``
  public func bar(in directory: DirectoryIndex) -> Bar? {
    guard location.isBarVisible else { return nil }
    return Bar(
      filters: feature.filters.compactMap { section in
        values(of: section).map { values in
          ActiveFilter(criterion: section.criterion, title: section.title, values: values)
        }
      },
      count: directory.count(of: query), total: directory.count(of: unfilteredQuery))
  }

  /// The applied choices of a section, or `nil` if there are none.
  private func values(of section: AdminConfig.FilterSection) -> [String]? {
    switch section.criterion {
    case .order: return nil
    case .dates: return applied.dates == nil ? nil : []
    case .location:
      return switch location.applied {
      case .anywhere: nil
      case .cities(let selection): selection.cities.map(\.description)
      case .zipCode(let zipCode): [zipCode.description]
      }
    default:
      let values = section.buttons.filter { applied.choices.contains($0.choice) }
      return values.isEmpty ? nil : values.map(\.title)
    }
  }

  private func button(_ button: AdminConfig.FilterButton, _ counts: DraftCounts) -> Button {
    let isSelected =
      draft.choices.contains(button.choice)
      || button.choice == .order(order(of: draft))
    return Button(
      title: button.title, choice: button.choice, isSelected: isSelected,
      count: counts.count(of: button.choice), reason: isSelected ? nil : obstacle(to: button.choice)
    )
  }
}

extension BrowseState {
  /// A section of the filter screen.
  public struct Section: Hashable, Identifiable, Sendable {
    /// The criterion of the section.
    public let criterion: AdminConfig.Criterion
    /// The title.
    public let title: String
    /// The reason no dates can be chosen, or `nil` if they can; buttons have their own reasons.
    public let reason: Rejection?
    /// All buttons, in order; none for dates.
    public let buttons: [Button]
    /// Whether all buttons are shown.
    public let isExpanded: Bool

    /// The criterion.
    public var id: AdminConfig.Criterion { criterion }

    /// Returns the buttons in rows of a number of columns: all of them if the section is expanded
    /// or they fit into three rows, and otherwise those of the first three rows.
    ///
    /// A number of columns below one counts as one.
    ///
    /// - Complexity: O(*n*) in the number of buttons
    public func rows(columns: Int) -> Rows {
      let columns = min(max(columns, 1), max(buttons.count, 1))
      let limit = columns.multipliedReportingOverflow(by: Self.rowLimit)
      let isCut = !isExpanded && !limit.overflow && buttons.count > limit.partialValue
      let shown = isCut ? buttons[..<limit.partialValue] : buttons[...]
      let hidden = buttons[shown.endIndex...]
      return Rows(
        rows: stride(from: 0, to: shown.count, by: columns).map { start in
          Array(shown[start...].prefix(columns))
        },
        hiddenCount: hidden.count, hiddenSelectedCount: hidden.count(where: \.isSelected),
        canCollapse: isExpanded && buttons.count > limit.partialValue)
    }

    /// The number of rows of a section that is not expanded.
    private static var rowLimit: Int { 3 }
  }

  /// The buttons of a section in rows.
  public struct Rows: Hashable, Sendable {
    /// The rows.
    public let rows: [[Button]]
    /// The number of buttons behind "more", which ``Action/expand(_:)`` shows.
    public let hiddenCount: Int
    /// The number of chosen buttons among those, to show next to "more".
    public let hiddenSelectedCount: Int
    /// Whether ``Action/collapse(_:)`` would hide buttons.
    public let canCollapse: Bool
  }

  /// A button of the filter screen.
  public struct Button: Hashable, Identifiable, Sendable {
    /// The title.
    public let title: String
    /// The choice of the button.
    public let choice: AdminConfig.Choice
    /// Whether it is chosen.
    ///
    /// If no order is chosen, that of the feature is, or the best match if there is a text.
    public let isSelected: Bool
    /// The number of records that have it and pass all other sections, and all chosen buttons of
    /// its own section if that requires all; `nil` for orders, while the draft cannot be applied,
    /// and if it could not be applied with this button.
    public let count: Int?
    /// The reason it cannot be chosen, or `nil` if it can.
    public let reason: Rejection?

    /// The choice of the button.
    public var id: AdminConfig.Choice { choice }
    /// Whether it can be tapped.
    public var isAvailable: Bool { reason == nil }
  }
}

// What the list and the map show.
extension BrowseState {
  /// The query of the list, for pages and counts of a ``DirectoryIndex``.
  public var query: DirectoryQuery { query(applied, location.applied, from: center) }

  /// The query of the draft, or `nil` while it cannot be applied.
  public var draftQuery: DirectoryQuery? {
    obstacleToApplying == nil ? query(draft, location.draft, from: coordinate) : nil
  }

  /// The question that the draft would ask with a choice as the only one of its criterion, or `nil` if the
  /// choice cannot join the draft or the draft could not be applied then.
  func draftQuery(choosing choice: AdminConfig.Choice) -> DirectoryQuery? {
    guard draft.choices.contains(choice) || obstacle(to: choice) == nil else { return nil }
    var state = self
    state.draft.choices = draft.choices.filter { $0.criterion != choice.criterion }
    state.draft.choices.insert(choice)
    return state.draftQuery
  }

  /// The query without any filter, for the number of all records that match the ``text``.
  public var unfilteredQuery: DirectoryQuery {
    var query = DirectoryQuery(kinds: [kind])
    query.text = text
    if feature.isTimed { query.time = moment.seconds..<Int64.max }
    return query
  }

  /// The center for "near": the location of the person, otherwise the applied ZIP code or city, and
  /// otherwise the administrator's place.
  public var referencePoint: ReferencePoint {
    ReferencePoint(
      device: coordinate, filter: location.applied, table: places, default: defaultPlace)
  }

  /// The region that a map shows at first: the applied distance, or five miles around the
  /// ``referencePoint``.
  public var region: MapRegion { query.area ?? MapRegion(around: referencePoint) }

  private func query(
    _ criteria: Criteria, _ selection: LocationSelection, from here: Coordinate?
  ) -> DirectoryQuery {
    var query = unfilteredQuery
    query.location = selection
    query.order = order(of: criteria, from: here)
    if selection == .anywhere, !criteria.areActive {
      // A person who searches wants to find all that matches.
      query.isFeatured = feature.startsWithFeatured && text == nil
      return query
    }
    var labels: [String: Set<String>] = [:]
    var weekdays: Set<Weekday> = []
    var minutes = 0..<1440
    for choice in criteria.choices {
      switch choice {
      case .openNow: (query.open, query.offsets) = (.at(moment.local), moment.offsets)
      case .weekday(let weekday): weekdays.insert(weekday)
      case .timeOfDay(let range): minutes = range
      case .label(let label, let subject): labels[subject, default: []].insert(label)
      case .rating(let stars): query.minimumRating = Double(stars)
      case .price(let cents): query.pricesInCents = cents
      case .ages(let years): query.ages = years
      case .distance(let distance): limit(&query, to: distance, selection, from: here)
      case .featured: query.isFeatured = true
      case .order: break
      }
    }
    for (subject, chosen) in labels {
      let requiresAll = section(of: .labels(of: subject))?.requiresAll ?? false
      query.labels[DirectoryRecord.Subject(subject)] = requiresAll ? .all(chosen) : .any(chosen)
    }
    ask(for: criteria, weekdays, minutes, in: &query)
    return query
  }

  /// Asks for a time other than now: of records that take place, or of opening hours.
  private func ask(
    for criteria: Criteria, _ weekdays: Set<Weekday>, _ minutes: Range<Int>,
    in query: inout DirectoryQuery
  ) {
    guard !weekdays.isEmpty || criteria.has(.timeOfDay) || criteria.dates != nil else { return }
    let today = moment.local.date
    if criteria.choices.contains(.openNow), let dates = criteria.dates {
      // What takes place now does so today, and at no minute of other dates.
      if !dates.contains(today) { query.open = .on(dates, minutes: 0..<0) }
      return
    }
    let horizon = today.adding(days: feature.isTimed ? 365 : 6) ?? .latest
    query.open = .on(criteria.dates ?? today...horizon, weekdays: weekdays, minutes: minutes)
    query.offsets = moment.offsets
  }

  /// The order that the person chose, or else the best match of a text, or the order of the feature.
  private func order(of criteria: Criteria) -> AdminConfig.Order {
    criteria.order ?? (text == nil ? feature.order : .bestMatch)
  }

  private func order(
    of criteria: Criteria, from here: Coordinate?
  ) -> DirectoryQuery.Order {
    switch order(of: criteria) {
    case .title: .title
    case .titleDescending: .titleDescending
    case .mostPopular: .mostPopular
    case .highestRating: .highestRating
    case .newest: .newest
    case .oldest: .oldest
    case .chronological: .chronological
    case .lowestPrice: .lowestPrice
    case .bestMatch: .bestMatch
    case .nearest: here.map(DirectoryQuery.Order.nearest) ?? .title
    }
  }

  /// Asks for what is within a distance of the selected ZIP code, which then stands for its surroundings;
  /// or else of the person.
  private func limit(
    _ query: inout DirectoryQuery, to distance: Distance, _ selection: LocationSelection,
    from here: Coordinate?
  ) {
    var center = ReferencePoint(
      device: here, filter: selection, table: places, default: defaultPlace
    ).coordinate
    if case .zipCode(let zipCode) = selection, let centroid = places.centroid(of: zipCode) {
      center = centroid
      query.location = .anywhere
    }
    query.area = MapRegion(center: center, radius: distance)
  }
}
